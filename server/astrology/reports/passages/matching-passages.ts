/** The passages of a match: the total, the eight kootas by their result, mitigating factors, and Mangal of both. */
import { KOOTA_NAMES, KOOTAS, type Koota, type Match, type MatchException } from '#jyotish';
import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { type Draft, type Passage, toPassage } from './passage.ts';
import { titles } from './words.ts';

const words = readWords('passages/matching');

/** The level of a koota's points: all, at least half, less, or none. */
export type KootaLevel = 'full' | 'partial' | 'low' | 'zero';

/** Returns the level of a koota's points. */
export function kootaLevel(koota: Koota, points: number): KootaLevel {
  const { maximum } = KOOTA_NAMES[koota];
  if (points === maximum) return 'full';
  if (points === 0) return 'zero';
  return points * 2 >= maximum ? 'partial' : 'low';
}

/** Returns the key of the passage. Bhakoot and Nadi without points have a passage for each kind. */
function kootaKey(match: Match, koota: Koota): string {
  const { points, boy } = match.kootas[koota];
  const level = kootaLevel(koota, points);
  if (level !== 'zero') return level;
  if (koota === 'nadi') return `zero-${boy.en}`;
  if (koota !== 'bhakoot') return level;
  const apart = (match.girl.grahas.Moon.sign - match.boy.grahas.Moon.sign + 12) % 12;
  if (apart === 1 || apart === 11) return 'zero-2-12';
  return apart === 4 || apart === 8 ? 'zero-5-9' : 'zero-6-8';
}

function kootaDraft(match: Match, koota: Koota, la: Lang): Draft {
  const key = kootaKey(match, koota);
  const { maximum, ...name } = KOOTA_NAMES[koota];
  const { points } = match.kootas[koota];
  const texts: Readonly<Record<string, string>> = words[la][koota];
  return {
    id: `koota.${koota}.${key}`,
    part: 'matchKootas',
    title: fillText(titles[la].koota, { koota: name[la], points, maximum }),
    text: texts[key],
  };
}

/** Returns the passage of one koota of a match. */
export const kootaPassage = (match: Match, koota: Koota, la: Lang): Passage =>
  toPassage(kootaDraft(match, koota, la));

/** Returns the draft for the total. A pair whose Nadi dosha stands gets a warning even if its total is good. */
function overallDraft({ total, band, verdict }: Match, la: Lang): Draft {
  const key = total >= 18 && verdict.standing.includes('nadi') ? 'nadi' : band.replace(' ', '-');
  const texts: Readonly<Record<string, string>> = words[la].overall;
  return {
    id: `match.${key}`,
    part: 'matchOverall',
    title: fillText(titles[la].total, { total }),
    text: texts[key],
  };
}

function exceptionDraft({ koota }: MatchException, la: Lang): Draft {
  const texts: Readonly<Record<string, string>> = words[la].exception;
  return {
    id: `match-exception.${koota}`,
    part: 'matchExceptions',
    title: fillText(titles[la].exception, { koota: KOOTA_NAMES[koota][la] }),
    text: texts[koota],
  };
}

/** Returns the key of the passage about Mangal, by the weight that all three counts give it in each chart. */
function mangalKey({ mangal: { weight } }: Match) {
  const [boy, girl] = [weight.boy !== 'none', weight.girl !== 'none'];
  if (boy === girl) return boy ? 'both' : 'neither';
  const side = boy ? 'boy' : 'girl';
  return weight[side] === 'light' ? (`${side}-softened` as const) : side;
}

function mangalDraft(match: Match, la: Lang): Draft {
  const key = mangalKey(match);
  return {
    id: `match-mangal.${key}`,
    part: 'matchMangal',
    title: titles[la].mangalOfBoth,
    text: words[la].mangal[key],
  };
}

/** Returns all passages of a match in reading order. */
export const matchingPassages = (match: Match, la: Lang): Passage[] =>
  [
    overallDraft(match, la),
    ...KOOTAS.map((koota) => kootaDraft(match, koota, la)),
    ...match.exceptions.map((exception) => exceptionDraft(exception, la)),
    mangalDraft(match, la),
  ].map(toPassage);
