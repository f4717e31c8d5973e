/** The panchang of a date at a place: limbs, periods, month, year and festivals in one object. */
import { checkDate, checkPlace, type Place } from '../errors.ts';
import { type AyanamsaId, ayanamsaId } from '../sky/ayanamsa.ts';
import { nextRise, nextSet } from '../sky/rise-set.ts';
import { addDays, startOfDate, weekdayOf } from '../time/civil-time.ts';
import { type Choghadiya, choghadiyas } from './choghadiya.ts';
import { type Festival, festivalsOn } from './festivals.ts';
import { type Hora, horas } from './hora.ts';
import { type Karana, karanas, type Limb, nakshatras, type Tithi, tithis, yogas } from './limbs.ts';
import { type LunarMonth, lunarMonthAt, type Samvat, samvatAt } from './lunar-month.ts';
import { noPeriods, type Periods, periodsOf } from './periods.ts';
import { type DayOptions, type Interval, solarDay } from './solar-day.ts';

/** Date, place, zone and ayanamsa (nakshatra, yoga and month depend on it). */
export interface PanchangOptions extends DayOptions {
  ayanamsa: AyanamsaId;
}

/** The core of a panchang; all times are UTC ms, all ids those of names.ts. */
export interface DailyPanchang extends Periods {
  date: string;
  /** Weekday of the civil date, Sunday 0. */
  vaara: number;
  /** Null on a date on which the Sun does not rise there. */
  sunrise: number | null;
  /** Null when the Sun does not set. */
  sunset: number | null;
  /** Null when the day has no such frame (polar places); the limbs then cover the civil date from midnight. */
  nextSunrise: number | null;
  /** First rising after sunrise, and first setting after that rising. */
  moonrise: number | null;
  moonset: number | null;
  tithi: Tithi[];
  nakshatra: Limb[];
  yoga: Limb[];
  karana: Karana[];
}

/** The panchang page: the core and what belongs around it. */
export interface Panchang extends DailyPanchang {
  /** The newspaper's sunrise and sunset: upper limb with refraction; a labelled extra. */
  visibleSunrise: number | null;
  visibleSunset: number | null;
  choghadiya: { day: Choghadiya[]; night: Choghadiya[] };
  hora: Hora[];
  month: LunarMonth;
  samvat: Samvat;
  festivals: Festival[];
}

/** Returns the limbs and periods of a date. */
export function dailyPanchang(options: PanchangOptions): DailyPanchang {
  return frameAndCore(options).core;
}

function frameAndCore(options: PanchangOptions) {
  const { date, place, zone } = options;
  const ayanamsa = ayanamsaId(options.ayanamsa);
  checkPlace(place);
  const midnight = startOfDate(checkDate(date), zone);
  const day = solarDay({ date, place, zone });
  const interval = day
    ? { start: day.sunrise, end: day.nextSunrise }
    : { start: midnight, end: startOfDate(addDays(date, 1), zone) };
  const vaara = weekdayOf(date);
  const nakshatra = nakshatras(interval, ayanamsa);
  const moonrise = nextRise({ body: 'Moon', place, from: interval.start });
  const core: DailyPanchang = {
    date,
    vaara,
    ...(day
      ? { sunrise: day.sunrise, sunset: day.sunset, nextSunrise: day.nextSunrise }
      : polarSun(place, interval)),
    moonrise,
    moonset: moonrise === null ? null : nextSet({ body: 'Moon', place, from: moonrise }),
    tithi: tithis(interval),
    nakshatra,
    yoga: yogas(interval, ayanamsa),
    karana: karanas(interval),
    ...(day ? periodsOf({ day, weekday: vaara, nakshatras: nakshatra }) : noPeriods()),
  };
  return { day, interval, ayanamsa, core };
}

/** What the Sun does on a civil date that has no whole day: it may still rise or set once. */
function polarSun(place: Place, { start, end }: Interval) {
  return {
    sunrise: nextRise({ body: 'Sun', place, from: start, until: end }),
    sunset: nextSet({ body: 'Sun', place, from: start, until: end }),
    nextSunrise: null,
  };
}

/** Returns the whole panchang page of a date. */
export function panchang(options: PanchangOptions): Panchang {
  const { day, interval, ayanamsa, core } = frameAndCore(options);
  const { place } = options;
  const visible = { body: 'Sun', place, horizon: 'upper-limb' } as const;
  const hour = 3_600_000;
  const month = lunarMonthAt(interval.start, ayanamsa);
  return {
    ...core,
    visibleSunrise: day && nextRise({ ...visible, from: day.sunrise - 6 * hour, until: day.sunrise + hour }),
    visibleSunset: day && nextSet({ ...visible, from: day.sunset - hour }),
    choghadiya: day ? choghadiyas(day, core.vaara) : { day: [], night: [] },
    hora: day ? horas(day, core.vaara) : [],
    month,
    samvat: samvatAt(interval.start, month),
    festivals: day ? festivalsOn({ ...options, day, ayanamsa }) : [],
  };
}
