import type { PdfLang } from './document-page.tsx';

/**
 * Instants in reports are written as clocks at the place showed them ("1994-08-14T06:40:00+05:30"), and are printed so:
 * the offset is not applied again.
 */
function wallOf(local: string): Date {
  const [, year, month, day, hour = '00', minute = '00'] =
    /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?/.exec(local) ?? [];
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)));
}

const LOCALE: Record<PdfLang, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' };

const format = (local: string, lang: PdfLang, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALE[lang], { timeZone: 'UTC', ...options }).format(wallOf(local));

/** "14 August 1994". */
export function longDate(local: string, lang: PdfLang): string {
  return format(local, lang, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** "14 Aug 1994", for tables. */
export function shortDate(local: string, lang: PdfLang): string {
  return format(local, lang, { day: '2-digit', month: 'short', year: 'numeric' });
}

/** "November 2026" of `2026-11`. */
export function monthName(month: string, lang: PdfLang): string {
  return format(`${month}-01`, lang, { month: 'long', year: 'numeric' });
}

/** "14-08-1994", where room is short. */
export function figureDate(local: string): string {
  const [year, month, day] = local.slice(0, 10).split('-');
  return `${day}-${month}-${year}`;
}

/** "6:40 am": am and pm as clocks in India write them, in both languages. */
export function clock(local: string): string {
  const hour = Number(local.slice(11, 13));
  return `${hour % 12 === 0 ? 12 : hour % 12}:${local.slice(14, 16)} ${hour < 12 ? 'am' : 'pm'}`;
}

/** "6:40 am", with "22 Nov" behind it when that is not the day `date` (YYYY-MM-DD). */
export function clockOf(local: string, date: string, lang: PdfLang): string {
  if (local.startsWith(date)) return clock(local);
  return `${clock(local)}, ${format(local, lang, { day: 'numeric', month: 'short' })}`;
}

/** The year of a local instant. */
export function yearOf(local: string): number {
  return Number(local.slice(0, 4));
}

/** Milliseconds of the wall time, to compare and to draw to scale with. */
export function wallTime(local: string): number {
  return wallOf(local).getTime();
}
