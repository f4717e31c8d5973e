import type { Review } from '#contract/catalog/products/endpoints.ts';

/** A review as the page shows it. `name` is null when its author's account is closed. */
export type PageReview = Pick<
  Review,
  '_id' | 'rating' | 'text' | 'media' | 'variantName' | 'createdAt' | 'answer'
> & {
  name: string | null;
};

/** Converts a review for the page. */
export const pageReview = (review: Review): PageReview => {
  const { _id, rating, text, media, variantName, createdAt, userId, answer } = review;
  const name = userId?.name ?? null;
  return { _id, rating, text, media, variantName, createdAt, name, ...(answer && { answer }) };
};
