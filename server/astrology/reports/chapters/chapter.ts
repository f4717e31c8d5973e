/** A chapter of the written reading: its title, and its type on the wire. */
import type { ChapterData, ChapterId } from '#contract/astrology/reports/data.ts';
import type { Word } from '#jyotish';

/** The chapters in reading order with their titles. */
export const CHAPTER_TITLES: Readonly<Record<ChapterId, Word>> = {
  you: { en: 'You', hi: 'आप' },
  work: { en: 'Work', hi: 'काम' },
  love: { en: 'Love', hi: 'प्रेम' },
  money: { en: 'Money', hi: 'धन' },
  health: { en: 'Health', hi: 'स्वास्थ्य' },
  children: { en: 'Children', hi: 'संतान' },
  now: { en: 'Now', hi: 'इस समय' },
  year: { en: 'The next twelve months', hi: 'अगले बारह महीने' },
};

/** The language of a reading. */
export type ChapterLang = keyof Word;

/** A chapter in one language. */
export type Chapter = ChapterData;
