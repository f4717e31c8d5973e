import type { Product } from '#contract/catalog/endpoints.ts';
import type { Lang } from '#contract/core/errors.ts';

/** The wearing guide of a product, in one language. */
export type WearingGuide = Pick<Product, '_id' | 'name' | 'category' | 'howToWear' | 'bestDayToWear'> & {
  image: string | null;
};

/** Reduces a product to its wearing guide. */
export function toWearingGuide(product: Product, lang: Lang): WearingGuide {
  const hi = lang === 'hi' ? product.translations.hi : undefined;
  const { _id, category, bestDayToWear, image } = product;
  return {
    _id,
    name: hi?.name ?? product.name,
    category,
    howToWear: hi?.howToWear ?? product.howToWear,
    bestDayToWear,
    image: image[0] ?? null,
  };
}

/** Returns the path of a page of the list. */
export function wearPath(q: string, page = 1): string {
  const query = new URLSearchParams({ ...(q && { q }), ...(page > 1 && { page: String(page) }) });
  return `/how-to-wear${query.size > 0 ? `?${query}` : ''}`;
}
