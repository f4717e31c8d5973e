/** `@navaratna/jyotish/varshaphal`: the year of a birth: its return of the Sun, Muntha, lord, yogas, sahams, Mudda and Patyayini dashas. */
export { FIRST_INSTANT, JyotishRangeError, LAST_INSTANT, type Place } from '../errors.ts';
export { type MuddaPeriod, muddaDasha } from '../varshaphal/mudda.ts';
export {
  type PatyayiniLord,
  type PatyayiniPart,
  type PatyayiniPeriod,
  patyayiniDasha,
} from '../varshaphal/patyayini.ts';
export { SAHAMS, type Saham, type SahamName, sahamLongitude } from '../varshaphal/sahams.ts';
export { completedYears, type ReturnKind, solarReturn } from '../varshaphal/solar-return.ts';
export { harshaBala, type Panchavargiya, panchavargiya } from '../varshaphal/strength.ts';
export { type TajikaBond, tajikaBond, tajikaBonds } from '../varshaphal/tajika-bonds.ts';
export { type TajikaSky, tajikaSky } from '../varshaphal/tajika-sky.ts';
export {
  type TajikaMatter,
  type TajikaYoga,
  type TajikaYogaName,
  type TajikaYogas,
  tajikaYogas,
} from '../varshaphal/tajika-yogas.ts';
export { type Varshaphal, type VarshaphalOptions, varshaphal } from '../varshaphal/varshaphal.ts';
export {
  OFFICES,
  type Office,
  type YearLord,
  type YearLordReason,
  yearLord,
} from '../varshaphal/year-lord.ts';
