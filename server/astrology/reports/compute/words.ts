/** Engine values with their names in one language, in the wire format. */
import type {
  GrahaData,
  MangalReadingData,
  NakshatraData,
  RasiData,
  ReportLang,
} from '#contract/astrology/reports/data.ts';
import {
  byId,
  GRAHA_NAMES,
  type Graha,
  type MangalReading,
  NAKSHATRAS,
  type NakshatraPlace,
  type Name,
  SIGN_LORDS,
  SIGNS,
  type YogaResult,
} from '#jyotish';
import { dateText } from '#languages/dates.ts';
import { dateWords, readWords } from '#languages/read.ts';

const words = readWords('findings/kundli');

/** Returns a graha, or the lagna. */
export function grahaData(graha: Graha | 'Ascendant', la: ReportLang): GrahaData {
  const { id, vedic, ...name } = GRAHA_NAMES[graha];
  return { id, name: name[la], vedic_name: { ...name, en: vedic }[la] };
}

/** Returns the wire id of a graha. */
export const grahaId = (graha: Graha): number => GRAHA_NAMES[graha].id;

/** The signs by the names that readers see: the Western ones in English, in charts, tables and sentences alike. */
export const READER_SIGNS: readonly Name[] = SIGNS.map((sign) => ({ ...sign, en: sign.western }));

/** Returns the name of a yoga that reports list. Its id is its English name. */
export const yogaName = ({ name, hi }: Pick<YogaResult, 'name' | 'hi'>, la: ReportLang): string =>
  ({ en: name, hi })[la];

/** Returns a sign with its lord. */
export function rasiData(id: number, la: ReportLang): RasiData {
  return {
    ...named(SIGNS, id, la),
    western_name: byId(READER_SIGNS, id)[la],
    lord: grahaData(SIGN_LORDS[id] ?? 'Sun', la),
  };
}

/** Returns a nakshatra with its pada. */
export const nakshatraData = ({ id, pada, lord }: NakshatraPlace, la: ReportLang): NakshatraData => ({
  ...named(NAKSHATRAS, id, la),
  lord: grahaData(lord, la),
  pada,
});

/** Returns an entry of a names table. */
export const named = (table: readonly Name[], id: number, la: ReportLang): { id: number; name: string } => ({
  id,
  name: byId(table, id)[la],
});

/** Formats degrees as 24°38′. Truncates to the minute so that a graha never seems to be in the next sign. */
export function degreeText(degrees: number): string {
  const minutes = Math.floor(degrees * 60 + 1e-7);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

/** Formats the date of a local time (ISO 8601) for a sentence: "2 June 2027". */
export const dayText = (local: string, la: ReportLang): string =>
  dateText(new Date(`${local.slice(0, 10)}T00:00:00Z`), dateWords[la], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });

/** Rounds degrees for pages and charts; the rounding is below the engine's accuracy. */
export const round = (degrees: number): number => Number(degrees.toFixed(6));

/** Returns Mars counted from the three points. */
export const mangalReadings = (readings: readonly MangalReading[], la: ReportLang): MangalReadingData[] =>
  readings.map(({ from, house, present }) => ({
    from,
    name: words[la].mangal.countedFrom[from],
    house,
    present,
  }));

/** Returns "Mild" or "Strong" in a language. */
export const mangalStrength = (strength: 'Mild' | 'Strong' | null, la: ReportLang): string | null =>
  strength && words[la].mangal.strength[strength];
