import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type OrderStatus, orderStatuses } from '#contract/selling/orders/endpoints.ts';
import { refusal } from '../../../testing/fixtures/checkout.ts';
import { issueCoupon } from '../../../testing/fixtures/coupons.ts';
import { setOrderLimits } from '../../../testing/fixtures/order-limits.ts';
import {
  listQueuedEmails,
  type OrderState,
  type Origin,
  orderStage,
} from '../../../testing/fixtures/order-setup.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';

vi.setConfig({ testTimeout: 120_000 });

let testShop: TestShop;
let stage: ReturnType<typeof orderStage>;
beforeAll(async () => {
  testShop = await startTestShop();
  await issueCoupon(testShop, { code: 'TABLE' });
  // One buyer places all orders of a row.
  await setOrderLimits(testShop, { cashOrders: 1000 });
  stage = orderStage(testShop, { admin: await testShop.admin(), coupon: 'TABLE' });
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

/** The effect of a change. `end` is its response. */
type Effect = { end: string; status: 'same' | 'new'; returns: boolean; emails: string[] };

const effects = {
  // The same status again is accepted and does nothing.
  same: { end: 'accepted', status: 'same', returns: false, emails: [] },
  moves: { end: 'accepted', status: 'new', returns: false, emails: [] },
  ships: { end: 'accepted', status: 'new', returns: false, emails: ['order-shipped'] },
  goesOut: { end: 'accepted', status: 'new', returns: false, emails: ['order-out-for-delivery'] },
  arrives: { end: 'accepted', status: 'new', returns: false, emails: ['order-delivered'] },
  // Stock and coupon are restored, and a payment is refunded.
  cancels: { end: 'accepted', status: 'new', returns: true, emails: ['order-cancelled'] },
  takenBack: {
    end: 'accepted',
    status: 'new',
    returns: true,
    emails: ['order-cancelled', 'shop-order-cancelled'],
  },
  stays: { end: 'order_is_cancelled', status: 'same', returns: false, emails: [] },
  tooLate: { end: 'not_cancellable', status: 'same', returns: false, emails: [] },
} as const satisfies Record<string, Effect>;

type Row = Record<OrderStatus, keyof typeof effects>;
const always: Row = {
  Pending: 'moves',
  Processing: 'moves',
  Shipped: 'ships',
  'On-way': 'moves',
  'Out-for-delivery': 'goesOut',
  Delivered: 'arrives',
  Cancelled: 'cancels',
};

/** The effect of an admin's change from a status (row) to a status (column). */
const byShop: Record<OrderStatus, Row> = {
  Pending: { ...always, Pending: 'same' },
  Processing: { ...always, Processing: 'same' },
  Shipped: { ...always, Shipped: 'same' },
  'On-way': { ...always, 'On-way': 'same' },
  'Out-for-delivery': { ...always, 'Out-for-delivery': 'same' },
  Delivered: { ...always, Delivered: 'same' },
  Cancelled: {
    Pending: 'stays',
    Processing: 'stays',
    Shipped: 'stays',
    'On-way': 'stays',
    'Out-for-delivery': 'stays',
    Delivered: 'stays',
    Cancelled: 'same',
  },
};

/** The effect of a buyer's cancellation in each status. */
const byBuyer: Row = {
  Pending: 'takenBack',
  Processing: 'takenBack',
  Shipped: 'tooLate',
  'On-way': 'tooLate',
  'Out-for-delivery': 'tooLate',
  Delivered: 'tooLate',
  Cancelled: 'same',
};

const origins = ['cash', 'paid'] as const satisfies Origin[];

/** Returns the expected order after a change. */
const outcome = (before: OrderState, to: OrderStatus, effect: Effect, by: string): OrderState => ({
  status: effect.status === 'new' ? to : before.status,
  payment: before.payment,
  inStock: before.inStock + (effect.returns ? 1 : 0),
  couponUses: before.couponUses - (effect.returns ? 1 : 0),
  emails: [...effect.emails],
  lastBy: effect.status === 'new' ? by : before.lastBy,
});

describe.each(origins)('an order, %s', (origin) => {
  test.each(orderStatuses)('from %s the shop sets every status', async (from) => {
    const buyer = await testShop.customer();
    for (const to of orderStatuses) {
      const order = await stage.order(buyer, origin);
      await stage.set(order, from);
      const emails = await listQueuedEmails(testShop, order.orderId);
      const before = await stage.left(order, emails.length);
      const effect = effects[byShop[from][to]];
      const end = await refusal(stage.set(order, to));
      expect([to, end]).toEqual([to, effect.end]);
      expect([to, await stage.left(order, emails.length)]).toEqual([to, outcome(before, to, effect, 'shop')]);
    }
  });

  test('its buyer cancels it from every status', async () => {
    const buyer = await testShop.customer();
    for (const from of orderStatuses) {
      const order = await stage.order(buyer, origin);
      await stage.set(order, from);
      const emails = await listQueuedEmails(testShop, order.orderId);
      const before = await stage.left(order, emails.length);
      const effect = effects[byBuyer[from]];
      const end = await refusal(stage.cancel(order));
      expect([from, end]).toEqual([from, effect.end]);
      expect([from, await stage.left(order, emails.length)]).toEqual([
        from,
        outcome(before, 'Cancelled', effect, 'buyer'),
      ]);
    }
  });
});

test('the payment of a cancelled order is refunded once, and the buyer is notified', async () => {
  const buyer = await testShop.customer();
  for (const end of ['shop', 'buyer'] as const) {
    const order = await stage.order(buyer, 'paid');
    await (end === 'shop' ? stage.set(order, 'Cancelled') : stage.cancel(order));
    const emails = await listQueuedEmails(testShop, order.orderId);
    await expect
      .poll(async () => {
        testShop.clock.advance(1);
        await testShop.sweep();
        return stage.left(order, emails.length);
      })
      .toEqual({
        status: 'Cancelled',
        payment: 'Refunded',
        inStock: 1,
        couponUses: 0,
        emails: ['order-refunded'],
        lastBy: 'gateway',
      });
    expect((await stage.gateway.state(order.gatewayOrderId)).refunds).toHaveLength(1);
  }
});

test('the immediate effects of placing and paying an order', async () => {
  const buyer = await testShop.customer();
  const stands = { status: 'Pending', inStock: 0, couponUses: 1 };
  const emailsOf = (kind: string) => [kind, 'shop-new-order'];
  expect(await stage.left(await stage.order(buyer, 'cash'))).toEqual({
    ...stands,
    payment: 'Pending',
    emails: emailsOf('order-placed'),
    lastBy: 'buyer',
  });
  expect(await stage.left(await stage.order(buyer, 'paid'))).toEqual({
    ...stands,
    payment: 'Paid',
    emails: emailsOf('order-paid'),
    lastBy: 'gateway',
  });
  // Until it is paid, no e-mail is sent, and stock and coupon are reserved.
  expect(await stage.left(await stage.order(buyer, 'waiting'))).toEqual({
    ...stands,
    payment: 'Initiated',
    emails: [],
    lastBy: 'buyer',
  });
});
