import { clockText } from '#contract/core/clock-text.ts';
import type { Lang } from '#contract/core/errors.ts';

/**
 * The words of dates are ours. Engines disagree about them ("Sunday, 29 November 2026" or "29 November, 2026", "Sep" or
 * "Sept"), and a page whose text in the browser is not the text of the server is drawn anew.
 */
const months = {
  en: 'January February March April May June July August September October November December'.split(' '),
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
};
const shortMonths = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
  // Hindi has whole months: "29 नव" reads "29 new".
  hi: months.hi,
};
const weekdays = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  hi: 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार'.split(' '),
};
const shortWeekdays = {
  en: weekdays.en.map((name) => name.slice(0, 3)),
  hi: weekdays.hi.map((name) => name.slice(0, -'वार'.length)),
};

/** The parts of a date that are shown, as `Intl` names them. */
export type ShownParts = {
  weekday?: 'long' | 'short';
  day?: 'numeric';
  month?: 'long' | 'short';
  year?: 'numeric';
  hour?: 'numeric';
  minute?: '2-digit';
  second?: '2-digit';
};

/** Returns the names of the twelve months. */
export const monthNames = (lang: Lang): readonly string[] => months[lang];

/** Writes a time of day: 4:05 pm, or with its seconds 4:05:09 pm. */
function timeWords(local: string, lang: Lang, { second }: ShownParts): string {
  const time = clockText(local, lang);
  return second ? time.replace(/:\d\d/, (minutes) => `${minutes}:${local.slice(17, 19)}`) : time;
}

/** Writes the shown parts of a moment whose UTC fields are the clock on the wall: Sunday, 29 November 2026. */
export function dateWords(wall: Date, lang: Lang, shown: ShownParts): string {
  const names = shown.month === 'short' ? shortMonths : months;
  const weekday =
    shown.weekday && (shown.weekday === 'short' ? shortWeekdays : weekdays)[lang][wall.getUTCDay()];
  const day = [
    shown.day && wall.getUTCDate(),
    shown.month && names[lang][wall.getUTCMonth()],
    shown.year && wall.getUTCFullYear(),
  ]
    .filter(Boolean)
    .join(' ');
  const date = [weekday, day].filter(Boolean).join(', ');
  if (!shown.hour) return date;
  const time = timeWords(wall.toISOString(), lang, shown);
  if (date === '') return time;
  return lang === 'en' ? `${date}, ${time}` : `${date} को ${time} बजे`;
}
