/** A language of the shop. */
export type Language = {
  /** Its own name, for those who look for it. */
  name: string;
  /** The script, by ISO 15924. */
  script: string;
  /** The direction of its lines, as the attribute `dir` has it. */
  direction: 'ltr' | 'rtl';
  /** The language whose words stand in for those that it lacks. Only English has none. */
  fallback?: string;
};

/** The languages of the shop, by ISO 639-1. */
export const languages = {
  en: { name: 'English', script: 'Latn', direction: 'ltr' },
  hi: { name: 'हिंदी', script: 'Deva', direction: 'ltr', fallback: 'en' },
} as const satisfies Record<string, Language>;

/** The code of a language of the shop. */
export type Lang = keyof typeof languages;

/** The codes of all languages, English first. The mark lets the bundler leave the list out of pages that do not read it. */
export const langs = /* @__PURE__ */ Object.keys(languages) as [Lang, ...Lang[]];

/** Returns whether a code is a language of the shop. */
export const isLang = (code: unknown): code is Lang =>
  typeof code === 'string' && Object.hasOwn(languages, code);

/** Makes a value for each language. */
export const byLang = <T>(make: (lang: Lang) => T): Record<Lang, T> =>
  Object.fromEntries(langs.map((lang) => [lang, make(lang)])) as Record<Lang, T>;

/** Returns the language that a request names, or English if it names none of the shop. */
export const langOf = (code: unknown): Lang => (isLang(code) ? code : 'en');

/** Returns a language and those whose words stand in for what it lacks, in the order in which they are asked. */
export function withFallbacks(lang: Lang): Lang[] {
  const { fallback }: Language = languages[lang];
  return fallback === undefined ? [lang] : [lang, ...withFallbacks(langOf(fallback))];
}
