import type { Product } from '#contract/catalog/products/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';

/** Returns the product's texts in the page's language. Untranslated texts stay English. */
export function localTexts<P extends Pick<Product, 'name' | 'miniDesc' | 'translations'>>(
  product: P,
  lang: Lang,
) {
  const hi = lang === 'hi' ? product.translations.hi : undefined;
  return { name: hi?.name ?? product.name, miniDesc: hi?.miniDesc ?? product.miniDesc };
}

/** Detects the language of a text by its script. Texts of sellers and buyers carry no language. */
export const langOf = (text: string): Lang => (/[\u0900-\u097F]/.test(text) ? 'hi' : 'en');

/**
 * Returns the `lang` attribute for a text that is not in the page's language, so that screen readers change voice.
 */
export function otherLang(text: string, pageLang: Lang): Lang | undefined {
  const own = langOf(text);
  return own === pageLang ? undefined : own;
}

/** Returns a category's name in the language of `texts` (`catalog`). An unknown category keeps its own name. */
export const categoryName = (texts: Messages['products'], category: string): string =>
  (texts.categories as Record<string, string>)[category] ?? category;
