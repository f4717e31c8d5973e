/** The type of a passage, and the headings of the parts. */
import { readerSpelling } from '#contract/astrology/reports/spelling.ts';
import type { Word } from '#jyotish';

/** The headings of the parts, in reading order. */
export const PASSAGE_PARTS = {
  lagna: { en: 'The ascendant', hi: 'लग्न' },
  moon: { en: 'Moon and birth star', hi: 'चंद्र राशि और जन्म नक्षत्र' },
  birthDay: { en: 'The day of birth', hi: 'जन्म का दिन' },
  placements: { en: 'The grahas in signs and houses', hi: 'राशियों और भावों में ग्रह' },
  strength: { en: 'The state of the grahas', hi: 'ग्रहों की स्थिति' },
  houseLords: { en: 'The lords of the houses', hi: 'भावों के स्वामी' },
  navamsa: { en: 'The navamsa', hi: 'नवांश' },
  yogas: { en: 'Yogas', hi: 'योग' },
  doshas: { en: 'Doshas', hi: 'दोष विचार' },
  saturn: { en: 'Saturn now', hi: 'शनि की वर्तमान स्थिति' },
  dasha: { en: 'The running period', hi: 'वर्तमान दशा' },
  matchOverall: { en: 'The match as a whole', hi: 'समग्र मिलान' },
  matchKootas: { en: 'The eight kootas', hi: 'आठ कूट' },
  matchExceptions: { en: 'What tradition softens', hi: 'परिहार' },
  matchMangal: { en: 'Mangal dosha for both', hi: 'दोनों का मंगल विचार' },
  panchang: { en: 'The day in words', hi: 'दिन, शब्दों में' },
} as const satisfies Record<string, Word>;

/** A part of a report. */
export type PassagePart = keyof typeof PASSAGE_PARTS;

/** The language of a report. */
export type PassageLang = keyof Word;

/** A paragraph with its title, in one language. The id identifies the written passage in either language. */
export interface Passage {
  id: string;
  part: PassagePart;
  title: string;
  text: string;
}

/** A passage before its language is chosen. */
export interface Draft {
  id: string;
  part: PassagePart;
  title: Word;
  text: Word | undefined;
}

/**
 * Converts a draft to a passage in one language. Throws if its text is missing, since the findings of the engine never
 * come from outside.
 */
export function toPassage({ id, part, title, text }: Draft, lang: PassageLang): Passage {
  if (!text) throw new RangeError(`There is no passage ${id}.`);
  return { id, part, title: readerSpelling(title[lang]), text: text[lang] };
}

/** Converts drafts to passages in one language. */
export function toPassages(drafts: readonly Draft[], lang: PassageLang): Passage[] {
  return drafts.map((draft) => toPassage(draft, lang));
}
