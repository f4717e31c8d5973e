import { sql } from 'kysely';
import { restRows } from '#contract/sales/rules.ts';
import type { Reader, Tx } from '../platform/database/database.ts';
import { lockName } from '../platform/database/sql.ts';
import {
  type Block,
  type BlockEntry,
  dayNumber,
  dayOfNumber,
  mergeBlocks,
  packBlock,
  restNumbers,
  spanOfBlock,
  topLevel,
} from './blocks.ts';
import { rawDays, type Span } from './store.ts';

// Casts, because a number that is a parameter has no type of its own.
const numberOf = sql`case d.key when ${restRows.delivery} then ${restNumbers.delivery}::int
  when ${restRows.refunds} then ${restNumbers.refunds}::int else p.number + ${restNumbers.count}::int end`;

/** Lists days without a block that are stored or have no sales, newest first. `today` (YYYY-MM-DD, IST) is never packed. */
async function listUnpacked(db: Reader, today: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ day: string }>`
    select to_char(d.day, 'YYYY-MM-DD') as day
      from generate_series((select min(day) from sale_days where grouping = 'day'), ${today}::date - 1, interval '1 day') g
      cross join lateral (select g::date as day) d
     where not exists (select from sale_blocks b where b.level = 0 and b.n = d.day - date '2000-01-01')
       and d.day not in (select day from order_days_due where what = 'paid')
     order by 1 desc limit ${limit}`.execute(db);
  return rows.map(({ day }) => dayNumber(day));
}

/** Lists blocks that do not exist though both of their halves do, small ones first. */
async function listUnmerged(db: Reader, limit: number): Promise<Block[]> {
  const { rows } = await sql<Block>`
    select a.level + 1 as level, a.n >> 1 as n
      from sale_blocks a join sale_blocks b on b.level = a.level and b.n = a.n + 1
     where a.n & 1 = 0 and a.level < ${topLevel}
       and not exists (select from sale_blocks p where p.level = a.level + 1 and p.n = a.n >> 1)
     order by 1, 2 desc limit ${limit}`.execute(db);
  return rows;
}

const insertBlock = ({ level, n }: Block, packed: Buffer) =>
  sql`insert into sale_blocks (level, n, packed) values (${level}, ${n}, ${packed})`;

/** A row of a day: the sums of a product, with the words of its last sale. */
export type DayRow = BlockEntry & { name: string | null; nameHi: string | null };

const rowColumns = sql`${numberOf} as product, d.orders, d.pieces, d.amount, d.refunds,
  d.day - date '2000-01-01' as last, d.name, d.name_hi as "nameHi"`;

async function packDay(tx: Tx, day: number): Promise<void> {
  const { rows } = await sql<DayRow>`
    select ${rowColumns} from sale_days d left join product_numbers p on p.product_id = d.key
     where d.grouping = 'product' and d.day = ${dayOfNumber(day)}::date order by 1`.execute(tx);
  await insertBlock({ level: 0, n: day }, packBlock(rows, day + 1)).execute(tx);
}

/** Reads blocks by their places. Those that were dropped meanwhile are left out. */
export async function readBlocks(
  db: Reader,
  blocks: readonly Block[],
): Promise<(Block & { packed: Buffer })[]> {
  if (blocks.length === 0) return [];
  const { rows } = await sql<Block & { packed: Buffer }>`
    select b.level, b.n, b.packed
      from unnest(${blocks.map(({ level }) => level)}::int[], ${blocks.map(({ n }) => n)}::int[]) w (level, n)
      join sale_blocks b on b.level = w.level and b.n = w.n`.execute(db);
  return rows;
}

async function mergeHalves(tx: Tx, block: Block): Promise<void> {
  const left: Block = { level: block.level - 1, n: block.n * 2 };
  const halves = await readBlocks(tx, [left, { ...left, n: left.n + 1 }]);
  const [first, second] = halves.toSorted((a, b) => a.n - b.n);
  if (!first || !second) return;
  const packed = mergeBlocks(first.packed, second.packed, {
    middle: spanOfBlock(first).until,
    end: spanOfBlock(second).until,
  });
  await insertBlock(block, packed).execute(tx);
}

/**
 * Packs stored days, and merges packed ones, at most `limit` of each. The lock is that of storing days, so no day changes
 * meanwhile. Returns the number of new blocks.
 */
export async function buildBlocks(tx: Tx, today: string, limit: number): Promise<number> {
  await lockName(tx, 'order days');
  const days = await listUnpacked(tx, today, limit);
  for (const day of days) await packDay(tx, day);
  const merged = await listUnmerged(tx, limit);
  for (const block of merged) await mergeHalves(tx, block);
  return days.length + merged.length;
}

/** Returns whether {@link buildBlocks} has something to do. */
export const lacksBlocks = async (db: Reader, today: string): Promise<boolean> =>
  (await listUnpacked(db, today, 1)).length > 0 || (await listUnmerged(db, 1)).length > 0;

/** Lists the blocks within days from `from` until before `until`. */
export async function listBlocks(
  db: Reader,
  { from, until }: { from: number; until: number },
): Promise<Block[]> {
  const { rows } = await sql<Block>`
    select level, n from sale_blocks where n << level >= ${from}::int and (n + 1) << level <= ${until}::int`.execute(
    db,
  );
  return rows;
}

/** Lists the days of spans whose stored sales are not true any more. */
export async function listDueDays(
  db: Reader,
  { from, until }: { from: number; until: number },
): Promise<number[]> {
  const { rows } = await sql<{ day: number }>`
    select distinct day - date '2000-01-01' as day from order_days_due
     where what = 'paid' and day - date '2000-01-01' >= ${from}::int and day - date '2000-01-01' < ${until}::int
     order by 1`.execute(db);
  return rows.map(({ day }) => day);
}

/** Reads the rows of stored `days`, and those of changed spans from their orders, at most `limit`. */
export async function readDayRows(
  db: Reader,
  { days, due, limit }: { days: readonly number[]; due: readonly Span[]; limit: number },
): Promise<DayRow[]> {
  if (days.length === 0 && due.length === 0) return [];
  const columns = sql`day, key, name, name_hi, orders, pieces, amount, refunds`;
  const parts = [
    sql`select ${columns} from sale_days where grouping = 'product' and day = any(${days.map(dayOfNumber)}::date[])`,
    ...due.map((span) => sql`select ${columns} from ${rawDays('product', span)} raw`),
  ];
  const { rows } = await sql<DayRow>`
    select ${rowColumns} from (${sql.join(parts, sql` union all `)}) d left join product_numbers p on p.product_id = d.key
     limit ${limit}`.execute(db);
  return rows;
}

/** Returns the highest number of a product as blocks have it. */
export async function readTopNumber(db: Reader): Promise<number> {
  const { rows } = await sql<{
    top: number;
  }>`select coalesce(max(number), 0) + ${restNumbers.count}::int as top from product_numbers`.execute(db);
  return rows[0]?.top ?? restNumbers.count;
}

/** The id of a product, and its words on a day. */
export type ProductWords = { product: number; key: string; name: string | null; nameHi: string | null };

/** Returns the ids of products by their numbers, and their names as they were sold on their last days. */
export async function readProductWords(
  db: Reader,
  products: readonly { product: number; last: number }[],
): Promise<ProductWords[]> {
  const { rows } = await sql<ProductWords>`
    select w.product, p.product_id as key, s.name, s.name_hi as "nameHi"
      from unnest(${products.map(({ product }) => product)}::bigint[], ${products.map(({ last }) => dayOfNumber(last))}::date[]) w (product, day)
      join product_numbers p on p.number = w.product - ${restNumbers.count}::int
      left join sale_days s on s.grouping = 'product' and s.key = p.product_id and s.day = w.day`.execute(db);
  return rows.map((row) => ({ ...row, product: Number(row.product) }));
}
