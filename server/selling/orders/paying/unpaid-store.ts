import { type RawBuilder, sql } from 'kysely';
import type { Paise } from '../../../platform/core/money.ts';
import type { Reader, Tx } from '../../../platform/database/database.ts';

/** A line of products that an order takes before it is paid, with the price of a piece. */
export type UnpaidLine = {
  orderId: string;
  skuId: string;
  category: string;
  quantity: number;
  price: Paise;
};

/** The terms of a buyer's unpaid reservations within a day, and the end of the latest at a provider; null without one. */
export type UnpaidTerms = { count: number; latestEnd: Date | null };

/**
 * Pieces of a SKU that unpaid orders of one source take: at the moment (`taken`, worth `value`), and in the terms of a
 * day. `inTerm` are those of the term that the new order continues, which `inDay` leaves out.
 */
export type SourceSku = { skuId: string; taken: number; value: Paise; inDay: number; inTerm: number };

/** The unpaid orders of one source within a day. A term counts once, whatever was reserved in it. */
export type SourceUse = { orders: number; skus: SourceSku[] };

/** True for an order that takes stock before it is paid: an open reservation, or an open cash order. */
const isOpen = sql<boolean>`(o.reserved_until is not null
  or (o.payment_method = 'cod' and o.payment_status = 'Pending' and o.status not in ('Delivered', 'Cancelled')))`;

const hasStock = sql<boolean>`i.snapshot->>'service' is null`;

/** Queries the items of a buyer's open cash orders. Run it under `lockBuyer`, so that concurrent orders count too. */
export const openCashLines = (userId: string): RawBuilder<UnpaidLine> => sql`
  select o.id as "orderId", i.sku_id as "skuId", i.snapshot->>'category' as category, i.quantity, i.price
    from orders o join order_items i on i.order_id = o.id
   where o.user_id = ${userId} and o.payment_method = 'cod' and ${isOpen} and ${hasStock}`;

/**
 * Returns the terms of a buyer's unpaid reservations since an instant: open, expired, replaced and cancelled ones. The
 * latest is that at one provider, because another gives another time.
 */
export async function unpaidTerms(
  tx: Reader,
  { userId, provider, since }: { userId: string; provider: string; since: Date },
): Promise<UnpaidTerms> {
  const { rows } = await sql<UnpaidTerms>`
    select count(distinct p.term_ends)::int as count,
           max(p.term_ends) filter (where p.provider = ${provider}) as "latestEnd"
      from unpaid_placements p join orders o on o.id = p.order_id
     where p.user_id = ${userId} and p.placed_at > ${since} and o.payment_status in ('Initiated', 'Failed')`.execute(
    tx,
  );
  return rows[0] ?? { count: 0, latestEnd: null };
}

/**
 * Returns what unpaid orders of one source take, since an instant. `term` is the end of this buyer's term that the new
 * order continues; null for a new one. Run it under the lock of the source, so that concurrent orders
 * count too.
 */
export async function sourceUse(
  tx: Reader,
  { source, userId, term, since }: { source: string; userId: string; term: Date | null; since: Date },
): Promise<SourceUse> {
  const { rows } = await sql<SourceSku & { orders: number }>`
    with placed as (
      select o.id, coalesce(p.user_id || p.term_ends::text, o.id) as term, ${isOpen} as open,
             coalesce(p.user_id = ${userId} and p.term_ends = ${term}, false) as own
        from unpaid_placements p join orders o on o.id = p.order_id
       where p.source = ${source} and p.placed_at > ${since} and o.payment_status not in ('Paid', 'Refunded')
    ), ordered as (
      select i.sku_id, p.term, p.own, p.open, sum(i.quantity) as pieces, sum(i.quantity * i.price) as value
        from placed p join order_items i on i.order_id = p.id
       where ${hasStock} group by i.sku_id, p.id, p.term, p.own, p.open
    ), termed as (
      select sku_id, own, max(pieces) as most, sum(pieces) filter (where open) as taken,
             sum(value) filter (where open) as value
        from ordered group by sku_id, term, own
    )
    select sku_id as "skuId", coalesce(sum(taken), 0)::int as taken, coalesce(sum(value), 0)::bigint as value,
           coalesce(sum(most) filter (where not own), 0)::int as "inDay",
           coalesce(max(most) filter (where own), 0)::int as "inTerm",
           (select count(distinct term)::int from placed where not own) as orders
      from termed group by sku_id`.execute(tx);
  return { orders: rows[0]?.orders ?? 0, skus: rows };
}

/** Records an order that takes stock before it is paid. */
export async function insertPlacement(
  tx: Tx,
  placed: {
    orderId: string;
    userId: string;
    at: Date;
    termEnds: Date | null;
    source: string | null;
    /** Absent for cash. */
    provider?: string | undefined;
  },
): Promise<void> {
  await tx
    .insertInto('unpaid_placements')
    .values({
      order_id: placed.orderId,
      user_id: placed.userId,
      placed_at: placed.at,
      term_ends: placed.termEnds,
      source: placed.source,
      ...(placed.provider && { provider: placed.provider }),
    })
    .execute();
}

/** Removes the records of before an instant. Returns their number. */
export async function removePlacements(db: Reader, before: Date): Promise<number> {
  const removed = await db
    .deleteFrom('unpaid_placements')
    .where('placed_at', '<=', before)
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}
