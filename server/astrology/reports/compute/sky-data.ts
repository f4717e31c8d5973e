/** The grahas of a moment, drawn while a birth is typed. */
import type { Sky } from '#contract/astrology/remedies/endpoints.ts';
import type { ReportLang } from '#contract/astrology/reports/data.ts';
import { chartOf } from '#jyotish';
import type { BirthSubject, ReportInput } from '../buying/input.ts';
import { readBirth } from './birth.ts';
import { birthChart, lagnaData, planetsData } from './chart-data.ts';
import { nakshatraData, rasiData } from './words.ts';

/**
 * Computes the grahas of a birth. Without a time or a place the houses are counted from the Moon, and the lagna is null.
 */
export function skyData(
  { ayanamsa, subject, lagna }: Pick<ReportInput, 'ayanamsa'> & { subject: BirthSubject; lagna: boolean },
  la: ReportLang,
): Sky {
  const chart = chartOf({ ...readBirth(subject).at, ayanamsa });
  const moon = chart.grahas.Moon;
  const fromMoon = (sign: number) => ((sign - moon.sign + 12) % 12) + 1;
  const drawn = lagna
    ? chart
    : {
        ...chart,
        lagna: moon,
        grahas: Object.fromEntries(
          Object.entries(chart.grahas).map(([name, point]) => [
            name,
            { ...point, house: fromMoon(point.sign) },
          ]),
        ) as typeof chart.grahas,
      };
  return {
    lagna: lagna ? lagnaData(chart, la) : null,
    moon: { sign: rasiData(moon.sign, la), nakshatra: nakshatraData(moon.nakshatra, la) },
    planets: planetsData(drawn, la),
    chart: birthChart(drawn, la),
  };
}
