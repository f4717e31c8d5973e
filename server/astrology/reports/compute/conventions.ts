/** The conventions of a report's calculation in words, printed on every report. */
import type { ConventionsData, ReportLang } from '#contract/astrology/reports/data.ts';
import { AYANAMSAS, type AyanamsaId, ENGINE_VERSION, type YearLength } from '#jyotish';
import { degreeText, round } from './words.ts';

/** Figures inserted into the text. `ayanamsa` in degrees, `deltaT` in seconds. */
export type ConventionFigures = {
  id: AyanamsaId;
  ayanamsa: number;
  deltaT: number;
  yearLength?: YearLength;
  /** False for a report without dashas, whose year is then not mentioned. */
  dashas?: boolean;
  /** The ayanamsa of the second birth of a matching, in degrees. */
  second?: number;
};

/** What the lines are made of. `year` is empty for a report without dashas. */
type Line = { name: string; value: string; year: string; deltaT: string };

const texts = {
  en: {
    node: 'mean node',
    houses: 'whole-sign houses, counted from the ascendant',
    sunrise: 'sunrise of the middle of the disc, without refraction',
    year: { 1: 'a dasha year of 365.25 days', 0: 'a dasha year of 360 days' },
    pair: (first: string, second: string) => `${first} for the girl and ${second} for the boy`,
    lines: ({ name, value, year, deltaT }: Line) => [
      `Ayanamsa: ${name}, ${value} (mean). Apparent geocentric places, mean node, whole-sign houses.`,
      `Sunrise is that of the middle of the disc, without refraction.${year && ` Dashas: Vimshottari, ${year}.`}`,
      `Delta T ${deltaT} s. Jyotish engine ${ENGINE_VERSION}.`,
    ],
  },
  hi: {
    node: 'मध्यम राहु',
    houses: 'पूर्ण-राशि भाव, लग्न से गिने हुए',
    sunrise: 'सूर्य-बिंब के मध्य का उदय, अपवर्तन रहित',
    year: { 1: 'दशा वर्ष 365.25 दिन का', 0: 'दशा वर्ष 360 दिन का' },
    pair: (first: string, second: string) => `कन्या के लिए ${first} और वर के लिए ${second}`,
    lines: ({ name, value, year, deltaT }: Line) => [
      `अयनांश: ${name}, ${value} (मध्यम)। दृश्य भूकेंद्रीय स्थितियाँ, मध्यम राहु, पूर्ण-राशि भाव।`,
      `सूर्योदय सूर्य-बिंब के मध्य का है, अपवर्तन रहित।${year && ` दशा: विंशोत्तरी, ${year}।`}`,
      `डेल्टा टी ${deltaT} सेकंड। ज्योतिष इंजन ${ENGINE_VERSION}।`,
    ],
  },
} as const;

/** Returns the rule that defines sunrise, in words. */
export const sunriseBasis = (la: ReportLang): string => texts[la].sunrise;

/** Returns the conventions of a report. */
export function conventionsData(
  { id, ayanamsa, deltaT, yearLength = 1, dashas = true, second }: ConventionFigures,
  la: ReportLang,
): ConventionsData {
  const say = texts[la];
  const name = AYANAMSAS[id][la];
  const own = degreeText(ayanamsa);
  const other = second === undefined ? own : degreeText(second);
  const value = other === own ? own : say.pair(own, other);
  const year = dashas ? say.year[yearLength] : '';
  return {
    ayanamsa: { id, name, degrees: round(ayanamsa), degrees_text: own },
    node: say.node,
    houses: say.houses,
    sunrise: say.sunrise,
    dasha_year: say.year[yearLength],
    delta_t: Number(deltaT.toFixed(1)),
    engine_version: ENGINE_VERSION,
    lines: say.lines({ name, value, year, deltaT: deltaT.toFixed(1) }),
  };
}
