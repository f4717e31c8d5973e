import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { unnestIds } from '../../platform/database/sql.ts';
import type { Change, MoveRow, PastMove, SkuStock, StockLine } from './moves.ts';

/**
 * Locks SKUs in id order, so that two orders never deadlock. `NO KEY UPDATE` is compatible with the `KEY SHARE` lock
 * that every order item takes on its SKU. With `UPDATE`, two orders of the same SKU would deadlock. A lock on a row of
 * the view `sku_stock` locks the row of its table.
 */
export async function lockSkus(tx: Tx, skuIds: readonly string[]): Promise<Map<string, SkuStock>> {
  const { rows } = await sql<SkuStock>`
    select s.id as "skuId", s.product_id as "productId", p.name as product, s.available,
           s.deleted_at is null and p.on_sale as "onSale"
    from ${unnestIds(skuIds)} l join sku_stock s on s.id = l.id join product_names p on p.id = s.product_id
    order by s.id for no key update of s`.execute(tx);
  return new Map(rows.map((sku) => [sku.skuId, sku]));
}

/** The result of {@link takeNew}: the stock before it, and the changed products; none when a SKU was short. */
export type Taken = { skus: Map<string, SkuStock>; changed: string[] };

/**
 * Reserves or sells stock for new order lines, which have no earlier movements, in one statement. It locks the SKUs as
 * {@link lockSkus} does. If all have enough stock, it updates counters, inserts rows and notifies `channel` of the
 * products. Otherwise it writes nothing.
 */
export async function takeNew(
  tx: Tx,
  {
    kind,
    lines,
    at,
    channel,
  }: { kind: 'reserve' | 'sell'; lines: readonly StockLine[]; at: Date; channel: string },
): Promise<Taken> {
  const column = <K extends keyof StockLine>(key: K) => lines.map((line) => line[key]);
  const reserved = kind === 'reserve' ? 1 : 0;
  const { rows } = await sql<SkuStock & { changed: boolean }>`
    with line as (
      select * from unnest(${column('skuId')}::text[], ${column('orderItemId')}::text[], ${column('quantity')}::int[])
        as l (sku_id, item_id, quantity) limit ${lines.length}
    ), wanted as (
      select sku_id, sum(quantity)::int as quantity from line group by sku_id limit ${lines.length}
    ), stocked as materialized (
      select s.id, s.product_id, p.name, s.available, s.deleted_at is null and p.on_sale as on_sale, w.quantity
      from wanted w join sku_stock s on s.id = w.sku_id join product_names p on p.id = s.product_id
      order by s.id for no key update of s
    ), short as materialized (
      select count(*) > 0 as yes from stocked where not on_sale or available < quantity
    ), changed as (
      update sku_stock s set available = s.available - f.quantity, reserved = s.reserved + f.quantity * ${reserved}::int,
        sold = s.sold + f.quantity * (1 - ${reserved}::int)
      from stocked f where s.id = f.id and not (select yes from short)
      returning s.id, s.product_id
    ), written as (
      insert into stock_moves (sku_id, kind, quantity, from_reserved, order_item_id, at)
      select sku_id, ${kind}::text, quantity, false, item_id, ${at}::timestamptz from line where not (select yes from short)
    ), notified as materialized (
      select id, publish_event(${channel}, product_id) from changed
    )
    select f.id as "skuId", f.product_id as "productId", f.name as product, f.available, f.on_sale as "onSale", n.id is not null as changed
    from stocked f left join notified n on n.id = f.id`.execute(tx);
  return {
    skus: new Map(rows.map(({ changed: _, ...sku }) => [sku.skuId, sku])),
    changed: rows.filter((row) => row.changed).map((row) => row.productId),
  };
}

/**
 * Returns the earlier movements of these order lines. Call it after {@link lockSkus}, which keeps the result valid.
 */
export async function pastMoves(tx: Tx, orderItemIds: readonly string[]): Promise<PastMove[]> {
  const { rows } = await sql<PastMove>`
    select order_item_id as "orderItemId", kind, quantity, from_reserved as "fromReserved"
    from stock_moves where order_item_id = any(${orderItemIds})`.execute(tx);
  return rows;
}

/**
 * Writes counters and rows in one statement. Returns the ids of the products whose stock changed. Throws when a
 * counter would go below zero, which the locks and the plan rule out.
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
      limit ${changes.length}
    ), changed as (
      update sku_stock s set received = s.received + d.received, available = s.available + d.available,
        reserved = s.reserved + d.reserved, sold = s.sold + d.sold
      from d where s.id = d.id and s.available + d.available >= 0 and s.reserved + d.reserved >= 0 and s.sold + d.sold >= 0
      returning s.product_id
    ), written as (
      insert into stock_moves (sku_id, kind, quantity, from_reserved, order_item_id, reason, actor_id, at)
      select m.sku_id, m.kind, m.quantity, m.from_reserved, m.order_item_id, m.reason, m.actor_id, coalesce(m.at, ${at}::timestamptz)
      from unnest(${column(rows, 'skuId')}::text[], ${column(rows, 'kind')}::text[], ${column(rows, 'quantity')}::int[],
        ${column(rows, 'fromReserved')}::bool[], ${column(rows, 'orderItemId')}::text[], ${column(rows, 'reason')}::text[],
        ${rows.map(({ actorId = null }) => actorId)}::text[], ${column(rows, 'at')}::timestamptz[])
        as m (sku_id, kind, quantity, from_reserved, order_item_id, reason, actor_id, at)
    )
    select product_id as "productId" from changed`.execute(tx);
  if (done.rows.length !== changes.length) throw new Error('Stock would go below zero');
  return [...new Set(done.rows.map((row) => row.productId))];
}
