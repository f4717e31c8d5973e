import type { ReportKind, ReportSubject } from '#contract/reports/endpoints.ts';

/** An ayanamsa that is offered: 1 Lahiri, 3 Raman, 5 KP. */
export type Ayanamsa = 1 | 3 | 5;

/** One birth or day, as it was asked and as the engine needs it. */
export type BirthSubject = ReportSubject & { latitude: number; longitude: number };

/** All that a report is computed from; kept with it for good, so that it reads the same every time. */
export type ReportInput = {
  ayanamsa: Ayanamsa;
  /** Dasha year: 1 for 365.25 days, 0 for 360. */
  yearLength: 0 | 1;
  /** One for a kundli or panchang; girl, then boy for a matching. */
  subjects: BirthSubject[];
};

/** Coordinates as they are compared: both to six decimals. */
export const coordinatesText = (latitude: number, longitude: number): string =>
  // Adding zero turns -0 into 0.
  [latitude, longitude].map((degrees) => (Number(degrees.toFixed(6)) + 0).toFixed(6)).join(',');

/**
 * What makes two requests the same report: wall times, coordinates to six decimals, ayanamsa. A panchang is that of a
 * day, so its time does not count; language and names never do, nor what only our own forms send.
 */
export function inputKey(kind: ReportKind, { ayanamsa, subjects }: ReportInput): string {
  const births = subjects.map(({ datetime, latitude, longitude }) => {
    const time = kind === 'panchang' ? datetime.slice(0, 10) : datetime;
    return `${time}@${coordinatesText(latitude, longitude)}`;
  });
  return [ayanamsa, ...births].join('|');
}

/**
 * True when two inputs of one key make the same report word for word: the names, and what only our own forms send. The
 * time of a panchang's day does not matter.
 */
export function sameInput(one: ReportInput, other: ReportInput): boolean {
  const told = ({ yearLength, subjects }: ReportInput): string =>
    JSON.stringify([
      yearLength,
      ...subjects.map(({ name, timeUnknown, offset }) => [name.toLowerCase(), timeUnknown, offset]),
    ]);
  return told(one) === told(other);
}
