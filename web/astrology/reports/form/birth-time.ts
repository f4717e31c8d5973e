import type { WrittenTime } from '#web/forms/written-moment.ts';

/** The clock of the hour field. */
export type ClockKind = '12' | '24';

/** The birth as typed; parts are '' until chosen. `hour` is 1 to 12 with `half`, or 0 to 23 on a 24-hour clock. */
export type BirthParts = {
  day: string;
  month: string;
  year: string;
  clock: ClockKind;
  hour: string;
  minute: string;
  half: '' | 'am' | 'pm';
  /** The time is unknown: noon is used, and the report says so. */
  timeUnknown: boolean;
  /** The offset of the city's own clock by which the time was noted (city-clocks.ts), or '' for the zone's. */
  cityClock: string;
};

/** A birth with nothing chosen. */
export const noBirth: BirthParts = {
  day: '',
  month: '',
  year: '',
  clock: '12',
  hour: '',
  minute: '',
  half: '',
  timeUnknown: false,
  cityClock: '',
};

/** The number of selectable years: this one and the 119 before it (specification). */
export const BIRTH_YEARS = 120;

/** Returns the selectable years, newest first. */
export const birthYears = (thisYear: number): number[] =>
  Array.from({ length: BIRTH_YEARS }, (_, i) => thisYear - i);

/**
 * Returns the days of a month (1 to 12): 31 while the month is unknown, 29 for February while the year is unknown.
 */
export function daysIn(month: number, year: number): number {
  if (!month) return 31;
  return new Date(Date.UTC(year || 2000, month, 0)).getUTCDate();
}

const two = (n: number): string => String(n).padStart(2, '0');

/** Returns the date as YYYY-MM-DD. Returns null while a part is missing or the day does not exist. */
export function dateOf({ day, month, year }: Pick<BirthParts, 'day' | 'month' | 'year'>): string | null {
  if (!day || !month || !year) return null;
  if (Number(day) > daysIn(Number(month), Number(year))) return null;
  return `${year}-${two(Number(month))}-${two(Number(day))}`;
}

/** Returns the hour on a 24-hour clock, or null while it is incomplete. */
function hourOf({ clock, hour, half }: BirthParts): number | null {
  if (hour === '') return null;
  if (clock === '24') return Number(hour);
  return half === '' ? null : (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
}

/** Returns the time as HH:mm: noon when it is unknown, null while a part is missing. */
export function timeOf(parts: BirthParts): string | null {
  if (parts.timeUnknown) return '12:00';
  const hour = hourOf(parts);
  return hour === null || parts.minute === '' ? null : `${two(hour)}:${two(Number(parts.minute))}`;
}

/**
 * Returns whether a birth is still to come by the clock of a zone; the device's own while the place is unknown. A date
 * without its time is compared as a day.
 */
export function isToCome(parts: BirthParts, timezone: string | undefined, now: Date): boolean {
  const date = dateOf(parts);
  if (!date) return false;
  const clock = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    ...(timezone ? { timeZone: timezone } : {}),
  });
  const time = parts.timeUnknown ? null : timeOf(parts);
  return (time ? `${date} ${time}` : date) > clock.format(now);
}

/** Converts the time to the other kind of clock. */
export function onClock(parts: BirthParts, clock: ClockKind): Pick<BirthParts, 'clock' | 'hour' | 'half'> {
  const hour = hourOf(parts);
  if (clock === parts.clock) return parts;
  if (hour === null) return { clock, hour: '', half: '' };
  if (clock === '24') return { clock, hour: String(hour), half: '' };
  return { clock, hour: String(hour % 12 || 12), half: hour < 12 ? 'am' : 'pm' };
}

/** Returns the lists of the hour, by the kind of clock, from a written time. An hour of no known half leaves am and pm open. */
export function clockParts(
  clock: ClockKind,
  { hour, minute, half }: WrittenTime,
): Pick<BirthParts, 'hour' | 'minute' | 'half'> {
  if (half === null && clock === '12') return { hour: String(hour), minute: String(minute), half: '' };
  const on24: BirthParts = { ...noBirth, clock: '24', hour: String(hour) };
  const shown = onClock(on24, clock);
  return { hour: shown.hour, minute: String(minute), half: shown.half };
}

/**
 * Returns date and time for the API. The offset is a formality: the server uses the wall time and the zone of the
 * place.
 */
export function birthDatetime(parts: BirthParts): string | null {
  const [date, time] = [dateOf(parts), timeOf(parts)];
  return date && time ? `${date}T${time}:00+05:30` : null;
}

/** Parses a datetime of the API into parts, on a 12-hour clock. */
export function partsOf(datetime: string, timeUnknown: boolean): BirthParts {
  const [year = '', month = '', day = ''] = datetime.slice(0, 10).split('-');
  const [hour = '', minute = ''] = datetime.slice(11, 16).split(':');
  const date = { year, month: String(Number(month)), day: String(Number(day)) };
  if (timeUnknown) return { ...noBirth, ...date, timeUnknown };
  const full: BirthParts = {
    ...noBirth,
    ...date,
    clock: '24',
    hour: String(Number(hour)),
    minute: String(Number(minute)),
  };
  return { ...full, ...onClock(full, '12') };
}
