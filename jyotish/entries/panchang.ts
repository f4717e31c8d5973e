/** `@navaratna/jyotish/panchang`: limbs, periods, month, year and festivals of a date at a place. */
export { FIRST_INSTANT, JyotishRangeError, LAST_INSTANT, type Place } from '../errors.ts';
export {
  byId,
  CHOGHADIYAS,
  KARANAS,
  LUNAR_MONTHS,
  NAKSHATRA_LORDS,
  NAKSHATRAS,
  type Name,
  PAKSHAS,
  PERIODS,
  SAMVATSARAS,
  SEASONS,
  TITHIS,
  WEEKDAYS,
  type Word,
  YOGAS,
} from '../names.ts';
export { type Choghadiya, choghadiyas } from '../panchang/choghadiya.ts';
export { type Festival, festivalsOn } from '../panchang/festivals.ts';
export { type Hora, horas, WEEKDAY_LORDS } from '../panchang/hora.ts';
export { inForce, type Karana, karanaId, type Limb, type Tithi } from '../panchang/limbs.ts';
export { type LunarMonth, lunarMonthAt, type Samvat, samvatAt } from '../panchang/lunar-month.ts';
export {
  type DailyPanchang,
  dailyPanchang,
  type Panchang,
  type PanchangOptions,
  panchang,
} from '../panchang/panchang.ts';
export type { Period, Periods } from '../panchang/periods.ts';
export { type DayOptions, type Interval, type SolarDay, solarDay } from '../panchang/solar-day.ts';
