import type { CardGoods } from '#contract/catalog/endpoints.ts';
import type { Lang } from '#contract/core/errors.ts';
import { localTexts } from './local-texts.ts';

/** The card of a product in one language, so that a page of cards does not carry the whole catalogue. */
export function cardOf(product: CardGoods, lang: Lang): CardGoods {
  const { name, miniDesc } = localTexts(product, lang);
  const { _id, brand, category, image, priceRange, totalStock, rating } = product;
  return {
    _id,
    name,
    miniDesc,
    brand,
    category,
    image: image.slice(0, 1),
    priceRange,
    totalStock,
    rating,
    translations: {},
  };
}
