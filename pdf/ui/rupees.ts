import type { Lang } from '#languages/list.ts';
import { localeOf } from '#languages/locale.ts';

/** Formats paise as rupees: "₹1,05,000.50". Negative amounts get a minus sign in front. */
export function rupees(paise: number, lang: Lang): string {
  const format = new Intl.NumberFormat(localeOf(lang), { style: 'currency', currency: 'INR' });
  return `${paise < 0 ? '−' : ''}${format.format(Math.abs(paise) / 100)}`;
}
