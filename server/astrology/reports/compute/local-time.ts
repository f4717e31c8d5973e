/** Formats instants in local time. The results equal the engine's `toIso`, fast enough for a thousand per report. */
import { offsetAt } from '#jyotish';

const DAY = 86_400_000;
// If both ends of eight days have the same offset, it does not change in between: no zone ever changed there and back
// so quickly.
const BUCKET = 8 * DAY;
const zonesKept = 100;

/** The offset (seconds) of a bucket of days; null if it changes within. */
const offsets = new Map<string, Map<number, number | null>>();

function offsetOf(instant: number, zone: string): number {
  let known = offsets.get(zone);
  if (!known) {
    if (offsets.size >= zonesKept) offsets.clear();
    known = new Map();
    offsets.set(zone, known);
  }
  const bucket = Math.floor(instant / BUCKET);
  let offset = known.get(bucket);
  if (offset === undefined) {
    const first = offsetAt(bucket * BUCKET, zone);
    offset = first === offsetAt((bucket + 1) * BUCKET, zone) ? first : null;
    known.set(bucket, offset);
  }
  return offset ?? offsetAt(instant, zone);
}

/** Formats a number below 100 in two digits. */
export const two = (value: number): string => String(value).padStart(2, '0');
// Assembled from few precomputed strings: the minutes of a day, the seconds of a minute, the days of a year.
const minuteTexts = Array.from(
  { length: 1440 },
  (_, value) => `T${two(Math.floor(value / 60))}:${two(value % 60)}:`,
);
const secondTexts = Array.from({ length: 60 }, (_, value) => two(value));
const dayTexts = Array.from({ length: 13 * 32 }, (_, value) => `-${two(value >> 5)}-${two(value & 31)}`);

/** Formats an offset in seconds as "+06:30"; local mean times also have seconds, "+05:53:20". */
export function offsetText(seconds: number): string {
  const size = Math.abs(seconds);
  const text = `${seconds < 0 ? '-' : '+'}${two(Math.floor(size / 3600))}:${two(Math.floor(size / 60) % 60)}`;
  return size % 60 === 0 ? text : `${text}:${two(size % 60)}`;
}

/**
 * Formats a day since 1970 in the Gregorian calendar (Howard Hinnant's `civil_from_days`, in which years begin in
 * March).
 */
function dateText(day: number): string {
  const shifted = day + 719_468;
  const era = Math.floor(shifted / 146_097);
  const ofEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  );
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * ofYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  const ofMonth = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  return `${year < 1000 ? String(year).padStart(4, '0') : year}${dayTexts[(month << 5) | ofMonth]}`;
}

/**
 * Returns a formatter of instants (UTC ms) as ISO 8601 with the offset of a zone, to the second. A report has a
 * thousand of them.
 */
export function clockOf(zone: string): (instant: number) => string {
  let lastMinutes = Number.NaN;
  let lastOffset = '';
  return (instant) => {
    const minutes = Math.round(offsetOf(instant, zone) / 60);
    const seconds = Math.round(instant / 1000) + minutes * 60;
    const day = Math.floor(seconds / 86_400);
    const ofDay = seconds - day * 86_400;
    if (minutes !== lastMinutes) [lastMinutes, lastOffset] = [minutes, offsetText(minutes * 60)];
    return dateText(day) + minuteTexts[Math.floor(ofDay / 60)] + secondTexts[ofDay % 60] + lastOffset;
  };
}
