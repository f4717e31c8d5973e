import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/database/database.ts';
import { unnestIds } from '../platform/database/unnest-ids.ts';
import type { Change, MoveRow, PastMove, Shelf, StockLine } from './moves.ts';

/**
 * Locks the shelves of these SKUs in the order of their ids, so that two orders never wait for each other. The lock
 * leaves room for the KEY SHARE that every order line takes on its SKU: with a full one, two orders of the same piece
 * would each hold what the other waits for.
 */
export async function lockShelves(tx: Tx, skuIds: readonly string[]): Promise<Map<string, Shelf>> {
  const { rows } = await sql<Shelf>`
    select s.id as "skuId", s.product_id as "productId", p.name as product, s.available,
           s.deleted_at is null and p.deleted_at is null as "onSale"
    from ${unnestIds(skuIds)} l join skus s on s.id = l.id join products p on p.id = s.product_id
    order by s.id for no key update of s`.execute(tx);
  return new Map(rows.map((shelf) => [shelf.skuId, shelf]));
}

/** What {@link takeNew} did: the shelves as they were before, and the products it told of; none when a piece was short. */
export type Taken = { shelves: Map<string, Shelf>; told: string[] };

/**
 * Takes pieces for order lines that are new, so that nothing was moved for them before: locks the shelves as
 * {@link lockShelves} does, and if every piece is there writes counters and rows and tells `channel` of the products, all in
 * one statement. Otherwise nothing is written.
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
  const held = kind === 'reserve' ? 1 : 0;
  const { rows } = await sql<Shelf & { told: boolean }>`
    with line as (
      select * from unnest(${column('skuId')}::text[], ${column('orderItemId')}::text[], ${column('quantity')}::int[])
        as l (sku_id, item_id, quantity) limit ${lines.length}
    ), wanted as (
      select sku_id, sum(quantity)::int as quantity from line group by sku_id limit ${lines.length}
    ), shelf as materialized (
      select s.id, s.product_id, p.name, s.available, s.deleted_at is null and p.deleted_at is null as on_sale, w.quantity
      from wanted w join skus s on s.id = w.sku_id join products p on p.id = s.product_id
      order by s.id for no key update of s
    ), short as materialized (
      select count(*) > 0 as yes from shelf where not on_sale or available < quantity
    ), changed as (
      update skus s set available = s.available - f.quantity, reserved = s.reserved + f.quantity * ${held}::int,
        sold = s.sold + f.quantity * (1 - ${held}::int)
      from shelf f where s.id = f.id and not (select yes from short)
      returning s.id, s.product_id
    ), written as (
      insert into stock_moves (sku_id, kind, quantity, from_reserved, order_item_id, at)
      select sku_id, ${kind}::text, quantity, false, item_id, ${at}::timestamptz from line where not (select yes from short)
    ), told as materialized (
      select id, pg_notify(${channel}, product_id) from changed
    )
    select f.id as "skuId", f.product_id as "productId", f.name as product, f.available, f.on_sale as "onSale", t.id is not null as told
    from shelf f left join told t on t.id = f.id`.execute(tx);
  return {
    shelves: new Map(rows.map(({ told: _, ...shelf }) => [shelf.skuId, shelf])),
    told: rows.filter((row) => row.told).map((row) => row.productId),
  };
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
      limit ${changes.length}
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
