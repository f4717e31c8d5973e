import type { Product } from '#contract/catalog.ts';
import type { Lang } from '#contract/faults.ts';
import type { AllTexts } from '#web/messages/index.ts';

/** The product's texts in the page's language; what is not translated stays English. */
export function localTexts(
  product: Pick<Product, 'name' | 'miniDesc' | 'description' | 'howToWear' | 'benefits' | 'translations'>,
  lang: Lang,
) {
  const hi = lang === 'hi' ? product.translations.hi : undefined;
  return {
    name: hi?.name ?? product.name,
    miniDesc: hi?.miniDesc ?? product.miniDesc,
    description: hi?.description ?? product.description,
    howToWear: hi?.howToWear ?? product.howToWear,
    benefits: hi?.benefits ?? product.benefits,
  };
}

/** A category's name in the language of `texts` (the feature `goods`); one added later keeps its own. */
export const categoryName = (texts: AllTexts['goods'], category: string): string =>
  (texts.categories as Record<string, string>)[category] ?? category;
