import {
  type DateWords,
  dateText,
  listText,
  type ShownParts,
  spanTexts,
  timeText,
} from '#languages/dates.ts';
import type { Lang } from '#languages/list.ts';

export type { ShownParts } from '#languages/dates.ts';

const known = new Map<Lang, DateWords>();

/** Returns the words of dates of a language that is known. */
export function datesIn(lang: Lang): DateWords {
  const words = known.get(lang);
  if (!words) throw new Error(`the words of dates are not known in ${lang}`);
  return words;
}

/**
 * Makes the words of a language known, before anything is rendered in it: the server knows every language
 * (entry.server.tsx), the browser that of its page, which carries its words (root.tsx).
 */
export const knowDates = (lang: Lang, words: DateWords) => known.set(lang, words);

/** Returns the names of the twelve months. */
export const monthNames = (lang: Lang): readonly string[] => datesIn(lang).months;

/** Formats the wall time of a local instant (ISO 8601) to the minute: 6:50 am, सुबह 6:50. */
export const clockText = (local: string, lang: Lang): string => timeText(local, datesIn(lang));

/** Formats both ends of a period of a day. A shared part of the day is named once: 5:14 and 6:02 am, सुबह 5:14 and 6:02. */
export const spanOf = (start: string, end: string, lang: Lang) => spanTexts(start, end, datesIn(lang));

/** Writes the shown parts of a moment whose UTC fields are the clock on the wall: Sunday, 29 November 2026. */
export const dateWords = (wall: Date, lang: Lang, shown: ShownParts): string =>
  dateText(wall, datesIn(lang), shown);

/** Joins words into a list: Monday, Tuesday and Friday. */
export const formatList = (words: readonly string[], lang: Lang): string => listText(words, datesIn(lang));
