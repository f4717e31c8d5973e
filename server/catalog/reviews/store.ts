import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database.ts';

/** A public review. */
export type ReviewRow = {
  id: string;
  productId: string;
  userId: string;
  authorName: string;
  city: string | null;
  rating: number;
  text: string;
  media: string | null;
  variantName: string | null;
  createdAt: Date;
  answer: string | null;
  answeredAt: Date | null;
};

const visible = (db: Reader) =>
  db
    .selectFrom('reviews')
    .select([
      'id',
      'product_id as productId',
      'user_id as userId',
      'author_name as authorName',
      'city',
      'rating',
      'text',
      'media',
      'variant_name as variantName',
      'created_at as createdAt',
      'answer',
      'answered_at as answeredAt',
    ])
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null);

/** Lists a product's reviews, newest first. */
export const reviewsOfProduct = (db: Reader, productId: string): Promise<ReviewRow[]> =>
  visible(db)
    .where('product_id', '=', productId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Lists the newest reviews by minimum stars and a range of text length (characters), one per product. */
export async function quotableReviews(
  db: Reader,
  { stars, length, limit }: { stars: number; length: [number, number]; limit: number },
): Promise<ReviewRow[]> {
  const quotable = visible(db)
    .where('rating', '>=', stars)
    .where('author_name', '<>', '')
    .where(sql<boolean>`length(text) between ${length[0]} and ${length[1]}`)
    .orderBy('created_at', 'desc')
    .limit(limit * 10);
  return db
    .selectFrom(quotable.as('r'))
    .selectAll()
    .distinctOn('r.productId')
    .orderBy('r.productId')
    .orderBy('r.createdAt', 'desc')
    .execute()
    .then((rows) => rows.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).slice(0, limit));
}

/**
 * Returns an SQL column for queries over products: the average rating to one decimal (half up) and the count,
 * from stored counters. Null without reviews.
 */
export const ratingOf = (productId: RawBuilder<unknown>) => sql`
  (select json_build_object('average', round(r.stars::numeric / r.count, 1), 'count', r.count)
    from product_ratings r where r.product_id = ${productId} and r.count > 0)`;

/** Inserts reviews and updates the stored ratings of their products. */
export async function insertReviews(
  tx: Tx,
  reviews: readonly (Omit<ReviewRow, 'createdAt' | 'answer' | 'answeredAt'> & {
    orderItemId: string;
    at: Date;
  })[],
): Promise<void> {
  const rows = reviews.map((review) => ({
    id: review.id,
    product_id: review.productId,
    user_id: review.userId,
    order_item_id: review.orderItemId,
    author_name: review.authorName,
    city: review.city,
    rating: review.rating,
    text: review.text,
    media: review.media,
    variant_name: review.variantName,
    created_at: review.at,
    updated_at: review.at,
  }));
  await tx.insertInto('reviews').values(rows).execute();
  await sql`
    insert into product_ratings (product_id, count, stars)
    select product_id, count(*), sum(stars) from unnest(${rows.map((row) => row.product_id)}::text[], ${rows.map((row) => row.rating)}::int[]) as r (product_id, stars)
    group by product_id order by product_id
    on conflict (product_id) do update set count = product_ratings.count + excluded.count, stars = product_ratings.stars + excluded.stars`.execute(
    tx,
  );
}

/** Lists products whose stored rating does not match their visible reviews, one sentence each. */
export async function findWrongRatings(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    with real as (
      select product_id, count(*) as count, sum(rating) as stars from reviews where deleted_at is null and hidden_at is null group by product_id
    )
    select format('product %s: stored rating %s/%s, actual rating %s/%s', coalesce(k.product_id, r.product_id),
      coalesce(k.stars, 0), coalesce(k.count, 0), coalesce(r.stars, 0), coalesce(r.count, 0)) as problem
    from product_ratings k full join real r using (product_id)
    where coalesce(k.count, 0) <> coalesce(r.count, 0) or coalesce(k.stars, 0) <> coalesce(r.stars, 0) limit 100`.execute(
    db,
  );
  return rows.map((row) => row.problem);
}
