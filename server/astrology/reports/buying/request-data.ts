import type { ReportKind, ReportSubject } from '#contract/astrology/reports/report.ts';
import { isPrintable } from '#contract/core/scripts.ts';
import { chosenInstant, civilInstant } from '#jyotish';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import type { PlacesService } from '../../places/service.ts';
import { type BirthSubject, coordinatesText, type ReportInput } from './input.ts';
import { readAyanamsa, readCoordinates, readOffset, readWall, type Wall, wallText } from './request.ts';

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

/** Clocks of the parents and of the server differ a little. */
const toleranceMs = 60_000;

/** Returns why a wall time is outside the years of this kind of report; null if it is inside. */
function outOfRange(kind: ReportKind, { year }: Wall, now: Date): AppError | null {
  if (kind === 'panchang') return year < 1900 || year > 2100 ? appError('date_out_of_range') : null;
  return year < now.getUTCFullYear() - birthYears ? appError('birth_too_early') : null;
}

/** Returns whether a birth is still to come. With an unknown time, the day must have begun at the place. */
function isToCome(
  wall: Wall,
  zone: string,
  { timeUnknown, now }: { timeUnknown: boolean; now: Date },
): boolean {
  const earliest = timeUnknown ? { ...wall, hour: 0, minute: 0, second: 0 } : wall;
  return chosenInstant(civilInstant(earliest, zone)).instant > now.getTime() + toleranceMs;
}

/** Returns the refusal of a name that a document could not print, before anything is paid; null for any other. */
const unprintable = (name: string): AppError | null => (isPrintable(name) ? null : appError('name_script'));

/** Returns the name of a place as typed if a document can print it, else as our list has it. */
const locationOf = (typed: string | undefined, place: { location: string | null } | null): string => {
  const location = typed?.trim() ?? '';
  return location !== '' && isPrintable(location) ? location : (place?.location ?? '');
};

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
    const isBirth = kind !== 'panchang' && now !== null && place !== null;
    if (isBirth && isToCome(wall, offset ?? place.timezone, { timeUnknown, now }))
      return appError('birth_in_future');
    return {
      role: typed.role,
      name: typed.name?.trim() ?? '',
      datetime: wallText(timeUnknown ? { ...wall, hour: 12, minute: 0, second: 0 } : wall),
      timeUnknown,
      coordinates: coordinatesText(point.latitude, point.longitude),
      ...point,
      location: locationOf(typed.location, place),
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
