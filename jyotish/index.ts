/**
 * Jyotish: Indian astrology computed offline. Pure functions, no clock, no network; instants are UTC ms since 1970,
 * angles are degrees. README.md tells how the chapters hang together, docs/accuracy.md how exact they are.
 */
export { FIRST_INSTANT, JyotishRangeError, LAST_INSTANT, type Place } from './errors.ts';
export { type Ashtakavarga, ashtakavarga } from './kundli/ashtakavarga.ts';
export { aspectedSigns, aspects, countSigns, inKendra } from './kundli/aspects.ts';
export {
  type Chart,
  type ChartOptions,
  chartOf,
  type GrahaPlacement,
  type House,
  type Placement,
} from './kundli/chart.ts';
export { DIGNITY_NAMES, type Dignity } from './kundli/dignity.ts';
export { compoundRegard, naturalRegard, temporaryRegard } from './kundli/friendship.ts';
export { KAAL_SARP_NAMES, type KaalSarp } from './kundli/kaal-sarp.ts';
export { type Kundli, type KundliOptions, kundli, type VargaChart, vargaChart } from './kundli/kundli.ts';
export {
  type MangalDosha,
  type MangalException,
  type MangalReading,
  mangalDosha,
} from './kundli/mangal-dosha.ts';
export { type NakshatraPlace, nakshatraOf } from './kundli/nakshatra.ts';
export {
  AYURVEDIC_NADI_NAMES,
  GANA_NAMES,
  STONES,
  YONIS,
} from './kundli/nakshatra-details.table.ts';
export { type NakshatraDetails, nakshatraDetails } from './kundli/nakshatra-details.ts';
export {
  SATURN_PHASES,
  type SaturnPhase,
  type SaturnStay,
  sadeSati,
  saturnPhase,
} from './kundli/sade-sati.ts';
export { VARGA_NAMES, VARGAS, type Varga, vargaSign } from './kundli/vargas.ts';
export {
  type Antardasha,
  DASHA_YEARS,
  type DashaBalance,
  type DashaPeriod,
  dashaBalance,
  type Mahadasha,
  runningDasha,
  vimshottari,
  YEAR_DAYS,
  type YearLength,
} from './kundli/vimshottari.ts';
export { YOGA_GROUPS, type YogaGroup, type YogaName } from './kundli/yogas.texts.ts';
export { type YogaResult, yogasOf } from './kundli/yogas.ts';
export { LIFE_PATHS, type LifePathProfile } from './life-path.profiles.ts';
export { type LifePathNumber, lifePath, lifePathNumber, lifePathProfile } from './life-path.ts';
export type { MatchException } from './matching/exceptions.ts';
export {
  type KootaResult,
  type KootaVariants,
  kootasOf,
  kootaVariants,
  type MatchMoon,
  taraOf,
} from './matching/kootas.ts';
export {
  BAND_NAMES,
  type Band,
  type GunaMilan,
  gunaMilan,
  type MangalComparison,
  type Match,
  type MatchBirth,
  type MatchOptions,
  match,
} from './matching/match.ts';
export { KOOTA_NAMES, KOOTAS, type Koota, TARAS } from './matching/tables.ts';
export { clearParts, GHATI, hindrances, inHalf } from './muhurat/clear.ts';
export { type MuhuratDay, type MuhuratPlace, muhuratDay, muhuratDays } from './muhurat/days.ts';
export {
  findMuhurats,
  MUHURAT_MAX_DAYS,
  type MuhuratAnswer,
  type MuhuratGrade,
  type MuhuratOptions,
  type MuhuratWindow,
} from './muhurat/find.ts';
export {
  GRAHA_LORDS,
  PURPOSES,
  type Purpose,
  type PurposeRule,
  ruleOf,
  STONE_GRAHAS,
  type Stone,
  WORKS,
  type Work,
} from './muhurat/purposes.ts';
export type { BirthStar, FactId, MuhuratFact } from './muhurat/reasons.ts';
export type { Season, SeasonSpan } from './muhurat/seasons.ts';
export * from './names.ts';
export { type Bhadra, type BhadraAbode, bhadraAbode, bhadras } from './panchang/bhadra.ts';
export { type Choghadiya, choghadiyas } from './panchang/choghadiya.ts';
export { type DayDetails, dayDetails, type StrengthSpan } from './panchang/day-details.ts';
export {
  BHADRA_ABODES,
  DIRECTIONS,
  GOWRI_NAMES,
  MUHURTAS,
  PANCHAKA_NAMES,
  SPECIAL_YOGA_NAMES,
} from './panchang/day-names.ts';
export { type Festival, festivalsOn } from './panchang/festivals.ts';
export { GOWRIS, type Gowri, type GowriName, gowris } from './panchang/gowri.ts';
export { type Hora, horas, WEEKDAY_LORDS } from './panchang/hora.ts';
export { type LagnaOptions, lagnaAt, lagnas } from './panchang/lagnas.ts';
export { inForce, type Karana, karanaId, type Limb, type Tithi } from './panchang/limbs.ts';
export { type LunarMonth, lunarMonthAt, type Samvat, samvatAt } from './panchang/lunar-month.ts';
export { type DayHours, dayHours, type Muhurta, muhurtas } from './panchang/muhurtas.ts';
export {
  gandaMools,
  isGandaMool,
  type Panchaka,
  type PanchakaKind,
  type PanchakaRemainderInput,
  panchakaRemainder,
  panchakas,
} from './panchang/panchaka.ts';
export {
  type DailyPanchang,
  dailyPanchang,
  type Panchang,
  type PanchangOptions,
  panchang,
} from './panchang/panchang.ts';
export type { Period, Periods } from './panchang/periods.ts';
export { moonPadas, moonSigns, type Pada, sunPadas, sunSigns } from './panchang/sign-spans.ts';
export { type DayOptions, type Interval, type SolarDay, solarDay } from './panchang/solar-day.ts';
export {
  type Direction,
  dishaShool,
  isAmritSiddhi,
  isRaviYoga,
  isSarvarthaSiddhi,
  type SpecialYoga,
  type SpecialYogaSpan,
  specialYogas,
} from './panchang/special-yogas.ts';
export {
  type Chandrabala,
  chandrabala,
  signsOfNakshatra,
  type Tarabala,
  tarabala,
} from './panchang/strength.ts';
export { type Margin, type Sensitivity, type SensitivityOptions, sensitivity } from './sensitivity.ts';
export { type Angles, anglesAt } from './sky/ascendant.ts';
export { AYANAMSAS, type AyanamsaId, ayanamsa, ayanamsaId } from './sky/ayanamsa.ts';
export { type Moment, momentOf, siderealTime } from './sky/moment.ts';
export { type Node, type NodeKind, nodeAt } from './sky/nodes.ts';
export {
  type Position,
  type Positions,
  type SiderealSky,
  siderealPositions,
  tropicalPositions,
} from './sky/positions.ts';
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
export {
  type Ingress,
  nextIngress,
  type Transit,
  type Transits,
  type TransitsOptions,
  transitsFrom,
} from './transits.ts';

/** Version of the engine, printed with the conventions on every report. */
export const ENGINE_VERSION = '0.1.0';
