import { choiceName } from '#contract/catalog/products/choice-names.ts';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import type { FactWords } from '#contract/catalog/products/facts/choices.ts';
import type { ResponseOf } from '#contract/core/client.ts';
import type { Lang } from '#languages/list.ts';
import { type PageReview, pageReview } from '#web/catalog/reviews/shared/page-review.ts';
import { type PageFacts, pageFacts } from './page-facts.ts';

type ProductResponse = ResponseOf<'GET /api/auth/products/{id}'>;

/** The fields of a product that its page shows, in one language. */
export type PageProduct = Pick<
  Product,
  | '_id'
  | 'name'
  | 'miniDesc'
  | 'description'
  | 'howToWear'
  | 'benefits'
  | 'bestDayToWear'
  | 'category'
  | 'brand'
  | 'sizeType'
  | 'stock'
  | 'variants'
  | 'hasVariants'
  | 'totalStock'
  | 'priceRange'
  | 'wasPrice'
  | 'saleEnds'
  | 'image'
  | 'imageAlt'
  | 'rating'
> & {
  facts: PageFacts;
  /** What a buyer fills in. */
  personalFields: ProductResponse['personalFields'];
  /** The Hindi names of variants and sizes, by name: the seller's, else ours. Empty in English. */
  choicesHi: Record<string, string>;
  defaultVariantId: string | null;
  /** The GST percent that the price includes; null while the shop is not registered. */
  gstPercent: number | null;
  /** The newest few. The others are loaded on demand. */
  reviews: PageReview[];
  /** The number of reviews with one star, two, ... five. */
  starCounts: number[];
};

/** The number of reviews in the page's HTML. */
const FIRST_REVIEWS = 5;

/** Sorts sizes by number and stones by name. The API puts sold-out ones last. */
const inOrder = (stock: ProductResponse['stock']): ProductResponse['stock'] =>
  stock.toSorted((a, b) => a.size.localeCompare(b.size, 'en', { numeric: true }));

/** Returns the Hindi names of variants and sizes, also of those that only a review names. */
function hindiChoices({ variants, stock, reviews, translations }: ProductResponse): Record<string, string> {
  const names = [
    ...variants.map(({ variantName }) => variantName),
    ...stock.map(({ size }) => size),
    ...reviews.flatMap(({ variantName }) => variantName ?? []),
  ];
  const own = translations.hi?.choices ?? {};
  return Object.fromEntries(names.map((name) => [name, choiceName(name, 'hi', own[name])]));
}

/** Converts the API's response, in the page's language where it is translated. `words`: those of facts. */
export const pageProduct = (response: ProductResponse, lang: Lang, words: FactWords): PageProduct => ({
  ...productWithoutFacts(response, lang),
  facts: pageFacts(response, { lang, words }),
});

/** Converts the API's response without the facts, for pages that show none. */
export function productWithoutFacts(response: ProductResponse, lang: Lang): Omit<PageProduct, 'facts'> {
  const hi = lang === 'hi' ? response.translations.hi : undefined;
  return {
    _id: response._id,
    name: hi?.name ?? response.name,
    miniDesc: hi?.miniDesc ?? response.miniDesc,
    description: hi?.description ?? response.description,
    howToWear: hi?.howToWear ?? response.howToWear,
    benefits: hi?.benefits ?? response.benefits,
    bestDayToWear: response.bestDayToWear,
    category: response.category,
    brand: response.brand,
    sizeType: response.sizeType,
    stock: inOrder(response.stock),
    variants: response.variants,
    hasVariants: response.hasVariants,
    totalStock: response.totalStock,
    priceRange: response.priceRange,
    ...(response.wasPrice !== undefined && { wasPrice: response.wasPrice }),
    ...(response.saleEnds !== undefined && { saleEnds: response.saleEnds }),
    image: response.image,
    // Alt texts exist in English only. Hindi falls back to the product's translated name.
    imageAlt: lang === 'en' ? response.imageAlt : [],
    rating: response.rating,
    personalFields: response.personalFields,
    gstPercent: response.gstPercent,
    choicesHi: lang === 'hi' ? hindiChoices(response) : {},
    defaultVariantId: response.defaultVariant?._id ?? null,
    reviews: response.reviews.slice(0, FIRST_REVIEWS).map(pageReview),
    starCounts: countStars(response.reviews),
  };
}

/** Counts the reviews with one star, two, ... five. */
export const countStars = (reviews: readonly { rating: number }[]): number[] =>
  [1, 2, 3, 4, 5].map((stars) => reviews.filter(({ rating }) => rating === stars).length);
