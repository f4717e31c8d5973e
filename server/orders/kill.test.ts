import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Product } from '#contract/catalog/endpoints.ts';
import { createClient } from '#contract/core/client.ts';
import { bodyFor, checkout, returnPage } from '../testing/checkout.ts';
import { createProduct } from '../testing/create-product.ts';
import { createTestDatabase } from '../testing/database.ts';
import { gatewayOf } from '../testing/gateway.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { type ShopProcess, startShopProcess } from '../testing/shop-process-control.ts';
import { freePort, type Person, startTestShop } from '../testing/test-shop.ts';

/**
 * Kills the process (SIGKILL) at each write from checkout to settled order. After a restart the buyer continues, and
 * no money or stock is lost.
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

vi.setConfig({ testTimeout: 90_000 });

const secret = { SESSION_SECRET: 'the secret of a shop that is killed again and again' };
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let running: ShopProcess | null = null;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await running?.kill();
  running = null;
});
afterAll(() => database.drop());

/** Creates a buyer and a product with one piece, with a shop that is then closed. */
async function prepared(): Promise<{ port: number; product: Product; person: Omit<Person, 'api'> }> {
  const world = await startTestShop({ databaseUrl: database.url, env: secret });
  const product = await createProduct(world, { name: 'The only piece', price: 1500, available: 1 });
  const { api: _, ...person } = await world.customer();
  await world.close();
  return { port: await freePort(), product, person };
}

async function start(port: number, env: Record<string, string> = {}): Promise<void> {
  running = await startShopProcess({
    ...secret,
    DATABASE_URL: database.url,
    PORT: String(port),
    RATE_LIMIT_FACTOR: '1000',
    ...env,
  });
}

function buyerAt(port: number, person: Omit<Person, 'api'>) {
  const base = `http://127.0.0.1:${port}`;
  const api = createClient({ base, token: () => person.token, lang: () => 'en', offline: () => 'gone' });
  return { buyer: { ...person, api }, gateway: gatewayOf({ base }) };
}

/** Checks the invariants with another shop on the same database. */
async function audit(product: Product): Promise<{ sold: number; available: number }> {
  const world = await startTestShop({ databaseUrl: database.url, env: secret });
  await expectInvariants(world);
  const sku = await world.db
    .selectFrom('skus')
    .select(['available', 'sold'])
    .where('product_id', '=', product._id)
    .executeTakeFirstOrThrow();
  await world.close();
  return sku;
}

test.each(checkoutWrites)('killed at %s: pressing Pay again finishes the order', async (place) => {
  const { port, product, person } = await prepared();
  const { buyer, gateway } = buyerAt(port, person);
  await start(port, { STOP_AT: place });
  await expect(checkout(buyer, product)).rejects.toThrow('gone');
  await running?.ended;

  await start(port);
  const opened = await checkout(buyer, product);
  await gateway.pay(opened.customOrderId, { outcome: 'success' });
  expect(await returnPage(buyer, opened.customOrderId)).toBe('PAID');
  expect(await audit(product)).toEqual({ sold: 1, available: 0 });
});

test.each(settlementWrites)('killed at %s: the restarted shop settles what was paid', async (place) => {
  const { port, product, person } = await prepared();
  const { buyer, gateway } = buyerAt(port, person);
  await start(port, { STOP_AT: place });
  const opened = await checkout(buyer, product);
  await expect(gateway.pay(opened.customOrderId, { outcome: 'success' })).rejects.toThrow();
  await running?.ended;

  await start(port, { CLOCK_MINUTES: '2' });
  const paymentStatus = async () =>
    (await buyer.api('GET /api/auth/order/{id}', { params: { id: opened.orderId } })).paymentStatus;
  await expect.poll(paymentStatus, { timeout: 15_000 }).toBe('Paid');
  expect(await audit(product)).toEqual({ sold: 1, available: 0 });
});

test.each(expiryWrites)('killed at %s: the piece is available again', async (place) => {
  const { port, product, person } = await prepared();
  const { buyer } = buyerAt(port, person);
  await start(port);
  const opened = await checkout(buyer, product);
  await running?.kill();
  await start(port, { STOP_AT: place, CLOCK_MINUTES: '31' });
  await running?.ended;

  await start(port, { CLOCK_MINUTES: '33' });
  const orderStatus = async () =>
    (await buyer.api('GET /api/auth/order/{id}', { params: { id: opened.orderId } })).orderStatus;
  await expect.poll(orderStatus, { timeout: 15_000 }).toBe('Cancelled');
  expect(await audit(product)).toEqual({ sold: 0, available: 1 });
});

test.each(['cod.uncommitted', 'cod.committed'])(
  'killed at %s: a retry with the same key is one order',
  async (place) => {
    const { port, product, person } = await prepared();
    const { buyer } = buyerAt(port, person);
    const order = () =>
      buyer.api('POST /api/auth/place-order', {
        body: { ...bodyFor(product), paymentMethod: 'cod' },
        key: 'one key',
      });
    await start(port, { STOP_AT: place });
    await expect(order()).rejects.toThrow('gone');
    await running?.ended;

    // Later than the minute after which the request of a dead process is taken over.
    await start(port, { CLOCK_MINUTES: '2' });
    await order();
    expect(await buyer.api('GET /api/auth/user-orders')).toHaveLength(1);
    expect(await audit(product)).toEqual({ sold: 1, available: 0 });
  },
);
