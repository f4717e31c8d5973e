/** The content of a report: the `data` of kundli, matching and panchang, one file each. */
export type { NumbersData } from './birth-star.ts';
export type {
  KpData,
  OtherDasha,
  OtherDashasData,
  PlaceData,
  PointsData,
  ShadbalaRow,
  StrengthData,
} from './depth.ts';
export {
  type DashaData,
  type KundliData,
  type KundliPreview,
  kundliDataSchema,
  kundliPreviewSchema,
  type MahadashaData,
} from './kundli.ts';
export {
  kootaKeys,
  type MatchingData,
  type MatchingMangal,
  type MatchingPerson,
  matchingDataSchema,
} from './matching.ts';
export type { MoreYogasData } from './more-yogas.ts';
export {
  type DayPeriodData,
  type LimbData,
  type PanchangData,
  type PanchangMoment,
  panchangDataSchema,
} from './panchang.ts';
export {
  type BirthEcho,
  type ChapterData,
  type ChapterId,
  type ChartData,
  type ConventionsData,
  chapterIds,
  type GrahaData,
  type MangalReadingData,
  type NakshatraData,
  type Passage,
  type PlanetData,
  type PointData,
  type RasiData,
  type ReportLang,
  reportLangs,
} from './parts.ts';
export type { VarshaphalData } from './varshaphal.ts';
