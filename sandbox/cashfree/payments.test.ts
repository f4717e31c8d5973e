import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ReceivedWebhook, startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.received.length = 0;
  shop.answerWith(200);
});

const minutes = (count: number) => count * 60_000;
const payments = async (orderId: string) => {
  const { text } = await shop.api('GET', `/pg/orders/${orderId}/payments`);
  return JSON.parse(text) as { cf_payment_id: string; payment_status: string; [key: string]: unknown }[];
};
const status = async (orderId: string) => (await shop.api('GET', `/pg/orders/${orderId}`)).body.order_status;
const isGenuine = ({ headers, raw }: ReceivedWebhook, text = raw) =>
  createHmac('sha256', shop.secret).update(`${headers['x-webhook-timestamp']}${text}`).digest('base64') ===
  headers['x-webhook-signature'];

describe('success', () => {
  it('captures, pays the order and tells the shop before it answers', async () => {
    const { order_id } = await shop.order();
    expect(await payments(order_id)).toEqual([]);
    const { status: code, body } = await shop.control(`/orders/${order_id}`, { outcome: 'success' });
    expect(code).toBe(200);
    expect(body).toMatchObject({
      order_id,
      order_status: 'PAID',
      payment: { payment_status: 'SUCCESS', payment_amount: 170, is_captured: true, error_details: null },
      webhooks: [{ status: 200, attempt: 1 }],
      return_url: `http://shop.test/done?order_id=${order_id}&status={order_status}`,
    });
    const [payment] = await payments(order_id);
    expect(payment).toEqual(body.payment);
    const one = await shop.api('GET', `/pg/orders/${order_id}/payments/${body.payment.cf_payment_id}`);
    expect(one.body).toEqual(body.payment);
    expect((await shop.api('GET', `/pg/orders/${order_id}/payments/1`)).body.code).toBe('payment_not_found');
  });

  it('signs the raw body, whose amounts have two decimals', async () => {
    const { order_id } = await shop.order();
    await shop.control(`/orders/${order_id}`, { outcome: 'success' });
    const hook = shop.received[0] as ReceivedWebhook;
    expect(isGenuine(hook)).toBe(true);
    expect(hook.raw).toContain('"order_amount":170.00');
    expect(hook.raw).toContain('सावित्री');
    expect(isGenuine(hook, JSON.stringify(JSON.parse(hook.raw)))).toBe(false);
    expect(hook.headers).toMatchObject({
      'x-webhook-version': '2025-01-01',
      'x-webhook-attempt': '1',
      'x-webhook-timestamp': expect.stringMatching(/^\d{13}$/),
      'x-idempotency-key': expect.any(String),
    });
    expect(JSON.parse(hook.raw)).toMatchObject({
      type: 'PAYMENT_SUCCESS_WEBHOOK',
      event_time: expect.stringMatching(/\+05:30$/),
      data: {
        order: { order_id, order_amount: 170, order_currency: 'INR' },
        payment: {
          payment_status: 'SUCCESS',
          payment_amount: 170,
          payment_message: '00::Transaction success',
        },
        customer_details: { customer_id: 'cust1', customer_phone: '9876543210' },
        payment_gateway_details: { gateway_name: 'CASHFREE' },
      },
    });
  });

  it('on a paid order makes a second payment', async () => {
    const { order_id } = await shop.order();
    const first = await shop.control(`/orders/${order_id}`, { outcome: 'success' });
    const second = await shop.control(`/orders/${order_id}`, { outcome: 'success' });
    expect(second.body.payment.cf_payment_id).not.toBe(first.body.payment.cf_payment_id);
    expect((await payments(order_id)).map((payment) => payment.payment_status)).toEqual([
      'SUCCESS',
      'SUCCESS',
    ]);
  });

  it.each(['expired', 'terminated'])(
    'on an %s order still captures: real money can arrive late',
    async (end) => {
      const { order_id } = await shop.order();
      if (end === 'expired') await shop.control(`/orders/${order_id}/expire`);
      else await shop.api('PATCH', `/pg/orders/${order_id}`, { order_status: 'TERMINATED' });
      expect(await status(order_id)).toBe(end.toUpperCase());
      const { body } = await shop.control(`/orders/${order_id}`, { outcome: 'success' });
      expect(body).toMatchObject({ order_status: 'PAID', webhooks: [{ status: 200 }] });
    },
  );

  it('can answer with the redirect the browser would follow', async () => {
    const { order_id } = await shop.order();
    const { status: code, headers } = await shop.control(`/orders/${order_id}`, {
      outcome: 'success',
      redirect: true,
    });
    expect(code).toBe(302);
    expect(headers.get('location')).toBe(`http://shop.test/done?order_id=${order_id}&status={order_status}`);
  });
});

describe('the other endings', () => {
  it('declined: the attempt fails with its reason, the order stays open for another', async () => {
    const { order_id } = await shop.order();
    const { body } = await shop.control(`/orders/${order_id}`, { outcome: 'declined' });
    expect(body).toMatchObject({
      order_status: 'ACTIVE',
      payment: {
        payment_status: 'FAILED',
        error_details: {
          error_code: 'TRANSACTION_DECLINED',
          error_reason: 'bank_rejected',
          error_source: 'bank',
        },
      },
    });
    expect(JSON.parse(shop.received[0]?.raw ?? '')).toMatchObject({
      type: 'PAYMENT_FAILED_WEBHOOK',
      data: { payment: { payment_status: 'FAILED' }, error_details: { error_code: 'TRANSACTION_DECLINED' } },
    });
    await shop.control(`/orders/${order_id}`, { outcome: 'success' });
    expect(await status(order_id)).toBe('PAID');
    await shop.control(`/orders/${order_id}`, { outcome: 'declined' });
    expect(await status(order_id)).toBe('PAID');
  });

  it('dropped: USER_DROPPED, order open', async () => {
    const { order_id } = await shop.order();
    const { body } = await shop.control(`/orders/${order_id}`, { outcome: 'dropped' });
    expect(body).toMatchObject({ order_status: 'ACTIVE', payment: { payment_status: 'USER_DROPPED' } });
    expect(JSON.parse(shop.received[0]?.raw ?? '').type).toBe('PAYMENT_USER_DROPPED_WEBHOOK');
  });

  it('pending, then success: one attempt, one webhook', async () => {
    const { order_id } = await shop.order();
    const pending = await shop.control(`/orders/${order_id}`, { outcome: 'pending' });
    expect(pending.body).toMatchObject({
      order_status: 'ACTIVE',
      payment: { payment_status: 'PENDING', payment_completion_time: null },
      webhooks: [],
    });
    const paid = await shop.control(`/orders/${order_id}`, { outcome: 'success' });
    expect(paid.body.payment.cf_payment_id).toBe(pending.body.payment.cf_payment_id);
    expect(await payments(order_id)).toHaveLength(1);
    expect(shop.received).toHaveLength(1);
  });

  it('pending, then ended through /pg/simulate; an ended attempt is refused', async () => {
    const { order_id } = await shop.order();
    const { payment } = (await shop.control(`/orders/${order_id}`, { outcome: 'pending' })).body;
    const simulation = {
      entity: 'PAYMENTS',
      entity_id: payment.cf_payment_id,
      entity_simulation: { payment_status: 'SUCCESS' },
    };
    const wrong = { ...simulation, entity_simulation: { payment_status: 'PERHAPS' } };
    expect((await shop.api('POST', '/pg/simulate', wrong)).body.code).toBe('transaction_status_invalid');
    expect(await shop.api('POST', '/pg/simulate', simulation)).toMatchObject({
      status: 200,
      body: simulation,
    });
    expect(await status(order_id)).toBe('PAID');
    expect((await shop.api('POST', '/pg/simulate', simulation)).body.code).toBe('transaction_status_invalid');
    // The sweeper sends it; a webhook still under way would be counted by the next test.
    await expect.poll(() => shop.received.length).toBe(1);
  });
});

describe('webhooks gone wrong', () => {
  it('late: kept until asked for', async () => {
    const { order_id } = await shop.order();
    const { body } = await shop.control(`/orders/${order_id}`, { outcome: 'success', webhook: 'late' });
    expect(body.webhooks).toEqual([]);
    expect(shop.received).toHaveLength(0);
    const delivered = await shop.control('/webhooks/deliver', { order_id });
    expect(delivered.body.webhooks).toMatchObject([{ status: 200 }]);
    expect(shop.received).toHaveLength(1);
    expect((await shop.control('/webhooks/deliver', { order_id })).body.webhooks).toEqual([]);
  });

  it('late: goes out by itself after five minutes', async () => {
    const { order_id } = await shop.order();
    await shop.control(`/orders/${order_id}`, { outcome: 'success', webhook: 'late' });
    shop.pass(minutes(5));
    await expect.poll(() => shop.received.length).toBe(1);
  });

  it('never: lost for good', async () => {
    const { order_id } = await shop.order();
    await shop.control(`/orders/${order_id}`, { outcome: 'success', webhook: 'never' });
    expect((await shop.control('/webhooks/deliver', { order_id })).body.webhooks).toEqual([]);
    const state = (await shop.control(`/orders/${order_id}`, undefined, 'GET')).body;
    expect(state).toMatchObject({ order: { order_status: 'PAID' }, webhooks: [{ state: 'suppressed' }] });
    expect(shop.received).toHaveLength(0);
  });

  it('copies: the same body and key, attempts 1 to 5', async () => {
    const { order_id } = await shop.order();
    const { body } = await shop.control(`/orders/${order_id}`, { outcome: 'success', copies: 5 });
    expect(body.webhooks.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(shop.received.map((hook) => hook.raw)).size).toBe(1);
    expect(new Set(shop.received.map((hook) => hook.headers['x-idempotency-key'])).size).toBe(1);
    expect(shop.received.map((hook) => hook.headers['x-webhook-attempt']).sort()).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ]);
  });

  it.each([
    ['signature', false, 170],
    ['amount', true, 169],
    ['body', false, 169],
  ])('tamper %s: only the webhook lies', async (tamper, genuine, amount) => {
    const { order_id } = await shop.order();
    shop.answerWith(401);
    const { body } = await shop.control(`/orders/${order_id}`, { outcome: 'success', tamper });
    expect(body.webhooks).toMatchObject([{ status: 401 }]);
    const hook = shop.received[0] as ReceivedWebhook;
    expect(isGenuine(hook)).toBe(genuine);
    expect(JSON.parse(hook.raw).data.payment.payment_amount).toBe(amount);
    expect((await payments(order_id))[0]?.payment_amount).toBe(170);
    const state = (await shop.control(`/orders/${order_id}`, undefined, 'GET')).body;
    expect(state.webhooks).toMatchObject([{ state: 'failed' }]);
  });

  it('refused: sent again with the same body and key until it is accepted', async () => {
    const { order_id } = await shop.order();
    shop.answerWith(500);
    const { body } = await shop.control(`/orders/${order_id}`, { outcome: 'success' });
    expect(body.webhooks).toMatchObject([{ status: 500 }]);
    shop.answerWith(302);
    shop.pass(3000);
    await expect.poll(() => shop.received.length).toBe(2);
    shop.answerWith(200);
    shop.pass(11_000);
    await expect.poll(() => shop.received.length).toBe(3);
    expect(shop.received.map((hook) => hook.headers['x-webhook-attempt'])).toEqual(['1', '2', '3']);
    expect(new Set(shop.received.map((hook) => hook.raw)).size).toBe(1);
    expect(shop.received.every((hook) => isGenuine(hook))).toBe(true);
  });

  it('goes to the address the order names', async () => {
    const notify_url = `http://127.0.0.1:9/elsewhere`;
    const { order_id } = await shop.order({ order_meta: { notify_url } });
    const { body } = await shop.control(`/orders/${order_id}`, { outcome: 'success' });
    expect(body.webhooks).toMatchObject([{ status: 0 }]);
    expect(body.return_url).toBeNull();
    expect(shop.received).toHaveLength(0);
  });
});
