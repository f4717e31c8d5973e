import type { HideReason } from '#contract/catalog/reviews/rules.ts';
import type { Lang } from '#languages/list.ts';
import type { Tx } from '../../platform/database/database.ts';
import { addToRating } from './own-store.ts';

/** Locks a review until the transaction ends. Deleted ones are not found. */
export const lockReview = (tx: Tx, id: string) =>
  tx
    .selectFrom('reviews')
    .select([
      'id',
      'product_id',
      'user_id',
      'rating',
      'text',
      'hidden_at',
      'hidden_reason',
      'answer',
      'answered_at',
    ])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** A locked review. */
export type LockedReview = NonNullable<Awaited<ReturnType<typeof lockReview>>>;

/** Hides a review for a reason, or shows it with null, and updates its product's rating. */
export async function writeHidden(
  tx: Tx,
  review: LockedReview,
  hidden: { reason: HideReason; at: Date } | null,
): Promise<void> {
  const was = review.hidden_at !== null;
  await tx
    .updateTable('reviews')
    .set({
      hidden_at: hidden && (review.hidden_at ?? hidden.at),
      hidden_reason: hidden?.reason ?? null,
    })
    .where('id', '=', review.id)
    .execute();
  if (was === (hidden !== null)) return;
  const sign = hidden ? -1 : 1;
  await addToRating(tx, { productId: review.product_id, count: sign, stars: sign * review.rating });
}

/** Returns the author of a review who can get e-mail: an open account with a proved address. */
export const readAuthor = (tx: Tx, userId: string) =>
  tx
    .selectFrom('mail_recipients')
    .select(['email', 'name', 'language'])
    .where('user_id', '=', userId)
    .$narrowType<{ email: string; name: string; language: Lang }>()
    .executeTakeFirst();

/** Writes the shop's answer to a review, or removes it with null. */
export const writeAnswer = (tx: Tx, id: string, answer: { text: string; at: Date } | null) =>
  tx
    .updateTable('reviews')
    .set({ answer: answer?.text ?? null, answered_at: answer?.at ?? null })
    .where('id', '=', id)
    .execute();
