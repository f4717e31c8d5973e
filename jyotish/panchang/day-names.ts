/** Names of the hours, yogas and directions of a day, by the ids of their results: English, Hindi. */
import type { Word } from '../names.ts';
import type { BhadraAbode } from './bhadra.ts';
import type { GowriName } from './gowri.ts';
import type { PanchakaKind } from './panchaka.ts';
import type { Direction, SpecialYoga } from './special-yogas.ts';

/** The eight parts of the Gowri panchangam. */
export const GOWRI_NAMES: Record<GowriName, Word> = {
  uthi: { en: 'Uthi', hi: 'उत्ति' },
  amirtham: { en: 'Amirtham', hi: 'अमृत' },
  rogam: { en: 'Rogam', hi: 'रोग' },
  labam: { en: 'Labham', hi: 'लाभ' },
  dhanam: { en: 'Dhanam', hi: 'धन' },
  sugam: { en: 'Sugam', hi: 'सुख' },
  soram: { en: 'Soram', hi: 'चोर' },
  visham: { en: 'Visham', hi: 'विष' },
};

/** The worlds that Bhadra dwells in. */
export const BHADRA_ABODES: Record<BhadraAbode, Word> = {
  heaven: { en: 'Heaven (Svarga)', hi: 'स्वर्ग लोक' },
  earth: { en: 'Earth (Bhuloka)', hi: 'पृथ्वी लोक' },
  underworld: { en: 'The world below (Patala)', hi: 'पाताल लोक' },
};

/** The kinds of Panchaka, by the weekday that each begins on: the old names of two speak of disease and death. */
export const PANCHAKA_NAMES: Record<PanchakaKind, Word> = {
  roga: { en: 'Panchaka from Sunday', hi: 'रविवार का पंचक' },
  raja: { en: 'Panchaka from Monday', hi: 'सोमवार का पंचक' },
  agni: { en: 'Panchaka from Tuesday', hi: 'मंगलवार का पंचक' },
  chora: { en: 'Panchaka from Friday', hi: 'शुक्रवार का पंचक' },
  mrityu: { en: 'Panchaka from Saturday', hi: 'शनिवार का पंचक' },
  none: { en: 'Panchaka', hi: 'पंचक' },
};

/** The yogas that almanacs print beside the twenty-seven. */
export const SPECIAL_YOGA_NAMES: Record<SpecialYoga, Word> = {
  'sarvartha-siddhi': { en: 'Sarvartha Siddhi Yoga', hi: 'सर्वार्थ सिद्धि योग' },
  'amrit-siddhi': { en: 'Amrit Siddhi Yoga', hi: 'अमृत सिद्धि योग' },
  'guru-pushya': { en: 'Guru Pushya Yoga', hi: 'गुरु पुष्य योग' },
  'ravi-pushya': { en: 'Ravi Pushya Yoga', hi: 'रवि पुष्य योग' },
  'ravi-yoga': { en: 'Ravi Yoga', hi: 'रवि योग' },
};

/** The directions of the compass. */
export const DIRECTIONS: Record<Direction, Word> = {
  east: { en: 'East', hi: 'पूर्व' },
  south: { en: 'South', hi: 'दक्षिण' },
  west: { en: 'West', hi: 'पश्चिम' },
  north: { en: 'North', hi: 'उत्तर' },
};

/** The thirty muhurtas by their deities, ids 1 to 30 from the first on. */
// biome-ignore format: one muhurta a pair
const DEITIES: readonly (readonly [string, string])[] = [
  ['Rudra', 'रुद्र'], ['Sarpa', 'सर्प'], ['Mitra', 'मित्र'], ['Pitri', 'पितृ'], ['Vasu', 'वसु'],
  ['Ambu', 'अंबु'], ['Vishvedeva', 'विश्वेदेव'], ['Abhijit', 'अभिजित'], ['Vidhata', 'विधाता'], ['Indra', 'इंद्र'],
  ['Indragni', 'इंद्राग्नि'], ['Nirriti', 'निर्ऋति'], ['Varuna', 'वरुण'], ['Aryaman', 'अर्यमा'], ['Bhaga', 'भग'],
  ['Shiva', 'शिव'], ['Ajapada', 'अजपाद'], ['Ahirbudhnya', 'अहिर्बुध्न्य'], ['Pushan', 'पूषा'], ['Ashvini Kumara', 'अश्विनी कुमार'],
  ['Yama', 'यम'], ['Agni', 'अग्नि'], ['Brahma', 'ब्रह्मा'], ['Chandra', 'चंद्र'], ['Aditi', 'अदिति'],
  ['Jiva', 'जीव'], ['Vishnu', 'विष्णु'], ['Arka', 'अर्क'], ['Tvashta', 'त्वष्टा'], ['Marut', 'मरुत्'],
];

/** Names of the thirty muhurtas, ids 1 to 30. */
export const MUHURTAS: readonly (Word & { id: number })[] = DEITIES.map(([en, hi], i) => ({
  id: i + 1,
  en,
  hi,
}));
