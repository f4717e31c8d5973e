import { indiaDay, startOfDay } from '#contract/core/india-time.ts';
import { restRows } from '#contract/sales/rules.ts';
import type { Reader } from '../platform/database/database.ts';
import {
  type Block,
  type BlockEntry,
  BlockReader,
  coverDays,
  dayNumber,
  dayOfNumber,
  spanOfBlock,
} from './blocks.ts';
import {
  type DayRow,
  listBlocks,
  listDueDays,
  readBlocks,
  readDayRows,
  readProductWords,
  readTopNumber,
} from './blocks-store.ts';
import type { SalesSums, Span, Sums } from './store.ts';
import { listUnsold, readProducts, readStocked, type UnsoldProduct } from './unsold-store.ts';

/** Days from `from` until before `until`, counted from 1 January 2000. */
type Days = { from: number; until: number };

// Sums are an array by the number of a product: 40 bytes each.
const numbersAtMost = 2_000_000;
/** Days that no block has yet are read as rows. Of more rows, PostgreSQL computes the sums. */
const rowsAtMost = 60_000;
const dueAtMost = 20;

const fields = 5;

/** The sums of a period by the number of a product. */
class ProductSums {
  readonly #sums: Float64Array;

  constructor(top: number) {
    this.#sums = new Float64Array((top + 1) * fields);
  }

  add({ product, orders, pieces, amount, refunds, last }: BlockEntry): void {
    const at = product * fields;
    const sums = this.#sums;
    sums[at] = (sums[at] ?? 0) + orders;
    sums[at + 1] = (sums[at + 1] ?? 0) + pieces;
    sums[at + 2] = (sums[at + 2] ?? 0) + amount;
    sums[at + 3] = (sums[at + 3] ?? 0) + refunds;
    if (last + 1 > (sums[at + 4] ?? 0)) sums[at + 4] = last + 1;
  }

  /** Adds a block of days before the day `end`. */
  addBlock(packed: Uint8Array | undefined, end: number): void {
    const reader = new BlockReader(packed ?? new Uint8Array(), end);
    while (reader.next()) this.add(reader);
  }

  of(product: number): Sums {
    const [orders = 0, pieces = 0, amount = 0, refunds = 0] = this.#sums.subarray(
      product * fields,
      product * fields + 4,
    );
    return { orders, pieces, amount, refunds };
  }

  /** Returns whether pieces of a product were sold. */
  has(product: number): boolean {
    return (this.#sums[product * fields + 1] ?? 0) > 0;
  }

  net(product: number): number {
    return (this.#sums[product * fields + 2] ?? 0) - (this.#sums[product * fields + 3] ?? 0);
  }

  /** The last day with a sale; -1 without one. */
  last(product: number): number {
    return (this.#sums[product * fields + 4] ?? 0) - 1;
  }
}

const daysOf = ({ from, until }: Span): Days => ({
  from: dayNumber(indiaDay(from)),
  until: dayNumber(indiaDay(until)),
});

const spanOfDay = (day: number): Span => ({
  from: startOfDay(dayOfNumber(day)),
  until: startOfDay(dayOfNumber(day + 1)),
});

const nameOf = ({ level, n }: Block): string => `${level} ${n}`;

type Summed = { sums: ProductSums[]; rows: DayRow[]; highest: number };

/** Sums both periods. Returns null if too much of them is not packed. */
async function sumPeriods(db: Reader, periods: readonly Days[]): Promise<Summed | null> {
  const around = {
    from: Math.min(...periods.map(({ from }) => from)),
    until: Math.max(...periods.map(({ until }) => until)),
  };
  // What is due is asked first: a day that changes afterwards is read as it was.
  const due = await listDueDays(db, around);
  const asked = due.filter((day) => periods.some(({ from, until }) => day >= from && day < until));
  if (asked.length > dueAtMost) return null;
  const [listed, top] = await Promise.all([listBlocks(db, around), readTopNumber(db)]);
  if (top > numbersAtMost) return null;
  const known = new Set(listed.map(nameOf));
  const covers = periods.map((days) => coverDays(days, { has: (block) => known.has(nameOf(block)), due }));
  const wanted = new Map(covers.flatMap(({ blocks }) => blocks.map((block) => [nameOf(block), block])));
  const days = [...new Set(covers.flatMap((cover) => cover.days))];
  const [blocks, rows] = await Promise.all([
    readBlocks(db, [...wanted.values()]),
    readDayRows(db, { days, due: asked.map(spanOfDay), limit: rowsAtMost + 1 }),
  ]);
  // A day that was stored just now has dropped its blocks.
  if (blocks.length < wanted.size || rows.length > rowsAtMost) return null;
  const packed = new Map(blocks.map((block) => [nameOf(block), block.packed]));
  const highest = rows.reduce((most, { product }) => Math.max(most, product), top);
  const sums = periods.map((period, n) => {
    const one = new ProductSums(highest);
    for (const block of covers[n]?.blocks ?? [])
      one.addBlock(packed.get(nameOf(block)), spanOfBlock(block).until);
    for (const row of rows) if (row.last >= period.from && row.last < period.until) one.add(row);
    return one;
  });
  return { sums, rows, highest };
}

/** Puts `one` into `best`, a list of at most `limit` values, best first. */
function insertBest<T>(best: T[], one: T, isBetter: (one: T, other: T) => boolean, limit: number): void {
  const worst = best.at(-1);
  if (best.length >= limit && worst !== undefined && !isBetter(one, worst)) return;
  let [low, high] = [0, best.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBetter(one, best[middle] as T)) high = middle;
    else low = middle + 1;
  }
  best.splice(low, 0, one);
  if (best.length > limit) best.pop();
}

/** Returns the best products, best first by what is left of them, and the number of all. Ties are broken by number. */
function findBest(now: ProductSums, before: ProductSums, highest: number, limit: number) {
  const best: number[] = [];
  const rest: number[] = [];
  let all = 0;
  const isBetter = (one: number, other: number) =>
    (now.net(one) - now.net(other) || before.net(one) - before.net(other) || other - one) > 0;
  for (let product = 0; product <= highest; product++) {
    if (now.last(product) < 0 && before.last(product) < 0) continue;
    all++;
    insertBest(product < 2 ? rest : best, product, isBetter, limit);
  }
  return { best: [...best, ...rest].slice(0, limit), all };
}

/**
 * Returns the report of `sumSales` by product, its first `limit` rows, from packed blocks of days. Products with the same
 * sums are sorted by number. Returns null if too much of the periods is not packed yet: then PostgreSQL has to sum it.
 */
export async function sumProducts(
  db: Reader,
  { span, against, limit }: { span: Span; against: Span | null; limit: number },
): Promise<{ rows: SalesSums[]; all: number } | null> {
  const summed = await sumPeriods(db, against ? [daysOf(span), daysOf(against)] : [daysOf(span)]);
  if (!summed) return null;
  const { sums, rows, highest } = summed;
  const now = sums[0] ?? new ProductSums(0);
  const before = sums[1] ?? new ProductSums(highest);
  const { best, all } = findBest(now, before, highest, limit);
  const lasts = best.map((product) => ({ product, last: Math.max(now.last(product), before.last(product)) }));
  const words = new Map(
    (
      await readProductWords(
        db,
        lasts.filter(({ product }) => product > 1),
      )
    ).map((one) => [one.product, one]),
  );
  const unpacked = new Map(rows.map((row) => [`${row.product} ${row.last}`, row]));
  return {
    rows: lasts.map(({ product, last }) => {
      const row = unpacked.get(`${product} ${last}`);
      const known = words.get(product);
      const rest = product === 0 ? restRows.delivery : restRows.refunds;
      return {
        key: known?.key ?? rest,
        name: row?.name ?? known?.name ?? null,
        nameHi: (row ?? known)?.nameHi ?? null,
        now: now.of(product),
        before: before.of(product),
      };
    }),
    all,
  };
}

/** Returns the list of {@link listUnsold} from packed days. Products with as many pieces are sorted by number. */
export async function findUnsold(
  db: Reader,
  span: Span,
  limit: number,
): Promise<{ products: UnsoldProduct[]; all: number }> {
  const [summed, { stocked, left }] = await Promise.all([
    sumPeriods(db, [daysOf(span)]),
    readStocked(db, span.until),
  ]);
  const sums = summed?.sums[0];
  if (!sums) return listUnsold(db, span, limit);
  const best: typeof stocked = [];
  let all = 0;
  for (const one of stocked) {
    if (left.has(one.product) || sums.has(one.product + 2)) continue;
    all++;
    insertBest(best, one, (a, b) => (a.pieces - b.pieces || b.product - a.product) > 0, limit);
  }
  const known = new Map(
    (
      await readProducts(
        db,
        best.map(({ product }) => product),
      )
    ).map(({ product, ...rest }) => [product, rest]),
  );
  const products = best.flatMap(({ product, pieces }) => {
    const one = known.get(product);
    return one ? [{ ...one, pieces }] : [];
  });
  return { products, all };
}
