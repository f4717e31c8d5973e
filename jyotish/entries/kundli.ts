/** `@navaratna/jyotish/kundli`: the chart of a birth with dashas, vargas, yogas and doshas, and its transits. */
export { JyotishRangeError, type Place } from '../errors.ts';
export { type Ashtakavarga, ashtakavarga } from '../kundli/ashtakavarga.ts';
export { aspectedSigns, aspects, countSigns, inKendra } from '../kundli/aspects.ts';
export {
  type Chart,
  type ChartOptions,
  chartOf,
  type GrahaPlacement,
  type House,
  type Placement,
} from '../kundli/chart.ts';
export { DIGNITY_NAMES, type Dignity } from '../kundli/dignity.ts';
export { KAAL_SARP_NAMES, type KaalSarp } from '../kundli/kaal-sarp.ts';
export { type Kundli, type KundliOptions, kundli, type VargaChart, vargaChart } from '../kundli/kundli.ts';
export {
  type MangalDosha,
  type MangalException,
  type MangalReading,
  mangalDosha,
} from '../kundli/mangal-dosha.ts';
export { type NakshatraPlace, nakshatraOf } from '../kundli/nakshatra.ts';
export { type NakshatraDetails, nakshatraDetails } from '../kundli/nakshatra-details.ts';
export {
  SATURN_PHASES,
  type SaturnPhase,
  type SaturnStay,
  sadeSati,
  saturnPhase,
} from '../kundli/sade-sati.ts';
export { VARGA_NAMES, VARGAS, type Varga, vargaSign } from '../kundli/vargas.ts';
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
} from '../kundli/vimshottari.ts';
export { YOGA_GROUPS, type YogaGroup, type YogaName } from '../kundli/yogas.texts.ts';
export { type YogaResult, yogasOf } from '../kundli/yogas.ts';
export { GRAHA_NAMES, GRAHAS, type Graha, NAKSHATRAS, SIGNS } from '../names.ts';
export { type Margin, type Sensitivity, type SensitivityOptions, sensitivity } from '../sensitivity.ts';
export {
  type Ingress,
  nextIngress,
  type Transit,
  type Transits,
  type TransitsOptions,
  transitsFrom,
} from '../transits.ts';
