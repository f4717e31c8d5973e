import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/database/database.ts';
import type { Change, MoveRow, PastMove, Shelf } from './moves.ts';

/**
 * Locks the shelves of these SKUs in the order of their ids, so that two orders never wait for each other. The lock
 * leaves room for the KEY SHARE that every order line takes on its SKU: with a full one, two orders of the same piece
 * would each hold what the other waits for.
 */
export async function lockShelves(tx: Tx, skuIds: readonly string[]): Promise<Map<string, Shelf>> {
  const { rows } = await sql<Shelf>`
    select s.id as "skuId", s.product_id as "productId", p.name as product, s.available,
           s.deleted_at is null and p.deleted_at is null as "onSale"
    from skus s join products p on p.id = s.product_id
    where s.id = any(${skuIds}) order by s.id for no key update of s`.execute(tx);
  return new Map(rows.map((shelf) => [shelf.skuId, shelf]));
}

/** What was moved before for these order lines. Read it after {@link lockShelves}: the locks make it stay true. */
export async function pastMoves(tx: Tx, orderItemIds: readonly string[]): Promise<PastMove[]> {
  const { rows } = await sql<PastMove>`
    select order_item_id as "orderItemId", kind, quantity, from_reserved as "fromReserved"
    from stock_moves where order_item_id = any(${orderItemIds})`.execute(tx);
  return rows;
}

/**
 * Writes counters and rows in one statement. Answers the ids of the products whose stock changed.
 * Throws when a counter would go below zero, which the locks and the plan rule out.
 */
export async function applyMoves(
  tx: Tx,
  plan: { rows: readonly MoveRow[]; changes: readonly Change[] },
  at: Date,
): Promise<string[]> {
  if (plan.rows.length === 0) return [];
  const { rows, changes } = plan;
  const column = <T, K extends keyof T>(list: readonly T[], key: K) => list.map((one) => one[key]);
  const done = await sql<{ productId: string }>`
    with d as (
      select * from unnest(${column(changes, 'skuId')}::text[], ${column(changes, 'received')}::int[], ${column(changes, 'available')}::int[],
        ${column(changes, 'reserved')}::int[], ${column(changes, 'sold')}::int[]) as d (id, received, available, reserved, sold)
    ), changed as (
      update skus s set received = s.received + d.received, available = s.available + d.available,
        reserved = s.reserved + d.reserved, sold = s.sold + d.sold
      from d where s.id = d.id and s.available + d.available >= 0 and s.reserved + d.reserved >= 0 and s.sold + d.sold >= 0
      returning s.product_id
    ), written as (
      insert into stock_moves (sku_id, kind, quantity, from_reserved, order_item_id, reason, at)
      select m.sku_id, m.kind, m.quantity, m.from_reserved, m.order_item_id, m.reason, coalesce(m.at, ${at}::timestamptz) from unnest(${column(rows, 'skuId')}::text[], ${column(rows, 'kind')}::text[], ${column(rows, 'quantity')}::int[],
        ${column(rows, 'fromReserved')}::bool[], ${column(rows, 'orderItemId')}::text[], ${column(rows, 'reason')}::text[], ${column(rows, 'at')}::timestamptz[])
        as m (sku_id, kind, quantity, from_reserved, order_item_id, reason, at)
    )
    select product_id as "productId" from changed`.execute(tx);
  if (done.rows.length !== changes.length) throw new Error('Stock would go below zero');
  return [...new Set(done.rows.map((row) => row.productId))];
}

/** SKUs whose counters do not follow from their moves, one sentence each. */
export async function findMismatches(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    with m as (
      select sku_id,
        coalesce(sum(quantity) filter (where kind = 'adjust'), 0) as received,
        coalesce(sum(case when kind = 'reserve' then quantity when kind = 'release' or from_reserved then -quantity end), 0) as reserved,
        coalesce(sum(case kind when 'sell' then quantity when 'restore' then -quantity end), 0) as sold
      from stock_moves group by sku_id
    )
    select format('SKU %s: counters received %s = available %s + reserved %s + sold %s, moves say received %s, reserved %s, sold %s',
      s.id, s.received, s.available, s.reserved, s.sold, coalesce(m.received, 0), coalesce(m.reserved, 0), coalesce(m.sold, 0)) as problem
    from skus s left join m on m.sku_id = s.id
    where s.received <> s.available + s.reserved + s.sold or s.received <> coalesce(m.received, 0)
      or s.reserved <> coalesce(m.reserved, 0) or s.sold <> coalesce(m.sold, 0)
    order by s.id limit 100`.execute(db);
  return rows.map((row) => row.problem);
}
