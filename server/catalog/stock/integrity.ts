import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import { figureProblems } from './figures-store.ts';

/** Returns one sentence for every SKU that has another state or reorder level than those it was copied from; at most 100. */
async function copyProblems(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    select format('SKU %s: listed %s and reorder level %s, but its product and stock keeping say %s and %s',
      s.id, s.listed, s.reorder_level, p.listed, k.reorder_level) as problem
    from skus s
    join (select id, deleted_at is null and state = 'published' and service is null as listed from products) p on p.id = s.product_id
    left join stock_keeping k on k.sku_id = s.id
    where s.listed <> p.listed or s.reorder_level is distinct from k.reorder_level
    order by s.id limit 100`.execute(db);
  return rows.map((row) => row.problem);
}

/** Returns one sentence for every SKU whose counters do not follow from its movements; at most 100. */
async function counterProblems(db: Reader): Promise<string[]> {
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

/**
 * Returns one sentence for every order of which more pieces of a SKU came back into stock than it sold; at most 100. In
 * early versions a return was a correction whose reason names the order.
 */
async function restoredTwice(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    with of_line as (
      select o.order_id, m.sku_id,
        sum(case m.kind when 'sell' then m.quantity else 0 end) as sold,
        sum(case m.kind when 'restore' then m.quantity else 0 end) as restored
      from stock_moves m join line_orders o on o.id = m.order_item_id
      where m.kind in ('sell', 'restore') group by 1, 2
    ), returned as (
      select substring(reason from '^returned, order (.*)$') as order_id, sku_id, sum(quantity) as pieces
        from stock_moves where kind = 'adjust' and quantity > 0 and reason like 'returned, order %' group by 1, 2
    )
    select format('order %s, SKU %s: %s pieces were sold, and %s came back into stock',
      l.order_id, l.sku_id, l.sold, l.restored + coalesce(r.pieces, 0)) as problem
    from of_line l left join returned r using (order_id, sku_id)
    where l.restored + coalesce(r.pieces, 0) > l.sold
    order by 1 limit 100`.execute(db);
  return rows.map((row) => row.problem);
}

/** Returns one sentence for every SKU whose counters, copied state, reorder level or stored figures are wrong. */
export const stockProblems = async (db: Reader): Promise<string[]> => [
  ...(await counterProblems(db)),
  ...(await copyProblems(db)),
  ...(await restoredTwice(db)),
  ...(await figureProblems(db)),
];
