import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookUpPayables } from '../../selling/payments/payables.ts';
import { createSettlement } from '../../selling/payments/settlement.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { bodyFor, checkout, refusal, returnPage } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { gatewayOf } from '../../testing/gateway.ts';
import { startDatabaseProxy, type TcpProxy } from '../../testing/tcp-proxy.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';
import type { Paise } from '../core/money.ts';
import { outageOf } from '../http/outage.ts';
import { createDatabase, createPool } from './database.ts';
import { Crowded } from './gate.ts';
import { createPoolSockets } from './pool-sockets.ts';
import { createDatabaseProbe } from './probe-database.ts';
import { troubleOf } from './trouble.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let line: TcpProxy;
let testShop: TestShop;
/** A client outside the shop, such as an import or an admin with psql. */
let outside: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  line = await startDatabaseProxy(database.url);
  testShop = await startTestShop({ databaseUrl: line.urlOf(database.url) });
  outside = new pg.Client({ connectionString: database.url });
  await outside.connect();
});
afterAll(async () => {
  await outside.end();
  await line.mend();
  await testShop.close();
  await line.close();
  await database.drop();
});

const statusOf = async (path: string): Promise<number> => (await fetch(testShop.base + path)).status;

test('while every product is locked from outside, buyers wait and everybody else is served', async () => {
  const products: Awaited<ReturnType<typeof createProduct>>[] = [];
  for (let n = 0; n < 8; n += 1)
    products.push(await createProduct(testShop, { name: `Locked ${n}`, price: 1000, available: 50 }));
  const buyers: Person[] = [];
  while (buyers.length < 24) buyers.push(await testShop.customer());
  const other = await testShop.customer();

  await outside.query('begin');
  await outside.query('select from skus for update');
  await outside.query('select from sku_stock for update');
  const place = (buyer: Person, n: number) =>
    buyer.api('POST /api/auth/place-order', {
      body: { ...bodyFor(products[n % products.length] as (typeof products)[number]), paymentMethod: 'cod' },
    });
  let open = buyers.length;
  const ends = Promise.all(
    buyers.map((buyer, n) =>
      refusal(place(buyer, n)).finally(() => {
        open -= 1;
      }),
    ),
  );
  const waiting = async () => {
    const { rows } = await outside.query(
      `select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0].n;
  };
  // pg_stat_activity is one snapshot for each transaction.
  await outside.query('select pg_stat_clear_snapshot()');
  await expect
    .poll(async () => {
      await outside.query('select pg_stat_clear_snapshot()');
      return waiting();
    })
    .toBe(6);
  const login = await testShop.visitor('POST /api/auth/login', {
    body: { email: other.email, password: 'a good password' },
  });
  expect(login.userId).toBe(other.userId);
  expect(await statusOf('/readyz')).toBe(200);
  expect(await statusOf('/api/auth/products')).toBe(200);
  expect(await other.api('GET /api/auth/user-orders')).toEqual([]);
  // All of these were answered while the crowd still waited.
  expect(open).toBe(buyers.length);
  await outside.query('rollback');
  expect(await ends).toEqual(buyers.map(() => 'accepted'));
});

test('while two products are locked from outside, a buyer of another one is served before they wait in vain', async () => {
  const [first, second, third] = [
    await createProduct(testShop, { name: 'Locked first', price: 1000, available: 50 }),
    await createProduct(testShop, { name: 'Locked second', price: 1000, available: 50 }),
    await createProduct(testShop, { name: 'Not locked', price: 1000, available: 50 }),
  ];
  const buyers: Person[] = [];
  while (buyers.length < 12) buyers.push(await testShop.customer());
  const other = await testShop.customer();
  const buy = (buyer: Person, product: typeof first) =>
    buyer.api('POST /api/auth/place-order', { body: { ...bodyFor(product), paymentMethod: 'cod' } });
  // The first order of a buyer loads what later ones find.
  await buy(await testShop.customer(), third);

  await outside.query('begin');
  const locked = [first._id, second._id];
  await outside.query('select from skus where product_id = any($1) for update', [locked]);
  let open = buyers.length;
  const ends = Promise.all(
    buyers.map((buyer, n) =>
      refusal(buy(buyer, n % 2 ? first : second)).finally(() => {
        open -= 1;
      }),
    ),
  );
  await expect
    .poll(async () => {
      await outside.query('select pg_stat_clear_snapshot()');
      const { rows } = await outside.query(
        `select count(*)::int as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0].n;
    })
    .toBe(6);
  expect(await refusal(buy(other, third))).toBe('accepted');
  // Nobody of the crowd was answered yet, so none of them had to give up first.
  expect(open).toBe(buyers.length);
  await outside.query('rollback');
  expect(await ends).toEqual(buyers.map(() => 'accepted'));
});

test('a full pool delays neither log-in nor health', async () => {
  const person = await testShop.customer();
  const held = await Promise.all(Array.from({ length: 10 }, () => testShop.shop.platform.pool.connect()));
  try {
    const { token } = await testShop.visitor('POST /api/auth/login', {
      body: { email: person.email, password: 'a good password' },
    });
    expect(token).not.toBe('');
    expect(await statusOf('/readyz')).toBe(200);
  } finally {
    for (const client of held) client.release();
  }
});

test('a full pool delays no confirmation of a payment: by the webhook, and by the page of the buyer', async () => {
  const product = await createProduct(testShop, { name: 'Paid meanwhile', price: 1000, available: 5 });
  const [told, asks] = [await testShop.customer(), await testShop.customer()];
  const [byWebhook, byPage] = [await checkout(told, product), await checkout(asks, product)];
  const stateOf = async (id: string) =>
    (await outside.query('select status from gateway_orders where id = $1', [id])).rows[0].status;
  const held = await Promise.all(Array.from({ length: 10 }, () => testShop.shop.platform.pool.connect()));
  try {
    await gatewayOf(testShop).pay(byWebhook.customOrderId, { outcome: 'success' });
    expect(await stateOf(byWebhook.customOrderId)).toBe('paid');
    await gatewayOf(testShop).pay(byPage.customOrderId, { outcome: 'success', webhook: 'never' });
    expect(await returnPage(asks, byPage.customOrderId)).toBe('PAID');
    expect(await stateOf(byPage.customOrderId)).toBe('paid');
  } finally {
    for (const client of held) client.release();
  }
});

test('a payment whose row is crowded is confirmed later, and its buyer may try again: 503, not 500', async () => {
  const product = await createProduct(testShop, { name: 'Crowded', price: 1000, available: 5 });
  const buyer = await testShop.customer();
  const { customOrderId } = await checkout(buyer, product);
  const pool = createPool(database.url, 4);
  const db = createDatabase(pool, undefined, 20);
  const { now, log } = testShop.shop.platform;
  const settle = createSettlement({ db, now, log }, lookUpPayables({}));
  const payment = {
    paymentId: '77',
    gatewayOrderId: customOrderId,
    amount: 1 as Paise,
    orderAmount: 1 as Paise,
    currency: 'INR',
    paidAt: now(),
  };
  await outside.query('begin');
  await outside.query('select from gateway_orders where id = $1 for update', [customOrderId]);
  const all = Array.from({ length: 6 }, () => settle(payment).catch((error: Error) => error));
  const first = await Promise.race(all);
  expect(first).toBeInstanceOf(Crowded);
  expect(outageOf(first)).toMatchObject({ code: 'crowded' });
  await outside.query('rollback');
  await Promise.all(all);
  await db.destroy();
});

test('a database that is silent: health says so, and is well again with it', async () => {
  expect(await statusOf('/readyz')).toBe(200);
  line.freeze();
  expect(await Promise.all([statusOf('/readyz'), statusOf('/readyz')])).toEqual([503, 503]);
  expect(await statusOf('/healthz')).toBe(200);
  await line.mend();
  await expect.poll(() => statusOf('/readyz')).toBe(200);
});

test('statements under way when the database falls silent fail, and the pool connects again', async () => {
  const url = line.urlOf(database.url);
  const sockets = createPoolSockets();
  const pool = createPool(url, 2, { sockets });
  const probe = createDatabaseProbe(url, { pooled: false, sockets, silentMs: 1000 });
  // A busy machine may take longer than that to connect.
  await expect.poll(() => probe.isAlive()).toBe(true);
  await pool.query('select 1');
  line.freeze();
  const under = [1, 2, 3].map(() => pool.query('select 1').catch((problem: Error) => problem));
  expect(await probe.isAlive()).toBe(false);
  expect((await Promise.all(under.slice(0, 2))).map(troubleOf)).toEqual(['away', 'away']);
  await line.mend();
  const again = () => pool.query('select 1 as one').then(({ rows }) => rows, troubleOf);
  await expect.poll(again).toEqual([{ one: 1 }]);
  await Promise.all(under);
  await pool.end();
  await probe.close();
});
