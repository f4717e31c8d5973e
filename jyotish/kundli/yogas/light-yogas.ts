/** Yogas of the Moon, the Sun, and the benefics and malefics about them and the lagna. Sources are in yogas-of-texts.json. */
import { SEVEN_GRAHAS, type SevenGraha } from '../../names.ts';
import type { Chart } from '../chart.ts';
import { type FoundYoga, when, type YogaRule } from './found.ts';
import {
  areTogether,
  BENEFICS,
  dispositorOf,
  houseOf,
  influencing,
  inKendraFrom,
  isDignified,
  isStrong,
  KENDRAS,
  linkOf,
  looksAt,
  lordOf,
  MALEFICS,
  occupantsOf,
  placeFrom,
  standsIn,
  TRIKONAS,
} from './yoga-sky.ts';

/** The yogas that this file finds. */
export type LightYogaName =
  | 'Adhi'
  | 'Lagnadhi'
  | 'Amala'
  | 'ChandraMangala'
  | 'Vasumati'
  | 'Pushkala'
  | 'BudhaAditya'
  | 'GuruMangala'
  | 'ShubhaKartari'
  | 'PapaKartari'
  | 'Shubha'
  | 'Gauri'
  | 'Bhaskara'
  | 'Marut'
  | 'BudhaYoga'
  | 'Trilochana'
  | 'Pravrajya'
  | 'Angaraka'
  | 'ShaniRahu'
  | 'Punarphu'
  | 'Chatussagara'
  | 'Rajalakshana';

const combustMercury = {
  en: 'Mercury is combust, so the texts call the yoga weak.',
  hi: 'बुध अस्त हैं, इसलिए शास्त्र योग को निर्बल कहते हैं।',
};
const jupiterHelps = {
  en: 'Jupiter’s sight softens it.',
  hi: 'गुरु की दृष्टि इसे कोमल करती है।',
};
const ownStrength = {
  en: 'The graha is in its own sign or exalted, which the texts count as a remedy.',
  hi: 'ग्रह स्वराशि में या उच्च के हैं, जिसे शास्त्र परिहार मानते हैं।',
};

/** Three benefics all within these places from a point. */
function beneficsAt(chart: Chart, from: 'lagna' | 'Moon', places: readonly number[]): FoundYoga | null {
  const all = BENEFICS.every((graha) =>
    places.includes(from === 'lagna' ? houseOf(chart, graha) : placeFrom(chart, from, graha)),
  );
  return when(all, from === 'lagna' ? BENEFICS : [...BENEFICS, from]);
}

/** Only benefics in the tenth from the Moon or the lagna, and at least one. */
function amala(chart: Chart): FoundYoga | null {
  const tenth = (from: 'lagna' | 'Moon') =>
    SEVEN_GRAHAS.filter(
      (graha) =>
        graha !== from && (from === 'lagna' ? houseOf(chart, graha) : placeFrom(chart, from, graha)) === 10,
    );
  const found = (['lagna', 'Moon'] as const)
    .map(tenth)
    .find((grahas) => grahas.length > 0 && grahas.every((graha) => BENEFICS.includes(graha)));
  return found ? when(true, found) : null;
}

/** Grahas of one kind, and none of the other, on both sides of the lagna. */
function kartari(
  chart: Chart,
  side: readonly SevenGraha[],
  others: readonly SevenGraha[],
): readonly SevenGraha[] {
  const around = [2, 12].map((house) => occupantsOf(chart, house, side));
  const clean = [2, 12].every((house) => occupantsOf(chart, house, others).length === 0);
  return clean && around.every((grahas) => grahas.length > 0) ? around.flat() : [];
}

function pravrajya(chart: Chart): FoundYoga | null {
  const crowd = SEVEN_GRAHAS.map((graha) => SEVEN_GRAHAS.filter((other) => areTogether(chart, graha, other)));
  const largest = crowd.toSorted((a, b) => b.length - a.length)[0] ?? [];
  return when(largest.length >= 4, largest);
}

/** Rules by name. */
export const LIGHT_RULES: Record<LightYogaName, YogaRule> = {
  Adhi: (chart) => beneficsAt(chart, 'Moon', [6, 7, 8]),
  Lagnadhi: (chart) => beneficsAt(chart, 'lagna', [6, 7, 8]),
  Amala: amala,
  ChandraMangala: (chart) => when(areTogether(chart, 'Moon', 'Mars'), ['Moon', 'Mars']),
  Vasumati: (chart) =>
    beneficsAt(chart, 'lagna', [3, 6, 10, 11]) ?? beneficsAt(chart, 'Moon', [3, 6, 10, 11]),
  Pushkala: (chart) => {
    const [host, first] = [dispositorOf(chart, 'Moon'), lordOf(chart, 1)];
    const together = host !== first && areTogether(chart, host, first) && standsIn(chart, first, KENDRAS);
    const watched = influencing(chart, 1, SEVEN_GRAHAS).filter((graha) => isStrong(chart, graha));
    return when(together && watched.length > 0, [host, first, ...watched.slice(0, 1)]);
  },
  BudhaAditya: (chart) =>
    when(
      areTogether(chart, 'Sun', 'Mercury'),
      ['Sun', 'Mercury'],
      chart.grahas.Mercury.combust ? combustMercury : null,
    ),
  GuruMangala: (chart) => when(linkOf(chart, 'Jupiter', 'Mars') !== null, ['Jupiter', 'Mars']),
  ShubhaKartari: (chart) => {
    const around = kartari(chart, BENEFICS, MALEFICS);
    return when(around.length > 0, around);
  },
  PapaKartari: (chart) => {
    const around = kartari(chart, MALEFICS, BENEFICS);
    const helped = influencing(chart, 1, ['Jupiter']).length > 0;
    return when(around.length > 0, around, helped ? jupiterHelps : null);
  },
  Shubha: (chart) => {
    const inLagna = occupantsOf(chart, 1, SEVEN_GRAHAS);
    return when(inLagna.length > 0 && inLagna.every((graha) => BENEFICS.includes(graha)), inLagna);
  },
  Gauri: (chart) =>
    when(
      isDignified(chart, 'Moon') &&
        standsIn(chart, 'Moon', [...KENDRAS, ...TRIKONAS]) &&
        looksAt(chart, 'Jupiter', 'Moon'),
      ['Moon', 'Jupiter'],
    ),
  Bhaskara: (chart) =>
    when(
      placeFrom(chart, 'Sun', 'Mercury') === 2 &&
        placeFrom(chart, 'Mercury', 'Moon') === 11 &&
        [5, 9].includes(placeFrom(chart, 'Moon', 'Jupiter')),
      ['Sun', 'Mercury', 'Moon', 'Jupiter'],
    ),
  Marut: (chart) =>
    when(
      [5, 9].includes(placeFrom(chart, 'Venus', 'Jupiter')) &&
        placeFrom(chart, 'Jupiter', 'Moon') === 5 &&
        inKendraFrom(chart, 'Moon', 'Sun'),
      ['Venus', 'Jupiter', 'Moon', 'Sun'],
    ),
  BudhaYoga: (chart) =>
    when(
      houseOf(chart, 'Jupiter') === 1 &&
        standsIn(chart, 'Moon', KENDRAS) &&
        placeFrom(chart, 'Moon', 'Rahu') === 2 &&
        (['Sun', 'Mars'] as const).every((graha) => placeFrom(chart, 'Rahu', graha) === 3),
      ['Jupiter', 'Moon', 'Rahu', 'Sun', 'Mars'],
    ),
  Trilochana: (chart) =>
    when(
      [5, 9].includes(placeFrom(chart, 'Sun', 'Moon')) &&
        [5, 9].includes(placeFrom(chart, 'Moon', 'Mars')) &&
        [5, 9].includes(placeFrom(chart, 'Mars', 'Sun')),
      ['Sun', 'Moon', 'Mars'],
    ),
  Pravrajya: pravrajya,
  Angaraka: (chart) =>
    when(
      areTogether(chart, 'Mars', 'Rahu'),
      ['Mars', 'Rahu'],
      isDignified(chart, 'Mars') ? ownStrength : looksAt(chart, 'Jupiter', 'Mars') ? jupiterHelps : null,
    ),
  ShaniRahu: (chart) =>
    when(
      areTogether(chart, 'Saturn', 'Rahu'),
      ['Saturn', 'Rahu'],
      isDignified(chart, 'Saturn') ? ownStrength : looksAt(chart, 'Jupiter', 'Saturn') ? jupiterHelps : null,
    ),
  Punarphu: (chart) =>
    when(
      areTogether(chart, 'Moon', 'Saturn'),
      ['Moon', 'Saturn'],
      isDignified(chart, 'Moon') ? ownStrength : looksAt(chart, 'Jupiter', 'Moon') ? jupiterHelps : null,
    ),
  Chatussagara: (chart) =>
    when(
      KENDRAS.every((house) => occupantsOf(chart, house, SEVEN_GRAHAS).length > 0),
      KENDRAS.flatMap((house) => occupantsOf(chart, house, SEVEN_GRAHAS)),
    ),
  Rajalakshana: (chart) => {
    const four = ['Moon', ...BENEFICS] as const;
    return when(
      four.every((graha) => standsIn(chart, graha, KENDRAS)),
      four,
    );
  },
};
