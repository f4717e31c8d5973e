import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OrderStatus } from '#contract/selling/orders/endpoints.ts';
import { bodyFor, checkout, refusal } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { subjectsTo } from '../../../testing/fixtures/emails.ts';
import { gatewayOf, payAndSettle } from '../../../testing/gateway.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { holdAt, meetAt } from '../../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { mayCancel } from './cancellation.ts';

let testShop: TestShop;
let gateway: ReturnType<typeof gatewayOf>;
let admin: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  gateway = gatewayOf(testShop);
  admin = await testShop.admin();
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

const set = (orderId: string, status: OrderStatus) =>
  admin.api('PUT /api/auth/admin/update-status', { body: { orderId, status } });
const cancel = (buyer: Person, id: string) =>
  buyer.api('PUT /api/auth/cancel-order/{id}', { params: { id }, body: { reason: 'Ordered by mistake' } });
const read = (buyer: Person, id: string) => buyer.api('GET /api/auth/order/{id}', { params: { id } });
const stockOf = async (id: string) =>
  (await testShop.visitor('GET /api/auth/products/{id}', { params: { id } })).totalStock;

/** Creates a paid order for the last piece of a product. */
async function paidOrder() {
  const product = await createProduct(testShop, { name: 'Only piece', price: 1500, available: 1 });
  const buyer = await testShop.customer();
  const { orderId, customOrderId } = await checkout(buyer, product);
  await payAndSettle(testShop, customOrderId);
  return { product, buyer, orderId, customOrderId };
}
/** Creates an unpaid online order for the last piece of a product. */
async function waitingOrder() {
  const product = await createProduct(testShop, { name: 'In the same breath', price: 900, available: 1 });
  const buyer = await testShop.customer();
  return { product, buyer, ...(await checkout(buyer, product)) };
}
async function cashOrder() {
  const product = await createProduct(testShop, { name: 'Only piece', price: 1500, available: 1 });
  const buyer = await testShop.customer();
  const { order } = await buyer.api('POST /api/auth/place-order', {
    body: { ...bodyFor(product), paymentMethod: 'cod' },
  });
  return { product, buyer, orderId: order._id };
}
const refundArrives = async (buyer: Person, orderId: string) => {
  testShop.clock.advance(1);
  await testShop.sweep();
  return (await read(buyer, orderId)).paymentStatus;
};

describe('cancelling', () => {
  test.each([
    ['Pending', false, 0, true],
    ['Processing', false, 0, true],
    ['Shipped', false, 0, false],
    ['On-way', false, 0, false],
    ['Out-for-delivery', false, 0, false],
    ['Delivered', false, 0, false],
    ['Cancelled', false, 0, false],
    ['Pending', true, 60, true],
    ['Pending', true, 61, false],
  ] as const)('%s, customised %s, after %d minutes: %s', (status, customised, minutes, may) => {
    const placedAt = new Date('2026-11-21T06:00:00Z');
    expect(
      mayCancel(
        { status, payment: 'Pending', left: false, customised, energised: false, placedAt },
        new Date(placedAt.getTime() + minutes * 60_000),
      ),
    ).toBe(may);
  });

  test('a paid order: stock is restored, the payment is refunded, buyer and shop are notified', async () => {
    const { product, buyer, orderId, customOrderId } = await paidOrder();
    const { order } = await cancel(buyer, orderId);
    expect(order).toMatchObject({ orderStatus: 'Cancelled', paymentStatus: 'Paid' });
    expect(order.history.at(-1)).toMatchObject({ by: 'buyer', reason: 'Ordered by mistake' });
    expect(await stockOf(product._id)).toBe(1);
    await expect.poll(() => refundArrives(buyer, orderId)).toBe('Refunded');
    expect((await gateway.state(customOrderId)).refunds).toHaveLength(1);
    const number = order.orderNumber;
    await expect
      .poll(() => subjectsTo(testShop, buyer.email))
      .toEqual(
        expect.arrayContaining([
          `Order ${number} is cancelled`,
          `The refund for order ${number} is on its way`,
        ]),
      );
  });

  test('an unpaid online order is ended at the gateway first', async () => {
    const product = await createProduct(testShop, { name: 'Not paid', price: 900, available: 1 });
    const buyer = await testShop.customer();
    const { orderId, customOrderId } = await checkout(buyer, product);
    await cancel(buyer, orderId);
    expect((await gateway.state(customOrderId)).order.order_status).toBe('TERMINATED');
    expect((await read(buyer, orderId)).orderStatus).toBe('Cancelled');
    expect(await stockOf(product._id)).toBe(1);
  });

  test('each order says how long it can be taken back', async () => {
    const { buyer, orderId } = await cashOrder();
    expect(await read(buyer, orderId)).toMatchObject({ cancellable: true, cancellableUntil: null });
    await set(orderId, 'Shipped');
    expect(await read(buyer, orderId)).toMatchObject({ cancellable: false, cancellableUntil: null });

    const engraved = await createProduct(testShop, { name: 'Engraved', price: 1500, available: 1 });
    await testShop.db
      .updateTable('products')
      .set({ customised: true })
      .where('id', '=', engraved._id)
      .execute();
    const { order } = await buyer.api('POST /api/auth/place-order', {
      body: { ...bodyFor(engraved), paymentMethod: 'cod' },
    });
    const hourLater = new Date(Date.parse(order.createdAt) + 3_600_000).toISOString();
    expect(order).toMatchObject({ cancellable: true, cancellableUntil: hourLater });
    testShop.clock.advance(61);
    expect(await read(buyer, order._id)).toMatchObject({ cancellable: false, cancellableUntil: hourLater });
    expect(await refusal(cancel(buyer, order._id))).toBe('not_cancellable');
  });

  test('twice is once; after shipping it is refused', async () => {
    const first = await paidOrder();
    await cancel(first.buyer, first.orderId);
    expect(await refusal(cancel(first.buyer, first.orderId))).toBe('accepted');
    expect(
      (await read(first.buyer, first.orderId)).history.filter((event) => event.orderStatus === 'Cancelled'),
    ).toHaveLength(1);
    const second = await paidOrder();
    await set(second.orderId, 'Shipped');
    expect(await refusal(cancel(second.buyer, second.orderId))).toBe('not_cancellable');
  });
});

describe('concurrent changes of one order', () => {
  test('cancel against ship: one of them wins', async () => {
    const { product, buyer, orderId } = await paidOrder();
    const held = [holdAt('cancel.before'), holdAt('status.before')];
    const rivals = Promise.all([refusal(cancel(buyer, orderId)), refusal(set(orderId, 'Shipped'))]);
    await Promise.all(held.map(({ reached }) => reached));
    for (const { release } of held) release();
    const [cancelled, shipped] = await rivals;
    const { orderStatus } = await read(buyer, orderId);
    expect([cancelled, shipped, orderStatus]).toEqual(
      orderStatus === 'Cancelled'
        ? ['accepted', 'order_is_cancelled', 'Cancelled']
        : ['not_cancellable', 'accepted', 'Shipped'],
    );
    expect(await stockOf(product._id)).toBe(orderStatus === 'Cancelled' ? 1 : 0);
  });

  test('cancel against payment: both settle at once; the order is paid, the cancellation is refused', async () => {
    const { product, buyer, orderId, customOrderId } = await waitingOrder();
    // The webhook, and the cancellation, which asks the gateway first and finds the payment too.
    const apart = meetAt('settle.before', 2);
    const paying = gateway.pay(customOrderId, { outcome: 'success' });
    const atGateway = async () => (await gateway.state(customOrderId)).order.order_status;
    await expect.poll(atGateway).toBe('PAID');
    const end = await refusal(cancel(buyer, orderId));
    await paying;
    apart();
    expect(end).toBe('earlier_order_paid');
    const { history, ...order } = await read(buyer, orderId);
    expect(order).toMatchObject({ orderStatus: 'Pending', paymentStatus: 'Paid' });
    expect(history.filter((event) => event.paymentStatus === 'Paid')).toHaveLength(1);
    expect(await stockOf(product._id)).toBe(0);
  });

  test('cancel against payment: a payment between the end at the gateway and ours is not lost', async () => {
    const { product, buyer, orderId, customOrderId } = await waitingOrder();
    const held = holdAt('expiry.terminated');
    const cancelling = refusal(cancel(buyer, orderId));
    await held.reached;
    await gateway.pay(customOrderId, { outcome: 'success' });
    held.release();
    expect(await cancelling).toBe('earlier_order_paid');
    expect(await read(buyer, orderId)).toMatchObject({ orderStatus: 'Pending', paymentStatus: 'Paid' });
    expect(await stockOf(product._id)).toBe(0);
  });

  test('cancel against payment: a webhook that comes last finds it settled', async () => {
    const { product, buyer, orderId, customOrderId } = await waitingOrder();
    const held = holdAt('settle.before');
    await gateway.pay(customOrderId, { outcome: 'success', webhook: 'late' });
    const delivering = gateway.deliverLate();
    await held.reached;
    // The cancellation finds the payment, settles it and is refused. The paused webhook finds it settled.
    expect(await refusal(cancel(buyer, orderId))).toBe('earlier_order_paid');
    held.release();
    await delivering;
    const { history } = await read(buyer, orderId);
    expect(history.filter((event) => event.paymentStatus === 'Paid')).toHaveLength(1);
    expect(await stockOf(product._id)).toBe(0);
  });

  test('refund against webhook: reported twice, recorded once', async () => {
    const { buyer, orderId, customOrderId } = await paidOrder();
    // The webhook and our own poll both find the refund finished, and are paused before either writes.
    const apart = meetAt('refund.ending', 2);
    await cancel(buyer, orderId);
    await expect.poll(() => refundArrives(buyer, orderId)).toBe('Refunded');
    apart();
    const said = (await read(buyer, orderId)).history.filter((event) => event.note === 'sent_back');
    expect(said).toHaveLength(1);
    expect((await gateway.state(customOrderId)).refunds).toHaveLength(1);
  });
});

test('the fulfilment list has paid and cash orders, not unpaid online ones', async () => {
  const { orderId } = await cashOrder();
  const product = await createProduct(testShop, { name: 'Waiting', price: 900, available: 1 });
  const waiting = await checkout(await testShop.customer(), product);
  const ids = (await admin.api('GET /api/auth/admin/all-orders')).map((order) => order._id);
  expect(ids).toContain(orderId);
  expect(ids).not.toContain(waiting.orderId);
});
