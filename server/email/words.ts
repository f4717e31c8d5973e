import type { Lang } from '#contract/core/errors.ts';
import { indiaZone } from '#contract/core/india-time.ts';

/** The locale of dates and numbers in a language. */
const locale: Record<Lang, string> = { en: 'en-IN', hi: 'hi-IN' };

// Each formatter is created once: creating one takes longer than formatting the figures of an e-mail.
const numbers = (language: Lang, digits: 0 | 2) =>
  new Intl.NumberFormat(locale[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: 2,
    numberingSystem: 'latn',
  });
const whole = { en: numbers('en', 0), hi: numbers('hi', 0) };
const withPaise = { en: numbers('en', 2), hi: numbers('hi', 2) };

/** Formats an amount as "₹4,200" or "₹4,200.50": Indian grouping, Latin digits in both languages as on the pages. */
export const money = (rupees: number, language: Lang): string =>
  `₹${(Number.isInteger(rupees) ? whole : withPaise)[language].format(rupees)}`;

const moments = (language: Lang) =>
  new Intl.DateTimeFormat(locale[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: indiaZone,
    numberingSystem: 'latn',
  });
const clocks = { en: moments('en'), hi: moments('hi') };

/** Formats an instant as "21 November 2026, 9:45 am" in India's time. */
export const moment = (iso: string, language: Lang): string => clocks[language].format(new Date(iso));

/**
 * Returns the number of an order, "NR-20461". An e-mail that was queued by an earlier version has none, and shows the last
 * six characters of the id.
 */
export const orderNumber = (of: { orderNumber?: string } & ({ _id: string } | { orderId: string })): string =>
  of.orderNumber ?? `#${('_id' in of ? of._id : of.orderId).slice(-6).toUpperCase()}`;
