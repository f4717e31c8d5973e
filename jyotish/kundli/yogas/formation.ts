/** A yoga in words: which grahas form it, from where, and how strong they are. */
import { GRAHA_NAMES, type Graha, SEVEN_GRAHAS, type SevenGraha, type Word } from '../../names.ts';
import type { Chart } from '../chart.ts';
import type { FoundYoga, YogaPair } from './found.ts';
import { houseOf, housesRuledBy, isDebilitated, isDignified } from './yoga-sky.ts';

/** The strength of the grahas of a yoga together. */
export type YogaStrength = 'strong' | 'middling' | 'weak';

/** Names of the strengths. */
export const YOGA_STRENGTHS: Record<YogaStrength, Word> = {
  strong: { en: 'Strong', hi: 'बलवान' },
  middling: { en: 'Middling', hi: 'मध्यम' },
  weak: { en: 'Weak', hi: 'निर्बल' },
};

// biome-ignore format: one list a line
const ORDINALS_EN = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th', '11th', '12th'];
// biome-ignore format: one list a line
const ORDINALS_HI = ['प्रथम', 'द्वितीय', 'तृतीय', 'चतुर्थ', 'पंचम', 'षष्ठ', 'सप्तम', 'अष्टम', 'नवम', 'दशम', 'एकादश', 'द्वादश'];
// biome-ignore format: one list a line
const LORDS_HI = ['लग्नेश', 'द्वितीयेश', 'तृतीयेश', 'चतुर्थेश', 'पंचमेश', 'षष्ठेश', 'सप्तमेश', 'अष्टमेश', 'नवमेश', 'दशमेश', 'एकादशेश', 'द्वादशेश'];

const nameEn = (graha: Graha) =>
  graha === 'Sun' || graha === 'Moon' ? `the ${GRAHA_NAMES[graha].en}` : GRAHA_NAMES[graha].en;
const listEn = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
const listHi = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} और ${parts.at(-1)}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A lord with the houses it rules: "Mars (lord of the 1st and 8th)". */
function lordWord(chart: Chart, graha: SevenGraha): Word {
  const houses = housesRuledBy(chart, graha);
  return {
    en: `${nameEn(graha)} (lord of the ${listEn(houses.map((house) => ORDINALS_EN[house - 1] ?? ''))})`,
    hi: `${GRAHA_NAMES[graha].hi} (${houses.map((house) => LORDS_HI[house - 1]).join(', ')})`,
  };
}

function pairWord(chart: Chart, { a, b, link }: YogaPair): Word {
  const [first, second] = [lordWord(chart, a), lordWord(chart, b)];
  const at = (graha: Graha) => ({
    en: `the ${ORDINALS_EN[houseOf(chart, graha) - 1]}`,
    hi: ORDINALS_HI[houseOf(chart, graha) - 1] ?? '',
  });
  const [placeA, placeB] = [at(a), at(b)];
  switch (link) {
    case 'together':
      return {
        en: `${capital(first.en)} and ${second.en} are together in ${placeA.en} house.`,
        hi: `${first.hi} और ${second.hi} ${placeA.hi} भाव में साथ हैं।`,
      };
    case 'mutual sight':
      return {
        en: `${capital(first.en)} in ${placeA.en} and ${second.en} in ${placeB.en} house look at each other.`,
        hi: `${placeA.hi} भाव के ${first.hi} और ${placeB.hi} भाव के ${second.hi} एक-दूसरे को देखते हैं।`,
      };
    case 'exchange':
      return {
        en: `${capital(first.en)} and ${second.en} have exchanged signs.`,
        hi: `${first.hi} और ${second.hi} ने परस्पर राशियाँ बदली हैं।`,
      };
  }
}

/** Returns the sentence that says which grahas form a yoga and from which houses, or how its lords are joined. */
export function formationOf(chart: Chart, { grahas, pairs }: FoundYoga): Word {
  if (pairs && pairs.length > 0) {
    const sentences = pairs.map((pair) => pairWord(chart, pair));
    return { en: sentences.map(({ en }) => en).join(' '), hi: sentences.map(({ hi }) => hi).join(' ') };
  }
  if (grahas.length === SEVEN_GRAHAS.length && SEVEN_GRAHAS.every((graha) => grahas.includes(graha))) {
    const houses = [...new Set(grahas.map((graha) => houseOf(chart, graha)))].toSorted((a, b) => a - b);
    const plural = houses.length > 1;
    return {
      en: `The seven grahas are in the ${listEn(houses.map((house) => ORDINALS_EN[house - 1] ?? ''))} house${plural ? 's' : ''}.`,
      hi: `सातों ग्रह ${listHi(houses.map((house) => ORDINALS_HI[house - 1] ?? ''))} भाव में हैं।`,
    };
  }
  const parts = grahas.map((graha) => ({
    en: `${nameEn(graha)} in the ${ORDINALS_EN[houseOf(chart, graha) - 1]}`,
    hi: `${ORDINALS_HI[houseOf(chart, graha) - 1]} भाव के ${GRAHA_NAMES[graha].hi}`,
  }));
  return {
    en: `Formed by ${listEn(parts.map(({ en }) => en))} house.`,
    hi: `इसे ${listHi(parts.map(({ hi }) => hi))} बनाते हैं।`,
  };
}

/**
 * Returns the strength of the grahas that form a yoga, by a count of ours: one for each in its own sign or exalted, one
 * off for each that is debilitated and one for each that is combust; above zero strong, below it weak.
 * The nodes do not count.
 */
export function strengthOf(chart: Chart, grahas: readonly Graha[]): YogaStrength {
  const points = SEVEN_GRAHAS.filter((graha) => grahas.includes(graha)).reduce((sum, graha) => {
    const dignity = isDignified(chart, graha) ? 1 : isDebilitated(chart, graha) ? -1 : 0;
    return sum + dignity - (chart.grahas[graha].combust ? 1 : 0);
  }, 0);
  if (points === 0) return 'middling';
  return points > 0 ? 'strong' : 'weak';
}
