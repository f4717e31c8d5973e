import { type RawBuilder, sql } from 'kysely';
import type { Pages } from '#contract/core/pages.ts';
import type { Paise } from '../../platform/core/money.ts';
import type { StockMoveKind } from '../../platform/database/column-types.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { keyset, type PageRequest, type SortPart } from '../../platform/database/keyset.ts';
import { likePattern } from '../../platform/database/sql.ts';

/** A SKU on the desk, as it is stored. `available` excludes reserved pieces. */
export type DeskSku = {
  id: string;
  productId: string;
  name: string;
  nameHi: string | null;
  size: string;
  image: string | null;
  code: string | null;
  hsn: string;
  price: Paise;
  available: number;
  reserved: number;
  sold30: number;
  sold90: number;
  barcode: string | null;
  shelf: string;
  reorderLevel: number | null;
  cost: Paise | null;
  version: number;
};

/** Which SKUs are asked for, with the shop's own reorder level and the beginnings of the sales windows. */
export type DeskFilter = { words: readonly string[]; code: string; show: 'all' | 'order' | 'out' };

/** The moments from which sales count, and the level of SKUs without one of their own. */
export type DeskRule = { since30: Date; since90: Date; stockLow: number };

/** A page of the table. */
export type DeskPage = { sort: keyof typeof sorts } & PageRequest;

const id: SortPart = { by: sql`d.id`, kind: 'text' };
const named: SortPart[] = [{ by: sql`d.name`, kind: 'text' }, id];
const sold = sql`coalesce(m.sold30, 0)`;

const sorts = {
  name: [
    { by: sql`d.name`, kind: 'text' },
    { by: sql`d.product_id`, kind: 'text' },
    { by: sql`d.position`, kind: 'number' },
    { by: sql`d.id`, kind: 'text' },
  ],
  '-name': [
    { by: sql`d.name`, kind: 'text', desc: true },
    { by: sql`d.product_id`, kind: 'text' },
    { by: sql`d.position`, kind: 'number' },
    { by: sql`d.id`, kind: 'text' },
  ],
  available: [{ by: sql`d.available`, kind: 'number' }, ...named],
  '-available': [{ by: sql`d.available`, kind: 'number', desc: true }, ...named],
  // Ties by id: thousands of SKUs sold as often, and their names would be read only to sort them.
  sold30: [{ by: sold, kind: 'number' }, id],
  '-sold30': [{ by: sold, kind: 'number', desc: true }, id],
  shelf: [
    { by: sql`(coalesce(k.shelf, '') = '')`, kind: 'boolean' },
    { by: sql`coalesce(k.shelf, '')`, kind: 'text' },
    ...named,
  ],
} satisfies Record<string, SortPart[]>;

/** A search is counted up to here only. */
const countedAtMost = 2000;

// A subquery of few ids, found by the indexes of scarce SKUs.
const isLow = (stockLow: number) => sql<boolean>`d.id in (select id from low_skus(${stockLow}::int))`;

const hasWords = (text: RawBuilder<unknown>, words: readonly string[]) =>
  words.length > 0
    ? sql.join(
        words.map((word) => sql`${text} like ${likePattern(word)}`),
        sql` and `,
      )
    : sql`false`;

/** Returns the statement for the SKUs of a search by the indexes, at most `limit` of each. */
const searched = ({ words, code }: DeskFilter, limit: number | null) => sql`
  (select f.id from desk_skus f where ${hasWords(sql`f.words`, words)} limit ${limit}::int)
  union (select f.id from desk_skus f where lower(f.code) like ${likePattern(code)} limit ${limit}::int)
  union (select sku_id from stock_keeping where lower(barcode) = ${code})`;

function conditions(filter: DeskFilter, { stockLow }: DeskRule): RawBuilder<unknown> {
  const { code, show } = filter;
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (show === 'order') all.push(isLow(stockLow));
  if (show === 'out') all.push(sql`d.listed and d.available = 0`);
  if (code !== '') all.push(sql`d.id in (${searched(filter, null)})`);
  return sql.join(all, sql` and `);
}

const joined = ({ since30, since90 }: DeskRule) => sql`desk_skus d
  left join stock_keeping k on k.sku_id = d.id
  left join (
    select sku_id, sum(pieces)::int as sold90, coalesce(sum(pieces) filter (where at >= ${since30}), 0)::int as sold30
      from sku_sales where at >= ${since90} group by sku_id
  ) m on m.sku_id = d.id`;

const columns = sql`d.id, d.product_id as "productId", d.name, d.name_hi as "nameHi", d.size, d.image, d.code, d.hsn, d.price,
  d.available, d.reserved, coalesce(m.sold30, 0) as "sold30", coalesce(m.sold90, 0) as "sold90", k.barcode,
  coalesce(k.shelf, '') as shelf, k.reorder_level as "reorderLevel", k.cost, coalesce(k.version, 0) as version`;

async function select(db: Reader, rule: DeskRule, rest: RawBuilder<unknown>): Promise<DeskSku[]> {
  const { rows } = await sql<DeskSku>`select ${columns} from ${joined(rule)} ${rest}`.execute(db);
  return rows;
}

// Only a sort by sales needs the sales of all SKUs before it knows the page.
const salesForSort = (sort: DeskPage['sort'], { since30 }: DeskRule) =>
  sort === 'sold30' || sort === '-sold30'
    ? sql`left join (select sku_id, sum(pieces)::int as sold30 from sku_sales where at >= ${since30} group by sku_id) m
        on m.sku_id = d.id`
    : sql``;

/** Returns a page of SKUs. One query: it finds the page first, and reads the sales of the page only. */
export async function readDeskPage(
  db: Reader,
  filter: DeskFilter,
  rule: DeskRule,
  { sort, ...request }: DeskPage,
): Promise<{ rows: DeskSku[]; pages: Pages }> {
  const page = keyset(sort, sorts[sort], request);
  const { rows } = await sql<DeskSku & { cursor: string }>`
    with page as (
      select d.id from desk_skus d left join stock_keeping k on k.sku_id = d.id ${salesForSort(sort, rule)}
       where ${conditions(filter, rule)} and ${page.where} order by ${page.orderBy} limit ${page.limit})
    select ${columns}, ${page.cursor} as cursor from page join desk_skus d on d.id = page.id left join stock_keeping k on k.sku_id = d.id
      cross join lateral (
        select coalesce(sum(pieces), 0)::int as sold90, coalesce(sum(pieces) filter (where at >= ${rule.since30}), 0)::int as sold30
          from sku_sales where sku_id = d.id and at >= ${rule.since90}) m
     order by ${page.orderBy}`.execute(db);
  return page.page(rows);
}

/** Counts the SKUs of a filter: those of a search up to 2,000. `atLeast` is true if there are more. */
export async function countDesk(
  db: Reader,
  filter: DeskFilter,
  rule: DeskRule,
): Promise<{ total: number; atLeast: boolean }> {
  const most = countedAtMost + 1;
  const count = async (some: RawBuilder<unknown>) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${some}) f`.execute(db);
    return rows[0]?.n ?? 0;
  };
  const atLeast =
    filter.code !== '' && (await count(sql`select from (${searched(filter, most)}) g limit ${most}`)) >= most;
  if (atLeast && filter.show === 'all') return { total: countedAtMost, atLeast };
  const total = await count(sql`select from desk_skus d where ${conditions(filter, rule)}`);
  return { total, atLeast: false };
}

/** Counts the SKUs to order and those that are sold out, by the index of scarce SKUs. */
export async function countScarce(
  db: Reader,
  { stockLow }: DeskRule,
): Promise<{ order: number; out: number }> {
  const { rows } = await sql<{ order: number; out: number }>`
    select (select count(*)::int from low_skus(${stockLow}::int)) as order,
           (select count(*)::int from sold_out_skus) as out`.execute(db);
  return rows[0] ?? { order: 0, out: 0 };
}

/** Returns SKUs by their ids. */
export const readDeskSkus = (db: Reader, ids: readonly string[], rule: DeskRule): Promise<DeskSku[]> =>
  select(db, rule, sql`where d.id = any(${ids})`);

/** Returns the SKUs with exactly this code or barcode, in lower case; at most five. */
export const findScanned = (db: Reader, code: string, rule: DeskRule): Promise<DeskSku[]> =>
  select(
    db,
    rule,
    sql`where d.id in (
      select f.id from desk_skus f where lower(f.code) = ${code}
      union select sku_id from stock_keeping where lower(barcode) = ${code}) order by d.name, d.position limit 5`,
  );

/** The value of the stock under one HSN code, in paise. */
export type HsnSum = {
  hsn: string;
  skus: number;
  pieces: number;
  cost: Paise;
  unknown: number;
  price: Paise;
};

/** Sums the stock by HSN code: the available and reserved pieces of SKUs on sale. */
export async function sumByHsn(db: Reader): Promise<HsnSum[]> {
  const { rows } = await sql<HsnSum>`
    select d.hsn, count(*)::int as skus, sum(d.available + d.reserved)::bigint as pieces,
      coalesce(sum((d.available + d.reserved)::bigint * k.cost), 0)::bigint as cost,
      coalesce(sum(d.available + d.reserved) filter (where k.cost is null), 0)::bigint as unknown,
      sum((d.available + d.reserved)::bigint * d.price)::bigint as price
    from desk_skus d left join stock_keeping k on k.sku_id = d.id
    where d.available + d.reserved > 0 group by d.hsn order by d.hsn`.execute(db);
  return rows;
}

/** A stored movement with the names that a person reads. */
export type DeskMove = {
  id: number;
  at: Date;
  kind: StockMoveKind;
  pieces: number;
  fromReserved: boolean;
  reason: string | null;
  by: string | null;
  orderId: string | null;
  orderNumber: number | null;
};

/** Lists movements of a SKU, newest first. `before` is an id of a movement. */
export async function readMoves(
  db: Reader,
  skuId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<DeskMove[]> {
  // A correction by an order (written off, returned) names it at the end of its reason.
  const { rows } = await sql<DeskMove>`
    select m.id, m.at, m.kind, m.quantity as pieces, m.from_reserved as "fromReserved",
      m.reason, nullif(trim(concat(u.first_name, ' ', u.last_name)), '') as by,
      coalesce(l.order_id, o.id) as "orderId", coalesce(l.number, o.number) as "orderNumber"
    from stock_moves m
    left join line_orders l on l.id = m.order_item_id
    left join order_totals o on o.id = substring(m.reason from ', order ([0-9a-z]{16})$')
    left join user_names u on u.id = m.actor_id
    where m.sku_id = ${skuId} and (${before}::bigint is null
      or (m.at, m.id) < (select b.at, b.id from stock_moves b where b.id = ${before}::bigint))
    order by m.at desc, m.id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

/** What the shop keeps about a SKU. */
export type Keeping = {
  reorderLevel: number | null;
  shelf: string;
  barcode: string | null;
  cost: Paise | null;
};

/** Writes what the shop keeps about a SKU, whose row the caller has locked. Returns false if the barcode is taken. */
export async function writeKeeping(tx: Tx, skuId: string, keeping: Keeping, at: Date): Promise<boolean> {
  const { reorderLevel, shelf, barcode, cost } = keeping;
  const taken = await sql`
    select from stock_keeping where lower(barcode) = lower(${barcode}) and sku_id <> ${skuId}`.execute(tx);
  if (taken.rows.length > 0) return false;
  await sql`
    insert into stock_keeping (sku_id, reorder_level, shelf, barcode, cost, updated_at)
    values (${skuId}, ${reorderLevel}, ${shelf}, ${barcode}, ${cost}, ${at})
    on conflict (sku_id) do update set reorder_level = excluded.reorder_level, shelf = excluded.shelf,
      barcode = excluded.barcode, cost = excluded.cost, updated_at = excluded.updated_at, version = stock_keeping.version + 1`.execute(
    tx,
  );
  return true;
}

/** Claims the low-stock e-mail of a day (YYYY-MM-DD, IST). Returns false if it was sent. */
export async function claimLowMail(tx: Tx, day: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into stock_low_mails (day, sent_at) values (${day}::date, ${at}) on conflict do nothing returning day`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Forgets the notices of SKUs that were refilled or left the shop. */
export async function forgetRefilled(tx: Tx, stockLow: number): Promise<void> {
  await sql`
    delete from stock_low_notices n where not exists (
      select from low_skus(${stockLow}::int) l where l.id = n.sku_id)`.execute(tx);
}

/** Lists the low SKUs that the shop has not been told of, fewest pieces first. */
export const readUntoldLow = (db: Reader, rule: DeskRule): Promise<DeskSku[]> =>
  select(
    db,
    rule,
    sql`where ${isLow(rule.stockLow)} and not exists (select from stock_low_notices n where n.sku_id = d.id)
      order by d.available, d.name, d.id`,
  );

/** Records that the shop was told of these SKUs. */
export async function insertNotices(tx: Tx, skuIds: readonly string[], at: Date): Promise<void> {
  await sql`
    insert into stock_low_notices (sku_id, told_at) select unnest(${skuIds}::text[]), ${at}::timestamptz
    on conflict do nothing`.execute(tx);
}
