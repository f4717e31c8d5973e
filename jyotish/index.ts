/**
 * Jyotish: Indian astrology computed offline. Pure functions, no clock, no network; instants are UTC ms since 1970,
 * angles are degrees. README.md tells how the chapters hang together, docs/accuracy.md how exact they are.
 */
export { FIRST_INSTANT, JyotishRangeError, LAST_INSTANT, type Place } from './errors.ts';
export * from './names.ts';
export { type Choghadiya, choghadiyas } from './panchang/choghadiya.ts';
export { type Festival, festivalsOn } from './panchang/festivals.ts';
export { type Hora, horas, WEEKDAY_LORDS } from './panchang/hora.ts';
export { inForce, type Karana, type Limb, type Tithi } from './panchang/limbs.ts';
export { type LunarMonth, lunarMonthAt, type Samvat, samvatAt } from './panchang/lunar-month.ts';
export {
  type DailyPanchang,
  dailyPanchang,
  type Panchang,
  type PanchangOptions,
  panchang,
} from './panchang/panchang.ts';
export type { Period, Periods } from './panchang/periods.ts';
export { type DayOptions, type Interval, type SolarDay, solarDay } from './panchang/solar-day.ts';
export { type Angles, anglesAt } from './sky/ascendant.ts';
export { AYANAMSAS, type AyanamsaId, ayanamsa, ayanamsaId } from './sky/ayanamsa.ts';
export { type Moment, momentOf, siderealTime } from './sky/moment.ts';
export type { NodeKind } from './sky/nodes.ts';
export { type Position, type Positions, siderealPositions, tropicalPositions } from './sky/positions.ts';
export { nextRise, nextSet, type RiseSetOptions } from './sky/rise-set.ts';
export {
  addDays,
  type CivilAnswer,
  chosenInstant,
  civilInstant,
  dateIn,
  offsetAt,
  startOfDate,
  toIso,
  type WallTime,
  weekdayOf,
  type ZonedInstant,
} from './time/civil-time.ts';
export { deltaT } from './time/delta-t.ts';
