import type { CardProduct, Product } from '#contract/catalog/products/endpoints.ts';
import type { Lang } from '#languages/list.ts';

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

/** The parts of a product that an entry of a graha shows, in one language. */
export type WornCard = { _id: string; name: string; image: string | null };

/** Reduces a card to what an entry shows. */
export const toWornCard = ({ _id, name, translations, image }: CardProduct, lang: Lang): WornCard => ({
  _id,
  name: (lang === 'hi' ? translations.hi?.name : undefined) ?? name,
  image: image[0] ?? null,
});

/** A list of products: found by a search, or for a graha. */
export type WornList = { q?: string; graha?: string; page?: number };

/** Returns the path of a page of a list; of the nine grahas without one. */
export function wearPath({ q = '', graha = '', page = 0 }: WornList = {}): string {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(graha && { graha }),
    ...(page > 1 || (page === 1 && !q && !graha) ? { page: String(page) } : {}),
  });
  return `/how-to-wear${query.size > 0 ? `?${query}` : ''}`;
}
