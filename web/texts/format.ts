import { istMs } from '#contract/core/india-time.ts';
import type { Lang } from '#languages/list.ts';
import { localeOf } from '#languages/locale.ts';
import { fillText } from '#languages/message.ts';
import { dateWords, type ShownParts } from './date-words.ts';

export { formatNumber } from '#languages/message.ts';
export { formatList } from './date-words.ts';

/** Fills the parameters of a message. */
export const fill = fillText;

/** Returns the plural form of a message for `n`. */
export const plural = (message: string, n: number, lang: Lang): string => fillText(message, { n }, lang);

/** Returns the word for a key that the server sends, or the key when it is not among the words. */
export const wordFor = (words: Readonly<Record<string, string>>, key: string): string => words[key] ?? key;

// Creating a formatter takes longer than rendering a page of prices, so each is created once.
const formats = new Map<string, Intl.NumberFormat>();
function rupeeFormat(lang: Lang, digits: 0 | 2): Intl.NumberFormat {
  const key = lang + digits;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(localeOf(lang), {
      style: 'currency',
      currency: 'INR',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  formats.set(key, format);
  return format;
}

/** Formats rupees as a price: ₹1,499. Shows paise only if they are not zero, or always with `paise` (GST, wallet). */
export function formatRupees(rupees: number, lang: Lang, options: { paise?: boolean } = {}): string {
  return rupeeFormat(lang, options.paise || !Number.isInteger(rupees) ? 2 : 0).format(rupees);
}

/** Formats an instant as a date in IST: 21 November 2026. */
export const formatDate = (
  instant: string | number | Date,
  lang: Lang,
  shown: ShownParts = { day: 'numeric', month: 'long', year: 'numeric' },
): string => dateWords(new Date(new Date(instant).getTime() + istMs), lang, shown);

/** Formats an instant as date and time in IST: 21 Nov 2026, 4:05 pm; 21 नवंबर 2026 को शाम 4:05 बजे. */
export const formatDateTime = (instant: string | number | Date, lang: Lang): string =>
  formatDate(instant, lang, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

/** Formats an Indian phone number, +919876500108 as +91 98765 00108. Returns others unchanged. */
export const formatPhone = (phone: string): string => phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');

/** Returns a message of the specification without its emoji ("❌ Failed", "Done ✅"); an icon replaces it. */
export const withoutSign = (text: string): string =>
  text.replace(/^\p{Extended_Pictographic}\uFE0F?\s*|\s*\p{Extended_Pictographic}\uFE0F?$/gu, '');
