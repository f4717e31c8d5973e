import type { Lang } from '#contract/core/errors.ts';

const names = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  hi: new Intl.DisplayNames('hi', { type: 'region' }),
} as const satisfies Record<Lang, Intl.DisplayNames>;

/** The name of a country by its ISO 3166-1 code (Unicode CLDR, as Node carries it); the code itself when it has none. */
export const countryName = (code: string, lang: Lang): string => names[lang].of(code) ?? code;
