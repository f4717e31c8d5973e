import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { orderStatuses } from '#contract/selling/orders/endpoints.ts';
import { checkout, refusal, returnPage } from '../../../testing/fixtures/checkout.ts';
import { issueCoupon } from '../../../testing/fixtures/coupons.ts';
import { type OrderState, orderStage, type Staged } from '../../../testing/fixtures/order-setup.ts';
import { payAndSettle } from '../../../testing/gateway.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let stage: ReturnType<typeof orderStage>;
let buyer: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  await issueCoupon(testShop, { code: 'TABLE' });
  stage = orderStage(testShop, { admin: await testShop.admin(), coupon: 'TABLE' });
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

const waits: OrderState = {
  status: 'Pending',
  payment: 'Initiated',
  inStock: 0,
  couponUses: 1,
  emails: [],
  lastBy: 'buyer',
};
const paid: OrderState = {
  ...waits,
  payment: 'Paid',
  emails: ['order-paid', 'shop-new-order'],
  lastBy: 'gateway',
};
const ended: OrderState = {
  ...waits,
  status: 'Cancelled',
  payment: 'Failed',
  inStock: 1,
  couponUses: 0,
  lastBy: 'system',
};

const pays = (order: Staged) => payAndSettle(testShop, order.gatewayOrderId);
const timeRunsOut = async () => {
  testShop.clock.advance(31);
  await testShop.sweep();
};

describe('an unpaid online order', () => {
  test('the shop can only cancel; every other status is refused', async () => {
    buyer = await testShop.customer();
    const order = await stage.order(buyer, 'waiting');
    for (const to of orderStatuses.filter((status) => status !== 'Cancelled' && status !== 'Pending')) {
      expect([to, await refusal(stage.set(order, to))]).toEqual([to, 'order_not_found']);
      expect(await stage.left(order)).toEqual(waits);
    }
    expect(await refusal(stage.markPaid(order))).toBe('order_not_found');
    await stage.set(order, 'Cancelled');
    expect(await stage.left(order)).toEqual(ended);
    const note = (await stage.readOrder(order)).history.at(-1)?.note;
    expect(note).toBe('cancelled_by_shop');
  });

  test.each([
    ['its buyer', (order: Staged) => stage.cancel(order), 'cancelled_by_buyer'],
    ['the end of its time', timeRunsOut, 'expired'],
    ['another checkout', () => stage.order(buyer, 'waiting'), 'replaced'],
    ['an order for cash', () => stage.order(buyer, 'cash'), 'replaced'],
  ] as const)('%s ends it: piece and coupon return, no letter', async (_, end, note) => {
    buyer = await testShop.customer();
    const order = await stage.order(buyer, 'waiting');
    await end(order);
    expect(await stage.left(order)).toEqual(ended);
    expect((await stage.readOrder(order)).history.at(-1)?.note).toBe(note);
  });

  test('a declined attempt changes nothing; the next one pays it', async () => {
    buyer = await testShop.customer();
    const order = await stage.order(buyer, 'waiting');
    await stage.gateway.pay(order.gatewayOrderId, { outcome: 'declined' });
    expect(await returnPage(buyer, order.gatewayOrderId)).toBe('FAILED');
    expect(await stage.left(order)).toEqual(waits);
    await pays(order);
    expect(await stage.left(order)).toEqual(paid);
  });
});

describe('a payment of an ended order', () => {
  test('after expiry: honoured while the piece is available', async () => {
    buyer = await testShop.customer();
    const order = await stage.order(buyer, 'waiting');
    await timeRunsOut();
    await pays(order);
    expect(await stage.left(order)).toEqual(paid);
    expect((await stage.readOrder(order)).history.at(-1)?.note).toBe('paid_late');
  });

  test.each([
    ['its buyer took it back', (order: Staged) => stage.cancel(order), 1],
    ['the shop cancelled it', (order: Staged) => stage.set(order, 'Cancelled'), 1],
    ['another checkout took its place', () => stage.order(buyer, 'waiting'), 1],
    [
      'its time ran out and the piece is sold',
      async (order: Staged) => {
        await timeRunsOut();
        await checkout(await testShop.customer(), order.product);
      },
      0,
    ],
  ] as const)(
    'after the end because %s: refunded, and buyer and shop are notified',
    async (_, end, inStock) => {
      buyer = await testShop.customer();
      const order = await stage.order(buyer, 'waiting');
      await end(order);
      await pays(order);
      expect(await stage.left(order)).toEqual({
        ...ended,
        inStock,
        emails: ['payment-refunded', 'shop-payment-refunded'],
        lastBy: 'gateway',
      });
      testShop.clock.advance(1);
      await testShop.sweep();
      expect((await stage.gateway.state(order.gatewayOrderId)).refunds).toHaveLength(1);
    },
  );

  test('a second payment of a paid order is refunded, the order stays paid', async () => {
    buyer = await testShop.customer();
    const order = await stage.order(buyer, 'paid');
    await pays(order);
    expect(await stage.left(order)).toEqual({
      ...paid,
      emails: [...paid.emails, 'payment-refunded', 'shop-payment-refunded'],
    });
    testShop.clock.advance(1);
    await testShop.sweep();
    expect((await stage.gateway.state(order.gatewayOrderId)).refunds).toHaveLength(1);
    expect((await stage.left(order)).payment).toBe('Paid');
  });
});

describe('the shop marks a cash order as paid', () => {
  test('once, and paid stays paid, whatever the order’s status', async () => {
    buyer = await testShop.customer();
    for (const status of orderStatuses) {
      const order = await stage.order(buyer, 'cash');
      await stage.set(order, status);
      const before = await stage.left(order);
      const cancelled = status === 'Cancelled';
      expect(await refusal(stage.markPaid(order))).toBe(cancelled ? 'order_is_cancelled' : 'accepted');
      expect(await refusal(stage.markPaid(order))).toBe(cancelled ? 'order_is_cancelled' : 'accepted');
      expect(await stage.left(order)).toEqual(
        cancelled ? before : { ...before, payment: 'Paid', lastBy: 'shop' },
      );
      const { history } = await stage.readOrder(order);
      expect(history.filter((event) => event.note === 'cash_came')).toHaveLength(cancelled ? 0 : 1);
    }
  });

  test('not for an order that was paid online or refunded', async () => {
    buyer = await testShop.customer();
    const order = await stage.order(buyer, 'paid');
    const before = await stage.left(order);
    await stage.markPaid(order);
    expect(await stage.left(order)).toEqual(before);
  });
});
