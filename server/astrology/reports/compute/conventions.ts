/** The conventions of a report's calculation in words, printed on every report. */
import type { ConventionsData, ReportLang } from '#contract/astrology/reports/data.ts';
import { AYANAMSAS, type AyanamsaId, ENGINE_VERSION, type YearLength } from '#jyotish';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
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

const words = readWords('findings/conventions');

/** Returns the rule that defines sunrise, in words. */
export const sunriseBasis = (la: ReportLang): string => words[la].sunrise;

/** Returns the conventions of a report. */
export function conventionsData(
  { id, ayanamsa, deltaT, yearLength = 1, dashas = true, second }: ConventionFigures,
  la: ReportLang,
): ConventionsData {
  const say = words[la];
  const name = AYANAMSAS[id][la];
  const own = degreeText(ayanamsa);
  const other = second === undefined ? own : degreeText(second);
  const value = other === own ? own : fillText(say.pair, { girl: own, boy: other });
  const year = say.dashaYears[yearLength];
  return {
    ayanamsa: { id, name, degrees: round(ayanamsa), degrees_text: own },
    node: say.node,
    houses: say.houses,
    sunrise: say.sunrise,
    dasha_year: year,
    delta_t: Number(deltaT.toFixed(1)),
    engine_version: ENGINE_VERSION,
    lines: [
      fillText(say.ayanamsaLine, { name, value }),
      dashas ? fillText(say.sunriseAndDashas, { sunrise: say.sunriseLine, year }) : say.sunriseLine,
      fillText(say.engineLine, { deltaT: deltaT.toFixed(1), version: ENGINE_VERSION }),
    ],
  };
}
