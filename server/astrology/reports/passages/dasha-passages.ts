/** Vimshottari periods: the running mahadasha, the position of its lord, the running antardasha, and the next one. */
import { GRAHA_NAMES, type Graha, type Kundli, runningDasha } from '#jyotish';
import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { type Draft, type Passage, toPassage } from './passage.ts';
import { ordinal, titles } from './words.ts';

const words = readWords('passages/dashas');

const mahaDraft = (lord: Graha, la: Lang): Draft => ({
  id: `maha.${lord}`,
  part: 'dasha',
  title: fillText(titles[la].mahadasha, { graha: GRAHA_NAMES[lord][la] }),
  text: words[la].mahadashas[lord],
});

const antarDraft = (maha: Graha, antar: Graha, la: Lang): Draft => ({
  id: `antar.${maha}.${antar}`,
  part: 'dasha',
  title: fillText(titles[la].antardasha, { maha: GRAHA_NAMES[maha][la], antar: GRAHA_NAMES[antar][la] }),
  text: words[la].antardashas[maha][antar],
});

/**
 * Returns drafts for the periods that run at an instant and the next antardasha; none outside the 120 years. `houses`
 * is false if the houses are unknown.
 */
export function dashaDrafts(
  { chart, dashas }: Kundli,
  { at, houses, la }: { at: number; houses: boolean; la: Lang },
): Draft[] {
  const running = runningDasha(dashas, at);
  if (!running) return [];
  const { maha, antar } = running;
  const { house } = chart.grahas[maha.lord];
  const next = runningDasha(dashas, antar.end);
  const houseOfLord: Draft = {
    id: `dasha-house.${house}`,
    part: 'dasha',
    title: fillText(titles[la].lordOfPeriod, {
      graha: GRAHA_NAMES[maha.lord][la],
      house: ordinal(house, la),
    }),
    text: words[la].houses[house - 1],
  };
  return [
    mahaDraft(maha.lord, la),
    ...(houses ? [houseOfLord] : []),
    antarDraft(maha.lord, antar.lord, la),
    ...(next && next.maha.lord !== maha.lord ? [mahaDraft(next.maha.lord, la)] : []),
    ...(next ? [antarDraft(next.maha.lord, next.antar.lord, la)] : []),
  ];
}

/** Returns the chart-independent passage of a mahadasha, for a timeline. */
export const mahadashaPassage = (lord: Graha, la: Lang): Passage => toPassage(mahaDraft(lord, la));

/** Returns the passage of an antardasha, for a timeline. */
export const antardashaPassage = (maha: Graha, antar: Graha, la: Lang): Passage =>
  toPassage(antarDraft(maha, antar, la));
