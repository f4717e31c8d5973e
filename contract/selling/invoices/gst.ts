import { indianStates } from '../../astrology/places/india.ts';

/**
 * GST state codes by ISO code (the first two digits of a GSTIN). Source: GST portal, state code list; 26
 * since 2020.
 */
const stateCodes: Readonly<Record<string, string>> = {
  JK: '01',
  HP: '02',
  PB: '03',
  CH: '04',
  UK: '05',
  HR: '06',
  DL: '07',
  RJ: '08',
  UP: '09',
  BR: '10',
  SK: '11',
  AR: '12',
  NL: '13',
  MN: '14',
  MZ: '15',
  TR: '16',
  ML: '17',
  AS: '18',
  WB: '19',
  JH: '20',
  OD: '21',
  CG: '22',
  MP: '23',
  GJ: '24',
  DH: '26',
  MH: '27',
  KA: '29',
  GA: '30',
  LD: '31',
  KL: '32',
  TN: '33',
  PY: '34',
  AN: '35',
  TS: '36',
  AP: '37',
  LA: '38',
};

/** The GST state code of places outside India. */
export const abroadGstCode = '96';

/** Returns the GST code of a state by its ISO code, or {@link abroadGstCode} for anything else. */
export const gstStateCode = (state: string): string => stateCodes[state] ?? abroadGstCode;

/** Returns the ISO code of a state by its GST code, or null. */
export const stateOfGstCode = (code: string): string | null =>
  indianStates.find((state) => stateCodes[state.code] === code)?.code ?? null;

/** Returns whether UTGST replaces SGST: in union territories without a legislature (UTGST Act 2017, section 2 (8)). */
export const hasUnionTax = (state: string): boolean => ['AN', 'CH', 'DH', 'LA', 'LD'].includes(state);

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns the check character of a GSTIN: the first 14 characters as base-36 digits, weighted 1 and 2 in turn. */
function checkCharacter(body: string): string {
  const sum = [...body].reduce((total, character, i) => {
    const product = alphabet.indexOf(character) * (i % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return alphabet[(36 - (sum % 36)) % 36] ?? '';
}

/** Returns the problem of a GSTIN, or null if it is valid. `state` is the ISO code of the state that it must be of, if any. */
export function gstinProblem(gstin: string, state?: string): 'form' | 'check' | 'state' | null {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(gstin)) return 'form';
  if (checkCharacter(gstin.slice(0, 14)) !== gstin[14]) return 'check';
  if (state === undefined) return stateOfGstCode(gstin.slice(0, 2)) === null ? 'state' : null;
  return gstin.slice(0, 2) === stateCodes[state] ? null : 'state';
}
