import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { integrityProblems } from '../../composition/integrity.ts';
import { onCheckpoint } from '../../platform/core/checkpoint.ts';
import { fromRupees } from '../../platform/core/money.ts';
import { checkout, returnPage } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { gatewayOf, successWebhook } from '../../testing/gateway.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { lockWaits } from '../../testing/lock-waits.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { isSigned } from './cashfree/webhooks.ts';
import { confirmTimeoutMs } from './confirmation.ts';
import { createSettlement } from './settlement.ts';

let testShop: TestShop;
let gateway: ReturnType<typeof gatewayOf>;
beforeAll(async () => {
  testShop = await startTestShop({
    env: { LOG_LEVEL: 'silent', METRICS_TOKEN: 'a metrics token of thirty-two letters' },
  });
  gateway = gatewayOf(testShop);
});
afterEach(async () => {
  await gateway.answerAgain();
  await expectInvariants(testShop);
});
afterAll(() => testShop.close());

/** Creates a buyer with an open order, by default of ₹1,600. */
async function opened(price = 1500) {
  const product = await createProduct(testShop, { name: 'Proven ruby', price, available: 1 });
  const buyer = await testShop.customer();
  const order = await checkout(buyer, product);
  return { buyer, id: order.customOrderId, orderId: order.orderId };
}
const paid = async ({ buyer, orderId }: { buyer: Person; orderId: string }) =>
  (await buyer.api('GET /api/auth/order/{id}', { params: { id: orderId } })).paymentStatus;
const amountOf = async (id: string) =>
  (
    await testShop.db
      .selectFrom('gateway_orders')
      .select('amount')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).amount / 100;
const unconfirmed = async () => {
  const answer = await fetch(`${testShop.base}/metrics`, {
    headers: { authorization: 'Bearer a metrics token of thirty-two letters' },
  });
  return Number(/payment_events_total\{event="unconfirmed"\} (\d+)/.exec(await answer.text())?.[1] ?? 0);
};

describe('a signed success is believed only when the gateway confirms it', () => {
  test('of a payment that the gateway does not have: nothing is delivered, and it is counted', async () => {
    const order = await opened();
    const before = await unconfirmed();
    const told = await gateway.tell(
      successWebhook({ orderId: order.id, paymentId: '990001', amount: await amountOf(order.id) }),
    );
    expect(told.status).toBe(200);
    expect(await paid(order)).toBe('Initiated');
    expect(await unconfirmed()).toBe(before + 1);
    // The order is still open, and its real payment settles it.
    await gateway.pay(order.id, { outcome: 'success' });
    expect(await paid(order)).toBe('Paid');
  });

  test('of a payment that belongs to another order: nothing is delivered', async () => {
    const cheap = await opened(600);
    await gateway.pay(cheap.id, { outcome: 'success' });
    const { payments } = await gateway.state(cheap.id);
    const dear = await opened(90_000);
    const told = await gateway.tell(
      successWebhook({
        orderId: dear.id,
        paymentId: payments[0]?.cf_payment_id ?? '',
        amount: await amountOf(dear.id),
      }),
    );
    expect(told.status).toBe(200);
    expect(await paid(dear)).toBe('Initiated');
  });

  test('while the gateway is down: the sender gets 200, the order stays open and is checked again', async () => {
    const order = await opened();
    await gateway.failNext('500', '/pg/orders/*', 1000);
    const done = await gateway.pay(order.id, { outcome: 'success' });
    expect(done.webhooks.map((hook) => hook.status)).toEqual([200]);
    expect(await paid(order)).toBe('Initiated');
    testShop.clock.advance(1);
    await testShop.sweep();
    expect(await paid(order)).toBe('Initiated');
    await gateway.answerAgain();
    testShop.clock.advance(2);
    await testShop.sweep();
    expect(await paid(order)).toBe('Paid');
  });

  test('while the gateway takes twenty seconds: the sender gets 200 within six', async () => {
    const order = await opened();
    await gateway.failNext('slow', `/pg/orders/${order.id}/payments`);
    const done = await gateway.pay(order.id, { outcome: 'success' });
    // The sender gives up after ten seconds, so the shop has not waited for the gateway.
    expect(done.webhooks.map((hook) => hook.status)).toEqual([200]);
    expect(confirmTimeoutMs).toBeLessThan(6000);
    expect(await paid(order)).toBe('Initiated');
    testShop.clock.advance(1);
    await testShop.sweep();
    expect(await paid(order)).toBe('Paid');
  });

  test('no transaction is open during a gateway request', async () => {
    const order = await opened();
    await gateway.failNext('slow', `/pg/orders/${order.id}/payments`);
    let answered = false;
    const paying = gateway.pay(order.id, { outcome: 'success' }).then(() => {
      answered = true;
    });
    const count = async (query: string) => (await testShop.shop.platform.pool.query(query)).rowCount;
    await expect.poll(() => count('select 1 from webhooks where processed_at is null and tries = 0')).toBe(1);
    await expect
      .poll(() =>
        count(
          `select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
        ),
      )
      .toBe(0);
    expect(answered).toBe(false);
    await paying;
    testShop.clock.advance(1);
    await testShop.sweep();
    expect(await paid(order)).toBe('Paid');
  });

  test('of a top-up or a report: the same rule', async () => {
    const person = await testShop.customer();
    const { order_id: id } = await person.api('POST /api/payment/wallet/initiateTopUp', {
      body: { amount: 5000 },
    });
    await gateway.tell(successWebhook({ orderId: id, paymentId: '990002', amount: 5000 }));
    expect(await returnPage(person, id)).toBe('ACTIVE');
    await gateway.pay(id, { outcome: 'success' });
    expect(await returnPage(person, id)).toBe('PAID');
  });

  test('of a refund: the gateway’s response counts, not the webhook’s content', async () => {
    const order = await opened();
    await gateway.pay(order.id, { outcome: 'success' });
    await gateway.pay(order.id, { outcome: 'success' });
    await testShop.sweep();
    const refundOf = () =>
      testShop.db
        .selectFrom('refunds')
        .select(['id', 'status'])
        .where('gateway_order_id', '=', order.id)
        .executeTakeFirstOrThrow();
    const { id } = await refundOf();
    const refund = { refund_id: id, order_id: order.id, refund_status: 'CANCELLED' };
    const told = await gateway.tell({ type: 'REFUND_STATUS_WEBHOOK', data: { refund } });
    expect(told.status).toBe(200);
    expect((await refundOf()).status).not.toBe('failed');
  });
});

test('one payment id reported for two orders at once settles one; the other waits for review', async () => {
  const orders = [await opened(), await opened()];
  const applySuccess = createSettlement(testShop.shop.platform, testShop.shop.services.payments.payables);
  const amount = fromRupees(await amountOf(orders[0]?.id ?? ''));
  // The second decides before the first has committed.
  let second: Promise<string> | undefined;
  const apply = (id: string) =>
    applySuccess({
      paymentId: '880001',
      gatewayOrderId: id,
      amount,
      orderAmount: null,
      currency: 'INR',
      paidAt: testShop.clock.now(),
    });
  const remove = onCheckpoint('settle.uncommitted', async () => {
    if (second) return;
    second = apply(orders[1]?.id ?? '');
    await expect.poll(() => lockWaits(testShop.db)).toBe(1);
  });
  expect(await apply(orders[0]?.id ?? '')).toBe('settled');
  expect(await second).toBe('other_order');
  remove();
  expect(await Promise.all(orders.map(paid))).toEqual(['Paid', 'Initiated']);
  const kept = await testShop.db
    .selectFrom('gateway_orders')
    .select(['id', 'settled_by'])
    .where('settled_by', '=', '880001')
    .execute();
  expect(kept).toEqual([{ id: orders[0]?.id, settled_by: '880001' }]);
  const open = await testShop.db
    .selectFrom('payment_differences')
    .select(['kind', 'gateway_order_id'])
    .where('closed_at', 'is', null)
    .execute();
  expect(open).toEqual([{ kind: 'other_order', gateway_order_id: orders[1]?.id }]);
  expect(await integrityProblems(testShop.db)).toHaveLength(1);
  await testShop.db.updateTable('payment_differences').set({ closed_at: testShop.clock.now() }).execute();
});

test('the database refuses a second order for a payment, and a paid order without one', async () => {
  const [one, other] = [await opened(), await opened()];
  await gateway.pay(one.id, { outcome: 'success' });
  const by = (await gateway.state(one.id)).payments[0]?.cf_payment_id ?? null;
  const mark = (settled_by: string | null) =>
    testShop.db
      .updateTable('gateway_orders')
      .set({ status: 'paid', settled_by })
      .where('id', '=', other.id)
      .execute();
  await expect(mark(by)).rejects.toThrow(/gateway_orders_settled/);
  await expect(mark(null)).rejects.toThrow(/gateway_orders_paid_is_proven/);
});

test('a webhook without a body is 401, with or without a content type', async () => {
  for (const headers of [{}, { 'content-type': 'application/json' }] as Record<string, string>[]) {
    const answer = await fetch(`${testShop.base}/api/webhook/verify-payment`, { method: 'POST', headers });
    expect(answer.status).toBe(401);
  }
});

test('an empty secret is refused', () => {
  const webhook = { raw: Buffer.from('{}'), timestamp: '1', signature: 'x' };
  expect(() => isSigned(webhook, ['a real secret', ''])).toThrow(/empty/);
  expect(() => isSigned(webhook, [])).toThrow(/empty/);
});
