import type { Product } from '#contract/catalog/endpoints.ts';
import type { Lang } from '#contract/core/errors.ts';
import type { AllTexts } from '#web/texts/index.ts';

/** The product's texts in the page's language; what is not translated stays English. */
export function localTexts<P extends Pick<Product, 'name' | 'miniDesc' | 'translations'>>(
  product: P,
  lang: Lang,
) {
  const hi = lang === 'hi' ? product.translations.hi : undefined;
  return { name: hi?.name ?? product.name, miniDesc: hi?.miniDesc ?? product.miniDesc };
}

/** The language a text is written in, as its letters tell: what sellers and buyers write has no other mark. */
export const langOf = (text: string): Lang => (/[\u0900-\u097F]/.test(text) ? 'hi' : 'en');

/** The mark of a text that is not in the language of its page, for `lang`; it changes the voice that reads it. */
export function otherLang(text: string, pageLang: Lang): Lang | undefined {
  const own = langOf(text);
  return own === pageLang ? undefined : own;
}

/** A category's name in the language of `texts` (the feature `goods`); one added later keeps its own. */
export const categoryName = (texts: AllTexts['catalog'], category: string): string =>
  (texts.categories as Record<string, string>)[category] ?? category;
