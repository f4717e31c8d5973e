import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import { bodyFor, goodAddress } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { freePort } from '../../../testing/free-port.ts';
import { gatewayOf } from '../../../testing/gateway.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type ShopProcess, startShopProcess } from '../../../testing/shop-process-control.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

const secret = 'a secret of the tests, long enough for them';
let testShop: TestShop;
let gateway: ReturnType<typeof gatewayOf>;
let other: { base: string; process: ShopProcess };
beforeAll(async () => {
  testShop = await startTestShop({ env: { SESSION_SECRET: secret } });
  gateway = gatewayOf(testShop);
  const port = await freePort();
  const process = await startShopProcess({
    DATABASE_URL: testShop.databaseUrl,
    SESSION_SECRET: secret,
    RATE_LIMIT_FACTOR: '1000',
    PORT: String(port),
  });
  other = { base: `http://127.0.0.1:${port}`, process };
});
afterEach(() => expectInvariants(testShop));
afterAll(async () => {
  await other?.process.kill();
  await testShop.close();
});

type Sent = {
  status: number;
  body: {
    code?: string;
    order?: { _id: string };
    orderId?: string;
    payment_session_id?: string | null;
    customOrderId?: string;
  };
};
/** Sends an order to a process, with the body of a client that knows only the specification. */
async function send(
  buyer: Person,
  body: object,
  {
    base = testShop.base,
    key,
    method = 'cod',
  }: { base?: string; key?: string; method?: 'cod' | 'online' } = {},
): Promise<Sent> {
  const path = method === 'cod' ? '/api/auth/place-order' : '/api/payment/cashfree/create-order';
  const response = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${buyer.token}`,
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify({ ...body, paymentMethod: method }),
  });
  return { status: response.status, body: (await response.json()) as Sent['body'] };
}
const idOf = ({ body }: Sent) => body.order?._id ?? body.orderId ?? body.code;
const toCart = (buyer: Person, product: Product, quantity = 1, choice: object = {}) =>
  buyer.api('POST /api/auth/add-cart', { body: { product: product._id, quantity, ...choice } });
const ordersOf = async (buyer: Person) => (await buyer.api('GET /api/auth/user-orders')).length;
const pay = async (buyer: Person, gatewayOrderId: string) => {
  await gateway.pay(gatewayOrderId, { outcome: 'success' });
  await buyer.api('GET /api/payment/{provider}/check-status', {
    params: { provider: 'cashfree' },
    query: { order_id: gatewayOrderId },
  });
};
let products = 0;
const create = (available = 20) => {
  products += 1;
  return createProduct(testShop, { name: `Mala ${products}`, price: 900, available });
};

describe('a cash order that is sent again', () => {
  test('ten times at once over two processes, with and without a key, is one order', async () => {
    const product = await create();
    const buyer = await testShop.customer();
    await toCart(buyer, product, 2);
    const ends = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        send(buyer, bodyFor(product, 2), {
          base: i % 2 ? other.base : testShop.base,
          ...(i % 3 === 0 && { key: `key ${i}` }),
        }),
      ),
    );
    expect(new Set(ends.map(idOf)).size).toBe(1);
    expect(ends.map(({ status }) => status).sort()).toEqual([...Array<number>(9).fill(200), 201]);
    expect(await ordersOf(buyer)).toBe(1);
  });

  test('with one key is one order: ten at once, and the eleventh, with the same response', async () => {
    const product = await create();
    const buyer = await testShop.customer();
    await toCart(buyer, product, 4);
    const sendTo = (base: string) => send(buyer, bodyFor(product, 2), { base, key: 'one key' });
    const ends = await Promise.all(
      Array.from({ length: 10 }, (_, i) => sendTo(i % 2 ? other.base : testShop.base)),
    );
    expect(ends.map(({ status }) => status).sort()).toEqual([...Array<number>(9).fill(200), 201]);
    const first = ends.find(({ status }) => status === 201);
    for (const { body } of ends) expect(body).toEqual(first?.body);
    // The cart still has as many.
    expect(await sendTo(other.base)).toEqual({ status: 200, body: first?.body });
    expect((await send(buyer, bodyFor(product, 1), { key: 'one key' })).body.code).toBe('key_reused');
    expect(await ordersOf(buyer)).toBe(1);
  });

  test('is the first one for ten minutes, also when its last piece or its product is gone since', async () => {
    const product = await create(1);
    const buyer = await testShop.customer();
    await toCart(buyer, product);
    const first = await send(buyer, bodyFor(product), { key: 'one tab' });
    expect(first.status).toBe(201);
    await testShop.db
      .updateTable('products')
      .set({ deleted_at: testShop.clock.now() })
      .where('id', '=', product._id)
      .execute();
    testShop.clock.advance(9);
    const again = await send(buyer, bodyFor(product), { key: 'the other tab' });
    // The page says that it is the first one.
    expect(again).toMatchObject({ status: 200, body: { order: { _id: idOf(first) }, repeated: true } });
    expect(first.body).not.toHaveProperty('repeated');
    testShop.clock.advance(2);
    expect((await send(buyer, bodyFor(product))).status).toBe(409);
    // A key says so for longer.
    expect(await send(buyer, bodyFor(product), { key: 'one tab' })).toEqual({ ...first, status: 200 });
  });

  test('is the first one in another notation of the same lines and address', async () => {
    const product = await create();
    const buyer = await testShop.customer();
    await toCart(buyer, product, 2);
    const body = bodyFor(product, 2);
    const sentAs = (change: object, address: object = {}) =>
      send(buyer, {
        ...body,
        items: body.items.map((item) => ({ ...item, ...change })),
        shippingAddress: { ...goodAddress, ...address },
      });
    const first = await sentAs({});
    const again = [
      await sentAs({ variantId: '', size: '' }),
      await sentAs({ variantId: undefined, size: undefined }),
      await sentAs({}, { state: 'Tamil Nadu', country: 'in', name: ` ${goodAddress.name} ` }),
    ];
    for (const one of again) expect([one.status, idOf(one)]).toEqual([200, idOf(first)]);
    expect(await ordersOf(buyer)).toBe(1);
  });

  test('is a new one after the lines were put into the cart again', async () => {
    const product = await create();
    const buyer = await testShop.customer();
    await toCart(buyer, product, 2);
    const first = await send(buyer, bodyFor(product, 2));
    await toCart(buyer, product, 1);
    // The cart has fewer than the other tab orders.
    expect(idOf(await send(buyer, bodyFor(product, 2)))).toBe(idOf(first));
    const second = await send(buyer, bodyFor(product, 1));
    expect(second.status).toBe(201);
    expect(idOf(second)).not.toBe(idOf(first));
  });

  test('is a new one with another quantity, address, method or line, and after it was cancelled', async () => {
    const [product, extra] = [await create(), await create()];
    const buyer = await testShop.customer();
    await toCart(buyer, product);
    const first = idOf(await send(buyer, bodyFor(product)));
    const elsewhere = { ...goodAddress, address: '14 Race Course Road' };
    const others = [bodyFor(product, 2), { ...bodyFor(product), shippingAddress: elsewhere }];
    for (const body of others) expect((await send(buyer, body)).status).toBe(201);
    const typed = { ...goodAddress, name: ' Meenakshi Rao ' };
    expect(idOf(await send(buyer, { ...bodyFor(product), shippingAddress: typed }))).toBe(first);
    expect((await send(buyer, bodyFor(extra), { method: 'online' })).status).toBe(200);
    expect(idOf(await send(buyer, bodyFor(product)))).toBe(first);
    await buyer.api('PUT /api/auth/cancel-order/{id}', { params: { id: first ?? '' }, body: {} });
    const fresh = await send(buyer, bodyFor(product));
    expect(fresh.status).toBe(201);
  });

  test('of another buyer with the same lines and address is their own', async () => {
    const product = await create();
    const ids = await Promise.all(
      [await testShop.customer(), await testShop.customer()].map(async (buyer) =>
        idOf(await send(buyer, bodyFor(product))),
      ),
    );
    expect(new Set(ids).size).toBe(2);
  });
});

describe('an online order that is sent again', () => {
  test('after it was paid leads to the paid order, and opens no second session', async () => {
    const product = await create();
    const buyer = await testShop.customer();
    await toCart(buyer, product);
    const first = await send(buyer, bodyFor(product), { method: 'online' });
    testShop.clock.advance(12);
    await pay(buyer, first.body.customOrderId ?? '');
    const ends = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        send(buyer, bodyFor(product), { method: 'online', base: i % 2 ? other.base : testShop.base }),
      ),
    );
    for (const { status, body } of ends) {
      expect(status).toBe(200);
      expect(body).toMatchObject({
        payment_session_id: null,
        orderId: first.body.orderId,
        customOrderId: first.body.customOrderId,
        repeated: true,
      });
    }
    expect(await ordersOf(buyer)).toBe(1);
    await toCart(buyer, product);
    const second = await send(buyer, bodyFor(product), { method: 'online' });
    expect(second.body.payment_session_id).toEqual(expect.any(String));
    expect(idOf(second)).not.toBe(idOf(first));
  });

  test('ten times at once over two processes has one session', async () => {
    const product = await create();
    const buyer = await testShop.customer();
    await toCart(buyer, product);
    const ends = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        send(buyer, bodyFor(product), { method: 'online', base: i % 2 ? other.base : testShop.base }),
      ),
    );
    const opened = ends.filter(({ status }) => status === 200);
    expect(opened.length).toBeGreaterThan(0);
    expect(new Set(opened.map(({ body }) => body.payment_session_id)).size).toBe(1);
    expect(await ordersOf(buyer)).toBe(1);
  });
});
