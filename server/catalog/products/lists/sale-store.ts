import { sql } from 'kysely';
import { wasDays, wasWindowDays } from '#contract/catalog/products/rules.ts';
import type { Paise } from '../../../platform/core/money.ts';
import type { Reader, Tx } from '../../../platform/database/database.ts';
import { published } from '../published-sql.ts';

/** A planned sale price of a SKU. `to` is null for a sale without an end. */
export type PlannedSale = { skuId: string; price: Paise; from: Date; to: Date | null };

/**
 * Records the prices of products that differ from the last ones recorded. A SKU that the public cannot buy has none. Call it after
 * every write of prices and states, in its transaction.
 */
export async function recordPrices(tx: Tx, productIds: readonly string[], at: Date): Promise<void> {
  await sql`
    insert into sku_prices (sku_id, price, since)
    select s.id, n.price, ${at}::timestamptz
      from skus s join products p on p.id = s.product_id
      cross join lateral (select case when s.deleted_at is null and ${published} then s.price end as price) n
      left join lateral (select h.price from sku_prices h where h.sku_id = s.id order by h.id desc limit 1) last on true
     where s.product_id = any(${productIds}) and last.price is distinct from n.price
     order by s.id`.execute(tx);
}

/** Returns the highest price that each SKU was asked for since a moment, in paise. One that nobody could buy has none. */
export async function highestPrices(
  db: Reader,
  skuIds: readonly string[],
  since: Date,
): Promise<Map<string, number>> {
  if (skuIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; price: number }>`
    select w.id, h.price from unnest(${skuIds}::text[]) w (id)
      cross join lateral (
        select max(price)::int as price from (
          select price, coalesce(lead(since) over (order by id), 'infinity'::timestamptz) as until
            from sku_prices where sku_id = w.id
        ) all_prices where until > ${since}
      ) h where h.price is not null`.execute(db);
  return new Map(rows.map(({ id, price }) => [id, price]));
}

/**
 * Brings the prices of products in line with their sales at a moment: begins those that are due, ends those that are over, and
 * sets what the price was. The caller has locked the products and their SKUs.
 *
 * The price before is the lowest that was asked in the 30 days before the sale began, if the SKU was for sale on 7 of them
 * (decision 84).
 */
export async function applySales(tx: Tx, productIds: readonly string[], at: Date): Promise<void> {
  await sql`
    update skus s set
      price = case when n.runs then s.sale_price else n.regular end,
      regular_price = case when n.runs then n.regular end,
      was_price = case when n.runs then n.was end,
      sale_price = case when not n.over then s.sale_price end,
      sale_from = case when not n.over then s.sale_from end,
      sale_to = case when not n.over then s.sale_to end
    from (
      select k.id, r.regular, coalesce(k.sale_to <= ${at}, false) as over,
        coalesce(k.sale_from <= ${at} and (k.sale_to is null or k.sale_to > ${at}) and k.sale_price < r.regular, false) as runs,
        case when h.asked >= ${wasDays}::int * interval '1 day' and least(h.lowest, r.regular) > k.sale_price
          then least(h.lowest, r.regular) end as was
      from skus k
      cross join lateral (select coalesce(k.regular_price, k.price) as regular) r
      left join lateral (
        select min(price) as lowest,
          sum(least(until, k.sale_from) - greatest(since, k.sale_from - ${wasWindowDays}::int * interval '1 day')) as asked
        from (
          select price, since, coalesce(lead(since) over (order by id), 'infinity'::timestamptz) as until
            from sku_prices where sku_id = k.id
        ) all_prices
        where price is not null and since < k.sale_from and until > k.sale_from - ${wasWindowDays}::int * interval '1 day'
      ) h on k.sale_from <= ${at}
      where k.product_id = any(${productIds}) and k.deleted_at is null and k.sale_price is not null
    ) n
    where s.id = n.id`.execute(tx);
  await sql`
    update products p set min_price = n.lowest, max_price = n.highest, was_price = n.was, updated_at = ${at}
    from (
      select product_id, min(price) as lowest, max(price) as highest,
        case when min(price) = max(price) and count(was_price) = count(*) and min(was_price) = max(was_price)
          then min(was_price) end as was
      from skus where product_id = any(${productIds}) and deleted_at is null group by product_id
    ) n
    where p.id = n.product_id
      and (p.min_price, p.max_price, p.was_price) is distinct from (n.lowest, n.highest, n.was)`.execute(tx);
  await recordPrices(tx, productIds, at);
}

/** Replaces the planned sales of a product's SKUs. A sale that runs ends first. {@link applySales} begins the new ones. */
export async function writeSales(tx: Tx, productId: string, sales: readonly PlannedSale[]): Promise<void> {
  await sql`
    update skus set price = coalesce(regular_price, price), regular_price = null, was_price = null,
      sale_price = null, sale_from = null, sale_to = null
    where product_id = ${productId} and sale_price is not null`.execute(tx);
  for (const { skuId, price, from, to } of sales)
    await sql`
      update skus set sale_price = ${price}, sale_from = ${from}, sale_to = ${to}
      where id = ${skuId} and product_id = ${productId} and deleted_at is null`.execute(tx);
}

/** Lists products whose sales begin or end by a moment; at most `limit`. */
export async function findDueSales(db: Reader, at: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct p.id from skus s join products p on p.id = s.product_id and p.deleted_at is null
     where s.sale_price is not null and s.sale_from <= ${at} and s.deleted_at is null
       and (s.sale_to <= ${at} or (s.regular_price is null and s.sale_price < s.price))
     limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
