import { type NotNull, sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';

/** A past order as the cart that it was. Amounts in paise. */
export type PastCart = {
  id: string;
  number: number;
  userId: string;
  at: Date;
  subtotal: number;
  delivery: number;
  lines: PastLine[];
};

/** A line of a past order. */
export type PastLine = {
  productId: string;
  variantId: string | null;
  category: string;
  service: boolean;
  price: number;
  quantity: number;
};

/** Reads the newest `limit` orders since an instant as carts, without cancelled ones, the oldest first. */
export async function readPastCarts(db: Reader, since: Date, limit: number): Promise<PastCart[]> {
  const { rows } = await sql<PastCart>`
    select o.id, o.number, o.user_id as "userId", o.created_at as at, o.subtotal, o.delivery, l.lines
      from (select * from past_carts where created_at >= ${since} order by created_at desc, id desc limit ${limit}) o
      cross join lateral (
        select json_agg(json_build_object('productId', product_id, 'variantId', variant_id,
            'category', coalesce(category, ''), 'service', service, 'price', price, 'quantity', quantity)
            order by position) as lines
          from past_cart_lines where order_id = o.id) l
     where l.lines is not null
     order by o.created_at, o.id`.execute(db);
  return rows;
}

/**
 * Reads carts that nobody has changed since an instant, the newest `limit`. They have no number and no delivery, which
 * depends on a setting.
 */
export async function readOpenCarts(
  db: Reader,
  unchangedSince: Date,
  limit: number,
): Promise<Omit<PastCart, 'id' | 'number' | 'delivery'>[]> {
  const { rows } = await sql<Omit<PastCart, 'id' | 'number' | 'delivery'>>`
    select user_id as "userId", max(added_at) as at, sum(price * quantity)::float8 as subtotal,
           json_agg(json_build_object('productId', product_id, 'variantId', variant_id, 'category', category,
             'service', service, 'price', price, 'quantity', quantity) order by added_at) as lines
      from open_cart_lines
     group by user_id having max(added_at) < ${unchangedSince}
     order by max(added_at) desc, user_id limit ${limit}`.execute(db);
  return rows;
}

/** Returns when people bought for the first time, by their ids. Who has not bought yet is absent. */
export async function firstPurchases(db: Reader, userIds: readonly string[]): Promise<Map<string, Date>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('past_carts')
    .select(['user_id', (eb) => eb.fn.min('created_at').as('first')])
    .where('user_id', 'in', [...new Set(userIds)])
    .where('bought', '=', true)
    .groupBy('user_id')
    .$narrowType<{ user_id: NotNull; first: NotNull }>()
    .execute();
  return new Map(rows.map(({ user_id: id, first }) => [id, first]));
}
