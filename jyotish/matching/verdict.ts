/**
 * One verdict for a pair. It weighs what a page tells apart: the points, the doshas of Nadi, Bhakoot and Gana with what
 * cancels them, and Mangal by all three counts. The points themselves never change.
 */
import type { Word } from '../names.ts';
import type { MatchException } from './exceptions.ts';
import type { KootaResult } from './kootas.ts';
import type { MangalComparison } from './mangal-comparison.ts';
import { KOOTA_NAMES, type Koota } from './tables.ts';

/** `supported`: tradition has no objection. `with care`: one stands that tradition talks through. `not advised`: it does not. */
export type Verdict = 'supported' | 'with care' | 'not advised';

/** Names of the verdicts. */
export const VERDICT_NAMES: Record<Verdict, Word> = {
  supported: { en: 'A match that tradition supports', hi: 'परंपरा से समर्थित मेल' },
  'with care': { en: 'A match to talk through', hi: 'विचार करके करने योग्य मेल' },
  'not advised': { en: 'A match that tradition does not advise', hi: 'परंपरा इस मिलान की सलाह नहीं देती' },
};

/** The verdict and what it rests on. */
export interface WeighedVerdict {
  verdict: Verdict;
  /** The total, with the points that cancelled doshas took counted in; 0 to 36. */
  weighed: number;
  /** Doshas that the pair has and nothing cancels. */
  standing: Koota[];
  /** Doshas that the pair has and tradition cancels. */
  cancelled: Koota[];
  /** One sentence for each thing that was weighed, the weightiest first. */
  reasons: Word[];
}

/** Points below which tradition does not advise a match. */
const LEAST = 18;
/** Kootas that are called a dosha at this number of points or fewer. */
const DOSHAS: readonly { koota: Koota; atMost: number }[] = [
  { koota: 'nadi', atMost: 0 },
  { koota: 'bhakoot', atMost: 0 },
  { koota: 'gana', atMost: 1 },
];

function pointsReason(total: number, weighed: number): Word {
  if (total >= LEAST)
    return {
      en: `${total} of 36 points; tradition asks for 18.`,
      hi: `36 में से ${total} गुण; परंपरा 18 चाहती है।`,
    };
  if (weighed >= LEAST)
    return {
      en: `${total} of 36 points, and ${weighed} when what is cancelled is counted in; tradition asks for 18.`,
      hi: `36 में से ${total} गुण, और कटे हुए दोषों के गुण जोड़ने पर ${weighed}; परंपरा 18 चाहती है।`,
    };
  return {
    en: `${total} of 36 points. Tradition asks for 18; talk it through before you decide.`,
    hi: `36 में से ${total} गुण। परंपरा 18 चाहती है; निर्णय से पहले आपस में बात कर लें।`,
  };
}

function doshaReason(koota: Koota, cancelled: boolean): Word {
  const { en, hi } = KOOTA_NAMES[koota];
  return cancelled
    ? {
        en: `${en} dosha is there, and tradition holds it cancelled.`,
        hi: `${hi} दोष है, पर परंपरा में उसका परिहार माना जाता है।`,
      }
    : { en: `${en} dosha is there, and nothing cancels it.`, hi: `${hi} दोष है और उसका परिहार नहीं है।` };
}

/**
 * Weighs a pair. Not advised: a standing Nadi dosha, or fewer than 18 points with the cancelled doshas counted in. With care: a
 * standing Bhakoot or Gana dosha, fewer than 18 points without that counting, or Mangal in full in one chart and not at all in
 * the other. Supported: all other pairs.
 */
export function weighVerdict({
  kootas,
  total,
  exceptions,
  mangal,
}: {
  kootas: Record<Koota, KootaResult>;
  total: number;
  exceptions: readonly MatchException[];
  /** Absent where only two Moons are known. */
  mangal?: MangalComparison;
}): WeighedVerdict {
  const found = DOSHAS.filter(({ koota, atMost }) => kootas[koota].points <= atMost).map(
    ({ koota }) => koota,
  );
  const cancelled = found.filter((koota) => exceptions.some((one) => one.koota === koota));
  const standing = found.filter((koota) => !cancelled.includes(koota));
  const regained = cancelled.reduce(
    (sum, koota) => sum + KOOTA_NAMES[koota].maximum - kootas[koota].points,
    0,
  );
  const weighed = total + regained;
  const refused = standing.includes('nadi') || weighed < LEAST;
  const careful = standing.length > 0 || total < LEAST || mangal?.balanced === false;
  return {
    verdict: refused ? 'not advised' : careful ? 'with care' : 'supported',
    weighed,
    standing,
    cancelled,
    reasons: [
      pointsReason(total, weighed),
      ...standing.map((koota) => doshaReason(koota, false)),
      ...cancelled.map((koota) => doshaReason(koota, true)),
      ...(mangal ? [mangal.advice] : []),
    ],
  };
}
