/**
 * The strength of the grahas: dignity, retrograde motion, combustion, and the strongest and weakest houses of the
 * ashtakavarga.
 */
import { DIGNITY_NAMES, type Dignity, GRAHA_NAMES, type Kundli, SEVEN_GRAHAS } from '#jyotish';
import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import type { Draft } from './passage.ts';
import { grahaInText, grahaList, ordinal, titles } from './words.ts';

const words = readWords('passages/strength');

/** The grahas that can be retrograde. */
const CAN_RETURN = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
/** The grahas that can be combust. */
const CAN_HIDE = ['Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;

/**
 * Returns drafts for dignities (one passage each, naming the grahas), retrograde and combust grahas, remedies for weak
 * ones, the atmakaraka, and the houses with most and fewest points. `houses` is false if the houses are unknown.
 */
export function strengthDrafts(kundli: Kundli, { houses, la }: { houses: boolean; la: Lang }): Draft[] {
  return [
    ...dignityDrafts(kundli, la),
    ...motionDrafts(kundli, la),
    ...careDrafts(kundli, la),
    atmakarakaDraft(kundli, la),
    ...(houses ? houseDrafts(kundli, la) : []),
  ];
}

function dignityDrafts({ chart: { grahas } }: Kundli, la: Lang): Draft[] {
  const dignities = Object.keys(DIGNITY_NAMES) as Dignity[];
  return dignities.flatMap((dignity): Draft[] => {
    const matching = SEVEN_GRAHAS.filter((graha) => grahas[graha].dignity === dignity);
    if (matching.length === 0) return [];
    const title = fillText(titles[la].dignity, {
      dignity: DIGNITY_NAMES[dignity][la],
      grahas: grahaList(matching, la),
    });
    return [{ id: `dignity.${dignity}`, part: 'strength', title, text: words[la].dignity[dignity] }];
  });
}

function motionDrafts({ chart: { grahas } }: Kundli, la: Lang): Draft[] {
  const returning = CAN_RETURN.filter((graha) => grahas[graha].retrograde).map((graha): Draft => {
    const title = fillText(titles[la].retrograde, { graha: GRAHA_NAMES[graha][la] });
    return { id: `retrograde.${graha}`, part: 'strength', title, text: words[la].retrograde[graha] };
  });
  const hidden = CAN_HIDE.filter((graha) => grahas[graha].combust).map((graha): Draft => {
    const title = fillText(titles[la].combust, { graha: GRAHA_NAMES[graha][la] });
    return { id: `combust.${graha}`, part: 'strength', title, text: words[la].combust[graha] };
  });
  return [...returning, ...hidden];
}

function careDrafts({ chart: { grahas } }: Kundli, la: Lang): Draft[] {
  const weak = SEVEN_GRAHAS.filter(
    (graha) => grahas[graha].dignity === 'debilitated' || grahas[graha].combust,
  );
  return weak.map((graha) => {
    const title = fillText(titles[la].care, { graha: grahaInText(graha, la) });
    return { id: `care.${graha}`, part: 'strength', title, text: words[la].care[graha] };
  });
}

/**
 * Returns the draft for the graha of the seven with the highest degree in its sign (Jaimini; the variant of eight adds
 * Rahu).
 */
function atmakarakaDraft({ chart: { grahas } }: Kundli, la: Lang): Draft {
  const graha = SEVEN_GRAHAS.reduce((a, b) => (grahas[b].degree > grahas[a].degree ? b : a));
  const title = fillText(titles[la].atmakaraka, { graha: GRAHA_NAMES[graha][la] });
  return { id: `atmakaraka.${graha}`, part: 'strength', title, text: words[la].atmakaraka[graha] };
}

/** Returns drafts for the house with most points and the one with fewest. The title names the houses that have as many. */
function houseDrafts({ ashtakavarga: { sarva }, chart: { houses } }: Kundli, la: Lang): Draft[] {
  const title = titles[la].points;
  const points = houses.map(({ number, sign }) => ({ number, points: sarva[sign] ?? 0 }));
  const all = points.map((house) => house.points);
  const draft = (kind: 'most' | 'least', count: number): Draft => {
    const [first = 1, ...others] = points.filter((one) => one.points === count).map(({ number }) => number);
    const own = fillText(title[kind], { house: ordinal(first, la), count });
    const names = others.map((number) => ordinal(number, la));
    const alike =
      names.length > 0 && names.reduce((some, next) => fillText(title.houses, { first: some, second: next }));
    return {
      id: `house-${kind}.${first}`,
      part: 'strength',
      title: alike ? fillText(title.alike, { points: own, houses: alike }) : own,
      text: words[la][kind][first - 1],
    };
  };
  return [draft('most', Math.max(...all)), draft('least', Math.min(...all))];
}
