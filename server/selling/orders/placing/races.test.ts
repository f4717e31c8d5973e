import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { checkout, refusal, returnPage } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { gatewayOf } from '../../../testing/gateway.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { holdAt, meetAt } from '../../../testing/rendezvous.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let gateway: ReturnType<typeof gatewayOf>;
beforeAll(async () => {
  testShop = await startTestShop();
  gateway = gatewayOf(testShop);
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

test('two buyers of the last piece: one reserves it, the other is told that it is gone', async () => {
  const product = await createProduct(testShop, { name: 'Last ruby', price: 9000, available: 1 });
  const buyers = [await testShop.customer(), await testShop.customer()];
  const apart = meetAt('checkout.priced', 2);
  const ends = await Promise.all(buyers.map((buyer) => refusal(checkout(buyer, product))));
  apart();
  expect(ends.sort()).toEqual(['accepted', 'out_of_stock']);
});

test('a double click on pay: one order, one session', async () => {
  const product = await createProduct(testShop, { name: 'Clicked twice', price: 900, available: 5 });
  const buyer = await testShop.customer();
  const apart = meetAt('checkout.priced', 2);
  const [first, second] = await Promise.all([checkout(buyer, product), checkout(buyer, product)]);
  apart();
  expect(second).toEqual(first);
  expect(await buyer.api('GET /api/auth/user-orders')).toHaveLength(1);
  expect(
    (await testShop.visitor('GET /api/auth/products/{id}', { params: { id: product._id } })).totalStock,
  ).toBe(4);
});

test('webhook, return page and reconciler at once: settled once', async () => {
  const product = await createProduct(testShop, { name: 'Three tellers', price: 900, available: 1 });
  const buyer = await testShop.customer();
  const { customOrderId, orderId } = await checkout(buyer, product);
  await gateway.pay(customOrderId, { outcome: 'success', webhook: 'late' });
  testShop.clock.advance(2);
  const apart = meetAt('settle.before', 3);
  const [, state] = await Promise.all([
    gateway.deliverLate(),
    returnPage(buyer, customOrderId),
    testShop.sweep(),
  ]);
  apart();
  expect(state).toBe('PAID');
  const order = await buyer.api('GET /api/auth/order/{id}', { params: { id: orderId } });
  expect(order.history.filter((event) => event.paymentStatus === 'Paid')).toHaveLength(1);
});

test('more concurrent payments than connections: each is settled, none waits for ever', async () => {
  const many = 11;
  const product = await createProduct(testShop, { name: 'Wanted by many', price: 900, available: many });
  const orders = await Promise.all(
    Array.from({ length: many }, async () => {
      const buyer = await testShop.customer();
      return { buyer, ...(await checkout(buyer, product)) };
    }),
  );
  const apart = meetAt('settle.before', many);
  const paid = await Promise.all(
    orders.map(({ customOrderId }) => gateway.pay(customOrderId, { outcome: 'success' })),
  );
  apart();
  expect(paid.flatMap(({ webhooks }) => webhooks.map((hook) => hook.status))).toEqual(Array(many).fill(200));
  const ends = await Promise.all(orders.map(({ buyer, customOrderId }) => returnPage(buyer, customOrderId)));
  expect(ends).toEqual(Array(many).fill('PAID'));
});

test('expiry against payment: whichever is first, stock and money agree', async () => {
  const product = await createProduct(testShop, { name: 'On the stroke', price: 900, available: 1 });
  const buyer = await testShop.customer();
  const { customOrderId, orderId } = await checkout(buyer, product);
  testShop.clock.advance(31);
  // The payment arrives after the gateway ended the order and before ours is released.
  const held = holdAt('expiry.terminated');
  const sweeping = testShop.sweep();
  await held.reached;
  await gateway.pay(customOrderId, { outcome: 'success' });
  held.release();
  await sweeping;
  await testShop.sweep();
  const order = await buyer.api('GET /api/auth/order/{id}', { params: { id: orderId } });
  expect(order).toMatchObject({ orderStatus: 'Pending', paymentStatus: 'Paid' });
});

test('two adds of the same cart line: one is added, the other is refused', async () => {
  const product = await createProduct(testShop, { name: 'Added twice', price: 900, available: 5 });
  const buyer = await testShop.customer();
  const apart = meetAt('cart.add', 2);
  const add = () =>
    buyer.api('POST /api/auth/add-cart', { body: { product: product._id, quantity: 2, variant: null } });
  const ends = await Promise.all([refusal(add()), refusal(add())]);
  apart();
  expect(ends.sort()).toEqual(['accepted', 'already_in_cart']);
  const { items } = await buyer.api('GET /api/auth/cart/{userId}', { params: { userId: buyer.userId } });
  expect(items.map((item) => item.cartQuantity)).toEqual([2]);
});
