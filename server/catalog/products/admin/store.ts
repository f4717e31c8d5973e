import { type RawBuilder, sql } from 'kysely';
import type { Pages } from '#contract/core/pages.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { type Keyset, keyset, type PageRequest, type SortPart } from '../../../platform/database/keyset.ts';
import { likePattern } from '../../../platform/database/sql.ts';
import { plainText } from '../search/text.ts';
import { type AdminRecord, readRecords } from './record-store.ts';

/** The query of the product table. */
export type AdminQuery = {
  q?: string | undefined;
  category?: string | undefined;
  stock?: 'low' | 'out' | undefined;
  state: 'live' | 'unlisted' | 'deleted';
  sort: keyof typeof sorts;
} & PageRequest;

const id = (desc = false): SortPart => ({ by: sql`p.id`, kind: 'text', desc });
const sorted = (by: RawBuilder<unknown>, kind: SortPart['kind'], desc = false): SortPart[] => [
  { by, kind, desc },
  id(desc),
];
const name = sql`plain_text(p.name)`;
const byPieces = (desc: boolean): SortPart[] => [
  { by: sql`t.pieces`, kind: 'number', desc },
  { by: sql`t.product_id`, kind: 'text', desc },
];

const sorts = {
  newest: sorted(sql`p.created_at`, 'instant', true),
  changed: sorted(sql`p.updated_at`, 'instant'),
  '-changed': sorted(sql`p.updated_at`, 'instant', true),
  name: sorted(name, 'text'),
  '-name': sorted(name, 'text', true),
  price: sorted(sql`p.min_price`, 'number'),
  '-price': sorted(sql`p.min_price`, 'number', true),
  stock: byPieces(false),
  '-stock': byPieces(true),
};
const gone = sorted(sql`p.deleted_at`, 'instant', true);

/** A search is counted up to here only. */
const countedAtMost = 2000;

type Found = {
  /** The condition that `product_words w` have the words. */
  named: RawBuilder<unknown>;
  /** The products by indexes. */
  few: RawBuilder<unknown>;
  /** The condition that tests a product `p`. */
  each: RawBuilder<unknown>;
  /** The same for a product that is not deleted, by a hash of those that are found. */
  hashed: RawBuilder<unknown>;
};

/** Returns how the products of a search are found: every word in name (both languages) or brand, or the text in a SKU code. */
function searched(q: string): Found {
  const typed = q.replaceAll('\0', '').trim();
  const words = plainText(typed).split(' ').filter(Boolean).slice(0, 8);
  const code = likePattern(typed);
  const has = (text: RawBuilder<unknown>) =>
    words.length > 0
      ? sql.join(
          words.map((word) => sql`${text} like ${likePattern(word)}`),
          sql` and `,
        )
      : sql`false`;
  const named = has(sql`w.words`);
  return {
    named,
    few: sql`select id from products where ${has(sql`product_desk_words(name, translations, brand)`)}
      union select product_id from skus where deleted_at is null and lower(code) like ${code}`,
    each: sql`((${has(sql`product_desk_words(p.name, p.translations, p.brand)`)}) or exists (
      select from skus s where s.product_id = p.id and s.deleted_at is null and lower(s.code) like ${code}))`,
    // A service is not on the stock page.
    hashed: sql`((p.id in (select w.product_id from product_words w where ${named})) is true
      or (p.id in (select product_id from skus where deleted_at is null and lower(code) like ${code})) is true
      or (p.id in (select id from products where service is not null and ${has(sql`product_desk_words(name, translations, brand)`)})) is true)`,
  };
}

/**
 * Matches products with a SKU that is low. Read in the order of a list, each product is looked up in a hash of them: `is true`
 * keeps the planner from joining and sorting them all.
 */
const isLow = (stockLow: number) => sql`(p.id in (select product_id from low_skus(${stockLow}))) is true`;
/** Matches products whose SKUs on sale are all sold out; the scalar subquery keeps the planner from a join of all SKUs. */
const isOut = sql`(p.id in (select product_id from skus where listed and deleted_at is null and available = 0)) is true
  and (select true from skus s where s.product_id = p.id and s.deleted_at is null and s.available > 0 limit 1) is null`;

function conditions(
  { q, category, stock, state, sort }: AdminQuery,
  stockLow: number,
  many: boolean,
): RawBuilder<unknown> {
  const all = [state === 'deleted' ? sql`p.deleted_at is not null` : sql`p.deleted_at is null`];
  if (state === 'unlisted') all.push(sql`p.state <> 'published'`);
  if (category) all.push(sql`p.category = ${category.replaceAll('\0', '')}`);
  if (stock === 'low') all.push(isLow(stockLow));
  if (stock === 'out') all.push(isOut);
  if (q?.trim()) {
    const { few, each, hashed } = searched(q);
    // The newest products are in no order of words, so a test of each soon fills the page.
    const tested = sort === 'newest' || state === 'deleted' ? each : hashed;
    all.push(many ? tested : sql`p.id in (${few})`);
  }
  return sql.join(all, sql` and `);
}

/**
 * Returns whether more products have the words of a search than are counted. Of a product with many variants the rows are
 * many, so the first ones may be of few products: then all are found by the indexes.
 */
async function findsMany(db: Reader, { q }: AdminQuery): Promise<boolean> {
  if (!q?.trim()) return false;
  const { rows } = await sql<{ n: number }>`
    select count(distinct product_id)::int as n from (
      select w.product_id from product_words w where ${searched(q).named} limit ${2 * countedAtMost}) f`.execute(
    db,
  );
  return (rows[0]?.n ?? 0) > countedAtMost;
}

async function countProducts(
  db: Reader,
  where: RawBuilder<unknown>,
  many: boolean,
): Promise<{ total: number; atLeast: boolean }> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (select from products p where ${where} limit ${many ? countedAtMost + 1 : null}::int) f`.execute(
    db,
  );
  const n = rows[0]?.n ?? 0;
  return many
    ? { total: Math.min(n, countedAtMost), atLeast: n > countedAtMost }
    : { total: n, atLeast: false };
}

type Ids = RawBuilder<{ id: string; cursor: string }>;

const idsInOrder = (page: Keyset, where: RawBuilder<unknown>): Ids => sql`
  select p.id, ${page.cursor} as cursor from products p
   where ${where} and ${page.where} order by ${page.orderBy} limit ${page.limit}`;

/** Stored sums are read in the order of their index; those of products whose stock has just changed are computed. */
function idsByPieces(page: Keyset, where: RawBuilder<unknown>): Ids {
  const matches = sql`join products p on p.id = t.product_id where ${where} and ${page.where}`;
  return sql`
    select t.product_id as id, ${page.cursor} as cursor from (
      (select t.product_id, t.pieces from stored_pieces t ${matches} order by ${page.orderBy} limit ${page.limit})
      union all
      (select t.product_id, t.pieces from changed_pieces t ${matches})
    ) t order by ${page.orderBy} limit ${page.limit}`;
}

/** A page of the product table. `atLeast`: more products match than were counted. */
export type AdminPage = { total: number; atLeast: boolean; records: AdminRecord[]; pages: Pages };

/**
 * Returns a page of the product table and the total. Few products of a search are found by the indexes; of very many, each
 * product of the list is tested until the page is full. `stockLow` is in pieces;
 * `counts` are those of {@link countLow}, which are the total of the tab Low.
 */
export async function readAdminPage(
  db: Reader,
  query: AdminQuery,
  stockLow: number,
  counts: ReturnType<typeof countLow>,
): Promise<AdminPage> {
  const { state, sort } = query;
  const many = await findsMany(db, query);
  const where = conditions(query, stockLow, many);
  const page =
    state === 'deleted' && sort === 'newest' ? keyset('gone', gone, query) : keyset(sort, sorts[sort], query);
  const isWhole = state === 'live' && !query.category;
  const count = async () => {
    if (isWhole && query.stock && !query.q?.trim())
      return { total: (await counts)[query.stock], atLeast: false };
    // That many live products match was found out already.
    if (isWhole && many && !query.stock) return { total: countedAtMost, atLeast: true };
    return countProducts(db, where, many);
  };
  const [counted, { rows }] = await Promise.all([
    count(),
    (sort.endsWith('stock') ? idsByPieces : idsInOrder)(page, where).execute(db),
  ]);
  const found = page.page(rows);
  const records = await readRecords(
    db,
    found.rows.map(({ id }) => id),
  );
  return { ...counted, records, pages: found.pages };
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
