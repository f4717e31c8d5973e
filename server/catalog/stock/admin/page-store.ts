import { type RawBuilder, sql } from 'kysely';
import type { Pages } from '#contract/core/pages.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { type Keyset, keyset, type PageRequest, type SortPart } from '../../../platform/database/keyset.ts';
import { likePattern } from '../../../platform/database/sql.ts';
import { columns, type StockFilter, type StockRule, type StockSku } from './store.ts';

/** A page of the table. */
export type StockPage = { sort: keyof typeof sorts } & PageRequest;

const id: SortPart = { by: sql`d.id`, kind: 'text' };
const named: SortPart[] = [{ by: sql`d.name`, kind: 'text' }, id];
const sold = (desc: boolean): SortPart[] => [
  { by: sql`m.sold`, kind: 'number', desc },
  { by: sql`m.sku_id`, kind: 'text', desc },
];
const byName = (desc: boolean): SortPart[] => [
  { by: sql`w.name`, kind: 'text', desc },
  { by: sql`w.product_id`, kind: 'text' },
  { by: sql`w.position`, kind: 'number' },
  { by: sql`w.sku_id`, kind: 'text' },
];

const sorts = {
  name: byName(false),
  '-name': byName(true),
  available: [{ by: sql`d.available`, kind: 'number' }, ...named],
  '-available': [{ by: sql`d.available`, kind: 'number', desc: true }, ...named],
  // Ties by id, as in the index of stored sums.
  sold30: sold(false),
  '-sold30': sold(true),
  shelf: [
    { by: sql`t.bare`, kind: 'boolean' },
    { by: sql`t.shelf`, kind: 'text' },
    { by: sql`t.name`, kind: 'text' },
    { by: sql`t.id`, kind: 'text' },
  ],
} satisfies Record<string, SortPart[]>;

/** A search is counted up to here only. */
const countedAtMost = 2000;

/** Returns the condition of a search on `sku_words w`, of which one index has all columns. */
function isFound({ words, code }: StockFilter): RawBuilder<unknown> {
  const all = words.map((word) => sql`w.words like ${likePattern(word)}`);
  const named = all.length > 0 ? sql`(${sql.join(all, sql` and `)})` : sql`false`;
  return sql`(${named} or w.code like ${likePattern(code)}
    or w.sku_id in (select sku_id from stock_keeping where lower(barcode) = ${code}))`;
}

/**
 * Returns the condition of a tab on the id of a SKU. Read in the order of a list, each SKU is looked up in a hash of the
 * scarce ones: `is true` keeps the planner from joining and sorting them all.
 */
function isInTab(
  { show }: StockFilter,
  { stockLow }: StockRule,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (show === 'order') return sql`(${id} in (select id from low_skus(${stockLow}::int))) is true`;
  return show === 'out' ? sql`(${id} in (select id from sold_out_skus)) is true` : sql`true`;
}

type Asked = { page: Keyset; filter: StockFilter; rule: StockRule };

const placed = ({ page }: Asked) =>
  sql`${page.cursor} as cursor, row_number() over (order by ${page.orderBy}) as place`;

/** Returns the statement for the ids of a page sorted by name: one index has the order and all that a search needs. */
const idsByName = (asked: Asked) => sql`
  select w.sku_id as id, ${placed(asked)} from sku_words w
   where ${isInTab(asked.filter, asked.rule, sql`w.sku_id`)} and ${asked.filter.code === '' ? sql`true` : isFound(asked.filter)}
     and ${asked.page.where}
   order by ${asked.page.orderBy} limit ${asked.page.limit}`;

const matches = ({ filter, rule }: Asked, id: RawBuilder<unknown>) => sql`${isInTab(filter, rule, id)}
  and ${filter.code === '' ? sql`true` : sql`${id} in (select w.sku_id from sku_words w where ${isFound(filter)})`}`;

/**
 * Returns the statement for the ids of a page sorted by sales. The stored sums are read in the order of their index, and
 * those that are not true any more are summed from the sales themselves.
 */
function idsBySales(asked: Asked): RawBuilder<unknown> {
  const { page, rule } = asked;
  const rest = sql`where ${matches(asked, sql`m.sku_id`)} and ${page.where} 
    and (select true from sku_words w where w.sku_id = m.sku_id)`;
  return sql`
    with due as materialized (select sku_id from sold_due(${rule.since30}))
    select m.sku_id as id, ${placed(asked)} from (
      (select m.sku_id, m.sold from sku_sold m ${rest} and m.sku_id not in (select sku_id from due)
        order by ${page.orderBy} limit ${page.limit})
      union all
      (select m.sku_id, m.sold from (
          select d.sku_id, coalesce((select sum(pieces) from sku_sales s where s.sku_id = d.sku_id and s.at >= ${rule.since30}), 0)::bigint as sold
            from due d) m ${rest})
    ) m order by ${page.orderBy} limit ${page.limit}`;
}

const idsByOther = (asked: Asked) => sql`
  select d.id, ${placed(asked)} from desk_skus d left join stock_keeping k on k.sku_id = d.id
   where ${matches(asked, sql`d.id`)} and ${asked.page.where} order by ${asked.page.orderBy} limit ${asked.page.limit}`;

/** Returns the statement for the ids of a page sorted by shelf; SKUs without one follow by name, from the index of names. */
function idsByShelf(asked: Asked): RawBuilder<unknown> {
  const { page } = asked;
  const rest = sql`where ${matches(asked, sql`t.id`)} and ${page.where} order by ${page.orderBy} limit ${page.limit}`;
  return sql`
    select t.id, ${placed(asked)} from (
      (select t.* from (select false as bare, k.shelf, w.name, w.sku_id as id from stock_keeping k join sku_words w using (sku_id)
         where k.shelf <> '') t ${rest})
      union all
      (select t.* from (select true as bare, ''::text as shelf, w.name, w.sku_id as id from sku_words w
         where (w.sku_id in (select sku_id from stock_keeping where shelf <> '')) is not true) t ${rest})
    ) t order by ${page.orderBy} limit ${page.limit}`;
}

const idsOf = {
  name: idsByName,
  '-name': idsByName,
  sold30: idsBySales,
  '-sold30': idsBySales,
  available: idsByOther,
  '-available': idsByOther,
  shelf: idsByShelf,
} satisfies Record<StockPage['sort'], (asked: Asked) => RawBuilder<unknown>>;

/** Returns a page of SKUs. One query: it finds the page first, and reads the sales of the page only. */
export async function readStockPage(
  db: Reader,
  filter: StockFilter,
  rule: StockRule,
  { sort, ...request }: StockPage,
): Promise<{ rows: StockSku[]; pages: Pages }> {
  const page = keyset(sort, sorts[sort], request);
  const { rows } = await sql<StockSku & { cursor: string }>`
    with page as (${idsOf[sort]({ page, filter, rule })})
    select ${columns}, page.cursor from page join desk_skus d on d.id = page.id left join stock_keeping k on k.sku_id = d.id
      cross join lateral (
        select coalesce(sum(pieces), 0)::int as sold90, coalesce(sum(pieces) filter (where at >= ${rule.since30}), 0)::int as sold30
          from sku_sales where sku_id = d.id and at >= ${rule.since90}) m
     order by page.place`.execute(db);
  return page.page(rows);
}

/** Counts the SKUs of a search, up to 2,000, or all. `atLeast` is true if there are more. */
export async function countStock(
  db: Reader,
  filter: StockFilter,
  rule: StockRule,
): Promise<{ total: number; atLeast: boolean }> {
  const count = async (some: RawBuilder<unknown>) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${some}) f`.execute(db);
    return rows[0]?.n ?? 0;
  };
  if (filter.code === '') return { total: await count(sql`select from sku_words`), atLeast: false };
  const total = await count(sql`
    select from sku_words w where ${isInTab(filter, rule, sql`w.sku_id`)} and ${isFound(filter)} limit ${countedAtMost + 1}`);
  return { total: Math.min(total, countedAtMost), atLeast: total > countedAtMost };
}
