import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import { type Span, soldProducts } from './store.ts';

/** A product with pieces in stock. */
export type UnsoldProduct = {
  id: string;
  name: string;
  nameHi: string | null;
  category: string;
  pieces: number;
  /** Null if it was never sold. */
  lastSoldAt: Date | null;
  addedAt: Date;
};

/** Lists the products with pieces in stock that a span sold none of, most pieces first, with the number of all. */
export async function listUnsold(
  db: Reader,
  span: Span,
  limit: number,
): Promise<{ products: UnsoldProduct[]; all: number }> {
  // The last sale of a product is read for the listed ones only.
  const { rows } = await sql<UnsoldProduct & { n: number }>`
    with sold as (${await soldProducts(db, span)}),
    unsold as (
      select p.product_id, t.pieces, count(*) over ()::int as n
        from (select product_id, pieces from stored_pieces where pieces > 0
              union all select product_id, pieces from changed_pieces where pieces > 0) t
        join desk_products p using (product_id)
       where p.created_at < ${span.until} and not exists (select from sold where sold.key = product_id)
       order by t.pieces desc, p.number limit ${limit})
    select p.product_id as id, p.name, p.name_hi as "nameHi", p.category, u.pieces, p.last_sold_at as "lastSoldAt",
           p.created_at as "addedAt", u.n
      from unsold u join desk_products p using (product_id) order by u.pieces desc, p.number`.execute(db);
  return { products: rows.map(({ n: _, ...product }) => product), all: rows[0]?.n ?? 0 };
}
