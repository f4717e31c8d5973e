import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toIst } from './money-and-time.ts';
import { credentials, orderBody, startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const inMinutes = (minutes: number) => toIst(new Date(shop.now().getTime() + minutes * 60_000));

describe('creating an order', () => {
  it('answers an ACTIVE order with its session, amount in rupees and expiry in IST', async () => {
    const body = orderBody({
      order_amount: 1234.5,
      order_expiry_time: inMinutes(30),
      order_tags: { purpose: 'shop' },
    });
    const { status, body: order } = await shop.api('POST', '/pg/orders', body);
    expect(status).toBe(200);
    expect(order).toMatchObject({
      entity: 'order',
      order_id: body.order_id,
      order_amount: 1234.5,
      order_currency: 'INR',
      order_status: 'ACTIVE',
      order_expiry_time: body.order_expiry_time,
      order_tags: { purpose: 'shop' },
    });
    expect(order.payment_session_id).toMatch(/^session_/);
    expect(order.cf_order_id).toMatch(/^\d+$/);
    expect((await shop.api('GET', `/pg/orders/${order.order_id}`)).body).toEqual(order);
  });

  it('gives thirty days when no expiry is named', async () => {
    const order = await shop.order();
    const days = (Date.parse(order.order_expiry_time) - shop.now().getTime()) / 86_400_000;
    expect(days).toBeCloseTo(30, 2);
  });

  it('never accepts an id twice, not even at the same moment', async () => {
    const body = orderBody();
    const answers = await Promise.all([1, 2, 3, 4].map(() => shop.api('POST', '/pg/orders', body)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find((answer) => answer.status === 409)?.body).toMatchObject({
      code: 'order_already_exists',
      type: 'invalid_request_error',
      message: 'order with same id is already present',
    });
  });

  it.each([
    [{ order_amount: 0.5 }, 'order_amount_invalid', 'order_amount : Invalid amount entered '],
    [{ order_amount: 10.005 }, 'order_amount_invalid', 'order_amount : Invalid amount entered '],
    [{ order_amount: '170' }, 'order_amount_invalid', 'order_amount : Invalid amount entered '],
    [
      { order_currency: 'INaR' },
      'order_currency_invalid',
      'order_currency : is not valid or not enabled. Value received: INaR',
    ],
    [
      { customer_details: { customer_id: 'cust1' } },
      'customer_details.customer_phone_missing',
      'customer_details.customer_phone : is missing in the request. Value received: ',
    ],
    [
      { customer_details: { customer_id: 'a-b', customer_phone: '9876543210' } },
      'customer_details.customer_id_invalid',
      'customer_details.customer_id : is not valid. Value received: a-b',
    ],
    [{ order_id: 'has space' }, 'order_id_invalid', 'order_id : is not valid. Value received: has space'],
    [{ order_meta: { return_url: 'javascript:alert(1)' } }, 'order_meta.return_url_invalid', undefined],
    [{ customer_details: undefined }, 'customer_details_missing', undefined],
  ])('refuses %j', async (changes, code, message) => {
    const { status, body } = await shop.api('POST', '/pg/orders', orderBody(changes));
    expect(status).toBe(400);
    expect(body).toMatchObject({ code, type: 'invalid_request_error', ...(message ? { message } : {}) });
    expect(body).toHaveProperty('help');
  });

  it.each([15, 30 * 24 * 60 + 1, -5])('refuses an expiry %i minutes ahead', async (minutes) => {
    const { status, body } = await shop.api(
      'POST',
      '/pg/orders',
      orderBody({ order_expiry_time: inMinutes(minutes) }),
    );
    expect(status).toBe(400);
    expect(body.message).toBe(
      'order_expiry_time : Expiry time should be more than 15 min and less than 30 days',
    );
  });
});

describe('idempotency', () => {
  it('replays the first answer, to calls one after the other and at the same moment', async () => {
    const body = orderBody();
    const key = { 'x-idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => shop.api('POST', '/pg/orders', body, key)));
    answers.push(await shop.api('POST', '/pg/orders', body, key));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body.payment_session_id)).size).toBe(1);
    expect(answers.filter((answer) => answer.headers.get('x-idempotency-replayed')).length).toBe(3);
  });

  it('replays a refusal too, and refuses another body with 422', async () => {
    const key = { 'x-idempotency-key': randomUUID() };
    const wrong = orderBody({ order_amount: 0 });
    expect((await shop.api('POST', '/pg/orders', wrong, key)).body.code).toBe('order_amount_invalid');
    expect((await shop.api('POST', '/pg/orders', wrong, key)).status).toBe(400);
    const other = await shop.api('POST', '/pg/orders', orderBody(), key);
    expect(other.status).toBe(422);
    expect(other.body).toMatchObject({
      type: 'idempotency_error',
      code: 'request_invalid',
      message: 'invalid body in request for x-idempotency-key',
    });
  });
});

describe('who may call', () => {
  it('refuses a wrong secret with the exact body', async () => {
    const answer = await shop.api('GET', '/pg/orders/x', undefined, {
      'x-client-secret': 'wrong',
      'x-api-version': '2023-08-01',
    });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({
      message: 'authentication Failed',
      code: 'request_failed',
      type: 'authentication_error',
    });
  });

  it('wants an API version it knows', async () => {
    const answer = await shop.api('GET', '/pg/orders/x', undefined, { 'x-api-version': '1999-01-01' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'x-api-version_invalid' } });
    const { 'x-api-version': _left, ...rest } = credentials();
    const without = await fetch(`${shop.base}/pg/orders/x`, { headers: rest });
    expect(await without.json()).toMatchObject({ code: 'x-api-version_missing' });
  });

  it('answers unknown paths, unknown orders and broken JSON with its own bodies', async () => {
    expect(await shop.api('DELETE', '/pg/orders')).toMatchObject({
      status: 400,
      body: { message: 'bad URL, please check API documentation', code: 'request_failed' },
    });
    expect(await shop.api('GET', '/pg/orders/nobody')).toMatchObject({
      status: 404,
      body: { code: 'order_not_found', message: 'Order Reference Id does not exist' },
    });
    const broken = await fetch(`${shop.base}/pg/orders`, {
      method: 'POST',
      headers: { ...credentials(), 'content-type': 'application/json' },
      body: '{"order_id": ',
    });
    expect(broken.status).toBe(400);
  });
});

describe('the end of an order', () => {
  it('is EXPIRED after its time, computed from the clock', async () => {
    const order = await shop.order({ order_expiry_time: inMinutes(16) });
    shop.pass(17 * 60_000);
    expect((await shop.api('GET', `/pg/orders/${order.order_id}`)).body.order_status).toBe('EXPIRED');
    expect(
      await shop.api('PATCH', `/pg/orders/${order.order_id}`, { order_status: 'TERMINATED' }),
    ).toMatchObject({
      status: 400,
      body: { code: 'order_inactive', message: 'order is no longer active' },
    });
  });

  it('can be asked for: TERMINATED, the same when asked again', async () => {
    const { order_id } = await shop.order();
    for (const _time of [1, 2]) {
      const answer = await shop.api('PATCH', `/pg/orders/${order_id}`, { order_status: 'TERMINATED' });
      expect(answer).toMatchObject({ status: 200, body: { order_id, order_status: 'TERMINATED' } });
    }
    expect((await shop.api('PATCH', `/pg/orders/${order_id}`, { order_status: 'PAID' })).status).toBe(400);
  });

  it('waits for an attempt that is still with the bank', async () => {
    const { order_id } = await shop.order();
    await shop.control(`/orders/${order_id}`, { outcome: 'pending' });
    const asked = await shop.api('PATCH', `/pg/orders/${order_id}`, { order_status: 'TERMINATED' });
    expect(asked.body.order_status).toBe('TERMINATION_REQUESTED');
    await shop.control(`/orders/${order_id}`, { outcome: 'declined', webhook: 'never' });
    expect((await shop.api('GET', `/pg/orders/${order_id}`)).body.order_status).toBe('TERMINATED');
  });

  it('is not moved by termination once it is paid', async () => {
    const { order_id } = await shop.order();
    await shop.control(`/orders/${order_id}`, { outcome: 'success', webhook: 'never' });
    expect((await shop.api('PATCH', `/pg/orders/${order_id}`, { order_status: 'TERMINATED' })).status).toBe(
      400,
    );
    expect((await shop.api('GET', `/pg/orders/${order_id}`)).body.order_status).toBe('PAID');
  });
});
