import type { ReportKind, ReportSubject } from '#contract/reports/endpoints.ts';
import type { PlacesService } from '../places/service.ts';
import { AppError, appError } from '../platform/core/app-error.ts';
import { type BirthSubject, coordinatesText, type ReportInput } from './input.ts';
import { readAyanamsa, readCoordinates, readOffset, readWall, wallText } from './request.ts';

/** One birth or day as a client sends it. */
export type TypedSubject = {
  role: ReportSubject['role'];
  name?: string | undefined;
  datetime: string | undefined;
  coordinates: string | undefined;
  location?: string | undefined;
  timeUnknown?: boolean | undefined;
  offset?: string | null | undefined;
};

/** A report request as a client sends it. `yearLength` as sent: anything but 0 is a year of 365.25 days. */
export type TypedInput = {
  ayanamsa: string | undefined;
  yearLength?: string | undefined;
  subjects: TypedSubject[];
};

const missing = {
  kundli: 'kundli_fields',
  matching: 'matching_fields',
  panchang: 'panchang_fields',
} as const satisfies Record<ReportKind, string>;

/** The maximum age of a birth in years; the forms offer as many. */
const birthYears = 120;

/**
 * Returns why a wall time is outside the range of this kind of report; null if it is inside. Compares with the UTC day
 * plus one day of tolerance.
 */
function outOfRange(
  kind: ReportKind,
  wall: { year: number; month: number; day: number },
  now: Date,
): AppError | null {
  const { year, month, day } = wall;
  if (kind === 'panchang') return year < 1900 || year > 2100 ? appError('date_out_of_range') : null;
  if (year < now.getUTCFullYear() - birthYears) return appError('birth_too_early');
  return Date.UTC(year, month - 1, day) > now.getTime() + 86_400_000 ? appError('birth_in_future') : null;
}

/**
 * Returns the refusal of a name that a document could not print, before anything is paid; null for Latin letters and
 * Devanagari, whose faces the documents have.
 */
const unprintable = (name: string): AppError | null =>
  /^[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]*$/u.test(name)
    ? null
    : appError('name_script');

/** The parser of report requests. */
export type InputReader = ReturnType<typeof createInputReader>;

/** Creates the parser of report requests: it validates them and finds the zone of each place. */
export const createInputReader = (places: PlacesService) => {
  async function subjectOf(
    kind: ReportKind,
    typed: TypedSubject,
    now: Date | null,
  ): Promise<BirthSubject | AppError> {
    if (!typed.datetime?.trim() || !typed.coordinates?.trim()) return appError(missing[kind]);
    const wall = readWall(typed.datetime);
    if (wall instanceof AppError) return wall;
    const point = readCoordinates(typed.coordinates);
    if (point instanceof AppError) return point;
    const offset = readOffset(typed.offset);
    if (offset instanceof AppError) return offset;
    const refused = now && (outOfRange(kind, wall, now) ?? unprintable(typed.name ?? ''));
    if (refused) return refused;
    const timeUnknown = typed.timeUnknown ?? false;
    // A look-up only: it needs neither zone nor name of the place.
    const place = now ? await places.at(point) : null;
    return {
      role: typed.role,
      name: typed.name?.trim() ?? '',
      datetime: wallText(timeUnknown ? { ...wall, hour: 12, minute: 0, second: 0 } : wall),
      timeUnknown,
      coordinates: coordinatesText(point.latitude, point.longitude),
      ...point,
      location: typed.location?.trim() || place?.location || '',
      timezone: place?.timezone ?? 'UTC',
      offset,
    };
  }

  /**
   * Returns the input of a report for the engine, or the error. With `now`, the date must be in the allowed range of
   * births (or days). Without it, the input is only used for a look-up.
   */
  return async (kind: ReportKind, typed: TypedInput, now: Date | null): Promise<ReportInput | AppError> => {
    const ayanamsa = readAyanamsa(typed.ayanamsa);
    const subjects: BirthSubject[] = [];
    for (const one of typed.subjects) {
      const subject = await subjectOf(kind, one, now);
      if (subject instanceof AppError) return subject;
      subjects.push(subject);
    }
    if (ayanamsa instanceof AppError) return ayanamsa;
    return { ayanamsa, yearLength: typed.yearLength?.trim() === '0' ? 0 : 1, subjects };
  };
};
