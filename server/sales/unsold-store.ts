import { sql } from 'kysely';
import type { Reader } from '../platform/database/database.ts';
import type { Span } from './store.ts';

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
  { from, until }: Span,
  limit: number,
): Promise<{ products: UnsoldProduct[]; all: number }> {
  const { rows } = await sql<UnsoldProduct & { n: number }>`
    select p.id, p.name, p.name_hi as "nameHi", p.category, p.pieces, p.last_sold_at as "lastSoldAt",
           p.created_at as "addedAt", count(*) over ()::int as n
      from stocked_products p
     where p.created_at < ${until}
       and not exists (select 1 from sale_lines l
                        where l.product_id = p.id and l.paid_at >= ${from} and l.paid_at < ${until})
     order by p.pieces desc, p.id limit ${limit}`.execute(db);
  return { products: rows.map(({ n: _, ...product }) => product), all: rows[0]?.n ?? 0 };
}

/** Products with pieces in stock by their numbers, and the numbers of those that do not count. */
export type Stocked = { stocked: { product: number; pieces: number }[]; left: ReadonlySet<number> };

const toNumbers = (text: string | null): number[] => (text ? text.split(',').map(Number) : []);

/**
 * Returns the numbers of products with pieces in stock, each with its pieces. Those that are deleted, are services, or were
 * added from a moment on are left out by `left`: they are few, and a join with all products takes longer than all else.
 */
export async function readStocked(db: Reader, until: Date): Promise<Stocked> {
  // As texts: a hundred thousand rows take the driver longer than the query.
  const { rows } = await sql<{ numbers: string | null; pieces: string | null; left: string | null }>`
    select string_agg(t.number::text, ',') as numbers, string_agg(t.pieces::text, ',') as pieces,
           (select string_agg(number::text, ',')
              from (select number from off_desk_products
                    union all select number from desk_products where created_at >= ${until}) o) as left
      from (select number, pieces from stored_pieces where pieces > 0
            union all select number, pieces from changed_pieces where pieces > 0) t`.execute(db);
  const { numbers = null, pieces = null, left = null } = rows[0] ?? {};
  const of = toNumbers(pieces);
  return {
    stocked: toNumbers(numbers).map((product, n) => ({ product, pieces: of[n] ?? 0 })),
    left: new Set(toNumbers(left)),
  };
}

/** Reads products by their numbers, in no order, without their pieces. */
export async function readProducts(
  db: Reader,
  numbers: readonly number[],
): Promise<(Omit<UnsoldProduct, 'pieces'> & { product: number })[]> {
  const { rows } = await sql<Omit<UnsoldProduct, 'pieces'> & { product: number }>`
    select p.number as product, p.product_id as id, p.name, p.name_hi as "nameHi", p.category, p.last_sold_at as "lastSoldAt",
           p.created_at as "addedAt"
      from desk_products p where p.number = any(${numbers}::bigint[])`.execute(db);
  return rows;
}
