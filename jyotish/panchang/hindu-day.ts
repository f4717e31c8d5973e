/** The Hindu day of an instant: it begins with the sunrise of a civil date and ends with the next one. */
import type { Place } from '../errors.ts';
import { addDays, dateIn, weekdayOf } from '../time/civil-time.ts';
import { type SolarDay, solarDay } from './solar-day.ts';

/** A Hindu day. */
export interface HinduDay {
  /** Civil date of its sunrise, "YYYY-MM-DD". */
  date: string;
  /** Weekday of that date, Sunday 0. */
  weekday: number;
  /** Its frame; null where the Sun does not rise or set, and then the date is the civil one. */
  frame: SolarDay | null;
}

/** When, where, and by which clocks: `instant` is UTC ms, `zone` an IANA name or an offset. */
export interface HinduDayOptions {
  instant: number;
  place: Place;
  zone: string;
}

/** Returns the Hindu day that an instant belongs to. */
export function hinduDay({ instant, place, zone }: HinduDayOptions): HinduDay {
  const of = (date: string): HinduDay => ({
    date,
    weekday: weekdayOf(date),
    frame: solarDay({ date, place, zone }),
  });
  const civil = of(dateIn(instant, zone));
  const isBeforeSunrise = civil.frame !== null && instant < civil.frame.sunrise;
  return isBeforeSunrise ? of(addDays(civil.date, -1)) : civil;
}
