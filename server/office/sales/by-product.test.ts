import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysAfter, indiaDay, startOfDay } from '#contract/core/india-time.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { type SalesSums, type Span, sumSales } from './store.ts';
import { listUnsold } from './unsold-store.ts';

/** Returns a generator of whole numbers below `most`, the same for each run. */
function numbers(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

type Stored = { day: string; key: string; name: string | null } & SalesSums['now'];

let testShop: TestShop;
let today: string;
const ids: string[] = [];
const stored: Stored[] = [];
const next = numbers(7);

beforeAll(async () => {
  testShop = await startTestShop();
  today = indiaDay(testShop.clock.now());
  for (let n = 0; n < 12; n++) ids.push((await createProduct(testShop, { name: `Bead ${n}` }))._id);
  for (let n = 1; n <= 100; n++) if (n % 9 > 0) await storeDay(daysAfter(today, -n));
});
afterAll(() => testShop.close());

/** Stores random sums of a day, as the sweep of days does. */
async function storeDay(day: string) {
  const keys = [...ids.filter(() => next(3) === 0), ...(next(4) === 0 ? ['delivery', 'refunds'] : [])];
  for (const key of keys) {
    const isProduct = key.length > 10;
    const row: Stored = {
      day,
      key,
      name: isProduct ? `${key} on ${day}` : null,
      orders: key === 'refunds' ? 0 : 1 + next(3),
      pieces: isProduct ? 1 + next(200) : 0,
      amount: key === 'refunds' ? 0 : 1 + next(10_000_000),
      refunds: next(3) === 0 ? next(5000) : 0,
    };
    stored.push(row);
    await sql`
      insert into sale_days (grouping, day, key, name, at, orders, pieces, amount, refunds)
      values ('product', ${day}::date, ${key}, ${row.name}, ${startOfDay(day)}, ${row.orders}, ${row.pieces}, ${row.amount}, ${row.refunds})`.execute(
      testShop.db,
    );
  }
}

const spanOf = (from: number, to: number): Span => ({
  from: startOfDay(daysAfter(today, from)),
  until: startOfDay(daysAfter(today, to + 1)),
});
const within = ({ day }: Stored, { from, until }: Span) => startOfDay(day) >= from && startOfDay(day) < until;

/** Sums the stored rows without PostgreSQL. */
function sumByHand(span: Span, against: Span | null): SalesSums[] {
  const rows = new Map<string, SalesSums & { last: string }>();
  const none = () => ({ orders: 0, pieces: 0, amount: 0, refunds: 0 });
  for (const one of stored)
    for (const [side, period] of [
      ['now', span],
      ['before', against],
    ] as const) {
      if (!period || !within(one, period)) continue;
      const row = rows.get(one.key) ?? {
        key: one.key,
        name: null,
        nameHi: null,
        now: none(),
        before: none(),
        last: '',
      };
      rows.set(one.key, row);
      for (const figure of ['orders', 'pieces', 'amount', 'refunds'] as const)
        row[side][figure] += one[figure];
      if (one.day > row.last) Object.assign(row, { last: one.day, name: one.name });
    }
  const isRest = ({ key }: SalesSums) => (key.length > 10 ? 0 : 1);
  const net = ({ amount, refunds }: SalesSums['now']) => amount - refunds;
  return [...rows.values()]
    .map(({ last: _, ...row }) => row)
    .sort((a, b) => isRest(a) - isRest(b) || net(b.now) - net(a.now) || net(b.before) - net(a.before));
}

test.each([
  ['a year', -364, 0, null],
  ['a month beside the one before', -29, 0, [-59, -30]],
  ['a period beside one that overlaps it', -70, -10, [-90, -40]],
  ['a day', -1, -1, null],
  ['all days beside two', -2000, 0, [-2, 0]],
] as const)('a report by product of %s has the sums of its days', async (_, from, to, other) => {
  const span = spanOf(from, to);
  const against = other && spanOf(other[0], other[1]);
  const rows = sumByHand(span, against);
  expect(await sumSales(testShop.db, { by: 'product', span, against })).toEqual({ rows, all: rows.length });
  const few = await sumSales(testShop.db, { by: 'product', span, against, limit: 3 });
  expect(few).toEqual({ rows: rows.slice(0, 3), all: rows.length });
});

test('the products that a period sold none of are listed, with most pieces first', async () => {
  for (const [from, to] of [
    [-2, -1],
    [-8, -3],
  ] as const) {
    const span = spanOf(from, to);
    const sold = new Set(stored.filter((row) => within(row, span)).map(({ key }) => key));
    const unsold = ids.filter((id) => !sold.has(id));
    // All were added today, so only a period that ends today has any.
    expect((await listUnsold(testShop.db, span, 200)).all).toBe(0);
    await sql`update products set created_at = created_at - interval '200 days'`.execute(testShop.db);
    const older = await listUnsold(testShop.db, span, 200);
    const few = await listUnsold(testShop.db, span, 2);
    await sql`update products set created_at = created_at + interval '200 days'`.execute(testShop.db);
    expect(older.products.map(({ id }) => id).toSorted()).toEqual(unsold.toSorted());
    expect(older.products.map(({ pieces }) => pieces)).toEqual(
      older.products.map(({ pieces }) => pieces).toSorted((a, b) => b - a),
    );
    expect(few).toEqual({ products: older.products.slice(0, 2), all: unsold.length });
  }
});

test('a changed day is read from its orders, though it is stored', async () => {
  const day = daysAfter(today, -7);
  await sql`insert into order_days_due (day, what, since) values (${day}::date, 'paid', now() + interval '1 day')`.execute(
    testShop.db,
  );
  // It has no orders, so nothing is left of its stored sums.
  expect(await sumSales(testShop.db, { by: 'product', span: spanOf(-7, -7), against: null })).toEqual({
    rows: [],
    all: 0,
  });
});
