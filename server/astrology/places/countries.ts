import type { Lang } from '#languages/list.ts';

const names = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  hi: new Intl.DisplayNames('hi', { type: 'region' }),
} as const satisfies Record<Lang, Intl.DisplayNames>;

/**
 * Returns the name of a country by its ISO 3166-1 code (Unicode CLDR, as shipped with Node), or the code itself if it
 * has none.
 */
export const countryName = (code: string, lang: Lang): string => names[lang].of(code) ?? code;
