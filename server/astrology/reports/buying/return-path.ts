import type { ReportKind } from '#contract/astrology/reports/report.ts';
import { addressOf } from '../../../platform/config/page-address.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createLinkSigner } from '../../../platform/security/link-signer.ts';
import { type BirthSubject, coordinatesText, type ReportInput } from './input.ts';

/** The maximum length of a return address at the gateway (Cashfree API). */
const longest = 250;

const pages: Record<ReportKind, string> = {
  kundli: '/kundli-result',
  matching: '/matching-kundli-result',
  panchang: '/panchang-result',
};

/** Formats wall time as clients write it, with the offset they always write. */
const sent = (datetime: string): string => `${datetime.slice(0, 16)}:${datetime.slice(17) || '00'}+05:30`;

/** Returns a place as it was typed, or to six decimals if that is shorter; a report is found by those. */
function place({ coordinates, latitude, longitude }: BirthSubject): string {
  const exact = coordinatesText(latitude, longitude);
  return coordinates.length <= exact.length ? coordinates : exact;
}

/**
 * Returns the fields by which a result page requests its report, and no more, because the address must stay short.
 * Leaves out the place's name and the usual dasha year.
 */
export function requestFields(kind: ReportKind, input: ReportInput, la: string): Record<string, string> {
  const [first, second] = input.subjects;
  if (!first) throw new Error('the report has no subject');
  const ayanamsa = String(input.ayanamsa);
  const coordinates = place(first);
  const datetime = sent(first.datetime);
  if (kind === 'panchang') return { ayanamsa, coordinates, datetime, la };
  const otherYear: Record<string, string> =
    input.yearLength === 1 ? {} : { year_length: String(input.yearLength) };
  if (kind === 'kundli') return { datetime, coordinates, ayanamsa, la, ...otherYear };
  if (!second) throw new Error('the matching has only one birth');
  return {
    ayanamsa,
    girl_coordinates: coordinates,
    girl_dob: datetime,
    boy_coordinates: place(second),
    boy_dob: sent(second.datetime),
    la,
  };
}

/** Returns the result page of a report by its order id. The page reads the rest from the server. */
export const resultPage = (kind: ReportKind, orderId: string): string => `${pages[kind]}?order_id=${orderId}`;

/** Encodes text for a query. Leaves colons and commas as they are, which keeps the address short. */
const inQuery = (text: string): string =>
  encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2C', ',');

/** A report whose result page is to be reached. */
export type Reached = { kind: ReportKind; input: ReportInput; la: string };

/**
 * Returns the result page with its whole request. A matching has a parameter for each field, as the specification lists
 * them first: in `data` two births would not fit the gateway. The others have them in `data`, as earlier clients write
 * them.
 */
export function fullResultPage({ kind, input, la }: Reached, orderId: string): string {
  const fields = requestFields(kind, input, la);
  const request =
    kind === 'matching'
      ? Object.entries(fields).map(([name, value]) => `${name}=${inQuery(value)}`)
      : [`data=${inQuery(JSON.stringify(fields))}`];
  return `${pages[kind]}?${[`order_id=${orderId}`, ...request].join('&')}`;
}

/**
 * The path to which the gateway returns a buyer whose result page has too long an address. It redirects them to that
 * page. It is under `/api/payment`, which every client forwards.
 */
export const returnHop = '/api/payment/report-return';

/** Hours after an order in which its hop names the births. */
const hopHours = 24;

/** The way back from the gateway to a result page. */
export type ReturnPaths = ReturnType<typeof createReturnPaths>;

/**
 * Creates the return addresses of reports. The hop is signed and not tied to a cookie, because another client's browser
 * has none: whoever has its address has what the whole address would have said.
 */
export function createReturnPaths({ config, keyrings, now }: Pick<Platform, 'config' | 'keyrings' | 'now'>) {
  const signer = createLinkSigner(keyrings.session, 'report return');
  return {
    /**
     * Returns the return path for the gateway: the result page itself, or {@link returnHop} if its address is too long.
     * `bare`: the client needs no more than the order id in it.
     */
    async forGateway(report: Reached, orderId: string, { bare }: { bare: boolean }): Promise<string> {
      const placeholder = '{order_id}';
      const page = bare ? resultPage(report.kind, placeholder) : fullResultPage(report, placeholder);
      if (bare || addressOf(config, page).length <= longest) return page;
      return `${returnHop}?order_id=${placeholder}&proof=${await signer.sign(orderId)}`;
    },

    /** Returns whether the hop of an order may name its births: it was signed for it, within a day. */
    isOwn: async (report: { createdAt: Date }, orderId: string, proof: string): Promise<boolean> =>
      now().getTime() - report.createdAt.getTime() < hopHours * 3_600_000 && signer.isOurs(orderId, proof),
  };
}
