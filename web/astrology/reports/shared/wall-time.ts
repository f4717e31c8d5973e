import { timeText } from '#languages/dates.ts';
import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { spanTexts } from '#languages/spans.ts';
import { datesIn, dateWords, type ShownParts } from '#web/texts/date-words.ts';

/**
 * Times of a report are ISO 8601 with the place's own offset (2026-11-21T06:50:00+05:30). They are shown as local
 * time of that place in every time zone: the wall part is formatted as if it were UTC.
 */
const wallOf = (iso: string): Date => new Date(`${iso.slice(0, 10)}T${iso.slice(11, 19) || '00:00:00'}Z`);

const format = (iso: string, lang: Lang, shown: ShownParts): string => dateWords(wallOf(iso), lang, shown);

/** Formats the time: 6:50 am, सुबह 6:50. */
export const clock = (local: string, lang: Lang): string => timeText(local, datesIn(lang));

/** Formats the date: 21 November 2026. */
export const dayOf = (iso: string, lang: Lang): string =>
  format(iso, lang, { day: 'numeric', month: 'long', year: 'numeric' });

/** Formats the date with its weekday: Saturday, 21 November 2026. */
export const weekdayAndDay = (iso: string, lang: Lang): string =>
  `${format(iso, lang, { weekday: 'long' })}, ${dayOf(iso, lang)}`;

/** Formats month and year: Jun 2026. */
export const monthOf = (iso: string, lang: Lang): string =>
  format(iso, lang, { month: 'short', year: 'numeric' });

/** Formats month and year in full: November 2026. */
export const longMonthOf = (iso: string, lang: Lang): string =>
  format(iso, lang, { month: 'long', year: 'numeric' });

/** Formats the weekday: Saturday, or in short Sat. */
export const weekdayOf = (iso: string, lang: Lang, length: 'long' | 'short' = 'long'): string =>
  format(iso, lang, { weekday: length });

/** Formats the day without its year: 22 Nov. */
export const shortDay = (iso: string, lang: Lang): string =>
  format(iso, lang, { day: 'numeric', month: 'short' });

/** Formats the day with its year: 22 Nov 2026. */
export const mediumDay = (iso: string, lang: Lang): string =>
  format(iso, lang, { day: 'numeric', month: 'short', year: 'numeric' });

/** Formats date and time of a birth: 14 August 1994, 6:40 am. */
export const dayAndClock = (iso: string, lang: Lang): string => `${dayOf(iso, lang)}, ${clock(iso, lang)}`;

/** Adds the day to a time of it: 4:08 am, 22 Nov. In Hindi the day comes first: 22 नवंबर, सुबह 4:08. */
export const withDay = (time: string, iso: string, lang: Lang): string =>
  fillText(datesIn(lang).timeOnDay, { time, day: shortDay(iso, lang) });

/** Formats the time, with the day if it is not `date` (YYYY-MM-DD). */
export const clockOn = (iso: string, date: string, lang: Lang): string =>
  iso.slice(0, 10) === date ? clock(iso, lang) : withDay(clock(iso, lang), iso, lang);

/** Formats a period of a day: 5:14 – 6:02 am. A shared part of the day is named once. */
export function stretch(start: string, end: string, lang: Lang): string {
  const { from, to } = spanTexts(start, end, datesIn(lang));
  return `${from} – ${to}`;
}
