import { type RawBuilder, sql } from 'kysely';
import type { Paise } from '../../../platform/core/money.ts';
import type { Reader, Tx } from '../../../platform/database/database.ts';
import type { StockMoveKind } from '../../../schema/column-types.ts';

/** A SKU on the stock page, as it is stored. `available` excludes reserved pieces. */
export type StockSku = {
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
export type StockFilter = { words: readonly string[]; code: string; show: 'all' | 'order' | 'out' };

/** The moments from which sales count, and the level of SKUs without one of their own. */
export type StockRule = { since30: Date; since90: Date; stockLow: number };

// A subquery of few ids, found by the indexes of scarce SKUs.
const isLow = (stockLow: number) => sql<boolean>`d.id in (select id from low_skus(${stockLow}::int))`;

const joined = ({ since30, since90 }: StockRule) => sql`desk_skus d
  left join stock_keeping k on k.sku_id = d.id
  left join (
    select sku_id, sum(pieces)::int as sold90, coalesce(sum(pieces) filter (where at >= ${since30}), 0)::int as sold30
      from sku_sales where at >= ${since90} group by sku_id
  ) m on m.sku_id = d.id`;

/** The columns of a {@link StockSku}, of `desk_skus d`, `stock_keeping k` and its sales `m`. */
export const columns = sql`d.id, d.product_id as "productId", d.name, d.name_hi as "nameHi", d.size, d.image, d.code, d.hsn, d.price,
  d.available, d.reserved, coalesce(m.sold30, 0) as "sold30", coalesce(m.sold90, 0) as "sold90", k.barcode,
  coalesce(k.shelf, '') as shelf, k.reorder_level as "reorderLevel", k.cost, coalesce(k.version, 0) as version`;

async function select(db: Reader, rule: StockRule, rest: RawBuilder<unknown>): Promise<StockSku[]> {
  const { rows } = await sql<StockSku>`select ${columns} from ${joined(rule)} ${rest}`.execute(db);
  return rows;
}

/** Counts the SKUs to order and those that are sold out, by the index of scarce SKUs. */
export async function countScarce(
  db: Reader,
  { stockLow }: StockRule,
): Promise<{ order: number; out: number }> {
  const { rows } = await sql<{ order: number; out: number }>`
    select (select count(*)::int from low_skus(${stockLow}::int)) as order,
           (select count(*)::int from sold_out_skus) as out`.execute(db);
  return rows[0] ?? { order: 0, out: 0 };
}

/** Returns SKUs by their ids. */
export const readStockSkus = (db: Reader, ids: readonly string[], rule: StockRule): Promise<StockSku[]> =>
  select(db, rule, sql`where d.id = any(${ids})`);

/** Returns the SKUs with exactly this code or barcode, in lower case; at most five. */
export const findScanned = (db: Reader, code: string, rule: StockRule): Promise<StockSku[]> =>
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
export type StockMove = {
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
): Promise<StockMove[]> {
  // A correction by an order (written off, returned) names it at the end of its reason.
  const { rows } = await sql<StockMove>`
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

/** The shop's own data about a SKU. */
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
export const readUntoldLow = (db: Reader, rule: StockRule): Promise<StockSku[]> =>
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
