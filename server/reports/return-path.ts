import type { ReportKind } from '#contract/reports/endpoints.ts';
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
export const resultPage = (kind: ReportKind, orderId: string): string =>
  `${pages[kind]}?order_id=${encodeURIComponent(orderId)}`;

/** Encodes text for a query. Leaves colons and commas as they are, which keeps the address short. */
const inQuery = (text: string): string =>
  encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2C', ',');

/** Returns the result page with the request in `data`, as earlier clients need it. */
export const fullResultPage = (
  report: { kind: ReportKind; input: ReportInput; la: string },
  orderId: string,
): string =>
  `${pages[report.kind]}?order_id=${orderId}&data=${inQuery(
    JSON.stringify(requestFields(report.kind, report.input, report.la)),
  )}`;

/**
 * The path to which the gateway returns a buyer whose result page has too long an address. It redirects them to that
 * page.
 */
export const returnHop = '/report-return';

/** Returns the return address of a buyer whose client needs no more than the order id in it. */
export const bareReturnPath = (kind: ReportKind): string => `${pages[kind]}?order_id={order_id}`;

/**
 * Returns the return address for the gateway: the result page itself, or {@link returnHop} if its address is too long.
 */
export function returnPath(
  report: { kind: ReportKind; input: ReportInput; la: string },
  publicUrl: string,
): string {
  const whole = fullResultPage(report, '{order_id}');
  return publicUrl.length + whole.length <= longest ? whole : `${returnHop}?order_id={order_id}`;
}
