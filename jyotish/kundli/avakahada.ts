/**
 * Avakahada chakra: what almanacs print about a birth star at the head of a kundli, and the ghatak chakra, what to avoid when
 * a day is chosen for something new. Sources: the tables of matching (Muhurta Chintamani 6); for paya, yunja and tattva
 * the common almanacs of north India.
 */

import { NADI_ORDER, NADIS, VARNAS, VASYA_NAMES, VASYA_OF_SIGN } from '../matching/tables.ts';
import { type Graha, NAKSHATRA_LORDS, type SevenGraha, SIGN_LORDS, type Word } from '../names.ts';
import type { Chart } from './chart.ts';
import { GANA_NAMES, NAKSHATRA_ATTRIBUTES, YONIS } from './nakshatra-details.table.ts';

/** The avakahada of a chart. */
export interface Avakahada {
  varna: Word;
  vashya: Word;
  yoni: Word;
  gana: Word;
  /** Nadi of matching (Adi, Madhya, Antya), not the constitution of Ayurveda. */
  nadi: Word;
  /** Element of the Moon's sign. */
  tattva: Word;
  /** Metal of the foot (paya), by the Moon's house from the lagna. */
  paya: Word;
  /** Third of the zodiac in which the star joins the Moon: before, in the middle, after. */
  yunja: Word;
  signLord: SevenGraha;
  starLord: Graha;
  lagnaLord: SevenGraha;
  /** Syllables of the four padas, and the index (0 to 3) of the pada of birth. */
  syllables: readonly Word[];
  pada: number;
}

const TATTVAS: readonly Word[] = [
  { en: 'Fire', hi: 'अग्नि' },
  { en: 'Earth', hi: 'पृथ्वी' },
  { en: 'Air', hi: 'वायु' },
  { en: 'Water', hi: 'जल' },
];

const PAYAS: readonly (Word & { houses: readonly number[] })[] = [
  { en: 'Gold', hi: 'स्वर्ण', houses: [1, 6, 11] },
  { en: 'Silver', hi: 'रजत', houses: [2, 5, 9] },
  { en: 'Copper', hi: 'ताम्र', houses: [3, 7, 10] },
  { en: 'Iron', hi: 'लौह', houses: [4, 8, 12] },
];

const YUNJAS = {
  purva: { en: 'Purva (first)', hi: 'पूर्व' },
  madhya: { en: 'Madhya (middle)', hi: 'मध्य' },
  para: { en: 'Para (last)', hi: 'पर' },
} as const;

const word = ({ en, hi }: Word): Word => ({ en, hi });
const at = <T>(table: readonly T[], index: number): T => {
  const entry = table[index];
  if (entry === undefined) throw new RangeError(`Index ${index} is outside a table of the birth star.`);
  return entry;
};

/** Revati to Mrigashira before, Ardra to Anuradha in the middle, Jyeshtha to Uttara Bhadrapada after. */
function yunjaOf(nakshatra: number): Word {
  if (nakshatra === 26 || nakshatra <= 4) return YUNJAS.purva;
  return nakshatra <= 16 ? YUNJAS.madhya : YUNJAS.para;
}

/** Returns the avakahada of a chart. */
export function avakahada({ lagna, grahas: { Moon } }: Chart): Avakahada {
  const { id, pada } = Moon.nakshatra;
  const star = at(NAKSHATRA_ATTRIBUTES, id);
  const paya = PAYAS.find(({ houses }) => houses.includes(Moon.house)) ?? at(PAYAS, 0);
  return {
    varna: word(at(VARNAS, Moon.sign % 4)),
    vashya: VASYA_NAMES[at(VASYA_OF_SIGN, Moon.sign)[Moon.degree < 15 ? 0 : 1]],
    yoni: word(at(YONIS, star.yoni)),
    gana: GANA_NAMES[star.gana],
    nadi: at(NADIS, at(NADI_ORDER, id % 6)),
    tattva: at(TATTVAS, Moon.sign % 4),
    paya: word(paya),
    yunja: yunjaOf(id),
    signLord: at(SIGN_LORDS, Moon.sign),
    starLord: at(NAKSHATRA_LORDS, id % 9),
    lagnaLord: at(SIGN_LORDS, lagna.sign),
    syllables: star.syllables,
    pada: pada - 1,
  };
}

/** The ghatak chakra of a Moon sign; ids are those of names.ts. */
export interface Ghatak {
  /** Lunar month, 0 to 11. */
  month: number;
  /** Tithis of either half, 1 to 15. */
  tithis: readonly number[];
  /** Sunday 0. */
  weekday: number;
  nakshatra: number;
  yoga: number;
  karana: number;
  /** Eighth of day and night, counted from sunrise, 1 to 8. */
  prahar: number;
  /** Sign of the passing Moon. */
  moonSign: number;
}

const NANDA = [1, 6, 11];
const BHADRA = [2, 7, 12];
const JAYA = [3, 8, 13];
const RIKTA = [4, 9, 14];
const PURNA = [5, 10, 15];

/**
 * By Moon sign, Mesha to Meena. Tithi, weekday, star and Moon: Muhurta Chintamani 11, on journeys. Month, yoga, karana and
 * prahar: as almanacs print them; they differ in single cells.
 */
// biome-ignore format: one sign a line
const GHATAK: readonly Ghatak[] = [
  { month: 7, tithis: NANDA, weekday: 0, nakshatra: 9, yoga: 0, karana: 0, prahar: 1, moonSign: 0 },
  { month: 8, tithis: PURNA, weekday: 6, nakshatra: 12, yoga: 6, karana: 7, prahar: 4, moonSign: 5 },
  { month: 3, tithis: BHADRA, weekday: 1, nakshatra: 14, yoga: 18, karana: 8, prahar: 3, moonSign: 10 },
  { month: 9, tithis: BHADRA, weekday: 3, nakshatra: 16, yoga: 12, karana: 9, prahar: 1, moonSign: 4 },
  { month: 2, tithis: JAYA, weekday: 6, nakshatra: 18, yoga: 7, karana: 0, prahar: 1, moonSign: 9 },
  { month: 5, tithis: PURNA, weekday: 6, nakshatra: 21, yoga: 22, karana: 2, prahar: 1, moonSign: 2 },
  { month: 10, tithis: RIKTA, weekday: 4, nakshatra: 23, yoga: 23, karana: 3, prahar: 4, moonSign: 8 },
  { month: 6, tithis: NANDA, weekday: 5, nakshatra: 26, yoga: 16, karana: 4, prahar: 1, moonSign: 1 },
  { month: 4, tithis: JAYA, weekday: 5, nakshatra: 1, yoga: 14, karana: 3, prahar: 1, moonSign: 11 },
  { month: 1, tithis: RIKTA, weekday: 2, nakshatra: 3, yoga: 26, karana: 7, prahar: 4, moonSign: 4 },
  { month: 0, tithis: JAYA, weekday: 4, nakshatra: 5, yoga: 9, karana: 5, prahar: 3, moonSign: 8 },
  { month: 11, tithis: PURNA, weekday: 5, nakshatra: 8, yoga: 14, karana: 6, prahar: 6, moonSign: 10 },
];

/** Returns the ghatak chakra of a Moon sign (0 to 11). */
export const ghatak = (moonSign: number): Ghatak => at(GHATAK, moonSign);
