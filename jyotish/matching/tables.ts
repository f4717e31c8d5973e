/** Tables of the eight kootas (Muhurta Chintamani ch. 6), in the variant of the published Indian reports. */
import type { Word } from '../names.ts';

/** The eight kootas in order; the index + 1 is the id on the wire. */
export const KOOTAS = ['varna', 'vasya', 'tara', 'yoni', 'maitri', 'gana', 'bhakoot', 'nadi'] as const;
/** One of the eight kootas. */
export type Koota = (typeof KOOTAS)[number];

/** Names and highest points of the kootas; together 36. */
export const KOOTA_NAMES: Record<Koota, Word & { maximum: number }> = {
  varna: { en: 'Varna', hi: 'वर्ण', maximum: 1 },
  vasya: { en: 'Vasya', hi: 'वश्य', maximum: 2 },
  tara: { en: 'Tara', hi: 'तारा', maximum: 3 },
  yoni: { en: 'Yoni', hi: 'योनि', maximum: 4 },
  maitri: { en: 'Graha Maitri', hi: 'ग्रह मैत्री', maximum: 5 },
  gana: { en: 'Gana', hi: 'गण', maximum: 6 },
  bhakoot: { en: 'Bhakoot', hi: 'भकूट', maximum: 7 },
  nadi: { en: 'Nadi', hi: 'नाड़ी', maximum: 8 },
};

/** Varna by sign, repeating; the rank decides. */
export const VARNAS: readonly (Word & { rank: number })[] = [
  { en: 'Kshatriya', hi: 'क्षत्रिय', rank: 3 },
  { en: 'Vaishya', hi: 'वैश्य', rank: 2 },
  { en: 'Shudra', hi: 'शूद्र', rank: 1 },
  { en: 'Brahmin', hi: 'ब्राह्मण', rank: 4 },
];

/** Vasya groups: quadruped, human, water, wild, insect. */
export type Vasya = 'C' | 'M' | 'J' | 'V' | 'K';

/** Names of the vasya groups. */
export const VASYA_NAMES: Record<Vasya, Word> = {
  C: { en: 'Chatushpada', hi: 'चतुष्पद' },
  M: { en: 'Manava', hi: 'मानव' },
  J: { en: 'Jalachara', hi: 'जलचर' },
  V: { en: 'Vanachara', hi: 'वनचर' },
  K: { en: 'Keeta', hi: 'कीट' },
};

/** Vasya of the first and the second half of each sign, Mesha to Meena; only Dhanu and Makara are divided. */
// biome-ignore format: six signs a line
export const VASYA_OF_SIGN: readonly (readonly [Vasya, Vasya])[] = [
  ['C', 'C'], ['C', 'C'], ['M', 'M'], ['J', 'J'], ['V', 'V'], ['M', 'M'],
  ['M', 'M'], ['K', 'K'], ['M', 'C'], ['C', 'J'], ['M', 'M'], ['J', 'J'],
];

type VasyaTable = Record<Vasya, Record<Vasya, number>>;

/** Points: row of the boy, column of the girl. */
export const VASYA_POINTS: VasyaTable = {
  C: { C: 2, M: 1, J: 1, V: 0, K: 1 },
  M: { C: 1, M: 2, J: 0.5, V: 0, K: 0 },
  J: { C: 1, M: 0.5, J: 2, V: 1, K: 1 },
  V: { C: 0, M: 0, J: 1, V: 2, K: 1 },
  K: { C: 1, M: 1, J: 0.5, V: 1, K: 2 },
};

/** The same in the Saravali variant; a labelled extra. */
export const VASYA_POINTS_SARAVALI: VasyaTable = {
  C: { C: 2, M: 0.5, J: 1, V: 0, K: 2 },
  M: { C: 0.5, M: 2, J: 0, V: 0, K: 0 },
  J: { C: 1, M: 0, J: 2, V: 2, K: 2 },
  V: { C: 0, M: 0, J: 2, V: 2, K: 0 },
  K: { C: 1, M: 0, J: 1, V: 0, K: 2 },
};

/** The nine taras, 1 to 9; the 3rd, 5th and 7th are bad. */
export const TARAS: readonly (Word & { good: boolean })[] = [
  { en: 'Janma', hi: 'जन्म', good: true },
  { en: 'Sampat', hi: 'संपत्', good: true },
  { en: 'Vipat', hi: 'विपत्', good: false },
  { en: 'Kshema', hi: 'क्षेम', good: true },
  { en: 'Pratyaka', hi: 'प्रत्यरि', good: false },
  { en: 'Sadhana', hi: 'साधक', good: true },
  { en: 'Vadha', hi: 'वध', good: false },
  { en: 'Mitra', hi: 'मित्र', good: true },
  { en: 'Ati Mitra', hi: 'अति मित्र', good: true },
];

/** Points of two yonis (ids of YONIS); symmetric. */
// biome-ignore format: one animal a line
export const YONI_POINTS: readonly (readonly number[])[] = [
  [4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 1, 3, 3, 1],
  [2, 4, 3, 3, 3, 2, 2, 2, 3, 1, 2, 3, 2, 0],
  [2, 3, 4, 2, 1, 2, 1, 3, 3, 1, 2, 0, 3, 1],
  [3, 3, 2, 4, 2, 1, 1, 1, 1, 2, 2, 2, 0, 2],
  [2, 3, 1, 2, 4, 2, 1, 2, 2, 1, 0, 2, 1, 1],
  [2, 2, 2, 1, 2, 4, 0, 2, 2, 1, 3, 3, 3, 2],
  [2, 2, 1, 1, 1, 0, 4, 2, 2, 2, 2, 2, 1, 2],
  [1, 2, 3, 1, 2, 2, 2, 4, 3, 0, 3, 2, 2, 1],
  [0, 3, 3, 1, 2, 2, 2, 3, 4, 1, 2, 2, 2, 1],
  [1, 1, 1, 2, 1, 1, 2, 0, 1, 4, 1, 1, 2, 1],
  [1, 2, 2, 2, 0, 3, 2, 3, 2, 1, 4, 2, 3, 1],
  [3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2, 4, 3, 1],
  [3, 2, 3, 0, 1, 3, 1, 2, 2, 2, 3, 3, 4, 2],
  [1, 0, 1, 2, 1, 2, 2, 1, 1, 1, 1, 1, 2, 4],
];

/** Six pairs in which the Saravali variant differs: [yoni, yoni, points]. */
export const YONI_POINTS_SARAVALI: readonly (readonly [number, number, number])[] = [
  [0, 12, 2],
  [1, 4, 2],
  [5, 12, 2],
  [5, 13, 1],
  [10, 12, 2],
  [11, 13, 2],
];

/** Gana points: row of the boy, column of the girl. */
export const GANA_POINTS = {
  Deva: { Deva: 6, Manushya: 6, Rakshasa: 0 },
  Manushya: { Deva: 5, Manushya: 6, Rakshasa: 0 },
  Rakshasa: { Deva: 1, Manushya: 0, Rakshasa: 6 },
} as const;

/** The common other reading of the Rakshasa cells; a labelled extra. */
export const GANA_POINTS_OTHER = {
  Deva: { Deva: 6, Manushya: 6, Rakshasa: 1 },
  Manushya: { Deva: 5, Manushya: 6, Rakshasa: 0 },
  Rakshasa: { Deva: 0, Manushya: 0, Rakshasa: 6 },
} as const;

/** The three nadis; by nakshatra Adi, Madhya, Antya, Antya, Madhya, Adi, repeating. */
export const NADIS: readonly Word[] = [
  { en: 'Adi', hi: 'आदि' },
  { en: 'Madhya', hi: 'मध्य' },
  { en: 'Antya', hi: 'अंत्य' },
];
/** Index in NADIS of six nakshatras in turn. */
export const NADI_ORDER = [0, 1, 2, 2, 1, 0];
