/** The attributes of the 27 nakshatras as tables. Sources: BPHS 3, Taittiriya Brahmana (deities), common almanacs. */

import type { Graha, Word } from '../names.ts';
import attributes from './nakshatra-details.json' with { type: 'json' };

/** Temperament: godly, human, fierce. */
export type Gana = 'Deva' | 'Manushya' | 'Rakshasa';
/** Constitution of Ayurveda that a nakshatra is given. */
export type AyurvedicNadi = 'Vata' | 'Pitta' | 'Kapha';

/** Names of the ganas. */
export const GANA_NAMES: Record<Gana, Word> = {
  Deva: { en: 'Deva', hi: 'देव' },
  Manushya: { en: 'Manushya', hi: 'मनुष्य' },
  Rakshasa: { en: 'Rakshasa', hi: 'राक्षस' },
};

/** Names of the constitutions. */
export const AYURVEDIC_NADI_NAMES: Record<AyurvedicNadi, Word> = {
  Vata: { en: 'Vata', hi: 'वात' },
  Pitta: { en: 'Pitta', hi: 'पित्त' },
  Kapha: { en: 'Kapha', hi: 'कफ' },
};

/** The fourteen animals (yoni), ids 0 to 13; the enemy is the one with which matching gives no point. */
export const YONIS: readonly (Word & { sa: string; enemy: number })[] = [
  { en: 'Horse', hi: 'अश्व', sa: 'Ashwa', enemy: 8 },
  { en: 'Elephant', hi: 'गज', sa: 'Gaja', enemy: 13 },
  { en: 'Sheep', hi: 'मेष', sa: 'Mesha', enemy: 11 },
  { en: 'Serpent', hi: 'सर्प', sa: 'Sarpa', enemy: 12 },
  { en: 'Dog', hi: 'श्वान', sa: 'Swah', enemy: 10 },
  { en: 'Cat', hi: 'मार्जार', sa: 'Marjarah', enemy: 6 },
  { en: 'Rat', hi: 'मूषक', sa: 'Mushika', enemy: 5 },
  { en: 'Cow', hi: 'गौ', sa: 'Gau', enemy: 9 },
  { en: 'Buffalo', hi: 'महिष', sa: 'Mahisha', enemy: 0 },
  { en: 'Tiger', hi: 'व्याघ्र', sa: 'Vyagrah', enemy: 7 },
  { en: 'Deer', hi: 'मृग', sa: 'Mriga', enemy: 4 },
  { en: 'Monkey', hi: 'वानर', sa: 'Vanara', enemy: 2 },
  { en: 'Mongoose', hi: 'नकुल', sa: 'Nakula', enemy: 3 },
  { en: 'Lion', hi: 'सिंह', sa: 'Singha', enemy: 1 },
];

/** Stone of each lord. */
export const STONES: Record<Graha, Word> = {
  Sun: { en: 'Ruby', hi: 'माणिक' },
  Moon: { en: 'Pearl', hi: 'मोती' },
  Mars: { en: 'Red coral', hi: 'मूंगा' },
  Mercury: { en: 'Emerald', hi: 'पन्ना' },
  Jupiter: { en: 'Yellow sapphire', hi: 'पुखराज' },
  Venus: { en: 'Diamond', hi: 'हीरा' },
  Saturn: { en: 'Blue sapphire', hi: 'नीलम' },
  Rahu: { en: 'Hessonite', hi: 'गोमेद' },
  Ketu: { en: "Cat's eye", hi: 'लहसुनिया' },
};

/** One nakshatra's attributes. */
export interface NakshatraAttributes {
  deity: Word;
  symbol: Word;
  gana: Gana;
  /** Id in YONIS. */
  yoni: number;
  color: Word;
  direction: Word;
  gender: Word;
  /** First syllables of names, one for each pada. */
  syllables: readonly Word[];
}

/** Attributes of the nakshatras, Ashwini to Revati. */
export const NAKSHATRA_ATTRIBUTES = attributes as readonly NakshatraAttributes[];
