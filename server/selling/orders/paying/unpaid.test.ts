import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import { bodyFor, checkout, refusal, returnPage } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { setOrderLimits } from '../../../testing/fixtures/order-limits.ts';
import { gatewayOf } from '../../../testing/gateway.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { meetAt } from '../../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let gateway: ReturnType<typeof gatewayOf>;
beforeAll(async () => {
  testShop = await startTestShop({ env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' } });
  testShop.clock.stop();
  gateway = gatewayOf(testShop);
});
afterEach(async () => {
  await setOrderLimits(testShop, {});
  // What one test reserved is no other's.
  testShop.clock.advance(25 * 60);
  await testShop.sweep();
  await expectInvariants(testShop);
});
afterAll(() => testShop.close());

const loose = { terms: 1000, orders: 1000, pieces: 1000, allPieces: 1000, items: 1000, value: 10_000_000 };
let products = 0;
function create(available: number, price = 900): Promise<Product> {
  products += 1;
  return createProduct(testShop, { name: `Bead ${products}`, price, available });
}
const bodyOf = (products: readonly Product[], quantity = 1) => {
  const [first] = products;
  if (!first) throw new Error('no product');
  const items = products.flatMap((product) => bodyFor(product, quantity).items);
  return {
    ...bodyFor(first, quantity),
    items,
    amount: undefined,
    deliveryCharges: undefined,
    totalAmount: undefined,
  };
};
/** Opens a checkout of several items, from a network address. */
async function open(
  buyer: Person,
  products: readonly Product[],
  { quantity = 1, from = '203.0.113.5' } = {},
) {
  // The id of a gateway order has its millisecond.
  testShop.clock.advance(0.001);
  const response = await fetch(`${testShop.base}/api/payment/cashfree/create-order`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${buyer.token}`,
      'x-forwarded-for': from,
    },
    body: JSON.stringify(bodyOf(products, quantity)),
  });
  const body = (await response.json()) as { code?: string; orderId?: string; customOrderId?: string };
  return {
    status: response.status,
    code: body.code ?? 'accepted',
    orderId: body.orderId ?? '',
    gatewayOrderId: body.customOrderId ?? '',
  };
}
const codeOf = async (...call: Parameters<typeof open>) => (await open(...call)).code;
const endOf = async (orderId: string) =>
  (
    await testShop.db
      .selectFrom('orders')
      .select('reserved_until')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).reserved_until?.getTime();
const minutesLater = (minutes: number) => testShop.clock.now().getTime() + minutes * 60_000;
const cancel = (buyer: Person, id: string) =>
  buyer.api('PUT /api/auth/cancel-order/{id}', { params: { id }, body: {} });
const pay = async (buyer: Person, gatewayOrderId: string) => {
  await gateway.pay(gatewayOrderId, { outcome: 'success' });
  expect(await returnPage(buyer, gatewayOrderId)).toBe('PAID');
};
async function runOut(): Promise<void> {
  testShop.clock.advance(31);
  await testShop.sweep();
}

describe('an account that never paid', () => {
  test('cannot reserve the stock of the catalogue: SKUs, pieces and value are bounded, with advice in both languages', async () => {
    const many = await Promise.all(Array.from({ length: 16 }, () => create(12)));
    const buyer = await testShop.customer();
    expect(await open(buyer, many)).toMatchObject({ status: 409, code: 'unpaid_items' });
    expect(await codeOf(buyer, many.slice(0, 3), { quantity: 12 })).toBe('unpaid_pieces');
    expect(await codeOf(buyer, many.slice(0, 4), { quantity: 9 })).toBe('unpaid_all_pieces');
    const dear = await create(3, 60_000);
    expect(await codeOf(buyer, [dear], { quantity: 2 })).toBe('unpaid_value');
    await expect(checkout(buyer, dear, 2)).rejects.toMatchObject({
      message: expect.stringContaining('We can keep goods of ₹1,00,000 for you until they are paid.'),
    });
    const hindi = { ...buyer, api: testShop.as(buyer.token, 'hi') };
    await expect(checkout(hindi, dear, 2)).rejects.toMatchObject({
      message: expect.stringContaining('₹1,00,000'),
    });
    expect(await codeOf(buyer, many.slice(0, 15))).toBe('accepted');
  });

  test('may reserve a single piece, however dear', async () => {
    const sapphire = await create(1, 400_000);
    expect(await codeOf(await testShop.customer(), [sapphire])).toBe('accepted');
  });

  test('keeps the first term of a reservation when it changes the cart, replaces or cancels the order', async () => {
    const products = await Promise.all([create(9), create(9)]);
    const buyer = await testShop.customer();
    const first = await open(buyer, products, { quantity: 3 });
    const term = minutesLater(30);
    expect(await endOf(first.orderId)).toBe(term);
    testShop.clock.advance(10);
    const less = await open(buyer, products, { quantity: 2 });
    expect(await endOf(less.orderId)).toBe(term);
    testShop.clock.advance(5);
    await cancel(buyer, less.orderId);
    const again = await open(buyer, products.slice(0, 1), { quantity: 2 });
    expect(await endOf(again.orderId)).toBe(term);
    await cancel(buyer, again.orderId);
    testShop.clock.advance(10);
    // The gateway takes no order for the five minutes that are left, so ours ends it.
    const late = await open(buyer, products.slice(1));
    expect(late).toMatchObject({ code: 'accepted' });
    expect(await endOf(late.orderId)).toBe(term);
    testShop.clock.advance(6);
    await testShop.sweep();
    expect(await endOf(late.orderId)).toBeUndefined();
    const next = await open(buyer, products);
    expect(await endOf(next.orderId)).toBe(minutesLater(30));
  });

  test('has six unpaid terms in a day, however each ended; a changed cart is no new term', async () => {
    const bead = await create(9);
    const buyer = await testShop.customer();
    for (const end of ['expired', 'cancelled', 'replaced', 'expired', 'cancelled', 'expired']) {
      const { orderId } = await open(buyer, [bead], { quantity: 2 });
      if (end === 'cancelled') await cancel(buyer, orderId);
      if (end === 'replaced') expect(await codeOf(buyer, [bead])).toBe('accepted');
      await runOut();
    }
    expect(await codeOf(buyer, [bead])).toBe('unpaid_too_often');
    expect(await codeOf(await testShop.customer(), [bead])).toBe('accepted');
    testShop.clock.advance(24 * 60);
    expect(await codeOf(buyer, [bead])).toBe('accepted');
  });

  test('has wider bounds and a new term once it has paid', async () => {
    const bead = await create(40);
    const buyer = await testShop.customer();
    const first = await open(buyer, [bead]);
    await pay(buyer, first.gatewayOrderId);
    testShop.clock.advance(10);
    const next = await open(buyer, [bead], { quantity: 20 });
    expect(next.code).toBe('accepted');
    expect(await endOf(next.orderId)).toBe(minutesLater(30));
    expect(await codeOf(buyer, [bead], { quantity: 21 })).toBe('unpaid_pieces');
    // Money that went back was no payment.
    await cancel(buyer, first.orderId);
    expect(await codeOf(buyer, [bead], { quantity: 20 })).toBe('unpaid_pieces');
  });

  test('counts the pieces, SKUs and value of its open cash orders', async () => {
    const many = await Promise.all(Array.from({ length: 8 }, () => create(9)));
    const buyer = await testShop.customer();
    const cash = (products: readonly Product[], quantity: number) =>
      refusal(
        buyer.api('POST /api/auth/place-order', {
          body: { ...bodyOf(products, quantity), paymentMethod: 'cod' },
        }),
      );
    expect(await cash(many.slice(0, 5), 5)).toBe('accepted');
    expect(await cash(many.slice(5), 2)).toBe('unpaid_all_pieces');
    await setOrderLimits(testShop, { newBuyer: { ...loose, items: 7 } });
    expect(await cash(many.slice(5), 2)).toBe('unpaid_items');
    await setOrderLimits(testShop, { newBuyer: { ...loose, value: 26_000 } });
    expect(await cash(many.slice(5), 2)).toBe('unpaid_value');
    expect(await cash(many.slice(5), 1)).toBe('accepted');
    // What is to be paid online counts with them.
    await setOrderLimits(testShop, {});
    expect(await codeOf(buyer, many.slice(5))).toBe('unpaid_all_pieces');
    await setOrderLimits(testShop, { newBuyer: { ...loose, pieces: 5 } });
    expect(await codeOf(buyer, many.slice(0, 1))).toBe('unpaid_pieces');
    await setOrderLimits(testShop, { newBuyer: { ...loose, value: 26_000 } });
    expect(await codeOf(buyer, many.slice(5), { quantity: 2 })).toBe('unpaid_value');
    expect(await codeOf(buyer, [await create(1, 400_000)])).toBe('accepted');
  });
});

describe('buyers of one network address who never paid', () => {
  const address = { ...loose, allPieces: 4 };

  test('share bounds, also over the addresses of one IPv6 network; another address and a known buyer have their own', async () => {
    const bead = await create(30);
    const known = await testShop.customer();
    await pay(known, (await open(known, [bead], { from: '198.51.100.7' })).gatewayOrderId);
    await setOrderLimits(testShop, { address });
    const from = '2001:db8:5:6::1';
    expect(await codeOf(await testShop.customer(), [bead], { quantity: 3, from })).toBe('accepted');
    const second = await testShop.customer();
    const other = '2001:db8:5:6:a:b:c:d';
    expect(await open(second, [bead], { quantity: 2, from: other })).toMatchObject({
      status: 409,
      code: 'unpaid_from_address',
    });
    expect(await codeOf(second, [bead], { from: other })).toBe('accepted');
    expect(await codeOf(known, [bead], { quantity: 9, from })).toBe('accepted');
    expect(await codeOf(await testShop.customer(), [bead], { from: '2001:db8:5:7::1' })).toBe('accepted');
    const cash = await fetch(`${testShop.base}/api/auth/place-order`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${(await testShop.customer()).token}`,
        'x-forwarded-for': from,
      },
      body: JSON.stringify({ ...bodyOf([bead]), paymentMethod: 'cod' }),
    });
    expect(await cash.json()).toMatchObject({ code: 'unpaid_from_address' });
  });

  test('cannot keep a piece out of sale by taking turns: its terms count for a day, and so do orders', async () => {
    const unique = await create(1);
    const from = '203.0.113.77';
    await setOrderLimits(testShop, { address: { ...loose, pieces: 2 } });
    for (let turn = 0; turn < 2; turn += 1) {
      const buyer = await testShop.customer();
      const { orderId } = await open(buyer, [unique], { from });
      await cancel(buyer, orderId);
      expect(await codeOf(buyer, [unique], { from })).toBe('accepted');
      await runOut();
    }
    const third = await testShop.customer();
    expect(await codeOf(third, [unique], { from })).toBe('unpaid_from_address');
    await setOrderLimits(testShop, { address: { ...loose, orders: 2 } });
    expect(await codeOf(third, [await create(1)], { from })).toBe('unpaid_from_address');
    expect(await codeOf(third, [unique], { from: '203.0.113.78' })).toBe('accepted');
  });

  test('eight accounts at once do not pass the bound together', async () => {
    await setOrderLimits(testShop, { address });
    const products = await Promise.all(Array.from({ length: 8 }, () => create(1)));
    const buyers = await Promise.all(products.map(() => testShop.customer()));
    const apart = meetAt('checkout.priced', 8);
    const codes = await Promise.all(
      buyers.map((buyer, i) => codeOf(buyer, products.slice(i, i + 1), { from: '203.0.113.99' })),
    );
    apart();
    expect(codes.filter((code) => code === 'accepted')).toHaveLength(4);
    expect(codes.filter((code) => code === 'unpaid_from_address')).toHaveLength(4);
  });
});

test('payment links of orders by hand count for the member of staff and within the bounds of a known buyer', async () => {
  const admin = await testShop.admin();
  const bead = await create(60);
  await setOrderLimits(testShop, { address: { ...loose, allPieces: 25 } });
  const write = async (quantity: number) => {
    const buyer = await testShop.customer();
    return refusal(
      admin.api('POST /api/admin/orders', {
        body: {
          buyerId: buyer.userId,
          items: bodyFor(bead, quantity).items,
          collected: false,
          totalAmount: bodyFor(bead, quantity).totalAmount ?? 0,
          shippingAddress: bodyFor(bead).shippingAddress,
          payment: 'link',
        },
      }),
    );
  };
  expect(await write(21)).toBe('unpaid_pieces');
  expect(await write(20)).toBe('accepted');
  expect(await write(6)).toBe('unpaid_by_staff');
  expect(await write(5)).toBe('accepted');
});

test('records of unpaid orders are gone after a day', async () => {
  const buyer = await testShop.customer();
  await open(buyer, [await create(1)]);
  const rows = () => testShop.db.selectFrom('unpaid_placements').selectAll().execute();
  expect(await rows()).not.toEqual([]);
  testShop.clock.advance(24 * 60 + 1);
  await testShop.sweep();
  expect(await rows()).toEqual([]);
});
