import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderBody, startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const fault = (body: Record<string, unknown>) => shop.control('/faults', body);

it.each([
  ['401', 'authentication_error', 'request_failed', 'authentication Failed'],
  ['429', 'rate_limit_error', 'request_failed', 'Too many requests from IP. Check headers'],
  ['500', 'api_error', 'internal_error', 'internal Server Error'],
  ['502', 'api_error', 'bank_processing_failure', 'bank failed'],
])('%s: answers the error, does nothing, and is gone after its times', async (next, type, code, message) => {
  await fault({ next, path: '/pg/orders', times: 2 });
  const body = orderBody();
  for (const _time of [1, 2]) {
    const answer = await shop.api('POST', '/pg/orders', body);
    expect(answer.status).toBe(Number(next));
    expect(answer.body).toMatchObject({ type, code, message });
    if (next === '429') expect(answer.headers.get('retry-after')).toBe('1');
  }
  expect((await shop.api('GET', `/pg/orders/${body.order_id}`)).status).toBe(404);
  expect((await shop.api('POST', '/pg/orders', body)).status).toBe(200);
});

it('reset: acts, then breaks the connection; the same key finds what was done', async () => {
  await fault({ next: 'reset', path: '/pg/orders' });
  const body = orderBody();
  const key = { 'x-idempotency-key': randomUUID() };
  await expect(shop.api('POST', '/pg/orders', body, key)).rejects.toThrow();
  const again = await shop.api('POST', '/pg/orders', body, key);
  expect(again.status).toBe(200);
  expect(again.headers.get('x-idempotency-replayed')).toBe('true');
});

it('slow: answers late', async () => {
  await fault({ next: 'slow', path: '/pg/*', method: 'GET', delay_ms: 300 });
  const began = performance.now();
  expect((await shop.api('GET', '/pg/orders/nobody')).status).toBe(404);
  expect(performance.now() - began).toBeGreaterThanOrEqual(290);
});

it('waits for the call it names, and can be called off', async () => {
  await fault({ next: '500', path: '/pg/orders/*', method: 'PATCH' });
  const { order_id } = await shop.order();
  expect((await shop.api('GET', `/pg/orders/${order_id}`)).status).toBe(200);
  await shop.control('/faults', undefined, 'DELETE');
  const ended = await shop.api('PATCH', `/pg/orders/${order_id}`, { order_status: 'TERMINATED' });
  expect(ended.status).toBe(200);
});
