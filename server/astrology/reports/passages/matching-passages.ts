/** The passages of a match: the total, the eight kootas by their result, mitigating factors, and Mangal of both. */
import { KOOTA_NAMES, KOOTAS, type Koota, type Match, type MatchException, type Word } from '#jyotish';
import { type Draft, type Passage, type PassageLang, toPassage, toPassages } from './passage.ts';
import { MATCHING } from './tables.ts';

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

function kootaDraft(match: Match, koota: Koota): Draft {
  const key = kootaKey(match, koota);
  const { en, hi, maximum } = KOOTA_NAMES[koota];
  const { points } = match.kootas[koota];
  const title = { en: `${en}: ${points} of ${maximum}`, hi: `${hi}: ${maximum} में से ${points}` };
  return { id: `koota.${koota}.${key}`, part: 'matchKootas', title, text: MATCHING[koota][key] };
}

/** Returns the passage of one koota of a match. */
export function kootaPassage(match: Match, koota: Koota, lang: PassageLang): Passage {
  return toPassage(kootaDraft(match, koota), lang);
}

/** Returns the draft for the total. A pair whose Nadi dosha stands gets a warning even if its total is good. */
function overallDraft({ total, band, verdict }: Match): Draft {
  const key = total >= 18 && verdict.standing.includes('nadi') ? 'nadi' : band.replace(' ', '-');
  const title = { en: `${total} of 36 gunas`, hi: `36 में से ${total} गुण` };
  return { id: `match.${key}`, part: 'matchOverall', title, text: MATCHING.overall[key] };
}

function exceptionDrafts(exceptions: readonly MatchException[]): Draft[] {
  return exceptions.map(({ koota }) => {
    const { en, hi } = KOOTA_NAMES[koota];
    const title = { en: `${en}: softened`, hi: `${hi}: परिहार` };
    return {
      id: `match-exception.${koota}`,
      part: 'matchExceptions',
      title,
      text: MATCHING.exception[koota],
    };
  });
}

/** Returns the draft about Mangal, by the weight that all three counts give it in each chart. */
function mangalDraft({ mangal: { weight } }: Match): Draft {
  const title: Word = { en: 'Mangal side by side', hi: 'मंगल की तुलना' };
  const keyOf = () => {
    const [boy, girl] = [weight.boy !== 'none', weight.girl !== 'none'];
    if (boy === girl) return boy ? 'both' : 'neither';
    const side = boy ? 'boy' : 'girl';
    return `${side}${weight[side] === 'light' ? '-softened' : ''}`;
  };
  const key = keyOf();
  return { id: `match-mangal.${key}`, part: 'matchMangal', title, text: MATCHING.mangal[key] };
}

/** Returns all passages of a match in reading order. */
export function matchingPassages(match: Match, lang: PassageLang): Passage[] {
  const drafts = [
    overallDraft(match),
    ...KOOTAS.map((koota) => kootaDraft(match, koota)),
    ...exceptionDrafts(match.exceptions),
    mangalDraft(match),
  ];
  return toPassages(drafts, lang);
}
