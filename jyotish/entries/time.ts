/** `@navaratna/jyotish/time`: wall times of zones with their history, and delta T. */
export { FIRST_INSTANT, JyotishRangeError, LAST_INSTANT } from '../errors.ts';
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
  zoneAtBirth,
} from '../time/civil-time.ts';
export { deltaT } from '../time/delta-t.ts';
