/** Yogas that the texts give a name and a rule of their own. Sources are in yogas-of-texts.json. */
import { SEVEN_GRAHAS, type SevenGraha, SIGN_LORDS } from '../../names.ts';
import type { Chart } from '../chart.ts';
import { isExalted } from '../dignity.ts';
import { vargaSign } from '../vargas.ts';
import { type FoundYoga, when, type YogaRule } from './found.ts';
import {
  areTogether,
  BENEFICS,
  dispositorOf,
  houseOf,
  inKendraFrom,
  isDebilitated,
  isDignified,
  isStrong,
  KENDRAS,
  linkOf,
  looksAt,
  lordOf,
  MALEFICS,
  occupantsOf,
  placeFrom,
  signOfGraha,
  standsIn,
  TRIKONAS,
} from './yoga-sky.ts';

/** The yogas that this file finds. */
export type NamedYogaName =
  | 'Parvata'
  | 'Chamara'
  | 'Shankha'
  | 'Bheri'
  | 'Shrinatha'
  | 'Sharada'
  | 'Matsya'
  | 'Kurma'
  | 'Khadga'
  | 'Lakshmi'
  | 'Kusuma'
  | 'Kalanidhi'
  | 'Kalpadruma'
  | 'Saraswati'
  | 'AkhandaSamrajya'
  | 'Hari'
  | 'Hara'
  | 'Brahma'
  | 'Shiva'
  | 'Jaya'
  | 'Vidyut'
  | 'Gandharva'
  | 'SadaSanchara';

const GOOD = [...KENDRAS, 5, 9];

/** All three benefics within these places from the lord of a house. */
const beneficsFromLord =
  (house: number, places: readonly number[]): YogaRule =>
  (chart) => {
    const lord = lordOf(chart, house);
    const others = BENEFICS.filter((graha) => graha !== lord);
    return when(
      others.every((graha) => places.includes(placeFrom(chart, lord, graha))),
      [lord, ...others],
    );
  };

function parvata(chart: Chart): FoundYoga | null {
  const inKendras = BENEFICS.filter((graha) => standsIn(chart, graha, KENDRAS));
  const clean = [6, 8].every(
    (house) => occupantsOf(chart, house, ['Sun', 'Moon', 'Mars', 'Saturn']).length === 0,
  );
  const noMalefics = MALEFICS.every((graha) => !standsIn(chart, graha, KENDRAS));
  return when(inKendras.length > 0 && clean && noMalefics, inKendras);
}

function chamara(chart: Chart): FoundYoga | null {
  const first = lordOf(chart, 1);
  const raised =
    isExalted(first, signOfGraha(chart, first)) &&
    standsIn(chart, first, KENDRAS) &&
    looksAt(chart, 'Jupiter', first);
  if (raised) return when(true, [first, 'Jupiter']);
  const two = [1, 7, 9, 10]
    .map((house) => occupantsOf(chart, house, BENEFICS))
    .find((grahas) => grahas.length >= 2);
  return two ? when(true, two) : null;
}

function kalpadruma(chart: Chart): FoundYoga | null {
  const first = lordOf(chart, 1);
  const second = dispositorOf(chart, first);
  const third = dispositorOf(chart, second);
  const navamsa = SIGN_LORDS[vargaSign(9, chart.grahas[second].longitude)] ?? 'Sun';
  const chain = [first, second, third, navamsa];
  return when(
    chain.every((graha) => standsIn(chart, graha, GOOD) || isExalted(graha, signOfGraha(chart, graha))),
    chain,
  );
}

function akhandaSamrajya(chart: Chart): FoundYoga | null {
  const rules = [2, 5, 11].some((house) => lordOf(chart, house) === 'Jupiter');
  const lord = [2, 9, 11]
    .map((house) => lordOf(chart, house))
    .find((graha) => graha !== 'Moon' && inKendraFrom(chart, 'Moon', graha));
  return when(rules && lord !== undefined, lord ? ['Jupiter', lord] : ['Jupiter']);
}

function bheri(chart: Chart): FoundYoga | null {
  const ninth = lordOf(chart, 9);
  if (!isStrong(chart, ninth)) return null;
  if (SEVEN_GRAHAS.every((graha) => standsIn(chart, graha, [1, 2, 7, 12]))) return when(true, SEVEN_GRAHAS);
  const first = lordOf(chart, 1);
  const three = [...new Set<SevenGraha>(['Venus', 'Jupiter', first])];
  const mutual = three.every((graha) => inKendraFrom(chart, three[0] ?? first, graha));
  return when(three.length === 3 && mutual, [ninth, ...three]);
}

function kurma(chart: Chart): FoundYoga | null {
  const good = BENEFICS.every((graha) => standsIn(chart, graha, [5, 6, 7]));
  const hard = MALEFICS.every((graha) => standsIn(chart, graha, [1, 3, 11]) && isDignified(chart, graha));
  return when(good && hard, [...BENEFICS, ...MALEFICS]);
}

function matsya(chart: Chart): FoundYoga | null {
  const [bright, mixed, dark] = [
    [1, 9].flatMap((house) => occupantsOf(chart, house, BENEFICS)),
    [BENEFICS, MALEFICS].map((side) => occupantsOf(chart, 5, side)),
    [4, 8].map((house) => occupantsOf(chart, house, MALEFICS)),
  ];
  const holds =
    [1, 9].every((house) => occupantsOf(chart, house, BENEFICS).length > 0) &&
    mixed.every((grahas) => grahas.length > 0) &&
    dark.every((grahas) => grahas.length > 0);
  return when(holds, [...bright, ...mixed.flat(), ...dark.flat()]);
}

/** Rules by name. */
export const NAMED_RULES: Record<NamedYogaName, YogaRule> = {
  Parvata: parvata,
  Chamara: chamara,
  Shankha: (chart) => {
    const [first, fifth, sixth] = [lordOf(chart, 1), lordOf(chart, 5), lordOf(chart, 6)];
    const mutual = fifth !== sixth && inKendraFrom(chart, fifth, sixth);
    return when(isStrong(chart, first) && mutual, [first, fifth, sixth]);
  },
  Bheri: bheri,
  Shrinatha: (chart) => {
    const [seventh, ninth, tenth] = [lordOf(chart, 7), lordOf(chart, 9), lordOf(chart, 10)];
    const raised = houseOf(chart, seventh) === 10 && isExalted(seventh, signOfGraha(chart, seventh));
    return when(raised && areTogether(chart, ninth, tenth), [seventh, ninth, tenth]);
  },
  Sharada: (chart) => {
    const tenth = lordOf(chart, 10);
    return when(
      houseOf(chart, tenth) === 5 && standsIn(chart, 'Mercury', KENDRAS) && signOfGraha(chart, 'Sun') === 4,
      [tenth, 'Mercury', 'Sun'],
    );
  },
  Matsya: matsya,
  Kurma: kurma,
  Khadga: (chart) => {
    const [first, second, ninth] = [lordOf(chart, 1), lordOf(chart, 2), lordOf(chart, 9)];
    const traded = linkOf(chart, second, ninth) === 'exchange';
    return when(traded && standsIn(chart, first, GOOD), [second, ninth, first]);
  },
  Lakshmi: (chart) => {
    const [first, ninth] = [lordOf(chart, 1), lordOf(chart, 9)];
    return when(standsIn(chart, ninth, GOOD) && isStrong(chart, ninth) && isDignified(chart, first), [
      ninth,
      first,
    ]);
  },
  Kusuma: (chart) =>
    when(
      chart.lagna.sign % 3 === 1 &&
        standsIn(chart, 'Venus', KENDRAS) &&
        standsIn(chart, 'Moon', TRIKONAS) &&
        houseOf(chart, 'Saturn') === 10,
      ['Venus', 'Moon', 'Saturn'],
    ),
  Kalanidhi: (chart) =>
    when(
      standsIn(chart, 'Jupiter', [2, 5]) &&
        (['Mercury', 'Venus'] as const).every(
          (graha) => areTogether(chart, graha, 'Jupiter') || looksAt(chart, graha, 'Jupiter'),
        ),
      ['Jupiter', 'Mercury', 'Venus'],
    ),
  Kalpadruma: kalpadruma,
  Saraswati: (chart) =>
    when(
      BENEFICS.every((graha) => standsIn(chart, graha, [...GOOD, 2])) &&
        ['exalted', 'moolatrikona', 'own', 'friend'].includes(chart.grahas.Jupiter.dignity ?? ''),
      BENEFICS,
    ),
  AkhandaSamrajya: akhandaSamrajya,
  Hari: beneficsFromLord(2, [2, 8, 12]),
  Hara: beneficsFromLord(7, [4, 8, 9]),
  Brahma: beneficsFromLord(1, [4, 10, 11]),
  Shiva: (chart) => {
    const [fifth, ninth, tenth] = [lordOf(chart, 5), lordOf(chart, 9), lordOf(chart, 10)];
    const round = houseOf(chart, fifth) === 9 && houseOf(chart, ninth) === 10 && houseOf(chart, tenth) === 5;
    return when(round, [fifth, ninth, tenth]);
  },
  Jaya: (chart) => {
    const [sixth, tenth] = [lordOf(chart, 6), lordOf(chart, 10)];
    return when(isDebilitated(chart, sixth) && isExalted(tenth, signOfGraha(chart, tenth)), [sixth, tenth]);
  },
  Vidyut: (chart) => {
    const [first, eleventh] = [lordOf(chart, 1), lordOf(chart, 11)];
    const raised = isExalted(eleventh, signOfGraha(chart, eleventh));
    return when(raised && areTogether(chart, eleventh, 'Venus') && inKendraFrom(chart, first, eleventh), [
      eleventh,
      'Venus',
    ]);
  },
  Gandharva: (chart) => {
    const [first, tenth] = [lordOf(chart, 1), lordOf(chart, 10)];
    return when(
      standsIn(chart, tenth, [3, 7, 11]) &&
        areTogether(chart, first, 'Jupiter') &&
        isExalted('Sun', signOfGraha(chart, 'Sun')) &&
        houseOf(chart, 'Moon') === 9,
      [tenth, first, 'Jupiter', 'Sun', 'Moon'],
    );
  },
  SadaSanchara: (chart) => {
    const first = lordOf(chart, 1);
    return when(signOfGraha(chart, first) % 3 === 0, [first]);
  },
};
