import type { CardProduct } from '#contract/catalog/products/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import { localTexts } from './local-texts.ts';

/** Reduces a product to its card in one language, so that a page of cards stays small. */
export function cardOf(product: CardProduct, lang: Lang): CardProduct {
  const { name, miniDesc } = localTexts(product, lang);
  const { _id, brand, category, image, priceRange, totalStock, rating, choose, wasPrice } = product;
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
    choose,
    ...(wasPrice !== undefined && { wasPrice }),
    translations: {},
  };
}
