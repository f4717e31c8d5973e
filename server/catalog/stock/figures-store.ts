import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { lockName } from '../../platform/database/sql.ts';

/** Returns whether stock has changed since its figures were stored, or their sales are counted from before `oldest`. */
export async function hasDueFigures(db: Reader, oldest: Date): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select exists (select from stock_due) or exists (select from sku_sold_since where since < ${oldest}) as due`.execute(
    db,
  );
  return rows[0]?.due ?? false;
}

/**
 * Stores the pieces of changed products, and what was sold since a moment of SKUs that changed or whose sales have left the
 * window. One statement takes the queue and reads the rows in one snapshot, so a change that commits meanwhile stays due.
 * The lock lets one process do it.
 */
export async function storeFigures(tx: Tx, since: Date): Promise<void> {
  await lockName(tx, 'stock figures');
  await sql`
    with taken as (delete from stock_due returning product_id),
    due as (select sku_id from sold_due(${since})),
    pieces as (
      insert into product_pieces (product_id, number, pieces)
      select t.product_id, min(n.number), coalesce(sum(s.available) filter (where s.deleted_at is null), 0)
        from (select distinct product_id from taken) t join product_numbers n using (product_id)
        left join sku_stock s on s.product_id = t.product_id group by 1
      on conflict (product_id) do update set pieces = excluded.pieces where product_pieces.pieces <> excluded.pieces
    ), counted as (
      insert into sku_sold (sku_id, sold)
      select d.sku_id, coalesce(sum(s.pieces), 0)
        from due d left join sku_sales s on s.sku_id = d.sku_id and s.at >= ${since} group by 1
      on conflict (sku_id) do update set sold = excluded.sold where sku_sold.sold <> excluded.sold
    )
    update sku_sold_since set since = ${since}`.execute(tx);
}

/** Returns one sentence for every product or SKU whose figures are not what its rows say and that is not due; at most 100. */
export async function figureProblems(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    select format('product %s: %s pieces are stored, its SKUs have %s', f.product_id, f.pieces, coalesce(s.pieces, 0)) as problem
      from stored_pieces f
      left join (select product_id, sum(available) as pieces from sku_stock where deleted_at is null group by 1) s using (product_id)
     where f.pieces <> coalesce(s.pieces, 0)
    union all
    select format('SKU %s: %s sold pieces are stored, its movements say %s', f.sku_id, f.sold, coalesce(m.sold, 0))
      from sku_sold f
      left join (select sku_id, sum(pieces) as sold from sku_sales, sku_sold_since where at >= since group by 1) m using (sku_id)
     where f.sold <> coalesce(m.sold, 0) and f.sku_id not in (select sku_id from stock_due where sku_id is not null)
    union all
    select format('SKU %s: the words of its search are not those of its product', coalesce(w.sku_id, d.id))
      from sku_words w
      full join (select id, product_id, position, name, words, coalesce(lower(code), '') as code from desk_skus) d on d.id = w.sku_id
     where (w.product_id, w.position, w.name, w.words, w.code) is distinct from (d.product_id, d.position, d.name, d.words, d.code)
     limit 100`.execute(db);
  return rows.map((row) => row.problem);
}
