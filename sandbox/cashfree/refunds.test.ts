import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
let orderId: string;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  orderId = (await shop.order()).order_id;
  await shop.control(`/orders/${orderId}`, { outcome: 'success', webhook: 'never' });
  shop.received.length = 0;
});

const refund = (body: Record<string, unknown>, headers = {}) =>
  shop.api('POST', `/pg/orders/${orderId}/refunds`, body, headers);

const hooks = () => shop.received.filter((hook) => hook.raw.includes(orderId)).length;

it('is PENDING at first, succeeds shortly after and tells the shop', async () => {
  const asked = await refund({
    refund_amount: 70.5,
    refund_id: 'refund1',
    refund_note: 'One bead was chipped',
  });
  expect(asked).toMatchObject({
    status: 200,
    body: {
      order_id: orderId,
      refund_id: 'refund1',
      refund_amount: 70.5,
      refund_status: 'PENDING',
      entity: 'refund',
      processed_at: null,
    },
  });
  shop.pass(1500);
  await expect.poll(() => shop.received.length).toBe(1);
  const one = (await shop.api('GET', `/pg/orders/${orderId}/refunds/refund1`)).body;
  expect(one.refund_status).toBe('SUCCESS');
  expect(JSON.parse((await shop.api('GET', `/pg/orders/${orderId}/refunds`)).text)).toEqual([one]);
  const hook = JSON.parse(shop.received[0]?.raw ?? '');
  expect(hook.type).toBe('REFUND_STATUS_WEBHOOK');
  expect(hook.data.refund).toMatchObject({
    refund_id: 'refund1',
    refund_status: 'SUCCESS',
    entity: 'Refund',
  });
  expect(typeof hook.data.refund.cf_refund_id).toBe('number');
  expect(shop.received[0]?.raw).toContain('"refund_amount":70.50');
});

it('can be partial and repeated, never above what was captured', async () => {
  expect((await refund({ refund_amount: 100, refund_id: 'part1' })).status).toBe(200);
  const tooMuch = await refund({ refund_amount: 70.01, refund_id: 'part2' });
  expect(tooMuch).toMatchObject({
    status: 400,
    body: { code: 'refund_amount_invalid', message: 'refund_amount : Invalid amount entered ' },
  });
  expect((await refund({ refund_amount: 70, refund_id: 'part2' })).status).toBe(200);
});

it('two at the same moment cannot take more than there is', async () => {
  const answers = await Promise.all(
    ['raceA', 'raceB'].map((refund_id) => refund({ refund_amount: 100, refund_id })),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
});

it('of an order paid twice gives the second payment back first', async () => {
  const second = (await shop.control(`/orders/${orderId}`, { outcome: 'success', webhook: 'never' })).body
    .payment;
  const { body } = await refund({ refund_amount: 170, refund_id: 'twice' });
  expect(body).toMatchObject({ cf_payment_id: second.cf_payment_id });
});

it('has ids of 3 to 40 letters and digits, each once; the same key replays', async () => {
  expect((await refund({ refund_amount: 1, refund_id: 'with-dash' })).body.code).toBe('refund_id_invalid');
  expect((await refund({ refund_amount: 1 })).body.code).toBe('refund_id_missing');
  const key = { 'x-idempotency-key': randomUUID() };
  const first = await refund({ refund_amount: 1, refund_id: 'once' }, key);
  expect((await refund({ refund_amount: 1, refund_id: 'once' }, key)).body).toEqual(first.body);
  expect((await refund({ refund_amount: 1, refund_id: 'once' })).status).toBe(409);
});

it('is refused before payment, for unknown orders and unknown refunds', async () => {
  const unpaid = (await shop.order()).order_id;
  const early = await shop.api('POST', `/pg/orders/${unpaid}/refunds`, {
    refund_amount: 1,
    refund_id: 'early',
  });
  expect(early).toMatchObject({ status: 400, body: { code: 'order_id_not_paid' } });
  const nowhere = await shop.api('POST', '/pg/orders/nobody/refunds', {
    refund_amount: 1,
    refund_id: 'early',
  });
  expect(nowhere).toMatchObject({ status: 404, body: { code: 'order_not_found' } });
  expect((await shop.api('GET', `/pg/orders/${orderId}/refunds/none`)).status).toBe(404);
});

it('obeys the magic words of the note, and the control', async () => {
  await refund({ refund_amount: 10, refund_id: 'fails', refund_note: 'FAILED' });
  await refund({ refund_amount: 10, refund_id: 'stays', refund_note: 'PENDING' });
  shop.pass(1500);
  await expect.poll(hooks).toBe(1);
  const statusOf = async (id: string) =>
    (await shop.api('GET', `/pg/orders/${orderId}/refunds/${id}`)).body.refund_status;
  expect(await statusOf('fails')).toBe('FAILED');
  expect(await statusOf('stays')).toBe('PENDING');
  const held = await shop.control(`/orders/${orderId}/refunds/stays`, { status: 'ONHOLD' });
  expect(held.body.refund_status).toBe('ONHOLD');
  await shop.control(`/orders/${orderId}/refunds/stays`, { status: 'CANCELLED' });
  expect(await statusOf('stays')).toBe('CANCELLED');
  await expect.poll(hooks).toBe(3);
});
