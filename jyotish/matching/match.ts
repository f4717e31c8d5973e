/** Matching of two births: 36 points, verdict, exceptions and the comparison of Mangal dosha. */
import { type Chart, type ChartOptions, chartOf } from '../kundli/chart.ts';
import { type MangalDosha, mangalDosha } from '../kundli/mangal-dosha.ts';
import type { Word } from '../names.ts';
import type { AyanamsaId } from '../sky/ayanamsa.ts';
import { dateIn, weekdayOf } from '../time/civil-time.ts';
import { type MatchException, matchExceptions } from './exceptions.ts';
import { type KootaResult, type KootaVariants, kootasOf, kootaVariants, type MatchMoon } from './kootas.ts';
import { KOOTAS, type Koota } from './tables.ts';

/** How a total is spoken of. */
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
  /** Bad when Nadi gives nothing or the total is under 18. */
  verdict: 'good' | 'bad';
  band: Band;
  exceptions: MatchException[];
  variants: KootaVariants;
}

/** Points of two Moons. The order matters: several kootas ask more of the one than of the other. */
export function gunaMilan(boy: MatchMoon, girl: MatchMoon): GunaMilan {
  const kootas = kootasOf(boy, girl);
  const total = KOOTAS.reduce((sum, koota) => sum + kootas[koota].points, 0);
  return {
    kootas,
    total,
    maximum: 36,
    verdict: kootas.nadi.points === 0 || total < 18 ? 'bad' : 'good',
    band: bandOf(total),
    exceptions: matchExceptions(kootas, boy, girl),
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

/** Mangal dosha of both, side by side. */
export interface MangalComparison {
  boy: MangalDosha;
  girl: MangalDosha;
  /** Both or neither: the common rule for a balanced pair. It never turns the verdict. */
  balanced: boolean;
  advice: Word;
}

/** A whole matching report. */
export interface Match extends GunaMilan {
  boy: Chart;
  girl: Chart;
  mangal: MangalComparison;
}

/** Matches two births. */
export function match({ boy, girl, ayanamsa }: MatchOptions): Match {
  const [boyChart, girlChart] = [chartOf({ ...boy, ayanamsa }), chartOf({ ...girl, ayanamsa })];
  const doshaOf = (chart: Chart, birth: MatchBirth) =>
    mangalDosha(chart, weekdayOf(dateIn(birth.instant, birth.zone)));
  return {
    ...gunaMilan(moonOf(boyChart), moonOf(girlChart)),
    boy: boyChart,
    girl: girlChart,
    mangal: compareMangal(doshaOf(boyChart, boy), doshaOf(girlChart, girl)),
  };
}

function moonOf({ grahas: { Moon } }: Chart): MatchMoon {
  return { nakshatra: Moon.nakshatra.id, sign: Moon.sign, degreeInSign: Moon.degree };
}

function compareMangal(boy: MangalDosha, girl: MangalDosha): MangalComparison {
  const balanced = boy.present === girl.present;
  return { boy, girl, balanced, advice: mangalAdvice(boy, girl) };
}

function mangalAdvice(boy: MangalDosha, girl: MangalDosha): Word {
  if (!boy.present && !girl.present) {
    return { en: 'Neither has Mangal dosha.', hi: 'दोनों में से किसी को मंगल दोष नहीं है।' };
  }
  if (boy.present && girl.present) {
    return {
      en: 'Both have Mangal dosha, which is held to balance it.',
      hi: 'दोनों को मंगल दोष है; परंपरा में इसे संतुलित माना जाता है।',
    };
  }
  const softened = (boy.present ? boy : girl).exceptions.length > 0;
  const who = boy.present ? { en: 'boy', hi: 'वर' } : { en: 'girl', hi: 'कन्या' };
  return softened
    ? {
        en: `Only the ${who.en} has Mangal dosha, with circumstances that soften it; consult an astrologer.`,
        hi: `केवल ${who.hi} को मंगल दोष है, जिसके परिहार उपस्थित हैं; ज्योतिषी से परामर्श करें।`,
      }
    : {
        en: `Only the ${who.en} has Mangal dosha; consult an astrologer before deciding.`,
        hi: `केवल ${who.hi} को मंगल दोष है; निर्णय से पहले ज्योतिषी से परामर्श करें।`,
      };
}
