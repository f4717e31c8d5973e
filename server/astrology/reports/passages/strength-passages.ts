/**
 * The strength of the grahas: dignity, retrograde motion, combustion, and the strongest and weakest houses of the
 * ashtakavarga.
 */
import {
  DIGNITY_NAMES,
  type Dignity,
  GRAHA_NAMES,
  type Kundli,
  SEVEN_GRAHAS,
  type SevenGraha,
  type Word,
} from '#jyotish';
import type { Lang } from '#languages/list.ts';
import type { Draft } from './passage.ts';
import { ATMAKARAKA, CAN_HIDE, CAN_RETURN, CARE, CONDITIONS, STRONG_HOUSES } from './tables.ts';
import { grahaList, ordinal } from './words.ts';

/**
 * Returns drafts for dignities (one passage each, naming the grahas), retrograde and combust grahas, remedies for weak
 * ones, the atmakaraka, and the houses with most and fewest points. `houses` is false if the houses are unknown.
 */
export function strengthDrafts(kundli: Kundli, houses: boolean): Draft[] {
  return [
    ...dignityDrafts(kundli),
    ...motionDrafts(kundli),
    ...careDrafts(kundli),
    atmakarakaDraft(kundli),
    ...(houses ? houseDrafts(kundli) : []),
  ];
}

function dignityDrafts({ chart: { grahas } }: Kundli): Draft[] {
  const dignities = Object.keys(DIGNITY_NAMES) as Dignity[];
  return dignities.flatMap((dignity): Draft[] => {
    const matching = SEVEN_GRAHAS.filter((graha) => grahas[graha].dignity === dignity);
    if (matching.length === 0) return [];
    const [name, list] = [DIGNITY_NAMES[dignity], grahaList(matching)];
    const title = { en: `${name.en}: ${list.en}`, hi: `${name.hi}: ${list.hi}` };
    return [{ id: `dignity.${dignity}`, part: 'strength', title, text: CONDITIONS.dignity[dignity] }];
  });
}

const named = (graha: SevenGraha, { en, hi }: Word): Word => ({
  en: `${GRAHA_NAMES[graha].en} ${en}`,
  hi: `${hi} ${GRAHA_NAMES[graha].hi}`,
});

function motionDrafts({ chart: { grahas } }: Kundli): Draft[] {
  const returning = CAN_RETURN.filter((graha) => grahas[graha].retrograde).map((graha): Draft => {
    const title = named(graha, { en: 'retrograde', hi: 'वक्री' });
    return { id: `retrograde.${graha}`, part: 'strength', title, text: CONDITIONS.retrograde[graha] };
  });
  const hidden = CAN_HIDE.filter((graha) => grahas[graha].combust).map((graha): Draft => {
    const title = named(graha, { en: 'combust', hi: 'अस्त' });
    return { id: `combust.${graha}`, part: 'strength', title, text: CONDITIONS.combust[graha] };
  });
  return [...returning, ...hidden];
}

function careDrafts({ chart: { grahas } }: Kundli): Draft[] {
  const weak = SEVEN_GRAHAS.filter(
    (graha) => grahas[graha].dignity === 'debilitated' || grahas[graha].combust,
  );
  return weak.map((graha) => {
    const { en, hi } = GRAHA_NAMES[graha];
    const title = {
      en: `Simple remedies for ${graha === 'Sun' || graha === 'Moon' ? `the ${en}` : en}`,
      hi: `${hi} के सरल उपाय`,
    };
    return { id: `care.${graha}`, part: 'strength', title, text: CARE[graha] };
  });
}

/**
 * Returns the draft for the graha of the seven with the highest degree in its sign (Jaimini; the variant of eight adds
 * Rahu).
 */
function atmakarakaDraft({ chart: { grahas } }: Kundli): Draft {
  const graha = SEVEN_GRAHAS.reduce((a, b) => (grahas[b].degree > grahas[a].degree ? b : a));
  const { en, hi } = GRAHA_NAMES[graha];
  const title = { en: `Atmakaraka ${en}`, hi: `आत्मकारक ${hi}` };
  return { id: `atmakaraka.${graha}`, part: 'strength', title, text: ATMAKARAKA[graha] };
}

/** Returns drafts for the house with most points and the one with fewest. The title names the houses that have as many. */
function houseDrafts({ ashtakavarga: { sarva }, chart: { houses } }: Kundli): Draft[] {
  const points = houses.map(({ number, sign }) => ({ number, points: sarva[sign] ?? 0 }));
  const all = points.map((house) => house.points);
  const draft = (kind: 'most' | 'least', count: number, name: Word): Draft => {
    const [first = 1, ...others] = points.filter((one) => one.points === count).map(({ number }) => number);
    const list = (lang: Lang) => others.map((number) => ordinal(number)[lang]);
    const also = {
      en: others.length > 0 ? ` (as many as the ${list('en').join(' and the ')})` : '',
      hi: others.length > 0 ? ` (उतने ही ${list('hi').join(' और ')} में)` : '',
    };
    return {
      id: `house-${kind}.${first}`,
      part: 'strength',
      title: {
        en: `${name.en}: the ${ordinal(first).en} house, ${count}${also.en}`,
        hi: `${name.hi}: ${ordinal(first).hi} भाव, ${count}${also.hi}`,
      },
      text: STRONG_HOUSES[kind][first - 1],
    };
  };
  return [
    draft('most', Math.max(...all), { en: 'Most points', hi: 'सबसे अधिक बिंदु' }),
    draft('least', Math.min(...all), { en: 'Fewest points', hi: 'सबसे कम बिंदु' }),
  ];
}
