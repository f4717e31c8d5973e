/** Tables of the South Indian porutham. Source: Kalaprakasika, as B. V. Raman prints it in "Muhurtha", chapter on marriage. */
import type { Word } from '../names.ts';

/** The twelve agreements in their order. South Indian almanacs count the first ten. */
export const PORUTHAMS = [
  'dina',
  'gana',
  'mahendra',
  'streeDirgha',
  'yoni',
  'rashi',
  'rashyadhipati',
  'vashya',
  'rajju',
  'vedha',
  'varna',
  'nadi',
] as const;
/** One of the agreements. */
export type PoruthamKey = (typeof PORUTHAMS)[number];

/** Names of the agreements, and what tradition reads from them. */
export const PORUTHAM_NAMES: Record<PoruthamKey, Word & { about: Word }> = {
  dina: { en: 'Dina', hi: 'दिन', about: { en: 'Health and daily life', hi: 'स्वास्थ्य और दिनचर्या' } },
  gana: { en: 'Gana', hi: 'गण', about: { en: 'Temperament', hi: 'स्वभाव' } },
  mahendra: { en: 'Mahendra', hi: 'महेंद्र', about: { en: 'Family and children', hi: 'परिवार और संतान' } },
  streeDirgha: {
    en: 'Stree-dirgha',
    hi: 'स्त्री दीर्घ',
    about: { en: 'Her lasting well-being', hi: 'कन्या का स्थायी सुख' },
  },
  yoni: { en: 'Yoni', hi: 'योनि', about: { en: 'Closeness', hi: 'निकटता' } },
  rashi: { en: 'Rashi', hi: 'राशि', about: { en: 'Harmony of the families', hi: 'परिवारों का मेल' } },
  rashyadhipati: {
    en: 'Rashyadhipati',
    hi: 'राश्यधिपति',
    about: { en: 'Friendship of minds', hi: 'मन की मित्रता' },
  },
  vashya: { en: 'Vashya', hi: 'वश्य', about: { en: 'Attraction', hi: 'आकर्षण' } },
  rajju: { en: 'Rajju', hi: 'रज्जु', about: { en: 'A long life together', hi: 'लंबा साथ' } },
  vedha: {
    en: 'Vedha',
    hi: 'वेध',
    about: { en: 'No obstruction between the stars', hi: 'नक्षत्रों में बाधा नहीं' },
  },
  varna: { en: 'Varna', hi: 'वर्ण', about: { en: 'Outlook on work', hi: 'कर्म की दृष्टि' } },
  nadi: { en: 'Nadi', hi: 'नाड़ी', about: { en: 'Constitution', hi: 'प्रकृति' } },
};

/** Counts from her star to his with Mahendra. */
export const MAHENDRA = [4, 7, 10, 13, 16, 19, 22, 25];

/** One star for both: good, passable; all others are not advised. */
export const SAME_STAR = {
  good: [3, 5, 9, 12, 15, 21, 25, 26],
  fair: [0, 2, 4, 6, 7, 10, 11, 13, 16, 19, 20],
};

/** Parts of the body that the stars are given, from the feet to the head. */
export const RAJJUS: readonly Word[] = [
  { en: 'Pada (feet)', hi: 'पाद' },
  { en: 'Kati (hips)', hi: 'कटि' },
  { en: 'Nabhi (navel)', hi: 'नाभि' },
  { en: 'Kantha (neck)', hi: 'कंठ' },
  { en: 'Shiro (head)', hi: 'शिर' },
];

/** Index in RAJJUS of nine stars in turn; they rise (aroha) for four stars, turn at the head, and fall (avaroha). */
export const RAJJU_ORDER = [0, 1, 2, 3, 4, 3, 2, 1, 0];

/** Stars that obstruct each other. Chitra has none; Mrigashira and Dhanishtha are a pair. */
export const VEDHA: readonly (readonly [number, number])[] = [
  [0, 17],
  [1, 16],
  [2, 15],
  [3, 14],
  [4, 22],
  [5, 21],
  [6, 20],
  [7, 19],
  [8, 18],
  [9, 26],
  [10, 25],
  [11, 24],
  [12, 23],
];

/** Signs that are drawn to each sign, Mesha to Meena. */
export const VASHYA_SIGNS: readonly (readonly number[])[] = [
  [4, 7],
  [3, 6],
  [5],
  [7, 8],
  [6],
  [11, 2],
  [9, 5],
  [3],
  [11],
  [0, 10],
  [0],
  [9],
];
