import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checkout, returnPage } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { gatewayOf, payAndSettle } from '../../testing/gateway.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { startTestShop, type TestShop, untilTen } from '../../testing/test-shop.ts';

const day = 24 * 60;
let testShop: TestShop;
let gateway: ReturnType<typeof gatewayOf>;
beforeAll(async () => {
  // Only a test that advances a whole day reaches the comparison at midnight.
  testShop = await startTestShop({ env: { LOG_LEVEL: 'silent' }, ahead: untilTen() });
  gateway = gatewayOf(testShop);
});
afterEach(async () => {
  await gateway.answerAgain();
  await expectInvariants(testShop);
});
afterAll(() => testShop.close());

/** Creates a paid order and its buyer. */
async function paidOrder() {
  const product = await createProduct(testShop, { name: 'Paid once', price: 1500, available: 1 });
  const buyer = await testShop.customer();
  const { customOrderId: id } = await checkout(buyer, product);
  await payAndSettle(testShop, id);
  return { buyer, id };
}
const payAgain = (id: string) => gateway.pay(id, { outcome: 'success', webhook: 'never' });
const uses = async (id: string) =>
  (
    await testShop.db
      .selectFrom('gateway_payments')
      .select('use')
      .where('gateway_order_id', '=', id)
      .orderBy('recorded_at')
      .execute()
  ).map((row) => row.use);
const both = ['settled', 'second_payment'];
const pass = async (minutes: number) => {
  testShop.clock.advance(minutes);
  await testShop.sweep();
};
const refunds = async (id: string) => (await gateway.state(id)).refunds.length;

describe('a second payment whose webhook is lost is found and refunded', () => {
  test('a minute after the first', async () => {
    const { id } = await paidOrder();
    await payAgain(id);
    await pass(0);
    expect(await uses(id)).toEqual(['settled']);
    await pass(2);
    expect(await uses(id)).toEqual(both);
    await testShop.sweep();
    expect(await refunds(id)).toBe(1);
  });

  test('after an hour, if it came later', async () => {
    const { id } = await paidOrder();
    await pass(2);
    await payAgain(id);
    await pass(30);
    expect(await uses(id)).toEqual(['settled']);
    await pass(31);
    expect(await uses(id)).toEqual(both);
    await testShop.sweep();
    expect(await refunds(id)).toBe(1);
  });

  test('at the end of the day, after which the order is not checked any more', async () => {
    const { id } = await paidOrder();
    await pass(61);
    await payAgain(id);
    await pass(day - 61);
    expect(await uses(id)).toEqual(both);
    const row = await testShop.db
      .selectFrom('gateway_orders')
      .select('check_at')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row?.check_at).toBeNull();
  });

  test('as soon as its buyer comes back from paying', async () => {
    const { buyer, id } = await paidOrder();
    await payAgain(id);
    expect(await returnPage(buyer, id)).toBe('PAID');
    await pass(0);
    expect(await uses(id)).toEqual(both);
    // Repeated visits do not make the shop ask the gateway each time.
    await returnPage(buyer, id);
    const row = await testShop.db
      .selectFrom('gateway_orders')
      .select('check_at')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row?.check_at?.getTime()).toBeGreaterThan(testShop.clock.now().getTime());
  });

  test('even when the gateway is down at that hour', async () => {
    const { id } = await paidOrder();
    await payAgain(id);
    await gateway.failNext('500', '/pg/*', 1000);
    await pass(61);
    expect(await uses(id)).toEqual(['settled']);
    await gateway.answerAgain();
    await pass(2);
    expect(await uses(id)).toEqual(both);
  });

  test('days after the last check of the order: the daily report has it', async () => {
    const { id } = await paidOrder();
    await pass(61);
    await pass(day);
    await payAgain(id);
    await pass(60);
    expect(await uses(id)).toEqual(['settled']);
    await gateway.failNext('500', '/pg/recon', 1);
    await pass(day);
    expect(await uses(id)).toEqual(['settled']);
    // The gateway was down. The shop retries within a quarter of an hour.
    await pass(15);
    expect(await uses(id)).toEqual(both);
    await testShop.sweep();
    expect(await refunds(id)).toBe(1);
    const found = await testShop.db
      .selectFrom('payment_differences')
      .select(['kind', 'outcome'])
      .where('gateway_order_id', '=', id)
      .execute();
    expect(found).toEqual([{ kind: 'unknown_payment', outcome: 'second_payment' }]);
  });
});

test('a day is compared once, with every page of its report, and records the number of payments', async () => {
  await paidOrder();
  await pass(day);
  await pass(day);
  const reports = await testShop.db.selectFrom('settlement_reports').selectAll().orderBy('day').execute();
  expect(reports.length).toBeGreaterThan(0);
  for (const { check_at, compared_at } of reports) {
    expect(check_at).toBeNull();
    expect(compared_at).not.toBeNull();
  }
  expect(reports.some(({ payments }) => (payments ?? 0) > 5)).toBe(true);
});
