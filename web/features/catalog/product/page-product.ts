import type { Product, Review } from '#contract/catalog/endpoints.ts';
import type { ResponseOf } from '#contract/core/client.ts';
import type { Lang } from '#contract/core/errors.ts';

type Answer = ResponseOf<'GET /api/auth/products/{id}'>;

/** A product as its page shows it: texts in one language, none of what the page does not say. */
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
  | 'image'
  | 'imageAlt'
  | 'rating'
> & {
  defaultVariantId: string | null;
  /** The newest few; the others are fetched when somebody asks. */
  reviews: PageReview[];
  /** How many reviews gave one star, two, ... five. */
  starCounts: number[];
};

/** How many reviews the page itself carries. */
const FIRST_REVIEWS = 5;

/** A review as the page shows it; `name` is null once its author has left. */
export type PageReview = Pick<Review, '_id' | 'rating' | 'text' | 'media' | 'variantName' | 'createdAt'> & {
  name: string | null;
};

/** Sizes from the smallest to the largest, stones by name: the API puts those that are sold out last. */
const inOrder = (stock: Answer['stock']): Answer['stock'] =>
  stock.toSorted((a, b) => a.size.localeCompare(b.size, 'en', { numeric: true }));

/** The page's product from the API's answer, in the page's language where it is translated. */
export function pageProduct(answer: Answer, lang: Lang): PageProduct {
  const hi = lang === 'hi' ? answer.translations.hi : undefined;
  return {
    _id: answer._id,
    name: hi?.name ?? answer.name,
    miniDesc: hi?.miniDesc ?? answer.miniDesc,
    description: hi?.description ?? answer.description,
    howToWear: hi?.howToWear ?? answer.howToWear,
    benefits: hi?.benefits ?? answer.benefits,
    bestDayToWear: answer.bestDayToWear,
    category: answer.category,
    brand: answer.brand,
    sizeType: answer.sizeType,
    stock: inOrder(answer.stock),
    variants: answer.variants,
    hasVariants: answer.hasVariants,
    totalStock: answer.totalStock,
    priceRange: answer.priceRange,
    image: answer.image,
    // Written in English only; without them the picture is called by the name, which is translated.
    imageAlt: lang === 'en' ? answer.imageAlt : [],
    rating: answer.rating,
    defaultVariantId: answer.defaultVariant?._id ?? null,
    reviews: answer.reviews.slice(0, FIRST_REVIEWS).map(pageReview),
    starCounts: countStars(answer.reviews),
  };
}

/** How many of the reviews gave one star, two, ... five. */
export const countStars = (reviews: readonly { rating: number }[]): number[] =>
  [1, 2, 3, 4, 5].map((stars) => reviews.filter(({ rating }) => rating === stars).length);

/** A review as pages show it. */
export const pageReview = (review: Review): PageReview => {
  const { _id, rating, text, media, variantName, createdAt, userId } = review;
  return { _id, rating, text, media, variantName, createdAt, name: userId?.name ?? null };
};
