import { type SqlBool, sql } from 'kysely';
import type { ReviewState } from '#contract/catalog/reviews/rules.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { keyset, type PageRequest, type SortPart } from '../../../platform/database/keyset.ts';

/** The filter of the admin's review list. Without a state it finds the visible ones. */
export type AdminReviewFilter = {
  q?: string | undefined;
  rating?: number | undefined;
  state?: ReviewState | undefined;
  photo?: 'yes' | undefined;
};

const pattern = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/** Selects reviews with their product. `q` searches text, product (both languages) and author. */
const matchingReviews = (db: Reader, { q, rating, state, photo }: AdminReviewFilter) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('product_titles as p', 'p.id', 'r.product_id')
    .where('r.deleted_at', 'is', null)
    .where('r.hidden_at', state === 'hidden' ? 'is not' : 'is', null)
    .$if(state === 'unanswered', (found) => found.where('r.answer', 'is', null))
    .$if(photo !== undefined, (found) => found.where('r.media', 'is not', null))
    .$if(rating !== undefined, (found) => found.where('r.rating', '=', rating ?? 0))
    .$if(Boolean(q), (found) =>
      found.where(
        sql<SqlBool>`plain_text(concat_ws(' ', r.text, r.author_name, p.name, p.name_hi))
                     like plain_text(${pattern(q ?? '')})`,
      ),
    );

const withOrder = (query: ReturnType<typeof matchingReviews>) =>
  query
    .innerJoin('line_orders as o', 'o.id', 'r.order_item_id')
    .select([
      'r.id',
      'r.product_id as productId',
      'p.name as product',
      'p.name_hi as productHi',
      'r.author_name as author',
      'r.rating',
      'r.text',
      'r.media',
      'r.created_at as createdAt',
      'r.updated_at as updatedAt',
      'r.hidden_at as hiddenAt',
      'r.hidden_reason as hiddenReason',
      'r.answer',
      'r.answered_at as answeredAt',
      'o.order_id as orderId',
      'o.number as orderNumber',
    ])
    .$narrowType<{ product: string; orderId: string; orderNumber: number }>();

const order: SortPart[] = [
  { by: sql`r.created_at`, kind: 'instant', desc: true },
  { by: sql`r.id`, kind: 'text', desc: true },
];

/** Returns a page of reviews, newest first. */
export async function readAdminReviews(db: Reader, filter: AdminReviewFilter, request: PageRequest) {
  const page = keyset('newest', order, request);
  const rows = await withOrder(matchingReviews(db, filter))
    .select(page.cursor.as('cursor'))
    .where(page.where)
    .orderBy(page.orderBy)
    .limit(page.limit)
    .execute();
  return page.page(rows);
}

/** A review of the admin's list. */
export type AdminReviewRow = Awaited<ReturnType<typeof readAdminReviews>>['rows'][number];

/** Returns one review, hidden or visible; undefined when there is none. */
export async function readAdminReview(db: Reader, id: string): Promise<AdminReviewRow | undefined> {
  const one = (state?: ReviewState) => withOrder(matchingReviews(db, { state })).where('r.id', '=', id);
  return one().union(one('hidden')).executeTakeFirst();
}

/** Counts the reviews. */
export const countAdminReviews = async (db: Reader, filter: AdminReviewFilter): Promise<number> =>
  (await matchingReviews(db, filter).select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow()).n;
