/** Matching of two births: 36 points, verdict, exceptions and the comparison of Mangal dosha. */
import { type Chart, type ChartOptions, chartOf } from '../kundli/chart.ts';
import { mangalDosha } from '../kundli/mangal-dosha.ts';
import type { Word } from '../names.ts';
import type { AyanamsaId } from '../sky/ayanamsa.ts';
import { dateIn, weekdayOf } from '../time/civil-time.ts';
import { type MatchException, matchExceptions } from './exceptions.ts';
import { type KootaResult, type KootaVariants, kootasOf, kootaVariants, type MatchMoon } from './kootas.ts';
import { compareMangal, type MangalComparison } from './mangal-comparison.ts';
import { type PoruthamResult, poruthamsOf } from './porutham.ts';
import { KOOTAS, type Koota } from './tables.ts';
import { type WeighedVerdict, weighVerdict } from './verdict.ts';

/** The judgement of a total of points. */
export type Band = 'not recommended' | 'acceptable' | 'very good' | 'excellent';

/** Names of the bands. */
export const BAND_NAMES: Record<Band, Word> = {
  'not recommended': { en: 'Not recommended', hi: 'कम अंक' },
  acceptable: { en: 'Acceptable', hi: 'स्वीकार्य' },
  'very good': { en: 'Very good', hi: 'बहुत अच्छा' },
  excellent: { en: 'Excellent', hi: 'सर्वोत्तम' },
};

/** The eight kootas of two Moons, and what follows from them. */
export interface GunaMilan {
  kootas: Record<Koota, KootaResult>;
  /** 0 to 36 in halves. */
  total: number;
  maximum: 36;
  /** As the published Indian reports say it, by the points alone: bad when Nadi gives nothing or the total is under 18. */
  publishedVerdict: 'good' | 'bad';
  /** What the points and the doshas come to, with what cancels them; of two charts also Mangal. */
  verdict: WeighedVerdict;
  /** By the points alone. */
  band: Band;
  exceptions: MatchException[];
  variants: KootaVariants;
}

/** Returns the points of two Moons. The order matters: several kootas ask more of the one than of the other. */
export function gunaMilan(boy: MatchMoon, girl: MatchMoon): GunaMilan {
  const kootas = kootasOf(boy, girl);
  const total = KOOTAS.reduce((sum, koota) => sum + kootas[koota].points, 0);
  const exceptions = matchExceptions(kootas, boy, girl);
  return {
    kootas,
    total,
    maximum: 36,
    publishedVerdict: kootas.nadi.points === 0 || total < 18 ? 'bad' : 'good',
    verdict: weighVerdict({ kootas, total, exceptions }),
    band: bandOf(total),
    exceptions,
    variants: kootaVariants(boy, girl),
  };
}

function bandOf(total: number): Band {
  if (total < 18) return 'not recommended';
  if (total <= 24) return 'acceptable';
  return total <= 32 ? 'very good' : 'excellent';
}

/** A birth to be matched: instant (UTC ms), place, and the zone that tells its weekday. */
export type MatchBirth = Pick<ChartOptions, 'instant' | 'place'> & { zone: string };

/** Two births and the ayanamsa. */
export interface MatchOptions {
  boy: MatchBirth;
  girl: MatchBirth;
  ayanamsa: AyanamsaId;
}

/** A whole matching report. */
export interface Match extends GunaMilan {
  boy: Chart;
  girl: Chart;
  mangal: MangalComparison;
  /** The South Indian agreements of the same two stars. */
  porutham: PoruthamResult;
}

/** Matches two births. */
export function match({ boy, girl, ayanamsa }: MatchOptions): Match {
  const [boyChart, girlChart] = [chartOf({ ...boy, ayanamsa }), chartOf({ ...girl, ayanamsa })];
  const doshaOf = (chart: Chart, birth: MatchBirth) =>
    mangalDosha(chart, weekdayOf(dateIn(birth.instant, birth.zone)));
  const [boyMoon, girlMoon] = [moonOf(boyChart), moonOf(girlChart)];
  const milan = gunaMilan(boyMoon, girlMoon);
  const mangal = compareMangal(doshaOf(boyChart, boy), doshaOf(girlChart, girl));
  return {
    ...milan,
    verdict: weighVerdict({ ...milan, mangal }),
    boy: boyChart,
    girl: girlChart,
    mangal,
    porutham: poruthamsOf(boyMoon, girlMoon),
  };
}

function moonOf({ grahas: { Moon } }: Chart): MatchMoon {
  return { nakshatra: Moon.nakshatra.id, sign: Moon.sign, degreeInSign: Moon.degree };
}
