import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import { plainText } from '../text.ts';
import { type AdminRecord, selectRecords } from './record-store.ts';

/** The query of the product table. */
export type AdminQuery = {
  q?: string | undefined;
  category?: string | undefined;
  stock?: 'low' | 'out' | undefined;
  state: 'live' | 'unlisted' | 'deleted';
  sort: keyof typeof orders;
  page: number;
  limit: number;
};

const total = sql`(select coalesce(sum(s.available), 0) from skus s where s.product_id = p.id and s.deleted_at is null)`;

const orders = {
  newest: sql`p.created_at desc, p.id desc`,
  changed: sql`p.updated_at, p.id`,
  '-changed': sql`p.updated_at desc, p.id desc`,
  name: sql`plain_text(p.name), p.id`,
  '-name': sql`plain_text(p.name) desc, p.id desc`,
  price: sql`p.min_price, p.id`,
  '-price': sql`p.min_price desc, p.id desc`,
  stock: sql`${total}, p.id`,
  '-stock': sql`${total} desc, p.id desc`,
};

const like = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Matches every word in name (both languages) or brand, or the text in a SKU code. */
function matchesSearch(q: string): RawBuilder<boolean> {
  const typed = q.replaceAll('\0', '').trim();
  const words = plainText(typed).split(' ').filter(Boolean).slice(0, 8);
  const named = words.map((word) => sql`product_desk_words(name, translations, brand) like ${like(word)}`);
  const byName = named.length > 0 ? sql.join(named, sql` and `) : sql`false`;
  return sql`p.id in (
    select id from products where ${byName}
    union select product_id from skus where deleted_at is null and lower(code) like ${like(typed.toLowerCase())})`;
}

/** Matches products with a SKU that is low. */
const isLow = (stockLow: number) => sql`p.id in (select product_id from low_skus(${stockLow}))`;
const isOut = sql`p.service is null and p.state = 'published' and not exists (select from skus s where s.product_id = p.id and s.deleted_at is null and s.available > 0)`;

function conditions({ q, category, stock, state }: AdminQuery, stockLow: number): RawBuilder<unknown> {
  const all = [state === 'deleted' ? sql`p.deleted_at is not null` : sql`p.deleted_at is null`];
  if (state === 'unlisted') all.push(sql`p.state <> 'published'`);
  if (category) all.push(sql`p.category = ${category.replaceAll('\0', '')}`);
  if (stock === 'low') all.push(isLow(stockLow));
  if (stock === 'out') all.push(isOut);
  if (q?.trim()) all.push(matchesSearch(q));
  return sql.join(all, sql` and `);
}

/** Returns a page of the product table and the total. Two queries. `stockLow` is in pieces. */
export async function readAdminPage(
  db: Reader,
  query: AdminQuery,
  stockLow: number,
): Promise<{ total: number; records: AdminRecord[] }> {
  const where = conditions(query, stockLow);
  const order =
    query.state === 'deleted' && query.sort === 'newest'
      ? sql`p.deleted_at desc, p.id desc`
      : orders[query.sort];
  const [{ rows }, records] = await Promise.all([
    sql<{ n: number }>`select count(*) as n from products p where ${where}`.execute(db),
    selectRecords(
      db,
      sql`where ${where} order by ${order} limit ${query.limit} offset ${(query.page - 1) * query.limit}`,
    ),
  ]);
  return { total: rows[0]?.n ?? 0, records };
}

/**
 * Counts products in the shop with a low SKU, and sold-out products. Both read an index of scarce SKUs only. `stockLow` is
 * the level, in pieces, of SKUs without one of their own.
 */
export async function countLow(db: Reader, stockLow: number): Promise<{ low: number; out: number }> {
  const { rows } = await sql<{ low: number; out: number }>`
    select (select count(*) from (select product_id from low_skus(${stockLow}) group by product_id) l) as low,
      (select count(*) from (select product_id from skus where listed and deleted_at is null and available = 0
          group by product_id) o where not exists (
            select from skus s where s.product_id = o.product_id and s.deleted_at is null and s.available > 0)) as out`.execute(
    db,
  );
  return rows[0] ?? { low: 0, out: 0 };
}

/** Lists the brands and subcategories of products in the shop, alphabetically. */
export async function readWords(
  db: Reader,
): Promise<{ brands: string[]; subcategories: { category: string; name: string }[] }> {
  const [brands, subcategories] = await Promise.all([
    sql<{
      brand: string;
    }>`select distinct brand from products where deleted_at is null and brand <> '' order by brand limit 500`.execute(
      db,
    ),
    sql<{ category: string; name: string }>`
      select distinct category, subcategory as name from products
      where deleted_at is null and subcategory <> '' order by category, name limit 1000`.execute(db),
  ]);
  return { brands: brands.rows.map(({ brand }) => brand), subcategories: subcategories.rows };
}

/** Returns the SKU codes in use, in lower case, that are one of `codes` or begin with one and a hyphen. */
export async function codesInUse(db: Reader, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  // A copy of a copy takes the stem without its number.
  const stems = codes.map(
    (code) =>
      `${code
        .replace(/-\d{1,3}$/, '')
        .toLowerCase()
        .replace(/[\\%_]/g, '\\$&')}%`,
  );
  const { rows } = await sql<{ code: string }>`
    select lower(code) as code from skus where lower(code) like any(${stems}::text[]) and deleted_at is null`.execute(
    db,
  );
  return new Set(rows.map(({ code }) => code));
}
