import type { ReportKind } from '#contract/reports/endpoints.ts';
import { type BirthSubject, coordinatesText, type ReportInput } from './input.ts';

/** The gateway takes return addresses of this length (integrations reference, section 1). */
const longest = 250;

const pages: Record<ReportKind, string> = {
  kundli: '/kundli-result',
  matching: '/matching-kundli-result',
  panchang: '/panchang-result',
};

/** Wall time as clients write it, with the offset they always write. */
const sent = (datetime: string): string => `${datetime.slice(0, 16)}:${datetime.slice(17) || '00'}+05:30`;

/** A place as it was typed, or to the six decimals that a report is found by when that is shorter. */
function place({ coordinates, latitude, longitude }: BirthSubject): string {
  const exact = coordinatesText(latitude, longitude);
  return coordinates.length <= exact.length ? coordinates : exact;
}

/**
 * What a result page asks for its report by, and no more: the address must stay short. The place's name is not among
 * it, nor the usual dasha year.
 */
export function askedFields(kind: ReportKind, input: ReportInput, la: string): Record<string, string> {
  const [first, second] = input.subjects;
  if (!first) throw new Error('A report about nothing');
  const ayanamsa = String(input.ayanamsa);
  const coordinates = place(first);
  const datetime = sent(first.datetime);
  if (kind === 'panchang') return { ayanamsa, coordinates, datetime, la };
  const otherYear: Record<string, string> =
    input.yearLength === 1 ? {} : { year_length: String(input.yearLength) };
  if (kind === 'kundli') return { datetime, coordinates, ayanamsa, la, ...otherYear };
  if (!second) throw new Error('A matching of one');
  return {
    ayanamsa,
    girl_coordinates: coordinates,
    girl_dob: datetime,
    boy_coordinates: place(second),
    boy_dob: sent(second.datetime),
    la,
  };
}

/** The result page of a report by its order alone: it reads the rest from the server. */
export const resultPage = (kind: ReportKind, orderId: string): string =>
  `${pages[kind]}?order_id=${encodeURIComponent(orderId)}`;

/** Text for a query: colons and commas may stand there as they are, which keeps the address short. */
const inQuery = (text: string): string =>
  encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2C', ',');

/** The result page with what was asked in `data`, as earlier clients need it. */
export const fullResultPage = (
  report: { kind: ReportKind; input: ReportInput; la: string },
  orderId: string,
): string =>
  `${pages[report.kind]}?order_id=${orderId}&data=${inQuery(
    JSON.stringify(askedFields(report.kind, report.input, report.la)),
  )}`;

/** Where the gateway may send a buyer whose result page has too long an address: from here they are sent on. */
export const returnHop = '/report-return';

/** Where the gateway sends the buyer: the result page itself, or by way of {@link returnHop} when its address is too long. */
export function returnPath(
  report: { kind: ReportKind; input: ReportInput; la: string },
  publicUrl: string,
): string {
  const whole = fullResultPage(report, '{order_id}');
  return publicUrl.length + whole.length <= longest ? whole : `${returnHop}?order_id={order_id}`;
}
