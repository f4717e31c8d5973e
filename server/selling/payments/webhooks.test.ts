import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checkout, returnPage } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { gatewayOf } from '../../testing/gateway.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
let gateway: ReturnType<typeof gatewayOf>;
beforeAll(async () => {
  testShop = await startTestShop();
  gateway = gatewayOf(testShop);
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

/** Creates a buyer with an open order for the last piece of a product. */
async function opened() {
  const product = await createProduct(testShop, { name: 'Only piece', price: 1500, available: 1 });
  const buyer = await testShop.customer();
  const order = await checkout(buyer, product);
  return { product, buyer, id: order.customOrderId, orderId: order.orderId };
}
const read = (buyer: Person, id: string) => buyer.api('GET /api/auth/order/{id}', { params: { id } });
const uses = async (id: string) =>
  (
    await testShop.db
      .selectFrom('gateway_payments')
      .select('use')
      .where('gateway_order_id', '=', id)
      .orderBy('recorded_at')
      .execute()
  ).map((row) => row.use);

describe('webhooks', () => {
  test('five copies at once settle once', async () => {
    const { buyer, id, orderId } = await opened();
    const paid = await gateway.pay(id, { outcome: 'success', copies: 5 });
    expect(paid.webhooks.map((hook) => hook.status)).toEqual([200, 200, 200, 200, 200]);
    expect(await uses(id)).toEqual(['settled']);
    expect((await read(buyer, orderId)).history).toHaveLength(2);
  });

  test('late: the return page settles first, the webhook changes nothing', async () => {
    const { buyer, id, orderId } = await opened();
    await gateway.pay(id, { outcome: 'success', webhook: 'late' });
    expect(await returnPage(buyer, id)).toBe('PAID');
    await gateway.deliverLate();
    expect(await uses(id)).toEqual(['settled']);
    expect((await read(buyer, orderId)).history).toHaveLength(2);
  });

  test('before the redirect: the page finds it paid', async () => {
    const { buyer, id, orderId } = await opened();
    await gateway.pay(id, { outcome: 'success' });
    expect((await read(buyer, orderId)).paymentStatus).toBe('Paid');
    expect(await returnPage(buyer, id)).toBe('PAID');
  });

  test('never: the reconciler asks', async () => {
    const { buyer, id, orderId } = await opened();
    await gateway.pay(id, { outcome: 'success', webhook: 'never' });
    testShop.clock.advance(2);
    await testShop.sweep();
    expect((await read(buyer, orderId)).paymentStatus).toBe('Paid');
  });

  test('out of order: a failure that comes after the success never takes it back', async () => {
    const { buyer, id, orderId } = await opened();
    await gateway.pay(id, { outcome: 'declined', webhook: 'late' });
    await gateway.pay(id, { outcome: 'success' });
    await gateway.deliverLate();
    expect((await read(buyer, orderId)).paymentStatus).toBe('Paid');
  });

  test('a declined attempt leaves the order open for another', async () => {
    const { buyer, id, orderId } = await opened();
    await gateway.pay(id, { outcome: 'declined' });
    expect(await returnPage(buyer, id)).toBe('FAILED');
    expect((await read(buyer, orderId)).paymentStatus).toBe('Initiated');
    await gateway.pay(id, { outcome: 'success' });
    expect(await returnPage(buyer, id)).toBe('PAID');
  });

  test('pending is not paid until it succeeds', async () => {
    const { buyer, id } = await opened();
    await gateway.pay(id, { outcome: 'pending' });
    expect(await returnPage(buyer, id)).toBe('ACTIVE');
    await gateway.pay(id, { outcome: 'success' });
    expect(await returnPage(buyer, id)).toBe('PAID');
    expect(await uses(id)).toEqual(['settled']);
  });

  test.each(['signature', 'body'] as const)(
    'a tampered %s is refused and nothing is stored',
    async (tamper) => {
      const { buyer, id, orderId } = await opened();
      const before = await testShop.db.selectFrom('webhooks').select('id').execute();
      const paid = await gateway.pay(id, { outcome: 'success', tamper });
      expect(paid.webhooks.map((hook) => hook.status)).toEqual([401]);
      expect(await testShop.db.selectFrom('webhooks').select('id').execute()).toEqual(before);
      expect((await read(buyer, orderId)).paymentStatus).toBe('Initiated');
    },
  );

  test('another amount is not fulfilled; the gateway’s own response decides', async () => {
    const { buyer, id, orderId } = await opened();
    await gateway.pay(id, { outcome: 'success', tamper: 'amount' });
    expect((await read(buyer, orderId)).paymentStatus).toBe('Initiated');
    expect(await returnPage(buyer, id)).toBe('PAID');
  });

  test('an order that is not ours is acknowledged without effect', async () => {
    await foreignOrder('SOMEBODY_ELSES_1');
    const paid = await gateway.pay('SOMEBODY_ELSES_1', { outcome: 'success' });
    expect(paid.webhooks.map((hook) => hook.status)).toEqual([200]);
    expect(await uses('SOMEBODY_ELSES_1')).toEqual([]);
  });

  test('without a signature, or with junk, is 401', async () => {
    for (const headers of [{}, { 'x-webhook-signature': 'AAAA', 'x-webhook-timestamp': '1' }]) {
      const answer = await fetch(`${testShop.base}/api/webhook/verify-payment`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers } as Record<string, string>,
        body: '{"type":"PAYMENT_SUCCESS_WEBHOOK"}',
      });
      expect(answer.status).toBe(401);
    }
  });
});

describe('a payment that cannot be applied is refunded', () => {
  test('paid twice: the second payment is refunded, the order stays paid', async () => {
    const { buyer, id, orderId } = await opened();
    await gateway.pay(id, { outcome: 'success' });
    await gateway.pay(id, { outcome: 'success' });
    expect(await uses(id)).toEqual(['settled', 'second_payment']);
    await testShop.sweep();
    expect((await gateway.state(id)).refunds).toHaveLength(1);
    expect((await read(buyer, orderId)).paymentStatus).toBe('Paid');
  });

  test('paid after expiry, stock still available: honoured', async () => {
    const { buyer, id, orderId } = await opened();
    testShop.clock.advance(31);
    await testShop.sweep();
    await gateway.pay(id, { outcome: 'success' });
    expect(await read(buyer, orderId)).toMatchObject({ orderStatus: 'Pending', paymentStatus: 'Paid' });
  });

  test('paid after expiry, stock gone: refunded, and the buyer is notified', async () => {
    const { product, buyer, id, orderId } = await opened();
    testShop.clock.advance(31);
    await testShop.sweep();
    const second = await testShop.customer();
    const theirs = await checkout(second, product);
    await gateway.pay(theirs.customOrderId, { outcome: 'success' });
    await gateway.pay(id, { outcome: 'success' });
    expect(await uses(id)).toEqual(['too_late']);
    expect(await returnPage(buyer, id)).toBe('REFUNDED');
    // The refund is pending at the gateway; the sweep polls it.
    const afterASweep = async () => {
      testShop.clock.advance(1);
      await testShop.sweep();
      return (await read(buyer, orderId)).paymentStatus;
    };
    await expect.poll(afterASweep).toBe('Refunded');
    expect((await gateway.state(id)).refunds).toHaveLength(1);
    const order = await read(buyer, orderId);
    expect(order.orderStatus).toBe('Cancelled');
    expect(order.history.at(-1)).toMatchObject({ note: 'sent_back', amount: 1500 });
    expect((await read(second, theirs.orderId)).paymentStatus).toBe('Paid');
  });
});

/** An order of another shop at the same gateway account, whose webhooks reach us. */
async function foreignOrder(id: string): Promise<void> {
  const answer = await fetch(`${testShop.base}/sandbox/cashfree/pg/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-api-version': '2025-01-01',
      'x-client-id': 'navaratna-sandbox',
      'x-client-secret': 'navaratna-sandbox-secret',
    },
    body: JSON.stringify({
      order_id: id,
      order_amount: 10,
      order_currency: 'INR',
      customer_details: { customer_id: 'abc', customer_phone: '9999999999' },
    }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
