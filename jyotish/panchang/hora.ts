/** Hora: the planetary hours, twelve of the day and twelve of the night. */
import type { SevenGraha } from '../names.ts';
import { type Interval, partOf, type SolarDay } from './solar-day.ts';

/** One planetary hour. */
export interface Hora extends Interval {
  lord: SevenGraha;
}

/** Lords of the weekdays, Sunday first. */
export const WEEKDAY_LORDS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
/** The hours run through the grahas from slow to fast (Surya Siddhanta 12.78-79), here from the Sun on. */
const ORDER = ['Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter', 'Mars'] as const;

/** Returns the 24 horas of a day; the first belongs to the lord of the weekday (Sunday 0 to Saturday 6). */
export function horas(day: SolarDay, weekday: number): Hora[] {
  const first = ORDER.indexOf(WEEKDAY_LORDS[weekday] ?? 'Sun');
  const light = { start: day.sunrise, end: day.sunset };
  const night = { start: day.sunset, end: day.nextSunrise };
  return Array.from({ length: 24 }, (_, hour) => {
    const interval = hour < 12 ? partOf(light, 12, hour) : partOf(night, 12, hour - 12);
    return { lord: ORDER[(first + hour) % 7] ?? 'Sun', ...interval };
  });
}
