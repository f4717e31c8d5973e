import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  // 12 searches, 30 suggestions and 60 other reads in 15 minutes.
  testShop = await startTestShop({ env: { RATE_LIMIT_FACTOR: '0.05', TRUST_PROXY: '1' } });
});
afterAll(() => testShop.close());

let addresses = 0;
/** Returns the statuses of so many reads from one new address. */
async function reads(count: number, path: (n: number) => string): Promise<number[]> {
  addresses += 1;
  const headers = { 'x-forwarded-for': `203.0.113.${addresses}` };
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const answer = await fetch(testShop.base + path(n), { headers });
    if (answer.status === 429) {
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await answer.json()).toMatchObject({ code: 'too_many_requests' });
    }
    statuses.push(answer.status);
  }
  return statuses;
}
const refused = (statuses: readonly number[]) => statuses.filter((status) => status === 429).length;
const random = () => Math.random().toString(36).slice(2, 10);

test.each([
  ['/api/auth/products?q=', 14, 12],
  ['/api/auth/products/cards?q=', 14, 12],
  ['/api/auth/products/facets?q=', 14, 12],
  ['/api/auth/products/suggestions?q=', 33, 30],
  ['/api/places/search?q=', 33, 30],
])('%s: other words each time are refused over the limit of the address', async (path, count, allowed) => {
  const statuses = await reads(count, () => path + random());
  expect(refused(statuses)).toBe(count - allowed);
  expect(statuses.indexOf(429)).toBe(allowed);
});

test('pages of a list and of the sitemap count as well, and no more than the limit are made', async () => {
  expect(refused(await reads(14, (n) => `/api/sitemap/products?page=${n + 500}`))).toBe(2);
  expect(refused(await reads(14, (n) => `/api/blog/cards?page=${n + 300}`))).toBe(2);
});

test('an answer that is in the cache costs nothing, whoever asks for it', async () => {
  expect(refused(await reads(40, () => '/api/auth/products?q=ruby'))).toBe(0);
});

test('another address has a limit of its own', async () => {
  expect(refused(await reads(13, () => `/api/auth/products?q=${random()}`))).toBe(1);
  expect(refused(await reads(2, () => `/api/auth/products?q=${random()}`))).toBe(0);
});
