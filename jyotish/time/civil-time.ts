/**
 * Civil time: clocks of places, with the history of their zones (India at +06:30 in the war, daylight saving
 * elsewhere). Wall times that never were (clocks put forward) or were twice (put back) are answered as such.
 */
import { JyotishRangeError } from '../errors.ts';
import { DAY } from './julian-date.ts';
import { hadLocalMeanTime, hasOwnPast, offsetBefore1970 } from './zone-history.ts';

/** A date and a clock reading without a zone. */
export interface WallTime {
  year: number;
  /** 1 to 12. */
  month: number;
  /** 1 to 31. */
  day: number;
  /** 0 to 23. */
  hour: number;
  minute: number;
  second: number;
}

/** An instant and the offset of the zone then. */
export interface ZonedInstant {
  /** UTC ms. */
  instant: number;
  /** Seconds east of UTC. */
  offset: number;
}

/** The meaning of a wall time in a zone. */
export type CivilAnswer =
  /** The usual case. */
  | { kind: 'once'; only: ZonedInstant }
  /** Clocks were put back over it: both readings. */
  | { kind: 'twice'; earlier: ZonedInstant; later: ZonedInstant }
  /** Clocks jumped over it: the reading with the offset before, and with the offset after the jump. */
  | { kind: 'never'; withOldOffset: ZonedInstant; withNewOffset: ZonedInstant };

const FIXED_OFFSET = /^(?:Z|([+-])([01]\d):?([0-5]\d)(?::?([0-5]\d))?)$/;

/** Seconds east of UTC of a zone written as an offset ("+05:30", "+05:53:20", "Z"), or null when it is a name. */
function fixedOffset(zone: string): number | null {
  const match = FIXED_OFFSET.exec(zone);
  if (!match) return null;
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = match;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
}

const READING = /^(\d+)\/(\d+)\/(\d+), (\d+):(\d+):(\d+)$/;

/** The platform's formatter for a zone, and the zone's name in the table of its past. */
interface Clock {
  formatter: Intl.DateTimeFormat;
  name: string;
}

const clocks = new Map<string, Clock>();

/** The clock of a zone: since 1970, the platform's time zone database is the one that browsers and Node share. */
function clockOf(zone: string): Clock {
  const known = clocks.get(zone);
  if (known) return known;
  try {
    const formatter = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    // The platform also takes other names of a zone, in any case.
    const name = hasOwnPast(zone) ? zone : formatter.resolvedOptions().timeZone;
    const clock = { formatter, name };
    clocks.set(zone, clock);
    return clock;
  } catch {
    throw new JyotishRangeError(
      `Unknown time zone ${zone}: use an IANA name such as Asia/Kolkata or an offset.`,
    );
  }
}

/** Milliseconds since 1970 if the clock reading were UTC. Throws for a date that is not in the calendar. */
function readingAsUtc({ year, month, day, hour, minute, second }: WallTime): number {
  const reading = new Date(0);
  reading.setUTCFullYear(year, month - 1, day);
  reading.setUTCHours(hour, minute, second);
  const asGiven =
    reading.getUTCMonth() === month - 1 &&
    reading.getUTCDate() === day &&
    reading.getUTCHours() === hour &&
    reading.getUTCMinutes() === minute &&
    reading.getUTCSeconds() === second;
  if (!asGiven) throw new JyotishRangeError('There is no such date and time in the calendar.');
  return reading.getTime();
}

/**
 * Returns the meaning of a wall time in a zone (IANA name or an offset such as "+05:30").
 * Throws a JyotishRangeError for an impossible date or an unknown zone.
 *
 * A reading means an instant if the zone, at that instant, has the offset that leads there. The offsets of the day
 * before and of the day after are the only candidates, as no zone changes twice within two days.
 */
export function civilInstant(wall: WallTime, zone: string): CivilAnswer {
  const reading = readingAsUtc(wall);
  const before = offsetAt(reading - DAY, zone);
  const after = offsetAt(reading + DAY, zone);
  const readWith = (offset: number): ZonedInstant => {
    const instant = reading - offset * 1000;
    return { instant, offset: offsetAt(instant, zone) };
  };
  const [old, current] = [readWith(before), readWith(after)];
  if (before === after) return { kind: 'once', only: old };
  const [oldHolds, currentHolds] = [old.offset === before, current.offset === after];
  if (oldHolds && currentHolds) return { kind: 'twice', earlier: old, later: current };
  if (oldHolds || currentHolds) return { kind: 'once', only: oldHolds ? old : current };
  return { kind: 'never', withOldOffset: old, withNewOffset: current };
}

/**
 * Returns the one instant to compute with: of a doubled time the first, of a skipped one the reading before the jump.
 */
export function chosenInstant(answer: CivilAnswer): ZonedInstant {
  if (answer.kind === 'once') return answer.only;
  return answer.kind === 'twice' ? answer.earlier : answer.withOldOffset;
}

/** Returns the instant (UTC ms) at which a civil date ("YYYY-MM-DD") begins in a zone. */
export function startOfDate(date: string, zone: string): number {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) throw new JyotishRangeError('A date is written YYYY-MM-DD.');
  const [, year, month, day] = match.map(Number);
  const wall = { year: year ?? 0, month: month ?? 0, day: day ?? 0, hour: 0, minute: 0, second: 0 };
  return chosenInstant(civilInstant(wall, zone)).instant;
}

/**
 * Returns the zone to read a birth's clock in: the place's, or the mean time of its own meridian ("+03:41:12") while
 * the zone had no standard time.
 */
export function zoneAtBirth(wall: WallTime, zone: string, longitude: number): string {
  if (fixedOffset(zone) !== null) return zone;
  const { instant } = chosenInstant(civilInstant(wall, zone));
  return hadLocalMeanTime(instant / 1000, clockOf(zone).name) ? meanTimeAt(longitude) : zone;
}

/** The mean time of a meridian as an offset, to the second: the Sun takes four minutes for a degree. */
function meanTimeAt(longitude: number): string {
  const seconds = Math.round(longitude * 240);
  const size = Math.abs(seconds);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${seconds < 0 ? '-' : '+'}${two(size / 3600)}:${two((size / 60) % 60)}:${two(size % 60)}`;
}

/** Returns the civil date "YYYY-MM-DD" some days after another. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** Returns the seconds east of UTC that clocks of a zone showed at an instant (UTC ms). */
export function offsetAt(instant: number, zone: string): number {
  const fixed = fixedOffset(zone);
  if (fixed !== null) return fixed;
  const second = Math.floor(instant / 1000) * 1000;
  const { formatter, name } = clockOf(zone);
  const past = offsetBefore1970(second / 1000, name);
  if (past !== null) return past;
  // "5/12/1943, 18:15:21": read as a text, which is made three times as fast as its parts.
  const shown = READING.exec(formatter.format(second));
  if (!shown) throw new JyotishRangeError(`No clock of ${zone} can be read at ${instant}.`);
  const [, month = 1, day = 1, year = 0, hour = 0, minute = 0, seconds = 0] = shown.map(Number);
  return (Date.UTC(year, month - 1, day, hour, minute, seconds) - second) / 1000;
}

/**
 * Formats an instant (UTC ms) as ISO 8601 to the second (rounded) in a zone, e.g. 1943-05-12T18:15:21+06:30. An offset
 * with odd seconds (local mean times of old) is rounded to the minute and the clock reading with it, so that the text
 * still means the instant.
 */
export function toIso(instant: number, zone: string): string {
  const minutes = Math.round(offsetAt(instant, zone) / 60);
  const wall = new Date(Math.round(instant / 1000) * 1000 + minutes * 60_000).toISOString().slice(0, 19);
  const two = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${wall}${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** Returns the civil date "YYYY-MM-DD" that clocks of a zone showed at an instant. */
export function dateIn(instant: number, zone: string): string {
  return new Date(instant + offsetAt(instant, zone) * 1000).toISOString().slice(0, 10);
}

/** Returns the weekday of a civil date, Sunday 0 to Saturday 6. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
