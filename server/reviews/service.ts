import type { Review } from '#contract/catalog/endpoints.ts';
import type { AdminReview } from '#contract/reviews/endpoints.ts';
import { type AppError, appError } from '../platform/core/app-error.ts';
import type { Reader, Tx } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { createChanges } from '../platform/realtime/changes.ts';
import { type AdminReviewFilter, countAdminReviews, readAdminReviews } from './admin/store.ts';
import { deleteReview, lockOwnReview, type OwnKey, overwriteReview } from './own-store.ts';
import {
  findWrongRatings,
  insertReviews,
  quotableReviews,
  type ReviewRow,
  reviewsOfProduct,
} from './store.ts';

export { ratingOf } from './store.ts';

/** A review worth quoting, with the product it is about and the city its author lives in. */
export type QuotedReview = Review & { productId: string; city: string | null };

/** A review as it is written: about one line of a delivered order, by its buyer. */
export type NewReview = {
  id: string;
  productId: string;
  userId: string;
  orderItemId: string;
  author: { firstName: string; lastName: string };
  /** Where the goods went. */
  city: string | null;
  rating: number;
  text: string;
  media: string | null;
  variantName: string | null;
  at: Date;
};

/** The reviews, as readers see them. */
export type ReviewsService = ReturnType<typeof createReviews>;

/** What an author may change. `media` is an address; undefined leaves the picture as it is. */
export type ReviewEdit = { rating: number; text: string; media?: string | null };

/** A review on the wire: the author by the name of the day it was written, never e-mail or phone; null once erased. */
export const presentReview = (row: ReviewRow): Review => ({
  _id: row.id,
  userId: row.authorName === '' ? null : { _id: row.userId, name: row.authorName, avatar: null },
  rating: row.rating,
  text: row.text,
  media: row.media,
  variantName: row.variantName,
  createdAt: row.createdAt.toISOString(),
});

/** The name under a review: "Meenakshi R." */
export function authorName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const initial = [...lastName.trim()][0];
  return initial ? `${firstName.trim()} ${initial}.` : firstName.trim();
}

/** Makes the reviews service. */
export function createReviews({ db, bus, now }: Pick<Platform, 'db' | 'bus' | 'now'>) {
  const changes = createChanges('catalog', bus);

  const adminReviews = async (
    filter: AdminReviewFilter,
    page: { limit: number; offset: number },
  ): Promise<AdminReview[]> =>
    (await readAdminReviews(db, filter, page)).map(({ id, createdAt, ...row }) => ({
      _id: id,
      ...row,
      createdAt: createdAt.toISOString(),
    }));

  return {
    /** A product's reviews, the newest first. */
    ofProduct: async (productId: string): Promise<Review[]> =>
      (await reviewsOfProduct(db, productId)).map(presentReview),

    /** The newest reviews of four stars and more whose words can stand in a quotation; one a product. */
    async latest(limit: number): Promise<QuotedReview[]> {
      const rows = await quotableReviews(db, { stars: 4, length: [60, 320], limit });
      return rows.map((row) => ({ ...presentReview(row), productId: row.productId, city: row.city }));
    },

    /** The newest reviews that readers see, as the desk lists them. */
    newest: (limit: number): Promise<AdminReview[]> => adminReviews({}, { limit, offset: 0 }),

    /** A page of all reviews that readers see, for the desk, and how many there are. */
    async adminPage(
      filter: AdminReviewFilter,
      page: { limit: number; offset: number },
    ): Promise<{ reviews: AdminReview[]; total: number }> {
      const [reviews, total] = await Promise.all([adminReviews(filter, page), countAdminReviews(db, filter)]);
      return { reviews, total };
    },

    /** Writes reviews in the caller's transaction; the ratings of their products count them at once. */
    async add(tx: Tx, written: readonly NewReview[]): Promise<void> {
      if (written.length === 0) return;
      await insertReviews(
        tx,
        written.map((review) => ({ ...review, authorName: authorName(review.author) })),
      );
      await changes.publish(tx, [...new Set(written.map((review) => review.productId))]);
    },

    /** Writes a review of its author's own over, in the caller's transaction; answers the picture it had. Another's is not found. */
    async edit(
      tx: Tx,
      key: OwnKey,
      { rating, text, media }: ReviewEdit,
    ): Promise<{ media: string | null } | AppError> {
      const review = await lockOwnReview(tx, key);
      if (!review) return appError('review_not_found');
      const next = { rating, text, media: media === undefined ? review.media : media, at: now() };
      await overwriteReview(tx, review, next);
      await changes.publish(tx, [key.productId]);
      return { media: review.media };
    },

    /** Takes a review of its author's own away, in the caller's transaction; answers its picture. Another's is not found. */
    async remove(tx: Tx, key: OwnKey): Promise<{ media: string | null } | AppError> {
      const review = await lockOwnReview(tx, key);
      if (!review) return appError('review_not_found');
      await deleteReview(tx, review, now());
      await changes.publish(tx, [key.productId]);
      return { media: review.media };
    },

    /** Hears of products whose reviews changed in this process, before the change is answered. */
    onChange: changes.subscribe,

    /** Integrity: one sentence for every product whose kept rating is not that of its reviews; [] is healthy. */
    check: (reader: Reader): Promise<string[]> => findWrongRatings(reader),
  };
}
