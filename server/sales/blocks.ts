// A block has the sums of a span of days, one entry a product, sorted by its number. An entry is six variable-length numbers
// (seven bits a byte, the lowest first): the distance to the product before, orders, pieces, amount, refunds, and the days
// from the last sale to the end of the span. Amounts may be below zero, so their sign is the lowest bit.

/** Numbers in a block of what is about no product. That of a product is `count` more than its own. */
export const restNumbers = { delivery: 0, refunds: 1, count: 2 } as const;

/** The entry of a product: its number, its sums (amounts in paise), and the day of its last sale since 1 January 2000. */
export type BlockEntry = {
  product: number;
  orders: number;
  pieces: number;
  amount: number;
  refunds: number;
  last: number;
};

const day0 = Date.UTC(2000, 0, 1);

/** Returns the days from 1 January 2000 to a day (YYYY-MM-DD). */
export const dayNumber = (day: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - day0) / 86_400_000);

/** Returns the day (YYYY-MM-DD) that is so many days after 1 January 2000. */
export const dayOfNumber = (n: number): string => new Date(day0 + n * 86_400_000).toISOString().slice(0, 10);

/** Reads the entries of a block one after the other, into its own fields: a report reads half a million. */
export class BlockReader implements BlockEntry {
  product = 0;
  orders = 0;
  pieces = 0;
  amount = 0;
  refunds = 0;
  last = 0;
  readonly #bytes: Uint8Array;
  readonly #lastDay: number;
  #at = 0;

  /** `end` is the first day after the span. */
  constructor(bytes: Uint8Array, end: number) {
    this.#bytes = bytes;
    this.#lastDay = end - 1;
  }

  /** Reads the next entry. Returns false at the end. */
  next(): boolean {
    if (this.#at >= this.#bytes.length) return false;
    this.product += this.#read();
    this.orders = this.#read();
    this.pieces = this.#read();
    this.amount = this.#readSigned();
    this.refunds = this.#readSigned();
    this.last = this.#lastDay - this.#read();
    return true;
  }

  // Products and not shifts: amounts have more than 32 bits.
  #read(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.#bytes[this.#at++] ?? 0;
      if (byte < 128) return value + byte * scale;
      value += (byte - 128) * scale;
    }
  }

  #readSigned(): number {
    const value = this.#read();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }
}

class BlockWriter {
  #bytes = Buffer.allocUnsafe(4096);
  #at = 0;
  #product = 0;
  readonly #lastDay: number;

  constructor(end: number) {
    this.#lastDay = end - 1;
  }

  add({ product, orders, pieces, amount, refunds, last }: BlockEntry): void {
    // Six numbers of at most eight bytes.
    if (this.#at + 48 > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(this.#bytes.length * 2);
      this.#bytes.copy(larger, 0, 0, this.#at);
      this.#bytes = larger;
    }
    this.#write(product - this.#product);
    this.#product = product;
    this.#write(orders);
    this.#write(pieces);
    this.#write(amount < 0 ? -2 * amount - 1 : 2 * amount);
    this.#write(refunds < 0 ? -2 * refunds - 1 : 2 * refunds);
    this.#write(this.#lastDay - last);
  }

  #write(value: number): void {
    let rest = value;
    for (; rest >= 128; rest = Math.floor(rest / 128)) this.#bytes[this.#at++] = 128 + (rest % 128);
    this.#bytes[this.#at++] = rest;
  }

  finish(): Buffer {
    return Buffer.from(this.#bytes.subarray(0, this.#at));
  }
}

/** Packs entries, sorted by product, of a span that ends before the day `end`. */
export function packBlock(entries: readonly BlockEntry[], end: number): Buffer {
  const writer = new BlockWriter(end);
  for (const entry of entries) writer.add(entry);
  return writer.finish();
}

/** Returns the block of two adjacent spans, of which the first ends before the day `middle` and the second before `end`. */
export function mergeBlocks(
  first: Uint8Array,
  second: Uint8Array,
  { middle, end }: { middle: number; end: number },
): Buffer {
  const [one, two] = [new BlockReader(first, middle), new BlockReader(second, end)];
  const writer = new BlockWriter(end);
  let [hasOne, hasTwo] = [one.next(), two.next()];
  while (hasOne || hasTwo) {
    const isOne = hasOne && (!hasTwo || one.product <= two.product);
    const isTwo = hasTwo && (!hasOne || two.product <= one.product);
    if (isOne && isTwo)
      writer.add({
        product: one.product,
        orders: one.orders + two.orders,
        pieces: one.pieces + two.pieces,
        amount: one.amount + two.amount,
        refunds: one.refunds + two.refunds,
        last: two.last,
      });
    else writer.add(isOne ? one : two);
    if (isOne) hasOne = one.next();
    if (isTwo) hasTwo = two.next();
  }
  return writer.finish();
}

/** A block by its place: 2^level days from the day n * 2^level. */
export type Block = { level: number; n: number };

/** The first day of a block, and the first day after it. */
export const spanOfBlock = ({ level, n }: Block): { from: number; until: number } => ({
  from: n * 2 ** level,
  until: (n + 1) * 2 ** level,
});

/** The largest blocks have 1,024 days. */
export const topLevel = 10;

/**
 * Returns the fewest blocks that cover the days from `from` until before `until`, without the days of `due`, and the other
 * days that no block has.
 */
export function coverDays(
  { from, until }: { from: number; until: number },
  { has, due }: { has: (block: Block) => boolean; due: readonly number[] },
): { blocks: Block[]; days: number[] } {
  const blocks: Block[] = [];
  const days: number[] = [];
  const isDue = new Set(due);
  for (let day = from; day < until; ) {
    if (isDue.has(day)) {
      day++;
      continue;
    }
    const nextDue = due.reduce((next, one) => (one > day && one < next ? one : next), until);
    let level = topLevel;
    while (
      level >= 0 &&
      (day % 2 ** level !== 0 || day + 2 ** level > nextDue || !has({ level, n: day / 2 ** level }))
    )
      level--;
    if (level < 0) days.push(day++);
    else {
      blocks.push({ level, n: day / 2 ** level });
      day += 2 ** level;
    }
  }
  return { blocks, days };
}
