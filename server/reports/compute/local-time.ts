/** Instants as clocks of a place show them. The same answers as the engine's `toIso`, fast enough for a thousand a report. */
import { offsetAt } from '#jyotish';

const DAY = 86_400_000;
// Within eight days of one offset at both ends nothing changes in between: no zone ever went there and back so quickly.
const BUCKET = 8 * DAY;
const zonesKept = 100;

/** Offset (seconds) of a whole stretch of days, or null when it changes within. */
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

const two = (value: number): string => String(value).padStart(2, '0');

/** "+06:30" of an offset in seconds, rounded to the minute. */
export function offsetText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** Writes instants (UTC ms) as ISO 8601 with the offset of a zone, to the second. */
export const clockOf =
  (zone: string) =>
  (instant: number): string => {
    const offset = offsetText(offsetOf(instant, zone));
    const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4, 6));
    const shift = (offset.startsWith('-') ? -minutes : minutes) * 60_000;
    const wall = new Date(Math.round(instant / 1000) * 1000 + shift).toISOString().slice(0, 19);
    return wall + offset;
  };
