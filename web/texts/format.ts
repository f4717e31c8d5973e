import { istMs } from '#contract/core/india-time.ts';
import { byLang, type Lang, languages } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { dateWords, type ShownParts } from './date-words.ts';

export { formatList } from './date-words.ts';

/** Replaces the `{name}` placeholders of a text. */
export const fill = fillText;

/** A text in the plural forms of its language; `other` is required. */
export type PluralForms = { one?: string; other: string };

const pluralRules = byLang((lang) => new Intl.PluralRules(lang));

/** Returns the plural form for `n`, with `{n}` replaced by the grouped number. */
export function plural(forms: PluralForms, n: number, lang: Lang): string {
  const form = pluralRules[lang].select(n) === 'one' ? (forms.one ?? forms.other) : forms.other;
  return fill(form, { n: formatNumber(n, lang) });
}

// Creating a formatter takes longer than rendering a page of prices, so each is created once.
const numbers = new Map<string, Intl.NumberFormat>();
function numberFormat(lang: Lang, rupeeDigits?: 0 | 2): Intl.NumberFormat {
  const key = `${lang} ${rupeeDigits}`;
  let format = numbers.get(key);
  if (!format) {
    const digits = { minimumFractionDigits: rupeeDigits, maximumFractionDigits: rupeeDigits };
    const rupees = { style: 'currency', currency: 'INR', ...digits } as const;
    format = new Intl.NumberFormat(languages[lang].locale, rupeeDigits === undefined ? {} : rupees);
    numbers.set(key, format);
  }
  return format;
}

/** Formats a number with Indian grouping: 1,00,000. */
export const formatNumber = (n: number, lang: Lang): string => numberFormat(lang).format(n);

/** Formats rupees as a price: ₹1,499. Shows paise only if they are not zero, or always with `paise` (GST, wallet). */
export function formatRupees(rupees: number, lang: Lang, options: { paise?: boolean } = {}): string {
  return numberFormat(lang, options.paise || !Number.isInteger(rupees) ? 2 : 0).format(rupees);
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
