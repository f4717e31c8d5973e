import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { transact } from '../../../platform/database/database.ts';
import { goodKundli, goodPanchang } from '../../../testing/access/access-reports.ts';
import { refusal } from '../../../testing/fixtures/checkout.ts';
import { subjectsTo } from '../../../testing/fixtures/emails.ts';
import { askFor, buy, statusOf } from '../../../testing/fixtures/reports.ts';
import { gatewayOf } from '../../../testing/gateway.ts';
import { findProblems } from '../../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
});
afterEach(async () => {
  expect(await findProblems(testShop)).toEqual([]);
});
afterAll(() => testShop.close());

const gateway = () => gatewayOf(testShop);
const read = (buyer: Person, orderId: string) =>
  refusal(buyer.api('GET /api/reports/{orderId}', { params: { orderId } }));
const refund = async (orderId: string) => (await gateway().state(orderId)).refunds.length;

describe('an unpaid order', () => {
  test('expires after half an hour: shown as expired, gone from the list, and the report can be bought again', async () => {
    const buyer = await testShop.customer();
    const orderId = await askFor.kundli(buyer);
    expect((await buyer.api('GET /api/reports')).reports).toMatchObject([{ orderId, status: 'PENDING' }]);
    testShop.clock.advance(31);
    await testShop.sweep();
    expect(await statusOf(buyer, orderId)).toBe('EXPIRED');
    expect((await gateway().state(orderId)).order.order_status).not.toBe('ACTIVE');
    expect((await buyer.api('GET /api/reports')).reports).toEqual([]);
    expect(await read(buyer, orderId)).toBe('report_unpaid');
    const again = await buy(testShop, buyer, 'kundli');
    expect(again).not.toBe(orderId);
    expect(await statusOf(buyer, again)).toBe('SUCCESS');
  });

  test('is replaced close to its end by one that lasts', async () => {
    const buyer = await testShop.customer();
    const first = await askFor.panchang(buyer);
    testShop.clock.advance(29);
    const second = await askFor.panchang(buyer);
    expect(second).not.toBe(first);
    expect(await statusOf(buyer, first)).toBe('EXPIRED');
  });

  test('is replaced when the other language or a twin’s report is bought', async () => {
    const buyer = await testShop.customer();
    const english = await askFor.kundli(buyer);
    const hindi = await askFor.kundli(buyer, { la: 'hi' });
    const twin = await askFor.kundli(buyer, { la: 'hi', customerName: 'Anamika Sharma' });
    expect(new Set([english, hindi, twin]).size).toBe(3);
    expect(await Promise.all([english, hindi, twin].map((id) => statusOf(buyer, id)))).toEqual([
      'EXPIRED',
      'EXPIRED',
      'PENDING',
    ]);
  });
});

describe('money', () => {
  test('is taken once for a report: not again, not in the other language, but again for a twin', async () => {
    const buyer = await testShop.customer();
    const orderId = await buy(testShop, buyer, 'kundli');
    for (const more of [{}, { la: 'hi' }, { customerName: 'ananya sharma', location: 'Jaipur' }]) {
      await expect(askFor.kundli(buyer, more)).rejects.toMatchObject({
        status: 409,
        code: 'report_owned',
        details: { orderId, path: expect.stringContaining(`/kundli-result?order_id=${orderId}&data=`) },
      });
    }
    expect(await askFor.kundli(buyer, { customerName: 'Anamika Sharma' })).not.toBe(orderId);
  });

  test('that arrived while another order was opened buys the report, and no second order is made', async () => {
    const buyer = await testShop.customer();
    const orderId = await askFor.kundli(buyer);
    await gateway().pay(orderId, { outcome: 'success', webhook: 'never' });
    // The page was in English, the second attempt is in Hindi: the first order would be cancelled, but it is paid.
    expect(await refusal(askFor.kundli(buyer, { la: 'hi' }))).toBe('report_owned');
    expect(await statusOf(buyer, orderId)).toBe('SUCCESS');
  });

  test('paid twice is refunded once, and the report stays', async () => {
    const buyer = await testShop.customer();
    const orderId = await askFor.matching(buyer);
    await gateway().pay(orderId, { outcome: 'success' });
    await gateway().pay(orderId, { outcome: 'success' });
    await testShop.sweep();
    expect(await refund(orderId)).toBe(1);
    expect(await statusOf(buyer, orderId)).toBe('SUCCESS');
    await expect
      .poll(() => subjectsTo(testShop, buyer.email))
      .toContain('We are returning your payment for a report');
  });

  test('counts once however often and however late the gateway reports it', async () => {
    const buyer = await testShop.customer();
    const orderId = await askFor.panchang(buyer);
    await gateway().pay(orderId, { outcome: 'success', webhook: 'late', copies: 3 });
    expect(await statusOf(buyer, orderId)).toBe('SUCCESS');
    await gateway().deliverLate();
    await testShop.sweep();
    const ready = async () =>
      (await subjectsTo(testShop, buyer.email)).filter((subject) => subject === 'Your panchang is ready')
        .length;
    await expect.poll(ready).toBe(1);
    expect(await refund(orderId)).toBe(0);
  });

  test('of a slow bank is waited for', async () => {
    const buyer = await testShop.customer();
    const orderId = await askFor.panchang(buyer);
    await gateway().pay(orderId, { outcome: 'pending' });
    expect(await statusOf(buyer, orderId)).toBe('PENDING');
    expect(await read(buyer, orderId)).toBe('report_unpaid');
    await gateway().pay(orderId, { outcome: 'success' });
    expect(await read(buyer, orderId)).toBe('accepted');
  });

  test.each(['signature', 'amount', 'body'] as const)(
    'is not accepted from a webhook with a wrong %s',
    async (tamper) => {
      const buyer = await testShop.customer();
      const orderId = await askFor.panchang(buyer);
      const { webhooks } = await gateway().pay(orderId, { outcome: 'declined', tamper });
      if (tamper !== 'amount') expect(webhooks.every(({ status }) => status >= 400)).toBe(true);
      expect(await read(buyer, orderId)).toBe('report_unpaid');
    },
  );
});

describe('the price', () => {
  test('is the shop\u2019s: a change is told before anything is charged, nothing below a rupee goes to the gateway', async () => {
    const [admin, buyer] = [await testShop.admin(), await testShop.customer()];
    const { settings } = testShop.shop.services;
    const { prices } = await settings.all();
    const priced = (value: typeof prices) =>
      transact(testShop.db, (tx) => settings.set(tx, { key: 'prices', value, by: admin.userId }));
    await priced({ ...prices, kundli: 649, panchang: 0 });
    await expect(askFor.kundli(buyer)).rejects.toMatchObject({
      status: 409,
      message: 'The price has changed to ₹649. Please check it and pay again.',
      details: { amount: 649 },
    });
    const { orderId, token } = await buyer.api('POST /api/payment/premium/panchang', { body: goodPanchang });
    expect(token).toBe('');
    expect(await statusOf(buyer, orderId)).toBe('SUCCESS');
    expect(await read(buyer, orderId)).toBe('accepted');
    await priced(prices);
  });

  test('is not compared when an old client tells none, and any amount above is refused as well', async () => {
    const buyer = await testShop.customer();
    const { amount: _, ...silent } = goodKundli;
    const { orderId, token, paymentSessionId } = await buyer.api('POST /api/payment/premium/kundli', {
      body: silent,
    });
    expect(token).toBe(paymentSessionId);
    expect(token).not.toBe('');
    expect((await buyer.api('GET /api/payment/status/{orderId}', { params: { orderId } })).amount).toBe(599);
    expect(await refusal(askFor.kundli(await testShop.customer(), { amount: 600 }))).toBe(
      'report_price_changed',
    );
  });
});

describe('the birth of a child', () => {
  const born = '2020-02-03T09:25:00+05:30';
  const given = ({ userId }: Person) =>
    testShop.db
      .selectFrom('consents')
      .select('version')
      .where('user_id', '=', userId)
      .where('purpose', '=', 'child_birth')
      .execute();

  test('records the yes of a parent with the purchase; a specified call without it works as before', async () => {
    const buyer = await testShop.customer();
    await askFor.kundli(buyer, { datetime: born });
    expect(await given(buyer)).toEqual([]);
    await askFor.kundli(buyer, { datetime: born, customerName: 'Twin', parent: true });
    expect(await given(buyer)).toEqual([{ version: '2026-11' }]);
    // An adult's birth needs none.
    const other = await testShop.customer();
    await askFor.kundli(other, { parent: true });
    expect(await given(other)).toEqual([]);
  });
});

describe('an unavailable gateway', () => {
  test('is reported, and a later attempt continues with the same order', async () => {
    const buyer = await testShop.customer();
    await gateway().failNext('500', '/pg/orders', 2);
    expect(await refusal(askFor.panchang(buyer))).toBe('gateway_unavailable');
    const orderId = await askFor.panchang(buyer);
    const rows = await testShop.db
      .selectFrom('reports')
      .select('gateway_order_id as id')
      .where('user_id', '=', buyer.userId)
      .execute();
    expect(rows).toEqual([{ id: orderId }]);
  });
});
