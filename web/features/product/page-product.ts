import type { Product, Review } from '#contract/catalog.ts';
import type { AnswerOf } from '#contract/client.ts';
import type { Lang } from '#contract/faults.ts';

type Answer = AnswerOf<'GET /api/auth/products/{id}'>;

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
  | 'rating'
> & { defaultVariantId: string | null; reviews: PageReview[] };

/** A review as the page shows it; `name` is null once its author has left. */
export type PageReview = Pick<Review, '_id' | 'rating' | 'text' | 'media' | 'variantName' | 'createdAt'> & {
  name: string | null;
};

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
    stock: answer.stock,
    variants: answer.variants,
    hasVariants: answer.hasVariants,
    totalStock: answer.totalStock,
    priceRange: answer.priceRange,
    image: answer.image,
    rating: answer.rating,
    defaultVariantId: answer.defaultVariant?._id ?? null,
    reviews: answer.reviews.map(({ _id, rating, text, media, variantName, createdAt, userId }) => ({
      _id,
      rating,
      text,
      media,
      variantName,
      createdAt,
      name: userId?.name ?? null,
    })),
  };
}
