import { sql } from 'kysely';
import type { Reader } from '../platform/database/database.ts';

/** A product on a day (YYYY-MM-DD, India). */
export type ProductDay = { productId: string; day: string };

/**
 * The GST rate (basis points) of each of these products on its day, in one query: a look-up that answers null for a product without a
 * rate of its own.
 */
export async function gstRatesOn(
  db: Reader,
  wanted: readonly ProductDay[],
): Promise<(of: ProductDay) => number | null> {
  const { rows } = await sql<ProductDay & { rate: number | null }>`
    select w.id as "productId", w.day, (select basis_points from product_gst_rates r
             where r.product_id = w.id and r.valid_from <= w.day::date order by r.valid_from desc limit 1) as rate
      from (select distinct * from unnest(${wanted.map((one) => one.productId)}::text[],
                                          ${wanted.map((one) => one.day)}::text[]) as u (id, day)) w`.execute(
    db,
  );
  const rates = new Map(rows.map(({ productId, day, rate }) => [`${productId} ${day}`, rate]));
  return ({ productId, day }) => rates.get(`${productId} ${day}`) ?? null;
}
