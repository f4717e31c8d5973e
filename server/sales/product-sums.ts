import { indiaDay, startOfDay } from '#contract/core/india-time.ts';
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
  readTopNumber,
} from './blocks-store.ts';
import type { Span, Sums } from './store.ts';

/** Days from `from` until before `until`, counted from 1 January 2000. */
type Days = { from: number; until: number };

// Sums are an array by the number of a product: 40 bytes each.
const numbersAtMost = 2_000_000;
/** Days that no block has yet are read as rows. Of more rows, PostgreSQL computes the sums. */
const rowsAtMost = 60_000;
const dueAtMost = 20;

const fields = 5;

/** The sums of a period by the number of a product, as blocks have it. Amounts are paise. */
export class ProductSums {
  readonly #sums: Float64Array;

  constructor(top: number) {
    this.#sums = new Float64Array((top + 1) * fields);
  }

  /** Adds the sums of a product on some days. */
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

  /** Returns the sums of a product. */
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

  /** Returns what is left of a product's sales after refunds, in paise. */
  net(product: number): number {
    return (this.#sums[product * fields + 2] ?? 0) - (this.#sums[product * fields + 3] ?? 0);
  }

  /** Returns the last day with a sale, or -1. */
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

/** The sums of each period, the rows among them that no block has, and the highest number of a product. */
export type Summed = { sums: ProductSums[]; rows: DayRow[]; highest: number };

/** Sums each of the periods. Returns null if too much of them is not packed. */
export async function sumPeriods(db: Reader, spans: readonly Span[]): Promise<Summed | null> {
  const periods = spans.map(daysOf);
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
