import { bundledDates } from '#languages/bundled-dates.ts';
import { dateText, timeText } from '#languages/dates.ts';
import type { Lang } from '#languages/list.ts';
import { localeOf } from '#languages/locale.ts';

/**
 * Parses a report's local time ("1994-08-14T06:40:00+05:30"). It is printed as wall time, so the offset is not
 * applied again.
 */
function wallOf(local: string): Date {
  const [, year, month, day, hour = '00', minute = '00'] =
    /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?/.exec(local) ?? [];
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)));
}

/** Formats "14 August 1994". */
export const longDate = (local: string, lang: Lang): string =>
  dateText(wallOf(local), bundledDates[lang], { day: 'numeric', month: 'long', year: 'numeric' });

// Short Hindi months come with a mark of abbreviation: जन॰, जुल॰.
/** Formats "14 Aug 1994", for tables. */
export const shortDate = (local: string, lang: Lang): string =>
  new Intl.DateTimeFormat(localeOf(lang), {
    timeZone: 'UTC',
    day: '2-digit',
    month: 'short',
    year: 'numeric',
  })
    .format(wallOf(local))
    .replace('जुल॰', 'जुला')
    .replace('॰', '');

/** Formats `2026-11` as "November 2026". */
export const monthName = (month: string, lang: Lang): string =>
  dateText(wallOf(`${month}-01`), bundledDates[lang], { month: 'long', year: 'numeric' });

/** Formats "14-08-1994", for narrow columns. */
export function figureDate(local: string): string {
  const [year, month, day] = local.slice(0, 10).split('-');
  return `${day}-${month}-${year}`;
}

/** Formats "6:40 am", सुबह 6:40. */
export const clock = (local: string, lang: Lang): string => timeText(local, bundledDates[lang]);

/** Returns the Indian date (YYYY-MM-DD) of an instant, whatever offset it is written with. */
export function indianDate(instant: string): string {
  return new Date(Date.parse(instant) + 5.5 * 3_600_000).toISOString().slice(0, 10);
}

/** Formats "6:40 am", followed by "22 Nov" if that is not the day `date` (YYYY-MM-DD). */
export function clockOf(local: string, date: string, lang: Lang): string {
  if (local.startsWith(date)) return clock(local, lang);
  const day = dateText(wallOf(local), bundledDates[lang], { day: 'numeric', month: 'short' });
  return `${clock(local, lang)}, ${day}`;
}

/** Returns the year of a local instant. */
export function yearOf(local: string): number {
  return Number(local.slice(0, 4));
}

/** Returns the milliseconds of the wall time, to compare and to draw to scale. */
export function wallTime(local: string): number {
  return wallOf(local).getTime();
}
