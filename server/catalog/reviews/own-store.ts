import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database.ts';

/** Returns the ids of order lines that have a review. */
export async function reviewedLines(db: Reader, orderItemIds: readonly string[]): Promise<Set<string>> {
  if (orderItemIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('reviews')
    .select('order_item_id')
    .where('order_item_id', 'in', orderItemIds)
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.order_item_id));
}

/** The key of a review for its author: id, product and author must all match. */
export type OwnKey = { id: string; productId: string; userId: string };

const own = (db: Reader, { id, productId, userId }: OwnKey) =>
  db
    .selectFrom('reviews')
    .select(['id', 'product_id', 'rating', 'media', 'hidden_at'])
    .where('id', '=', id)
    .where('product_id', '=', productId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null);

/** Returns a review of its author, or undefined. */
export const readOwnReview = (db: Reader, key: OwnKey) => own(db, key).executeTakeFirst();

/** Locks a review of its author until the transaction ends. */
export const lockOwnReview = (tx: Tx, key: OwnKey) => own(tx, key).forNoKeyUpdate().executeTakeFirst();

/** Adds to the stored rating of a product. */
export async function addToRating(
  tx: Tx,
  { productId, count, stars }: { productId: string; count: number; stars: number },
): Promise<void> {
  await sql`
    update product_ratings set count = count + ${count}, stars = stars + ${stars} where product_id = ${productId}`.execute(
    tx,
  );
}

/** A locked review. */
type Locked = NonNullable<Awaited<ReturnType<typeof lockOwnReview>>>;

/** Updates a review and keeps its date. Hidden reviews do not count in the rating. */
export async function overwriteReview(
  tx: Tx,
  review: Locked,
  next: { rating: number; text: string; media: string | null; at: Date },
): Promise<void> {
  await tx
    .updateTable('reviews')
    .set({ rating: next.rating, text: next.text, media: next.media, updated_at: next.at })
    .where('id', '=', review.id)
    .execute();
  const stars = next.rating - review.rating;
  if (!review.hidden_at && stars !== 0)
    await addToRating(tx, { productId: review.product_id, count: 0, stars });
}

/** Soft-deletes a review. Its line may be reviewed again. */
export async function deleteReview(tx: Tx, review: Locked, at: Date): Promise<void> {
  await tx.updateTable('reviews').set({ deleted_at: at }).where('id', '=', review.id).execute();
  if (!review.hidden_at)
    await addToRating(tx, { productId: review.product_id, count: -1, stars: -review.rating });
}

/** Lists a user's reviews with their orders, newest first, at most 500. */
export const readOwnReviews = (db: Reader, { userId, id }: { userId: string; id?: string }) => {
  const query = db
    .selectFrom('reviews as r')
    .innerJoin('order_snapshots as i', 'i.id', 'r.order_item_id')
    .select([
      'r.id',
      'r.product_id as productId',
      'r.user_id as userId',
      'r.author_name as authorName',
      'r.city',
      'r.rating',
      'r.text',
      'r.media',
      'r.variant_name as variantName',
      'r.created_at as createdAt',
      'r.answer',
      'r.answered_at as answeredAt',
      'r.hidden_at as hiddenAt',
      'r.hidden_reason as hiddenReason',
      'i.order_id as orderId',
      'r.order_item_id as orderItemId',
    ])
    .where('r.user_id', '=', userId)
    .where('r.deleted_at', 'is', null);
  return (id ? query.where('r.id', '=', id) : query)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(500)
    .$narrowType<{ orderId: string }>()
    .execute();
};
