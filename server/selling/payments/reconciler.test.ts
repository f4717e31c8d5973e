import { afterAll, beforeAll, expect, test } from 'vitest';
import { onCheckpoint } from '../../platform/core/checkpoint.ts';
import { checkout } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { gatewayOf } from '../../testing/gateway.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => testShop.close());

const statusOf = async (id: string) =>
  (await testShop.db.selectFrom('gateway_orders').select('status').where('id', '=', id).executeTakeFirst())
    ?.status;

test('an order that the gateway answers late holds up no other, however many are due', {
  timeout: 180_000,
}, async () => {
  const gateway = gatewayOf(testShop);
  const product = await createProduct(testShop, { name: 'Asked about', price: 700, available: 100 });
  const ids: string[] = [];
  // More than are asked about at once. Each buyer has one: a second order of a buyer replaces the first.
  for (let n = 0; n < 30; n += 1) {
    const { customOrderId } = await checkout(await testShop.customer(), product);
    await gateway.pay(customOrderId, { outcome: 'success', webhook: 'never' });
    ids.push(customOrderId);
  }
  const [first = '', ...others] = ids;
  testShop.clock.advance(2);
  // The first is among the first that are asked about, and its answer comes when all others are paid.
  let answer = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const remove = onCheckpoint('settle.before', async (id) => {
    if (id === first) await late;
  });
  let isOver = false;
  const round = testShop.sweep().then(() => {
    isOver = true;
  });
  try {
    await expect.poll(() => Promise.all(others.map(statusOf))).toEqual(others.map(() => 'paid'));
    expect(isOver).toBe(false);
    expect(await statusOf(first)).toBe('open');
  } finally {
    answer();
    await round;
    remove();
  }
  expect(await Promise.all(ids.map(statusOf))).toEqual(ids.map(() => 'paid'));
  await expectInvariants(testShop);
});
