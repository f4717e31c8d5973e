import { type Lang, languages } from '#languages/list.ts';

/** Formats paise as rupees: "₹1,05,000.50". Negative amounts get a minus sign in front. */
export function rupees(paise: number, lang: Lang): string {
  const format = new Intl.NumberFormat(languages[lang].locale, { style: 'currency', currency: 'INR' });
  return `${paise < 0 ? '−' : ''}${format.format(Math.abs(paise) / 100)}`;
}
