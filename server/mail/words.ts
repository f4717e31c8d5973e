import type { Lang } from '#contract/faults.ts';

/** The locale of dates and numbers in a language. */
const locale: Record<Lang, string> = { en: 'en-IN', hi: 'hi-IN' };

/** "₹4,200" or "₹4,200.50": Indian grouping, Latin digits in both languages as on the pages. */
export function money(rupees: number, language: Lang): string {
  const whole = Number.isInteger(rupees);
  const options = {
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: 2,
    numberingSystem: 'latn',
  } as const;
  return `₹${rupees.toLocaleString(locale[language], options)}`;
}

/** "21 November 2026, 9:45 am", in the shop's time (Asia/Kolkata). */
export function moment(iso: string, language: Lang): string {
  const options = {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
    numberingSystem: 'latn',
  } as const;
  return new Intl.DateTimeFormat(locale[language], options).format(new Date(iso));
}

/** "#A1B2C3": what a person calls an order by, the last six characters of its id. */
export const orderNumber = (orderId: string): string => `#${orderId.slice(-6).toUpperCase()}`;
