import { type SqlBool, sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';

/** The filter of the admin's review list. */
export type AdminReviewFilter = { q?: string | undefined; rating?: number | undefined };

const pattern = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/** Selects visible reviews with their product. `q` searches text, product (both languages) and author. */
const matchingReviews = (db: Reader, { q, rating }: AdminReviewFilter) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('product_titles as p', 'p.id', 'r.product_id')
    .where('r.deleted_at', 'is', null)
    .where('r.hidden_at', 'is', null)
    .$if(rating !== undefined, (found) => found.where('r.rating', '=', rating ?? 0))
    .$if(Boolean(q), (found) =>
      found.where(
        sql<SqlBool>`plain_text(concat_ws(' ', r.text, r.author_name, p.name, p.name_hi))
                     like plain_text(${pattern(q ?? '')})`,
      ),
    );

/** Returns a page of visible reviews, newest first. */
export const readAdminReviews = (
  db: Reader,
  filter: AdminReviewFilter,
  { limit, offset }: { limit: number; offset: number },
) =>
  matchingReviews(db, filter)
    .select([
      'r.id',
      'r.product_id as productId',
      'p.name as product',
      'p.name_hi as productHi',
      'r.author_name as author',
      'r.rating',
      'r.text',
      'r.created_at as createdAt',
    ])
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset(offset)
    .$narrowType<{ product: string }>()
    .execute();

/** Counts the visible reviews. */
export const countAdminReviews = async (db: Reader, filter: AdminReviewFilter): Promise<number> =>
  (await matchingReviews(db, filter).select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow()).n;
