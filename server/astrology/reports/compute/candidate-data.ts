/** One pair of a comparison: the figures of a matching that tell candidates apart, in one language. */
import type { Candidate, Comparison } from '#contract/astrology/reports/comparison.ts';
import type { ReportLang } from '#contract/astrology/reports/data.ts';
import { KOOTA_NAMES, KOOTAS, type Match, match, VERDICT_NAMES } from '#jyotish';
import type { ReportInput } from '../buying/input.ts';
import { readBirth } from './birth.ts';
import { poruthamData } from './porutham-data.ts';

/** Returns the names and the highest points of the eight kootas. */
export const kootaHeads = (la: ReportLang): Comparison['kootas'] =>
  KOOTAS.map((key) => ({ key, name: KOOTA_NAMES[key][la], maximum: KOOTA_NAMES[key].maximum }));

/**
 * Returns the reason that decides between candidates: a dosha that stands, Mangal in one chart only, a dosha that is cancelled,
 * or the points.
 */
function sentenceOf({ verdict, mangal }: Match, la: ReportLang): string {
  // The points come first in the reasons, and the doshas that stand, then those that are cancelled, follow.
  const [points, dosha] = verdict.reasons;
  if (verdict.standing.length > 0) return (dosha ?? points)?.[la] ?? '';
  if (!mangal.balanced) return mangal.advice[la];
  return ((verdict.cancelled.length > 0 && dosha) || points)?.[la] ?? '';
}

/** Computes a candidate's figures from the stored input of a matching. */
export function candidateData(
  { ayanamsa, subjects }: ReportInput,
  la: ReportLang,
): Omit<Candidate, 'orderId' | 'name'> {
  const [girl, boy] = subjects.map(readBirth);
  if (!girl || !boy) throw new Error('a stored matching does not have two births');
  const pair = match({ girl: girl.at, boy: boy.at, ayanamsa });
  const { list } = poruthamData(pair.porutham, la);
  const agreement = (key: string) => {
    const found = list.find((one) => one.key === key);
    if (!found) throw new Error(`the porutham has no ${key}`);
    return { agrees: found.agrees, agrees_name: found.agrees_name, cancelled_by: found.cancelled_by };
  };
  return {
    total_points: pair.total,
    weighed_points: pair.verdict.weighed,
    points: KOOTAS.map((koota) => pair.kootas[koota].points),
    mangal_balanced: pair.mangal.balanced,
    rajju: agreement('rajju'),
    vedha: agreement('vedha'),
    verdict: {
      id: pair.verdict.verdict,
      name: VERDICT_NAMES[pair.verdict.verdict][la],
      sentence: sentenceOf(pair, la),
    },
  };
}
