/**
 * Jyotish: Indian astrology computed offline. Pure functions, no clock, no network; instants are UTC ms since 1970,
 * angles are degrees. README.md tells how the chapters hang together, docs/accuracy.md how exact they are.
 */
export * from './entries/muhurat.ts';
export * from './entries/remedies.ts';
export * from './entries/varshaphal.ts';
export { FIRST_INSTANT, JyotishRangeError, LAST_INSTANT, type Place } from './errors.ts';
export { type Ashtakavarga, ashtakavarga } from './kundli/ashtakavarga.ts';
export { aspectedSigns, aspects, countSigns, inKendra } from './kundli/aspects.ts';
export { type Avakahada, avakahada, type Ghatak, ghatak } from './kundli/avakahada.ts';
export { type Bhava, bhavaChalit, sripatiMiddles } from './kundli/bhava-chalit.ts';
export { type BirthPanchang, birthPanchang, type Ghatis, toGhatis } from './kundli/birth-panchang.ts';
export {
  type Chart,
  type ChartOptions,
  chartOf,
  type GrahaPlacement,
  type House,
  type Placement,
} from './kundli/chart.ts';
export { type AshtottariUse, ashtottariDashas, ashtottariUse } from './kundli/dashas/ashtottari.ts';
export { type CharaOptions, charaDashas, charaYears } from './kundli/dashas/chara.ts';
export type { CycleDasha, CyclePeriod } from './kundli/dashas/cycle.ts';
export { YOGINIS, type YoginiId, yoginiDashas } from './kundli/dashas/yogini.ts';
export { DIGNITY_NAMES, type Dignity } from './kundli/dignity.ts';
export { BIRTH_DOSHAS, type BirthDosha, type BirthDoshaName, birthDoshas } from './kundli/doshas.ts';
export { compoundRegard, naturalRegard, temporaryRegard } from './kundli/friendship.ts';
export { type ArudhaLords, arudhaPadas } from './kundli/jaimini/arudhas.ts';
export { jaiminiLord } from './kundli/jaimini/co-lords.ts';
export {
  type CharaKarakas,
  charaKarakas,
  KARAKA_NAMES,
  KARAKAS,
  type Karaka,
  type KarakaHolder,
} from './kundli/jaimini/karakas.ts';
export { KAAL_SARP_NAMES, type KaalSarp } from './kundli/kaal-sarp.ts';
export {
  type HouseSignificators,
  type KpChart,
  type KpCusp,
  type KpGraha,
  kpChart,
} from './kundli/kp/kp-chart.ts';
export { placidusCusps } from './kundli/kp/placidus.ts';
export { type PointLords, pointLords, startOfNumber } from './kundli/kp/sub-lords.ts';
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
export { isBenefic, isMoonBright, type Longitudes } from './kundli/nature.ts';
export {
  SATURN_PHASES,
  type SaturnPhase,
  type SaturnStay,
  sadeSati,
  saturnPhase,
} from './kundli/sade-sati.ts';
export {
  type MeanLongitudes,
  type MeanTables,
  meanLongitudesAt,
  type StarGraha,
} from './kundli/shadbala/cheshta.ts';
export { birthClock, condensedAhargana, timeLords } from './kundli/shadbala/clock.ts';
export type {
  BirthClock,
  GrahaStrength,
  KalaBala,
  Shadbala,
  ShadbalaReadings,
  SthanaBala,
  StrengthSky,
  TimeLords,
} from './kundli/shadbala/types.ts';
export { REQUIRED_RUPAS, shadbala, shadbalaFrom, strengthSky } from './kundli/shadbala.ts';
export {
  SUN_UPAGRAHAS,
  type SunUpagraha,
  sunUpagrahas,
  TIME_UPAGRAHAS,
  type TimeUpagraha,
  timeUpagrahas,
  UPAGRAHA_NAMES,
} from './kundli/upagrahas.ts';
export { VARGA_NAMES, VARGAS, type Varga, vargaSign } from './kundli/vargas.ts';
export {
  VARGA_GROUPS,
  VARGA_WEIGHTS,
  type VargaGroup,
  type Vimshopaka,
  vimshopaka,
} from './kundli/vimshopaka.ts';
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
export { YOGA_STRENGTHS, type YogaStrength } from './kundli/yogas/formation.ts';
export {
  type FormedYoga,
  TEXT_YOGAS,
  type TextYoga,
  type TextYogaName,
  YOGA_FAMILIES,
  type YogaFamily,
  yogasOfTexts,
} from './kundli/yogas/yogas-of-texts.ts';
export { YOGA_GROUPS, type YogaGroup, type YogaName } from './kundli/yogas.texts.ts';
export { type YogaResult, yogasOf } from './kundli/yogas.ts';
export { LIFE_PATHS, type LifePathProfile } from './life-path.profiles.ts';
export { type LifePathNumber, lifePath, lifePathNumber, lifePathProfile } from './life-path.ts';
export type { MatchException } from './matching/exceptions.ts';
export { KOOTA_RULES, type KootaRule, PORUTHAM_SOURCE } from './matching/koota-rules.table.ts';
export {
  type KootaResult,
  type KootaVariants,
  kootasOf,
  kootaVariants,
  type MatchMoon,
  taraOf,
} from './matching/kootas.ts';
export {
  compareMangal,
  type MangalComparison,
  type MangalWeight,
  mangalWeight,
} from './matching/mangal-comparison.ts';
export {
  BAND_NAMES,
  type Band,
  type GunaMilan,
  gunaMilan,
  type Match,
  type MatchBirth,
  type MatchOptions,
  match,
} from './matching/match.ts';
export { PORUTHAM_NAMES, PORUTHAMS, type PoruthamKey } from './matching/porutham.table.ts';
export {
  type Agreement,
  type Porutham,
  type PoruthamOptions,
  type PoruthamResult,
  poruthamsOf,
} from './matching/porutham.ts';
export { KOOTA_NAMES, KOOTAS, type Koota, TARAS } from './matching/tables.ts';
export { VERDICT_NAMES, type Verdict, type WeighedVerdict, weighVerdict } from './matching/verdict.ts';
export * from './names.ts';
export {
  type BirthNumbers,
  birthNumbers,
  LO_SHU,
  type LoShuGrid,
  type NameNumber,
  nameNumber,
  numberRuler,
} from './numerology.ts';
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
export { type HinduDay, type HinduDayOptions, hinduDay } from './panchang/hindu-day.ts';
export { type Hora, horas, WEEKDAY_LORDS } from './panchang/hora.ts';
export { type LagnaOptions, lagnaAt, lagnas } from './panchang/lagnas.ts';
export { inForce, type Karana, karanaId, type Limb, type Tithi, tithis } from './panchang/limbs.ts';
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
export { type Altitude, altitudeAt } from './sky/horizon.ts';
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
  zoneAtBirth,
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
