import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { daysAfter, indiaDay, startOfDay } from '#contract/core/india-time.ts';
import { createProduct } from '../testing/create-product.ts';
import { startTestShop, type TestShop } from '../testing/test-shop.ts';
import { type BlockEntry, BlockReader, coverDays, dayNumber, mergeBlocks, packBlock } from './blocks.ts';
import { findUnsold, sumProducts } from './product-report.ts';
import { type SalesSums, type Span, sumSales } from './store.ts';

/** Returns a generator of whole numbers below `most`, the same for each run. */
function numbers(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

const read = (bytes: Uint8Array, end: number): BlockEntry[] => {
  const reader = new BlockReader(bytes, end);
  const all: BlockEntry[] = [];
  while (reader.next()) {
    const { product, orders, pieces, amount, refunds, last } = reader;
    all.push({ product, orders, pieces, amount, refunds, last });
  }
  return all;
};

describe('a block', () => {
  test('gives back what was packed, amounts of crores and below zero too', () => {
    const entries: BlockEntry[] = [
      { product: 0, orders: 3, pieces: 0, amount: 12_000, refunds: 0, last: 9000 },
      { product: 1, orders: 0, pieces: 0, amount: 0, refunds: 7, last: 9001 },
      { product: 2, orders: 1, pieces: 128, amount: 900_000_000_000_000, refunds: -5, last: 8990 },
      { product: 1_000_002, orders: 16_384, pieces: 127, amount: -1, refunds: 1, last: 9001 },
    ];
    expect(read(packBlock(entries, 9002), 9002)).toEqual(entries);
    expect(packBlock([], 9002)).toHaveLength(0);
  });

  test('of two halves has the sums of both', () => {
    const one = { product: 5, orders: 1, pieces: 2, amount: 300, refunds: 0, last: 10 };
    const other = { product: 9, orders: 1, pieces: 1, amount: 100, refunds: 50, last: 10 };
    const later = { ...one, amount: 700, last: 11 };
    const merged = mergeBlocks(packBlock([one, other], 11), packBlock([later], 12), { middle: 11, end: 12 });
    expect(read(merged, 12)).toEqual([
      { product: 5, orders: 2, pieces: 4, amount: 1000, refunds: 0, last: 11 },
      other,
    ]);
  });

  test('is one of few that cover a year without the days that are due', () => {
    const { blocks, days } = coverDays(
      { from: 9001, until: 9366 },
      { has: ({ level, n }) => level > 0 || n !== 9001, due: [9200, 9365] },
    );
    expect(days).toEqual([9001]);
    const covered = blocks.flatMap(({ level, n }) =>
      Array.from({ length: 2 ** level }, (_, day) => n * 2 ** level + day),
    );
    expect([...covered, ...days, 9200, 9365].toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 365 }, (_, n) => 9001 + n),
    );
    expect(blocks.length).toBeLessThan(25);
  });
});

describe('a report by product', () => {
  let world: TestShop;
  let today: string;
  const ids: string[] = [];
  const next = numbers(7);

  beforeAll(async () => {
    world = await startTestShop();
    today = indiaDay(world.clock.now());
    for (let n = 0; n < 12; n++) ids.push((await createProduct(world, { name: `Bead ${n}` }))._id);
  });
  afterAll(() => world.close());

  /** Stores random sums of a day, as the sweep of days does. */
  async function storeDay(day: string) {
    await sql`delete from sale_days where day = ${day}::date`.execute(world.db);
    const keys = [...ids.filter(() => next(3) === 0), ...(next(4) === 0 ? ['delivery', 'refunds'] : [])];
    for (const [n, key] of keys.entries())
      await sql`
        insert into sale_days (grouping, day, key, name, name_hi, at, orders, pieces, amount, refunds)
        values ('product', ${day}::date, ${key}, ${key.length < 10 ? null : `${key} on ${day}`}, null,
          ${new Date(startOfDay(day).getTime() + n)}, ${key === 'refunds' ? 0 : 1 + next(3)}, ${key.length < 10 ? 0 : 1 + next(200)},
          ${key === 'refunds' ? 0 : 1 + next(10_000_000)}, ${next(3) === 0 ? next(5000) : 0})`.execute(
        world.db,
      );
    await sql`
      insert into sale_days (grouping, day, key, at, orders, pieces, amount, refunds)
      values ('day', ${day}::date, ${day}, now(), 1, 1, 1, 0)`.execute(world.db);
  }

  const pack = async () => {
    world.clock.advance(2);
    while ((await world.shop.services.sales.sweep()) > 0);
  };
  const countBlocks = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from sale_blocks`.execute(world.db)).rows[0]?.n ?? 0;
  const spanOf = (from: number, to: number): Span => ({
    from: startOfDay(daysAfter(today, from)),
    until: startOfDay(daysAfter(today, to + 1)),
  });

  const periods = (): [Span, Span | null][] => [
    [spanOf(-364, 0), null],
    [spanOf(-29, 0), spanOf(-59, -30)],
    [spanOf(-70, -10), spanOf(-90, -40)],
    [spanOf(-1, -1), null],
    [spanOf(-2000, 0), spanOf(-1, 0)],
  ];
  const sorted = (rows: SalesSums[]) => rows.toSorted((a, b) => (a.key < b.key ? -1 : 1));

  async function expectSame() {
    for (const [span, against] of periods()) {
      const slow = await sumSales(world.db, { by: 'product', span, against });
      const fast = await sumProducts(world.db, { span, against, limit: 200 });
      expect(fast?.all).toBe(slow.all);
      expect(sorted(fast?.rows ?? [])).toEqual(sorted(slow.rows));
      const few = await sumProducts(world.db, { span, against, limit: 3 });
      const nets = ({ rows }: { rows: SalesSums[] }) =>
        rows.slice(0, 3).map(({ now }) => now.amount - now.refunds);
      expect(nets(few ?? { rows: [] })).toEqual(nets(slow));
      expect(few?.all).toBe(slow.all);
    }
  }

  test('from packed days says what the rows of the days say, before and after days change', async () => {
    for (let n = 1; n <= 100; n++) if (n % 9 > 0) await storeDay(daysAfter(today, -n));
    await expectSame();
    await pack();
    expect(await countBlocks()).toBeGreaterThan(150);
    await expectSame();
    for (const n of [3, 50, 51, 99]) await storeDay(daysAfter(today, -n));
    await expectSame();
    await pack();
    await expectSame();
  });

  test('lists the products that a period sold none of', async () => {
    for (const [from, to] of [
      [-2, -1],
      [-8, -3],
    ] as const) {
      const { rows } = await sql<{ key: string }>`
        select distinct key from sale_days where grouping = 'product'
           and day between ${daysAfter(today, from)}::date and ${daysAfter(today, to)}::date`.execute(
        world.db,
      );
      const sold = new Set(rows.map(({ key }) => key));
      const unsold = ids.filter((id) => !sold.has(id));
      const found = await findUnsold(world.db, spanOf(from, to), 200);
      // All were added today, so only a period that ends today has any.
      expect(found.all).toBe(0);
      await sql`update products set created_at = created_at - interval '200 days'`.execute(world.db);
      const older = await findUnsold(world.db, spanOf(from, to), 200);
      await sql`update products set created_at = created_at + interval '200 days'`.execute(world.db);
      expect(older.products.map(({ id }) => id).toSorted()).toEqual(unsold.toSorted());
      expect(older.all).toBe(unsold.length);
    }
  });

  test('a stored day that changes drops the blocks that contain it, and no other', async () => {
    const before = await countBlocks();
    const day = dayNumber(daysAfter(today, -20));
    await storeDay(daysAfter(today, -20));
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from sale_blocks where n = ${day}::int >> level`.execute(world.db);
    expect(rows[0]?.n).toBe(0);
    expect(before - (await countBlocks())).toBeGreaterThan(1);
    expect(before - (await countBlocks())).toBeLessThan(11);
  });

  test('reads a changed day from its orders, though it is packed', async () => {
    await pack();
    const day = daysAfter(today, -7);
    await sql`insert into order_days_due (day, what, since) values (${day}::date, 'paid', now() + interval '1 day')`.execute(
      world.db,
    );
    // It has no orders, so nothing is left of its stored sums.
    const span = spanOf(-7, -7);
    expect(await sumProducts(world.db, { span, against: null, limit: 200 })).toEqual({ rows: [], all: 0 });
    await expectSame();
  });
});
