import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../platform/database/database.ts';
import type { Cursor, Order } from './cursor.ts';
import { byRelevance, matches, type Sought } from './match.ts';
import { buyable, type ProductRow, selectProducts } from './rows.ts';
import type { Search } from './search.ts';

/** A window on the list: so many rows, after a cursor or (when that is null) after `offset` rows. */
export type Window = { order: Order; limit: number; cursor: Cursor | null; offset: number };

// Column to compare and direction, for orders in which a page begins after a row.
const keyed = {
  newest: { column: sql`p.created_at`, up: false },
  'price-asc': { column: sql`p.min_price`, up: true },
  'price-desc': { column: sql`p.min_price`, up: false },
  'name-asc': { column: sql`plain_text(p.name)`, up: true },
  'name-desc': { column: sql`plain_text(p.name)`, up: false },
} as const;

/** The value a row is sorted by, as it stands in a cursor. */
export function sortValue(row: ProductRow, order: Exclude<Order, 'relevance'>): string | number {
  if (order === 'newest') return row.createdAt.getTime();
  return order === 'price-asc' || order === 'price-desc' ? row.minPrice : row.sortName;
}

function ordering(
  search: Search | null,
  { order, limit, cursor, offset }: Window,
): { after: RawBuilder<unknown>; tail: RawBuilder<unknown> } {
  const skip = cursor && 'offset' in cursor ? cursor.offset : cursor ? 0 : offset;
  const page = sql`limit ${limit} offset ${skip}`;
  if (order === 'relevance') {
    return { after: sql``, tail: search ? sql`order by ${byRelevance(search)} ${page}` : page };
  }
  const { column, up } = keyed[order];
  const tail = up ? sql`order by ${column}, p.id ${page}` : sql`order by ${column} desc, p.id desc ${page}`;
  if (!cursor || !('after' in cursor)) return { after: sql``, tail };
  const value = order === 'newest' ? new Date(cursor.after.value) : cursor.after.value;
  return { after: sql`and (${column}, p.id) ${up ? sql`>` : sql`<`} (${value}, ${cursor.after.id})`, tail };
}

/** One window of the products that match. */
export function findProducts(db: Reader, filter: Sought, window: Window): Promise<ProductRow[]> {
  const { after, tail } = ordering(filter.search, window);
  return selectProducts(db, sql`where ${matches(filter)} ${after} ${tail}`);
}

/** How many products match. */
export async function countProducts(db: Reader, filter: Sought): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*) as total from products p where ${matches(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/**
 * The best sellers that match and can be bought: pieces sold less pieces that came back since the given instant, most
 * first; after them the newest. One query: those that sold are few, the newest come from an index.
 */
export const findTrending = (
  db: Reader,
  filter: Sought,
  { since, limit }: { since: Date; limit: number },
): Promise<ProductRow[]> =>
  selectProducts(
    db,
    sql`join (
      select id, max(pieces) as pieces from (
        (select p.id, sum(case m.kind when 'sell' then m.quantity else -m.quantity end) as pieces
          from stock_moves m join skus k on k.id = m.sku_id join products p on p.id = k.product_id
          where m.kind in ('sell', 'restore') and m.at >= ${since} and ${matches(filter)} and ${buyable}
          group by p.id having sum(case m.kind when 'sell' then m.quantity else -m.quantity end) > 0
          order by pieces desc, p.created_at desc, p.id desc limit ${limit})
        union all
        (select p.id, 0 from products p where ${matches(filter)} and ${buyable} order by p.created_at desc, p.id desc limit ${limit})
      ) candidates group by id
    ) best on best.id = p.id order by best.pieces desc, p.created_at desc, p.id desc limit ${limit}`,
  );

/** Products to look at beside one: same category first, then same brand, then the newest; all can be bought. */
export function findRelated(
  db: Reader,
  to: { id: string; category: string; brand: string },
  limit: number,
): Promise<ProductRow[]> {
  const others = (nearness: number, condition: RawBuilder<unknown>) => sql`
    (select p.id, ${nearness}::int as nearness from products p
      where p.deleted_at is null and p.id <> ${to.id} and ${condition} and ${buyable}
      order by p.created_at desc, p.id desc limit ${limit})`;
  return selectProducts(
    db,
    sql`join (
      select id, min(nearness) as nearness from (
        ${others(1, sql`p.category = ${to.category}`)}
        union all ${others(2, sql`p.brand = ${to.brand} and p.brand <> ''`)}
        union all ${others(3, sql`true`)}
      ) candidates group by id
    ) near on near.id = p.id order by near.nearness, p.created_at desc, p.id desc limit ${limit}`,
  );
}
