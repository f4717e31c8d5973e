/** `@navaratna/jyotish/remedies`: which stone a birth asks for, none, or to wait, and how it is worn. */
export { FIRST_INSTANT, JyotishRangeError, LAST_INSTANT, type Place } from '../errors.ts';
export {
  type StoneAdvice,
  type StoneFinding,
  type StoneOptions,
  type StoneReason,
  type StoneVerdict,
  stoneAdvice,
} from '../remedies/advice.ts';
export {
  adviceByHour,
  adviceByMoon,
  type Border,
  type DayPart,
  type MoonAdvice,
  type MoonFinding,
  type NearBorder,
  nearBorders,
  type StoneDay,
} from '../remedies/doubt.ts';
export { type Lordship, lordships, type Nature, type Verse } from '../remedies/lordship.ts';
export type { LagnaStay } from '../remedies/stay.ts';
export {
  type Finger,
  type Metal,
  type StoneId,
  type UpratnaId,
  WEARING,
  WEEKDAY_OF,
  type Wearing,
} from '../remedies/stones.ts';
