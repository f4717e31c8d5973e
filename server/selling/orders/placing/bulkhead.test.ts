import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { AppError } from '../../../platform/core/app-error.ts';
import { createGate } from '../../../platform/database/gate.ts';
import { bodyFor, checkout, refusal } from '../../../testing/fixtures/checkout.ts';
import { issueCoupon } from '../../../testing/fixtures/coupons.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

const crowd = 30;

let testShop: TestShop;
/** A client outside the shop, such as a migration or an admin with psql. */
let outside: pg.Client;
/** The observer. It needs its own connection, because a transaction sees one fixed list of sessions. */
let onlooker: pg.Client;
beforeAll(async () => {
  testShop = await startTestShop();
  outside = new pg.Client({ connectionString: testShop.databaseUrl });
  onlooker = new pg.Client({ connectionString: testShop.databaseUrl });
  await Promise.all([outside.connect(), onlooker.connect()]);
  // The first of everything takes longest. The shop waits eight seconds for a lock, and so long must suffice for all that
  // is asked while it is held.
  const first = await testShop.customer();
  await checkout(first, await createProduct(testShop, { name: 'For the first', price: 1000, available: 1 }));
  await first.api('GET /api/auth/user-orders');
  await waiting();
});
afterEach(() => expectInvariants(testShop));
afterAll(async () => {
  await Promise.all([outside.end(), onlooker.end()]);
  await testShop.close();
});

/** Counts the shop's connections that wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await onlooker.query(`
    select count(*)::int as n from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0].n;
}

const placeWith = (buyer: Person, product: Parameters<typeof bodyFor>[0]) =>
  buyer.api('POST /api/auth/place-order', {
    body: { ...bodyFor(product), paymentMethod: 'cod', couponCode: 'HELD', totalAmount: 900 },
  });

test('thirty buyers of a coupon that is locked from outside leave connections for everybody else', async () => {
  const coupon = await issueCoupon(testShop, { code: 'HELD', usage_limit: 1000 });
  const product = await createProduct(testShop, { name: 'For the crowd', price: 1000, available: 100 });
  const other = await createProduct(testShop, { name: 'For the other', price: 1000, available: 5 });
  const buyer = await testShop.customer();
  const buyers: Person[] = [];
  while (buyers.length < crowd) buyers.push(await testShop.customer());
  await outside.query('begin');
  await outside.query('select 1 from coupons where id = $1 for update', [coupon]);
  const ends = Promise.all(buyers.map((one) => refusal(placeWith(one, product))));
  await expect.poll(waiting).toBe(3);
  // Each of these gets a response while the crowd still waits.
  expect(await refusal(checkout(buyer, other))).toBe('accepted');
  expect((await buyer.api('GET /api/auth/user-orders')).map((order) => order.totalAmount)).toEqual([1000]);
  // Each of them gives its connection to others now and then.
  await expect.poll(waiting).toBe(3);
  await outside.query('rollback');
  expect(await ends).toEqual(Array(crowd).fill('accepted'));
  const { rows } = await sql<{
    n: number;
  }>`select usage_count as n from coupons where id = ${coupon}`.execute(testShop.db);
  expect(rows[0]?.n).toBe(crowd);
});

test('a locked order does not block the shop: its buyer cancels twenty times, another buyer orders', async () => {
  const product = await createProduct(testShop, { name: 'Cancelled often', price: 1000, available: 5 });
  const [buyer, other] = [await testShop.customer(), await testShop.customer()];
  const { order } = await buyer.api('POST /api/auth/place-order', {
    body: { ...bodyFor(product), paymentMethod: 'cod' },
  });
  await outside.query('begin');
  await outside.query('select 1 from orders where id = $1 for update', [order._id]);
  const cancel = () => buyer.api('PUT /api/auth/cancel-order/{id}', { params: { id: order._id }, body: {} });
  const ends = Promise.all(Array.from({ length: 20 }, () => refusal(cancel())));
  await expect.poll(waiting).toBe(3);
  expect(await refusal(checkout(other, product))).toBe('accepted');
  await outside.query('rollback');
  expect(await ends).toEqual(Array(20).fill('accepted'));
});

test('a request that waits too long is refused and frees its place', async () => {
  const gate = createGate({ patienceMs: 20 });
  let open: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    open = resolve;
  });
  const inside = Array.from({ length: 3 }, () => gate(['a', 'b'], () => held));
  const late = await gate(['b', 'a'], async () => 'in');
  expect(late).toMatchObject({ code: 'crowded', values: { seconds: 2 } });
  expect(late).toBeInstanceOf(AppError);
  open();
  await Promise.all(inside);
  const after = Array.from({ length: 9 }, () => gate(['a', 'b', 'b'], async () => 'in'));
  expect(await Promise.all(after)).toEqual(Array(9).fill('in'));
});
