import { byLang, type Lang } from '#languages/list.ts';

const names = byLang((lang) => new Intl.DisplayNames(lang, { type: 'region' }));

/**
 * Returns the name of a country by its ISO 3166-1 code (Unicode CLDR, as shipped with Node), or the code itself if it
 * has none.
 */
export const countryName = (code: string, lang: Lang): string => names[lang].of(code) ?? code;
