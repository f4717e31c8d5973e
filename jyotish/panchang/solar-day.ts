/** The panchang day: from the sunrise of a civil date to the next sunrise. */
import { checkPlace, type Place } from '../errors.ts';
import { nextRise, nextSet } from '../sky/rise-set.ts';
import { addDays, startOfDate } from '../time/civil-time.ts';
import { DAY } from '../time/julian-date.ts';

/** Which civil date, where, by which clocks. */
export interface DayOptions {
  /** Civil date "YYYY-MM-DD". */
  date: string;
  place: Place;
  /** IANA zone name or an offset such as "+05:30". */
  zone: string;
}

/** The frame of a day in UTC ms. */
export interface SolarDay {
  previousSunrise: number;
  sunrise: number;
  sunset: number;
  nextSunrise: number;
}

/** A stretch of time, UTC ms. */
export interface Interval {
  start: number;
  end: number;
}

/**
 * Returns the sunrise (middle of the disc, no refraction: the Hindu sunrise), sunset and the neighbouring sunrises of a
 * civil date; null where the Sun does not rise on that date or does not set after it (polar places).
 */
export function solarDay({ date, place, zone }: DayOptions): SolarDay | null {
  checkPlace(place);
  const midnight = startOfDate(date, zone);
  const sunrise = nextRise({
    body: 'Sun',
    place,
    from: midnight,
    until: startOfDate(addDays(date, 1), zone),
  });
  if (sunrise === null) return null;
  const sunset = nextSet({ body: 'Sun', place, from: sunrise });
  const hour = DAY / 24;
  const nextSunrise = nextRise({ body: 'Sun', place, from: sunrise + hour });
  const previousSunrise = nextRise({ body: 'Sun', place, from: sunrise - 25 * hour, until: sunrise - hour });
  if (sunset === null || nextSunrise === null || previousSunrise === null || sunset > nextSunrise)
    return null;
  return { previousSunrise, sunrise, sunset, nextSunrise };
}

/** Returns part `index` (from 0) of an interval cut into `parts` equal ones. */
export function partOf({ start, end }: Interval, parts: number, index: number): Interval {
  const length = (end - start) / parts;
  return { start: start + index * length, end: start + (index + 1) * length };
}
