import type { Review } from '#contract/catalog/products/endpoints.ts';
import type { AdminReview } from '#contract/catalog/reviews/admin.ts';
import type { Pages } from '#contract/core/pages.ts';
import { formatOrderNumber } from '#contract/selling/orders/number.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/database/keyset.ts';
import type { Platform } from '../../platform/platform.ts';
import { createChanges } from '../../platform/realtime/changes.ts';
import {
  type AdminReviewFilter,
  type AdminReviewRow,
  countAdminReviews,
  readAdminReview,
  readAdminReviews,
} from './admin/store.ts';
import { deleteReview, lockOwnReview, type OwnKey, overwriteReview } from './own-store.ts';
import { reviewerPicture } from './reviewer-picture.ts';
import {
  findWrongRatings,
  insertReviews,
  quotableReviews,
  type ReviewRow,
  reviewsOfProduct,
} from './store.ts';

export { ratingOf } from './store.ts';

/** A review for quotation, with its product and the author's city. */
export type QuotedReview = Review & { productId: string; city: string | null };

/** The input of a review: about one line of a delivered order, by its buyer. */
export type NewReview = {
  id: string;
  productId: string;
  userId: string;
  orderItemId: string;
  author: { firstName: string; lastName: string };
  /** The city of the delivery. */
  city: string | null;
  rating: number;
  text: string;
  media: string | null;
  variantName: string | null;
  at: Date;
};

/** The public reviews. */
export type ReviewsService = ReturnType<typeof createReviews>;

/** An edit of a review. `media` is a URL; undefined keeps the picture. */
export type ReviewEdit = { rating: number; text: string; media?: string | null };

/** Formats a review for the API, with the author's name at the time of writing. The author is null once erased. */
export const presentReview = (row: ReviewRow): Review => ({
  _id: row.id,
  userId: row.authorName === '' ? null : { _id: row.userId, name: row.authorName, avatar: reviewerPicture },
  rating: row.rating,
  text: row.text,
  media: row.media,
  variantName: row.variantName,
  createdAt: row.createdAt.toISOString(),
  ...(row.answer && row.answeredAt && { answer: { text: row.answer, at: row.answeredAt.toISOString() } }),
});

const pageSize = 30;

const presentAdminReview = (row: AdminReviewRow): AdminReview => ({
  _id: row.id,
  productId: row.productId,
  product: row.product,
  productHi: row.productHi,
  author: row.author,
  rating: row.rating,
  text: row.text,
  media: row.media,
  createdAt: row.createdAt.toISOString(),
  orderId: row.orderId,
  orderNumber: formatOrderNumber(row.orderNumber),
  hidden: row.hiddenAt && {
    reason: row.hiddenReason,
    at: row.hiddenAt.toISOString(),
    changed: row.updatedAt > row.hiddenAt,
  },
  answer: row.answer && row.answeredAt ? { text: row.answer, at: row.answeredAt.toISOString() } : null,
});

type ReviewQuery = AdminReviewFilter & Omit<PageRequest, 'limit'>;

/** Returns a page of reviews and the total. */
async function readPage(
  db: Reader,
  { after, before, ...filter }: ReviewQuery,
): Promise<{ reviews: AdminReview[]; total: number; pages: Pages }> {
  const [{ rows, pages }, total] = await Promise.all([
    readAdminReviews(db, filter, { after, before, limit: pageSize }),
    countAdminReviews(db, filter),
  ]);
  return { reviews: rows.map(presentAdminReview), total, pages };
}

/** Returns the name shown under a review: "Meenakshi R." */
export function authorName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const initial = [...lastName.trim()][0];
  return initial ? `${firstName.trim()} ${initial}.` : firstName.trim();
}

/** Creates the reviews service. */
export function createReviews({ db, now }: Pick<Platform, 'db' | 'now'>) {
  const changes = createChanges('catalog');

  return {
    /** Lists a product's reviews, newest first. */
    ofProduct: async (productId: string): Promise<Review[]> =>
      (await reviewsOfProduct(db, productId)).map(presentReview),

    /** Lists the newest reviews of at least four stars and quotable length, one per product. */
    async latest(limit: number): Promise<QuotedReview[]> {
      const rows = await quotableReviews(db, { stars: 4, length: [60, 320], limit });
      return rows.map((row) => ({ ...presentReview(row), productId: row.productId, city: row.city }));
    },

    /** Lists the newest visible reviews, for admins. */
    newest: async (limit: number): Promise<AdminReview[]> =>
      (await readAdminReviews(db, {}, { limit })).rows.map(presentAdminReview),

    /** Returns a page of reviews and the total, for admins. */
    adminPage: (query: ReviewQuery) => readPage(db, query),

    /** Returns one review for admins, hidden or visible; null when there is none. */
    async adminReview(id: string): Promise<AdminReview | null> {
      const row = await readAdminReview(db, id);
      return row ? presentAdminReview(row) : null;
    },

    /** Publishes a change of a review's product, in the transaction that makes it. */
    publish: (tx: Tx, productId: string): Promise<void> => changes.publish(tx, [productId]),

    /** Adds reviews in the caller's transaction, and updates the ratings of their products. */
    async add(tx: Tx, written: readonly NewReview[]): Promise<void> {
      if (written.length === 0) return;
      await insertReviews(
        tx,
        written.map((review) => ({ ...review, authorName: authorName(review.author) })),
      );
      await changes.publish(tx, [...new Set(written.map((review) => review.productId))]);
    },

    /**
     * Updates a review of its author in the caller's transaction. Returns its previous picture. Others' reviews are
     * not found.
     */
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

    /** Soft-deletes a review of its author in the caller's transaction. Returns its picture. */
    async remove(tx: Tx, key: OwnKey): Promise<{ media: string | null } | AppError> {
      const review = await lockOwnReview(tx, key);
      if (!review) return appError('review_not_found');
      await deleteReview(tx, review, now());
      await changes.publish(tx, [key.productId]);
      return { media: review.media };
    },

    /** Subscribes to products whose reviews changed in this process, before the write is answered. */
    onChange: changes.subscribe,

    /** Checks stored ratings against the reviews. Returns one sentence per wrong product. */
    check: (reader: Reader): Promise<string[]> => findWrongRatings(reader),
  };
}
