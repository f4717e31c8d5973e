import type { ReportKind } from '#contract/astrology/reports/report.ts';

import type { ReportInput } from '../../../schema/column-types.ts';

export type { Ayanamsa, BirthSubject, ReportInput } from '../../../schema/column-types.ts';

/** Formats coordinates for comparison: both to six decimals. */
export const coordinatesText = (latitude: number, longitude: number): string =>
  // Adding zero turns -0 into 0.
  [latitude, longitude].map((degrees) => (Number(degrees.toFixed(6)) + 0).toFixed(6)).join(',');

/**
 * Returns the key that identifies the same report: wall times, coordinates to six decimals, ayanamsa. A panchang covers
 * a whole day, so its time does not count. Language, names and the extra fields of our own forms never count.
 */
export function inputKey(kind: ReportKind, { ayanamsa, subjects }: ReportInput): string {
  const births = subjects.map(({ datetime, latitude, longitude }) => {
    const time = kind === 'panchang' ? datetime.slice(0, 10) : datetime;
    return `${time}@${coordinatesText(latitude, longitude)}`;
  });
  return [ayanamsa, ...births].join('|');
}

/**
 * Returns whether two inputs of one key make the same report word for word, including names and the extra fields of our
 * own forms. Ignores the time of a panchang.
 */
export function sameInput(one: ReportInput, other: ReportInput): boolean {
  const serialised = ({ yearLength, subjects }: ReportInput): string =>
    JSON.stringify([
      yearLength,
      ...subjects.map(({ name, timeUnknown, offset }) => [name.toLowerCase(), timeUnknown, offset]),
    ]);
  return serialised(one) === serialised(other);
}
