/** Names used in the titles of passages. */
import { GRAHA_NAMES, type Graha, SIGNS, type Word } from '#jyotish';

const ORDINALS: readonly Word[] = [
  { en: '1st', hi: 'प्रथम' },
  { en: '2nd', hi: 'द्वितीय' },
  { en: '3rd', hi: 'तृतीय' },
  { en: '4th', hi: 'चतुर्थ' },
  { en: '5th', hi: 'पंचम' },
  { en: '6th', hi: 'षष्ठ' },
  { en: '7th', hi: 'सप्तम' },
  { en: '8th', hi: 'अष्टम' },
  { en: '9th', hi: 'नवम' },
  { en: '10th', hi: 'दशम' },
  { en: '11th', hi: 'एकादश' },
  { en: '12th', hi: 'द्वादश' },
];

const HOUSE_LORDS_HI = [
  'लग्नेश',
  'द्वितीयेश',
  'तृतीयेश',
  'चतुर्थेश',
  'पंचमेश',
  'षष्ठेश',
  'सप्तमेश',
  'अष्टमेश',
  'नवमेश',
  'दशमेश',
  'एकादशेश',
  'द्वादशेश',
];

/** Returns the ordinal of a house, 1 to 12. */
export function ordinal(house: number): Word {
  const found = ORDINALS[house - 1];
  if (!found) throw new RangeError(`There is no house ${house}.`);
  return found;
}

/** Returns "Sun in Leo". */
export function grahaInSign(graha: Graha, sign: number): Word {
  const [name, place] = [GRAHA_NAMES[graha], SIGNS[sign]];
  return { en: `${name.en} in ${place?.western}`, hi: `${place?.hi} राशि में ${name.hi}` };
}

/** Returns "Sun in the 5th house". */
export function grahaInHouse(graha: Graha, house: number): Word {
  const [name, place] = [GRAHA_NAMES[graha], ordinal(house)];
  return { en: `${name.en} in the ${place.en} house`, hi: `${place.hi} भाव में ${name.hi}` };
}

/** Returns "Lord of the 5th in the 9th". */
export function lordInHouse(house: number, stands: number): Word {
  return {
    en: `Lord of the ${ordinal(house).en} in the ${ordinal(stands).en}`,
    hi: `${HOUSE_LORDS_HI[house - 1]} ${ordinal(stands).hi} भाव में`,
  };
}

/** Joins the names of grahas. */
export function grahaList(grahas: readonly Graha[]): Word {
  return {
    en: grahas.map((graha) => GRAHA_NAMES[graha].en).join(', '),
    hi: grahas.map((graha) => GRAHA_NAMES[graha].hi).join(', '),
  };
}
