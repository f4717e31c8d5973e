import type { Lang } from './list.ts';

/**
 * Returns the BCP 47 tag of a language's numbers, dates and plurals. In every language figures are grouped as in India
 * and written in Latin digits.
 */
export const localeOf = (lang: Lang): string => `${lang}-IN-u-nu-latn`;
