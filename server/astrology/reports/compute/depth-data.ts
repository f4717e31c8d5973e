/** The parts of a kundli for readers who know astrology: strengths, KP, dashas of other systems, points. */
import type { KundliData, ReportLang } from '#contract/astrology/reports/data.ts';
import { type Chart, hinduDay, type KundliOptions, kpChart, shadbala } from '#jyotish';
import { kpData } from './kp-data.ts';
import { otherDashasData } from './other-dashas-data.ts';
import { pointsData } from './points-data.ts';
import { strengthData } from './strength-data.ts';

/** The fields of a kundli that this file computes. */
type Depth = Pick<KundliData, 'strength' | 'kp' | 'other_dashas' | 'points'>;

/** Computes the parts of a kundli for readers who know astrology. `clock` formats UTC ms. */
export function depthData(
  chart: Chart,
  options: KundliOptions,
  { la, clock }: { la: ReportLang; clock: (instant: number) => string },
): Depth {
  const { instant, place, ayanamsa, yearLength } = options;
  const day = hinduDay(options);
  const isDay = day.frame && instant < day.frame.sunset;
  return {
    strength: strengthData(chart, shadbala(options), la),
    kp: kpData(kpChart(options), la),
    other_dashas: otherDashasData({ chart, instant, yearLength, isDay, la, clock }),
    points: pointsData({ chart, instant, place, ayanamsa, day, la }),
  };
}
