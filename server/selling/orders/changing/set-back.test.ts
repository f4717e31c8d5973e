import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OrderStatus } from '#contract/selling/orders/endpoints.ts';
import { refusal } from '../../../testing/fixtures/checkout.ts';
import { issueCoupon } from '../../../testing/fixtures/coupons.ts';
import { type Origin, orderStage, type Staged } from '../../../testing/fixtures/order-setup.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let stage: ReturnType<typeof orderStage>;
let packing: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  await issueCoupon(testShop, { code: 'BACK' });
  stage = orderStage(testShop, { admin: await testShop.admin(), coupon: 'BACK' });
  packing = await testShop.admin('packing');
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

const pack = ({ orderId }: Staged, status: OrderStatus) =>
  refusal(packing.api('PUT /api/auth/admin/update-status', { body: { orderId, status } }));

/** Creates an order that packing has sent as far as `status`. */
async function sent(origin: Origin, status: OrderStatus): Promise<Staged> {
  const order = await stage.order(await testShop.customer(), origin);
  expect(await pack(order, status)).toBe('accepted');
  return order;
}

describe('who packs', () => {
  test.each([
    ['Delivered', 'Pending'],
    ['Delivered', 'Processing'],
    ['Delivered', 'Shipped'],
    ['Out-for-delivery', 'Processing'],
    ['Shipped', 'Pending'],
  ] as const)(
    'does not set a paid order back from %s to %s, and its buyer gets nothing',
    async (from, to) => {
      const order = await sent('paid', from);
      expect(await pack(order, to)).toBe('not_allowed');
      expect(await refusal(stage.cancel(order))).toBe('not_cancellable');
      expect(await stage.left(order)).toMatchObject({ status: from, payment: 'Paid', inStock: 0 });
    },
  );

  test('corrects a slip while the items are in the shop or on the way', async () => {
    const order = await sent('paid', 'Processing');
    expect(await pack(order, 'Pending')).toBe('accepted');
    expect(await pack(order, 'Out-for-delivery')).toBe('accepted');
    expect(await pack(order, 'On-way')).toBe('accepted');
  });

  test('sets an unpaid cash order back, and its buyer cannot cancel it, before or after the cash is noted', async () => {
    const order = await sent('cash', 'Delivered');
    expect(await pack(order, 'Pending')).toBe('accepted');
    expect(await stage.readOrder(order)).toMatchObject({ orderStatus: 'Pending', cancellable: false });
    expect(await refusal(stage.cancel(order))).toBe('not_cancellable');
    await stage.markPaid(order);
    expect(await refusal(stage.cancel(order))).toBe('not_cancellable');
    expect((await stage.left(order)).inStock).toBe(0);
  });
});

test('an owner sets a delivered order back to any status, and its buyer still cannot cancel it', async () => {
  for (const to of ['Out-for-delivery', 'On-way', 'Shipped', 'Processing', 'Pending'] as const) {
    const order = await sent('paid', 'Delivered');
    await stage.set(order, to);
    expect(await refusal(stage.cancel(order))).toBe('not_cancellable');
  }
});

test('a permission that was asked for too early gives nothing: an order that was paid meanwhile asks again', async () => {
  const order = await sent('cash', 'Delivered');
  const { setByShop, needsOf } = testShop.shop.services.orders;
  const needs = await needsOf(order.orderId, 'Pending');
  expect(needs).toEqual({ permission: 'orders.pack', fresh: false });
  await stage.markPaid(order);
  const change = {
    orderId: order.orderId,
    actorId: packing.userId,
    reason: null,
    courier: null,
    expectedRevision: null,
  };
  const done = await setByShop({ ...change, status: 'Pending', restock: true, permission: 'orders.pack' });
  expect(done).toMatchObject({ code: 'order_changed' });
});
