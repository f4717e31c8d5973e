import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import { createClient } from '#contract/core/client.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { bodyFor, checkout, returnPage } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { freePort } from '../../../testing/free-port.ts';
import { gatewayOf } from '../../../testing/gateway.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type ShopProcess, startShopProcess } from '../../../testing/shop-process-control.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

/**
 * Kills a process (SIGKILL) at each write from checkout to settled order. The shop starts again in the process of the
 * tests, where it takes a third of a second; the buyer continues, and no money or stock is lost.
 */
const checkoutWrites = [
  'checkout.priced',
  'stock.before',
  'stock.after',
  'checkout.unreserved',
  'checkout.reserved',
  'checkout.opened',
  'checkout.session-stored',
];
const settlementWrites = [
  'webhook.kept',
  'settle.before',
  'settle.uncommitted',
  'invoice.uncommitted',
  'settle.committed',
];
const expiryWrites = ['expiry.terminated', 'expiry.committed'];
const codWrites = ['cod.uncommitted', 'cod.committed'];

const secret = { SESSION_SECRET: 'the secret of a shop that is killed again and again' };
let database: Awaited<ReturnType<typeof createTestDatabase>>;
const prepared: { product: Product; person: Omit<Person, 'api'> }[] = [];
let dying: ShopProcess | null = null;
let restarted: TestShop | null = null;

// Buyers, each with a product of one piece, from a shop that is then closed.
beforeAll(async () => {
  database = await createTestDatabase();
  const testShop = await startTestShop({ databaseUrl: database.url, env: secret });
  for (const place of [...checkoutWrites, ...settlementWrites, ...expiryWrites, ...codWrites]) {
    const product = await createProduct(testShop, {
      name: `The only piece, ${place}`,
      price: 1500,
      available: 1,
    });
    const { api: _, ...person } = await testShop.customer();
    prepared.push({ product, person });
  }
  await testShop.close();
});
afterEach(async () => {
  await dying?.kill();
  dying = null;
  await restarted?.close();
  restarted = null;
});
afterAll(() => database.drop());

async function takePrepared(): Promise<{ port: number; product: Product; person: Omit<Person, 'api'> }> {
  const next = prepared.shift();
  if (!next) throw new Error('no buyer is left');
  return { port: await freePort(), ...next };
}

/** Starts the process that dies at a checkpoint. */
async function startDying(port: number, env: Record<string, string> & { STOP_AT: string }): Promise<void> {
  dying = await startShopProcess({
    ...secret,
    DATABASE_URL: database.url,
    PORT: String(port),
    RATE_LIMIT_FACTOR: '1000',
    ...env,
  });
}

/** Starts the shop again: the same port and database, and nothing of what the dead process had in its memory. */
async function restart(port: number, ahead = 0): Promise<TestShop> {
  restarted = await startTestShop({
    databaseUrl: database.url,
    env: { ...secret, PORT: String(port) },
    ahead,
  });
  return restarted;
}

function buyerAt(port: number, person: Omit<Person, 'api'>) {
  const base = `http://127.0.0.1:${port}`;
  const api = createClient({ base, token: () => person.token, lang: () => 'en', offline: () => 'gone' });
  return { buyer: { ...person, api }, gateway: gatewayOf({ base }) };
}

/** Checks the invariants. Returns what was sold and what is left of a product. */
async function audit(testShop: TestShop, product: Product): Promise<{ sold: number; available: number }> {
  await expectInvariants(testShop);
  return testShop.db
    .selectFrom('skus')
    .select(['available', 'sold'])
    .where('product_id', '=', product._id)
    .executeTakeFirstOrThrow();
}

test.each(checkoutWrites)('killed at %s: pressing Pay again finishes the order', async (place) => {
  const { port, product, person } = await takePrepared();
  const { buyer, gateway } = buyerAt(port, person);
  await startDying(port, { STOP_AT: place });
  await expect(checkout(buyer, product)).rejects.toThrow('gone');
  await dying?.ended;

  const testShop = await restart(port);
  const opened = await checkout(buyer, product);
  await gateway.pay(opened.customOrderId, { outcome: 'success' });
  expect(await returnPage(buyer, opened.customOrderId)).toBe('PAID');
  expect(await audit(testShop, product)).toEqual({ sold: 1, available: 0 });
});

test.each(settlementWrites)('killed at %s: the restarted shop settles what was paid', async (place) => {
  const { port, product, person } = await takePrepared();
  const { buyer, gateway } = buyerAt(port, person);
  await startDying(port, { STOP_AT: place });
  const opened = await checkout(buyer, product);
  await expect(gateway.pay(opened.customOrderId, { outcome: 'success' })).rejects.toThrow();
  await dying?.ended;

  const testShop = await restart(port, 2);
  await testShop.sweep();
  const paymentStatus = async () =>
    (await buyer.api('GET /api/auth/order/{id}', { params: { id: opened.orderId } })).paymentStatus;
  await expect.poll(paymentStatus).toBe('Paid');
  expect(await audit(testShop, product)).toEqual({ sold: 1, available: 0 });
});

test.each(expiryWrites)('killed at %s: the piece is available again', async (place) => {
  const { port, product, person } = await takePrepared();
  const { buyer } = buyerAt(port, person);
  const first = await restart(port);
  const opened = await checkout(buyer, product);
  await first.close();
  // Its sweep begins with its start.
  await startDying(port, { STOP_AT: place, CLOCK_MINUTES: '31' });
  await dying?.ended;

  const testShop = await restart(port, 33);
  await testShop.sweep();
  const orderStatus = async () =>
    (await buyer.api('GET /api/auth/order/{id}', { params: { id: opened.orderId } })).orderStatus;
  await expect.poll(orderStatus).toBe('Cancelled');
  expect(await audit(testShop, product)).toEqual({ sold: 0, available: 1 });
});

test.each(codWrites)('killed at %s: a retry with the same key is one order', async (place) => {
  const { port, product, person } = await takePrepared();
  const { buyer } = buyerAt(port, person);
  const order = () =>
    buyer.api('POST /api/auth/place-order', {
      body: { ...bodyFor(product), paymentMethod: 'cod' },
      key: 'one key',
    });
  await startDying(port, { STOP_AT: place });
  await expect(order()).rejects.toThrow('gone');
  await dying?.ended;

  // Later than the minute after which the request of a dead process is taken over.
  const testShop = await restart(port, 2);
  await order();
  expect(await buyer.api('GET /api/auth/user-orders')).toHaveLength(1);
  expect(await audit(testShop, product)).toEqual({ sold: 1, available: 0 });
});
