import { afterAll, beforeAll, expect, it } from 'vitest';
import { credentials, startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

it('all gateways on one database are one gateway, and each webhook is sent once', async () => {
  const others = await Promise.all([shop.startGateway(), shop.startGateway()]);
  const ids: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    const { order_id } = await shop.order();
    ids.push(order_id);
    await shop.control(`/orders/${order_id}`, { outcome: 'success', webhook: 'late' });
    for (const base of others) {
      const answer = await fetch(`${base}/pg/orders/${order_id}`, { headers: credentials() });
      expect(await answer.json()).toMatchObject({ order_status: 'PAID' });
    }
  }
  shop.pass(5 * 60_000);
  const states = async () => {
    const orders = await Promise.all(ids.map((id) => shop.control(`/orders/${id}`, undefined, 'GET')));
    return orders.map((order) => order.body.webhooks[0]?.state);
  };
  await expect.poll(states).toEqual(Array(5).fill('delivered'));
  const told = shop.received.map((hook) => JSON.parse(hook.raw).data.order.order_id);
  expect(told.sort()).toEqual(ids.sort());
});
