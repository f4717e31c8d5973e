/** The time of birth as kala bala sees it: the Sun's hour, the third of day or night, and the lords of time. */
import type { SevenGraha } from '../../names.ts';
import { type HinduDayOptions, hinduDay } from '../../panchang/hindu-day.ts';
import { WEEKDAY_LORDS } from '../../panchang/hora.ts';
import type { SolarDay } from '../../panchang/solar-day.ts';
import { altitudeAt } from '../../sky/horizon.ts';
import { weekdayOf } from '../../time/civil-time.ts';
import { DAY } from '../../time/julian-date.ts';
import type { BirthClock, TimeLords } from './types.ts';

/** Day 0 of Raman's count (art. 62): whole cycles have passed since creation. It is a Tuesday. */
const EPOCH = '1827-05-01';
/** Weekday of a count of 0, Sunday 0; so 1 is a Wednesday. */
const EPOCH_WEEKDAY = 2;
/** The hours run through the grahas from slow to fast; so each is the sixth weekday lord on from the last. */
const HOUR_STEP = 5;
const HOURS = 24;

const lordOfWeekday = (weekday: number): SevenGraha => WEEKDAY_LORDS[((weekday % 7) + 7) % 7] ?? 'Sun';

/** Returns the days since the epoch of the year and month lords, of a civil date "YYYY-MM-DD"; negative before. */
export function condensedAhargana(date: string): number {
  return Math.round((Date.parse(`${date}T00:00Z`) - Date.parse(`${EPOCH}T00:00Z`)) / DAY);
}

/** Lord of the weekday on which the running period of so many days (360 a year, 30 a month) began (Raman, art. 63-66). */
function lordOfPeriod(ahargana: number, days: number): SevenGraha {
  return lordOfWeekday(EPOCH_WEEKDAY + days * Math.floor(ahargana / days) + 1);
}

/**
 * Returns the lords of year, month, day and hour of a birth on a Hindu day. `hour` is 0 to 23 from sunrise, or null.
 */
export function timeLords(date: string, hour: number | null): TimeLords {
  const ahargana = condensedAhargana(date);
  const weekday = weekdayOf(date);
  return {
    varsha: lordOfPeriod(ahargana, 360),
    masa: lordOfPeriod(ahargana, 30),
    dina: lordOfWeekday(weekday),
    hora: hour === null ? null : lordOfWeekday(weekday + HOUR_STEP * hour),
  };
}

function thirdOf(instant: number, day: SolarDay): { day: boolean; index: number } {
  const isDay = instant < day.sunset;
  const [start, end] = isDay ? [day.sunrise, day.sunset] : [day.sunset, day.nextSunrise];
  return { day: isDay, index: Math.min(2, Math.floor((3 * (instant - start)) / (end - start))) };
}

/** Returns the clock of a birth. Hours are 24 equal parts from sunrise to sunrise (Raman, art. 70: 2½ ghatis each). */
export function birthClock(options: HinduDayOptions): BirthClock {
  const { instant, place } = options;
  const { date, frame: day } = hinduDay(options);
  const hour =
    day &&
    Math.min(HOURS - 1, Math.floor((HOURS * (instant - day.sunrise)) / (day.nextSunrise - day.sunrise)));
  return {
    noonArc: Math.abs(altitudeAt('Sun', instant, place).hourAngle),
    third: day && thirdOf(instant, day),
    lords: timeLords(date, hour),
  };
}
