/** Vimshottari periods: the running mahadasha, the position of its lord, the running antardasha, and the next one. */
import { GRAHA_NAMES, type Graha, type Kundli, runningDasha, type Word } from '#jyotish';
import { type Draft, type Passage, type PassageLang, toPassage } from '../passage.ts';
import { ANTARDASHAS, DASHA_HOUSES, MAHADASHAS } from '../tables.ts';
import { ordinal } from '../words.ts';

const mahaTitle = (lord: Graha): Word => ({
  en: `${GRAHA_NAMES[lord].en} mahadasha`,
  hi: `${GRAHA_NAMES[lord].hi} महादशा`,
});

const antarTitle = (maha: Graha, antar: Graha): Word => ({
  en: `${GRAHA_NAMES[maha].en} mahadasha, ${GRAHA_NAMES[antar].en} antardasha`,
  hi: `${GRAHA_NAMES[maha].hi} महादशा, ${GRAHA_NAMES[antar].hi} अंतर्दशा`,
});

const lordTitle = (lord: Graha, house: number): Word => ({
  en: `${GRAHA_NAMES[lord].en}, lord of the period, in the ${ordinal(house).en} house`,
  hi: `दशा के स्वामी ${GRAHA_NAMES[lord].hi} ${ordinal(house).hi} भाव में`,
});

const mahaDraft = (lord: Graha): Draft => ({
  id: `maha.${lord}`,
  part: 'dasha',
  title: mahaTitle(lord),
  text: MAHADASHAS[lord],
});

const antarDraft = (maha: Graha, antar: Graha): Draft => ({
  id: `antar.${maha}.${antar}`,
  part: 'dasha',
  title: antarTitle(maha, antar),
  text: ANTARDASHAS[maha][antar],
});

/**
 * Returns drafts for the periods that run at an instant and the next antardasha; none outside the 120 years. `houses`
 * is false if the houses are unknown.
 */
export function dashaDrafts({ chart, dashas }: Kundli, at: number, houses: boolean): Draft[] {
  const running = runningDasha(dashas, at);
  if (!running) return [];
  const { maha, antar } = running;
  const { house } = chart.grahas[maha.lord];
  const next = runningDasha(dashas, antar.end);
  const houseOfLord: Draft = {
    id: `dasha-house.${house}`,
    part: 'dasha',
    title: lordTitle(maha.lord, house),
    text: DASHA_HOUSES[house - 1],
  };
  return [
    mahaDraft(maha.lord),
    ...(houses ? [houseOfLord] : []),
    antarDraft(maha.lord, antar.lord),
    ...(next && next.maha.lord !== maha.lord ? [mahaDraft(next.maha.lord)] : []),
    ...(next ? [antarDraft(next.maha.lord, next.antar.lord)] : []),
  ];
}

/** Returns the chart-independent passage of a mahadasha, for a timeline. */
export function mahadashaPassage(lord: Graha, lang: PassageLang): Passage {
  return toPassage(mahaDraft(lord), lang);
}

/** Returns the passage of an antardasha, for a timeline. */
export function antardashaPassage(maha: Graha, antar: Graha, lang: PassageLang): Passage {
  return toPassage(antarDraft(maha, antar), lang);
}
