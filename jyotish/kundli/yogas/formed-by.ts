/** The grahas behind the yogas that reports list, and what cancels them by the texts. */
import { SEVEN_GRAHAS, type SevenGraha, type Word } from '../../names.ts';
import type { Chart } from '../chart.ts';
import type { YogaName } from '../yogas.texts.ts';
import { type FoundYoga, joinedLords } from './found.ts';
import {
  areTogether,
  inKendraFrom,
  isDignified,
  KENDRAS,
  looksAt,
  lordOf,
  placeFrom,
  standsIn,
  TRIKONAS,
} from './yoga-sky.ts';

const FIVE = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;

const WITH_LIGHT: Word = {
  en: 'The graha shares its sign with the Sun or the Moon, which the texts count as a break.',
  hi: 'ग्रह सूर्य या चंद्र के साथ एक राशि में हैं, जिसे शास्त्र योग भंग मानते हैं।',
};
const PLANET_IN_KENDRA: Word = {
  en: 'A planet stands in a kendra from the Moon or the ascendant, which cancels it.',
  hi: 'चंद्र या लग्न से केंद्र में ग्रह हैं, जिससे यह कट जाता है।',
};
const MOON_IN_KENDRA: Word = {
  en: 'The Moon is in a kendra from the ascendant, which cancels it.',
  hi: 'चंद्र लग्न से केंद्र में हैं, जिससे यह कट जाता है।',
};
const DIGNIFIED: Word = {
  en: 'The graha is in its own sign or exalted, which cancels it.',
  hi: 'ग्रह स्वराशि में या उच्च के हैं, जिससे यह कट जाता है।',
};
const JUPITER_LOOKS: Word = { en: 'Jupiter’s sight softens it.', hi: 'गुरु की दृष्टि इसे कोमल करती है।' };
const WEAK_JUPITER: Word = {
  en: 'Jupiter is combust or debilitated, so the texts call the yoga weak.',
  hi: 'गुरु अस्त या नीच के हैं, इसलिए शास्त्र योग को निर्बल कहते हैं।',
};

const around = (chart: Chart, from: 'Sun' | 'Moon', places: readonly number[]): SevenGraha[] =>
  FIVE.filter((graha) => places.includes(placeFrom(chart, from, graha)));

function mahapurusha(graha: SevenGraha) {
  return (chart: Chart): FoundYoga => ({
    grahas: [graha],
    cancelledBy: areTogether(chart, graha, 'Sun') || areTogether(chart, graha, 'Moon') ? WITH_LIGHT : null,
  });
}

/** Phaladeepika 6 and later texts: a planet in a kendra from the Moon or the lagna ends Kemadruma. */
function kemadruma(chart: Chart): FoundYoga {
  const helped = FIVE.some((graha) => inKendraFrom(chart, 'Moon', graha) || standsIn(chart, graha, KENDRAS));
  return { grahas: ['Moon'], cancelledBy: helped ? PLANET_IN_KENDRA : null };
}

function grahan(chart: Chart): FoundYoga {
  const lights = (['Sun', 'Moon'] as const).filter((light) =>
    (['Rahu', 'Ketu'] as const).some((node) => areTogether(chart, light, node)),
  );
  const nodes = (['Rahu', 'Ketu'] as const).filter((node) =>
    lights.some((light) => areTogether(chart, light, node)),
  );
  const seen = lights.some((light) => looksAt(chart, 'Jupiter', light));
  return { grahas: [...lights, ...nodes], cancelledBy: seen ? JUPITER_LOOKS : null };
}

const all = (): FoundYoga => ({ grahas: SEVEN_GRAHAS });
const ofMoon =
  (places: readonly number[]) =>
  (chart: Chart): FoundYoga => ({ grahas: ['Moon', ...around(chart, 'Moon', places)] });
const ofSun =
  (places: readonly number[]) =>
  (chart: Chart): FoundYoga => ({ grahas: ['Sun', ...around(chart, 'Sun', places)] });

/** The formation of each yoga of the list, in a chart that has it. */
export const FORMED_BY: Record<YogaName, (chart: Chart) => FoundYoga> = {
  Gajakesari: (chart) => ({
    grahas: ['Moon', 'Jupiter'],
    cancelledBy:
      chart.grahas.Jupiter.combust || chart.grahas.Jupiter.dignity === 'debilitated' ? WEAK_JUPITER : null,
  }),
  Kedara: all,
  Kamal: all,
  Musala: all,
  Kahala: (chart) => ({ grahas: [...new Set([4, 9, 1].map((house) => lordOf(chart, house)))] }),
  Raja: (chart) => {
    const pairs = joinedLords(chart, KENDRAS, TRIKONAS);
    return { grahas: [...new Set(pairs.flatMap(({ a, b }) => [a, b]))], pairs };
  },
  Ruchaka: mahapurusha('Mars'),
  Bhadra: mahapurusha('Mercury'),
  Hamsa: mahapurusha('Jupiter'),
  Malavya: mahapurusha('Venus'),
  Sasa: mahapurusha('Saturn'),
  Sunapha: ofMoon([2]),
  Anapha: ofMoon([12]),
  Duradhara: ofMoon([2, 12]),
  Kemadruma: kemadruma,
  Vesi: ofSun([2]),
  Vasi: ofSun([12]),
  Ubhayachari: ofSun([2, 12]),
  Daridra: (chart) => {
    const lord = lordOf(chart, 11);
    return { grahas: [lord], cancelledBy: isDignified(chart, lord) ? DIGNIFIED : null };
  },
  Grahan: grahan,
  Shakat: (chart) => ({
    grahas: ['Moon', 'Jupiter'],
    cancelledBy: standsIn(chart, 'Moon', KENDRAS) ? MOON_IN_KENDRA : null,
  }),
  Chandal: (chart) => ({
    grahas: ['Jupiter', areTogether(chart, 'Jupiter', 'Rahu') ? 'Rahu' : 'Ketu'],
    cancelledBy: isDignified(chart, 'Jupiter') ? DIGNIFIED : null,
  }),
};
