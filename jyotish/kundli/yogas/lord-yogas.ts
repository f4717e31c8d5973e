/** Yogas of the lords of houses. Sources are in yogas-of-texts.json. */
import { SEVEN_GRAHAS, type SevenGraha, SIGN_LORDS, type Word } from '../../names.ts';
import type { Chart } from '../chart.ts';
import { EXALTATION, isExalted } from '../dignity.ts';
import { type FoundYoga, foundPairs, joinedLords, when, type YogaPair, type YogaRule } from './found.ts';
import {
  DUSTHANAS,
  houseOf,
  housesRuledBy,
  inKendraFrom,
  isDebilitated,
  KENDRAS,
  linkOf,
  looksAt,
  lordOf,
  signOfGraha,
  standsIn,
} from './yoga-sky.ts';

/** The yogas that this file finds. */
export type LordYogaName =
  | 'DharmaKarma'
  | 'Yogakaraka'
  | 'NeechaBhanga'
  | 'Harsha'
  | 'Sarala'
  | 'Vimala'
  | 'MahaParivartana'
  | 'KhalaParivartana'
  | 'DainyaParivartana'
  | 'DhanaSecond'
  | 'DhanaFifth'
  | 'DhanaLagna';

const GOOD = [...KENDRAS, 5, 9];

const brokenLord: Word = {
  en: 'One of the lords is debilitated or combust, so the texts call the yoga broken.',
  hi: 'एक स्वामी नीच के या अस्त हैं, इसलिए शास्त्र योग को भंग कहते हैं।',
};

/** The word of a broken yoga when one of its lords is debilitated or combust, unless its debilitation is cancelled. */
function brokenBy(chart: Chart, lords: readonly SevenGraha[]): Word | null {
  const broken = lords.some(
    (graha) => chart.grahas[graha].combust || (isDebilitated(chart, graha) && !rescuerOf(chart, graha)),
  );
  return broken ? brokenLord : null;
}

const pairsFound = (chart: Chart, pairs: readonly YogaPair[]): FoundYoga | null =>
  foundPairs(
    pairs,
    brokenBy(
      chart,
      pairs.flatMap(({ a, b }) => [a, b]),
    ),
  );

/**
 * Returns the graha that cancels a debilitation (Phaladeepika 7.26-30), or null. That is the lord of the sign of
 * debilitation, the lord of the sign of exaltation, or a graha exalted in that sign, in a kendra from the lagna or the
 * Moon; or the sign's lord looking at it.
 */
export function rescuerOf(chart: Chart, graha: SevenGraha): SevenGraha | null {
  const sign = signOfGraha(chart, graha);
  const host = SIGN_LORDS[sign] ?? 'Sun';
  const raiser = SIGN_LORDS[EXALTATION[graha].sign] ?? 'Sun';
  const guests = SEVEN_GRAHAS.filter((other) => isExalted(other, sign));
  const angular = [host, raiser, ...guests].find(
    (other) => other !== graha && (inKendraFrom(chart, 'lagna', other) || inKendraFrom(chart, 'Moon', other)),
  );
  return angular ?? (looksAt(chart, host, graha) ? host : null);
}

function neechaBhanga(chart: Chart): FoundYoga | null {
  const rescued = SEVEN_GRAHAS.filter((graha) => isDebilitated(chart, graha)).flatMap((graha) => {
    const rescuer = rescuerOf(chart, graha);
    return rescuer ? [graha, rescuer] : [];
  });
  return when(rescued.length > 0, rescued);
}

/** Exchanges of signs between lords, sorted into the three kinds of Phaladeepika 6.32. */
function exchanges(chart: Chart, kind: 'maha' | 'khala' | 'dainya'): FoundYoga | null {
  const pairs = SEVEN_GRAHAS.flatMap((a, index) =>
    SEVEN_GRAHAS.slice(index + 1).flatMap((b): YogaPair[] => {
      if (linkOf(chart, a, b) !== 'exchange') return [];
      const houses = [houseOf(chart, a), houseOf(chart, b)];
      const isDainya = houses.some((house) => DUSTHANAS.includes(house));
      const found = isDainya ? 'dainya' : houses.includes(3) ? 'khala' : 'maha';
      return found === kind ? [{ a, b, link: 'exchange' }] : [];
    }),
  );
  return foundPairs(pairs);
}

/** Lord of a dusthana in a dusthana. */
const viparita =
  (house: number): YogaRule =>
  (chart) => {
    const lord = lordOf(chart, house);
    return when(standsIn(chart, lord, DUSTHANAS), [lord]);
  };

/** One graha, lord of a kendra and of a trikona, well placed. Lordship of the lagna alone does not count. */
function yogakaraka(chart: Chart): FoundYoga | null {
  const found = SEVEN_GRAHAS.filter((graha) => {
    const houses = housesRuledBy(chart, graha);
    return (
      houses.some((house) => [4, 7, 10].includes(house)) &&
      houses.some((house) => [5, 9].includes(house)) &&
      standsIn(chart, graha, GOOD)
    );
  });
  return when(found.length > 0, found, brokenBy(chart, found));
}

/** Rules by name. */
export const LORD_RULES: Record<LordYogaName, YogaRule> = {
  DharmaKarma: (chart) => pairsFound(chart, joinedLords(chart, [9], [10])),
  Yogakaraka: yogakaraka,
  NeechaBhanga: neechaBhanga,
  Harsha: viparita(6),
  Sarala: viparita(8),
  Vimala: viparita(12),
  MahaParivartana: (chart) => exchanges(chart, 'maha'),
  KhalaParivartana: (chart) => exchanges(chart, 'khala'),
  DainyaParivartana: (chart) => exchanges(chart, 'dainya'),
  DhanaSecond: (chart) => pairsFound(chart, joinedLords(chart, [2], [11])),
  DhanaFifth: (chart) => pairsFound(chart, joinedLords(chart, [5], [9])),
  DhanaLagna: (chart) => pairsFound(chart, joinedLords(chart, [1], [2, 5, 9, 11])),
};
