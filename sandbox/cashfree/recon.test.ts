import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

type Page = { cursor: string | null; limit: number; data: Record<string, never>[] };

const report = async (
  changes: { limit?: number; cursor?: string | null; from?: Date } = {},
  version?: string,
) => {
  const { limit = 10, cursor = null, from = new Date(shop.now().getTime() - 86_400_000) } = changes;
  const filters = { start_date: from.toISOString(), end_date: shop.now().toISOString() };
  const answer = await shop.api(
    'POST',
    '/pg/recon',
    { pagination: { limit, cursor }, filters },
    version ? { 'x-api-version': version } : {},
  );
  return { status: answer.status, page: JSON.parse(answer.text) as Page };
};

it('lists payments and refunds of a period, with every attempt, in pages without gap or repetition', async () => {
  const { order_id } = await shop.order();
  await shop.control(`/orders/${order_id}`, { outcome: 'declined', webhook: 'never' });
  await shop.control(`/orders/${order_id}`, { outcome: 'success', webhook: 'never' });
  await shop.control(`/orders/${order_id}`, { outcome: 'success', webhook: 'never' });
  await shop.api('POST', `/pg/orders/${order_id}/refunds`, { refund_amount: 70, refund_id: 'part1' });
  shop.pass(60_000);
  const { page } = await report();
  expect(page.cursor).toBeNull();
  expect(page.data.map(({ event_type, event_status }) => `${event_type} ${event_status}`)).toEqual([
    'PAYMENT FAILED',
    'PAYMENT SUCCESS',
    'PAYMENT SUCCESS',
    expect.stringMatching(/^REFUND (PENDING|SUCCESS)$/),
  ]);
  expect(page.data[1]).toMatchObject({
    event_id: expect.stringMatching(/^\d+$/),
    event_amount: 170,
    event_currency: 'INR',
    sale_type: 'CREDIT',
    order_id,
    cf_payment_id: page.data[1]?.event_id,
  });
  expect(page.data[3]).toMatchObject({ event_amount: 70, refund_id: 'part1', sale_type: 'DEBIT' });

  const first = (await report({ limit: 3 })).page;
  const second = (await report({ limit: 3, cursor: first.cursor })).page;
  expect([...first.data, ...second.data]).toEqual(page.data);
  expect(second.cursor).toBeNull();
});

it('stands in groups from version 2026-01-01 on', async () => {
  const { page } = await report({}, '2026-01-01');
  expect(page.data[1]).toMatchObject({
    event_details: { event_type: 'PAYMENT', event_status: 'SUCCESS', event_amount: 170 },
    order_details: { order_amount: 170 },
    payment_details: { cf_payment_id: expect.stringMatching(/^\d+$/) },
  });
});

it('is empty for another period, and refuses what it cannot read', async () => {
  shop.pass(3 * 86_400_000);
  expect((await report()).page.data).toEqual([]);
  expect((await report({ limit: 5000 })).status).toBe(400);
  expect((await report({ cursor: 'nonsense' })).status).toBe(400);
  expect((await shop.api('POST', '/pg/recon', { pagination: { limit: 10 } })).status).toBe(400);
});
