import { sql } from 'kysely';
import type { Reader } from '../platform/database/database.ts';

/** Returns one sentence for every SKU whose counters do not follow from its movements; at most 100. */
export async function stockProblems(db: Reader): Promise<string[]> {
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
