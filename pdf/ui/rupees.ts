import type { PdfLang } from './document-page.tsx';

const LOCALE: Record<PdfLang, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' };

/** Formats paise as rupees: "₹1,05,000.50". Negative amounts get a minus sign in front. */
export function rupees(paise: number, lang: PdfLang): string {
  const format = new Intl.NumberFormat(LOCALE[lang], { style: 'currency', currency: 'INR' });
  return `${paise < 0 ? '−' : ''}${format.format(Math.abs(paise) / 100)}`;
}
