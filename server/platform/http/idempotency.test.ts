import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '#contract/core/client.ts';
import { bodyFor, refusal } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { productForm, somePicture } from '../../testing/fixtures/products.ts';
import { buy } from '../../testing/fixtures/reports.ts';
import { freePort } from '../../testing/free-port.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { holdAt } from '../../testing/rendezvous.ts';
import { type ShopProcess, startShopProcess } from '../../testing/shop-process-control.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

const secret = { SESSION_SECRET: 'the secret that two processes of a shop share' };

let testShop: TestShop;
let running: ShopProcess | null = null;
beforeAll(async () => {
  testShop = await startTestShop({ env: secret });
});
afterEach(async () => {
  await running?.kill();
  running = null;
  await expectInvariants(testShop);
});
afterAll(() => testShop.close());

const cash = (buyer: Person, product: Parameters<typeof bodyFor>[0], key?: string) =>
  buyer.api('POST /api/auth/place-order', {
    body: { ...bodyFor(product), paymentMethod: 'cod' },
    ...(key && { key }),
  });
const cancel = (buyer: Person, id: string, key: string) =>
  buyer.api('PUT /api/auth/cancel-order/{id}', { params: { id }, body: {}, key });

describe('the same key', () => {
  test('for another order cancels no order twice and says so', async () => {
    const product = await createProduct(testShop, { name: 'Two orders', price: 900, available: 5 });
    const buyer = await testShop.customer();
    const one = await cash(buyer, product);
    // An equal order within ten minutes is the same order (decision 131).
    testShop.clock.advance(11);
    const orders = [one, await cash(buyer, product)];
    const [first = '', second = ''] = orders.map(({ order }) => order._id);
    expect((await cancel(buyer, first, 'cancel')).order._id).toBe(first);
    expect((await cancel(buyer, first, 'cancel')).order._id).toBe(first);
    expect(await refusal(cancel(buyer, second, 'cancel'))).toBe('key_reused');
    const left = await buyer.api('GET /api/auth/order/{id}', { params: { id: second } });
    expect(left.orderStatus).toBe('Pending');
  });

  test('for an endpoint with a one-time secret returns a new one, and stores neither', async () => {
    const buyer = await testShop.customer();
    const orderId = await buy(testShop, buyer, 'panchang');
    const share = () => buyer.api('POST /api/reports/{orderId}/share', { params: { orderId }, key: 'share' });
    const [first, second] = [await share(), await share()];
    expect(second.token).not.toBe(first.token);
    const read = (token: string) =>
      refusal(testShop.visitor('GET /api/shared-reports/{token}', { params: { token } }));
    expect(await read(second.token)).toBe('accepted');
    const kept = await testShop.db.selectFrom('idempotency_keys').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(first.token);
    expect(JSON.stringify(kept)).not.toContain(second.token);
  });

  test('for a form with files creates once, and is refused for another file', async () => {
    const admin = await testShop.admin();
    const [red, blue] = [await somePicture('#803050'), await somePicture('#305080')];
    const add = (bytes: Buffer, key?: string) =>
      admin.api('POST /api/auth/add-product', {
        body: productForm({ name: 'Sent twice' }, [{ bytes }]),
        ...(key && { key }),
      });
    const first = await add(red, 'product');
    expect((await add(red, 'product')).product._id).toBe(first.product._id);
    expect(await refusal(add(blue, 'product'))).toBe('key_reused');
    // What has no key is always new, as from older clients.
    expect((await add(red)).product._id).not.toBe(first.product._id);
    const products = await testShop.db
      .selectFrom('products')
      .select('id')
      .where('name', '=', 'Sent twice')
      .execute();
    expect(products).toHaveLength(2);
  });

  test('while the first request is running is refused, in this process and in another', async () => {
    const product = await createProduct(testShop, { name: 'Held', price: 900, available: 5 });
    const buyer = await testShop.customer();
    const other = await startTestShop({ databaseUrl: testShop.databaseUrl, env: secret });
    const { order } = await cash(buyer, product);
    const held = holdAt('cancel.uncommitted');
    const first = cancel(buyer, order._id, 'held');
    await held.reached;
    expect(await refusal(cancel(buyer, order._id, 'held'))).toBe('request_in_progress');
    const elsewhere = { ...buyer, api: other.as(buyer.token) };
    expect(await refusal(cancel(elsewhere, order._id, 'held'))).toBe('request_in_progress');
    held.release();
    const cancelled = await first;
    expect(await cancel(elsewhere, order._id, 'held')).toEqual(cancelled);
    await other.close();
  });
});

describe('a process that is killed', () => {
  for (const where of ['cod.uncommitted', 'cod.committed', 'cancel.uncommitted'])
    test(`at ${where} does not keep its buyer waiting`, async () => {
      const product = await createProduct(testShop, { name: 'Interrupted', price: 900, available: 5 });
      const buyer = await testShop.customer();
      const placed = where.startsWith('cancel') ? await cash(buyer, product) : null;
      const call = (by: Person) =>
        placed ? cancel(by, placed.order._id, 'interrupted') : cash(by, product, 'interrupted');
      const port = await freePort();
      running = await startShopProcess({
        ...secret,
        DATABASE_URL: testShop.databaseUrl,
        PORT: String(port),
        STOP_AT: where,
      });
      const base = `http://127.0.0.1:${port}`;
      const dying = {
        ...buyer,
        api: createClient({ base, token: () => buyer.token, lang: () => 'en', offline: () => 'gone' }),
      };
      expect(await refusal(call(dying))).not.toBe('accepted');
      await running.ended;
      // Immediately, as soon as PostgreSQL has noticed that the process is gone.
      await expect.poll(() => refusal(call(buyer))).toBe('accepted');
      expect(await buyer.api('GET /api/auth/user-orders')).toHaveLength(1);
    });
});

test('responses are stored for a day', async () => {
  const product = await createProduct(testShop, { name: 'For a day', price: 900, available: 5 });
  await cash(await testShop.customer(), product, 'for a day');
  const count = async () => (await testShop.db.selectFrom('idempotency_keys').select('key').execute()).length;
  testShop.clock.advance(23 * 60);
  await testShop.sweep();
  expect(await count()).toBeGreaterThan(0);
  testShop.clock.advance(2 * 60);
  await testShop.sweep();
  expect(await count()).toBe(0);
});
