/** Choghadiya: day and night in eight parts each, ruled in turn by the seven choghadiyas. */
import { type Interval, partOf, type SolarDay } from './solar-day.ts';

/** One part: id in CHOGHADIYAS, good, neutral or bad. */
export interface Choghadiya extends Interval {
  id: number;
  quality: 'good' | 'neutral' | 'bad';
}

/** Udveg, Char, Labh, Amrit, Kaal, Shubh, Rog. */
const QUALITY = ['bad', 'neutral', 'good', 'good', 'bad', 'good', 'bad'] as const;
/** First part of the day from Sunday on: its weekday's lord (Udveg is the Sun's, Amrit the Moon's, ...). */
const DAY_FIRST = [0, 3, 6, 2, 5, 1, 4];
/** Order of the night, and where it starts on each weekday from Sunday on. */
const NIGHT_ORDER = [5, 3, 1, 6, 4, 2, 0];
const NIGHT_FIRST = [0, 2, 4, 6, 1, 3, 5];

function parts(interval: Interval, idOf: (part: number) => number): Choghadiya[] {
  return Array.from({ length: 8 }, (_, part) => {
    const id = idOf(part);
    return { id, quality: QUALITY[id] ?? 'neutral', ...partOf(interval, 8, part) };
  });
}

/** Returns the eight choghadiyas of the day and the eight of the night. `weekday`: Sunday 0 to Saturday 6. */
export function choghadiyas(day: SolarDay, weekday: number): { day: Choghadiya[]; night: Choghadiya[] } {
  return {
    day: parts({ start: day.sunrise, end: day.sunset }, (part) => ((DAY_FIRST[weekday] ?? 0) + part) % 7),
    night: parts(
      { start: day.sunset, end: day.nextSunrise },
      (part) => NIGHT_ORDER[((NIGHT_FIRST[weekday] ?? 0) + part) % 7] ?? 0,
    ),
  };
}
