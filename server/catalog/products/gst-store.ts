import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';

/** A rate of a product's own, in basis points, from a day (YYYY-MM-DD, IST). */
export type GstRate = { from: string; rate: number };

/** An expression for the rates of product `p`, newest first, as texts for {@link toGstRate}. */
export const gstRates = sql`array(select r.valid_from::text || ' ' || r.basis_points from product_gst_rates r
  where r.product_id = p.id order by r.valid_from desc)`;

/** Converts a text of {@link gstRates}. */
export function toGstRate(text: string): GstRate {
  const [from = '', rate = ''] = text.split(' ');
  return { from, rate: Number(rate) };
}

/** Returns the rate (basis points) on a day (YYYY-MM-DD, IST), or null for a product without one of its own. */
export const gstRateOn = (
  { gstRates: rates }: { gstRates: readonly GstRate[] },
  day: string,
): number | null => rates.find(({ from }) => from <= day)?.rate ?? null;

/** A product and a day (YYYY-MM-DD, IST). */
export type ProductDay = { productId: string; day: string };

/**
 * Loads the GST rates (basis points) of products on given days in one query. Returns a lookup, which gives null for a
 * product without a rate of its own.
 */
export async function gstRatesOn(
  db: Reader,
  productDays: readonly ProductDay[],
): Promise<(of: ProductDay) => number | null> {
  const { rows } = await sql<ProductDay & { rate: number | null }>`
    select w.id as "productId", w.day, (select basis_points from product_gst_rates r
             where r.product_id = w.id and r.valid_from <= w.day::date order by r.valid_from desc limit 1) as rate
      from (select distinct * from unnest(${productDays.map((one) => one.productId)}::text[],
                                          ${productDays.map((one) => one.day)}::text[]) as u (id, day)) w`.execute(
    db,
  );
  const rates = new Map(rows.map(({ productId, day, rate }) => [`${productId} ${day}`, rate]));
  return ({ productId, day }) => rates.get(`${productId} ${day}`) ?? null;
}
