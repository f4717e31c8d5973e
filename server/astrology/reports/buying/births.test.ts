import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Lang } from '#languages/list.ts';
import { checkBirth, randomBirths } from '../../../testing/fixtures/check-birth.ts';
import { askFor } from '../../../testing/fixtures/reports.ts';
import { payAndSettle } from '../../../testing/gateway.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
});
afterAll(() => testShop.close());

// Five hundred of them: npm run soak.
test('forty births of 120 years at forty places are bought and read in both languages', {
  timeout: 180_000,
}, async () => {
  const buyer = await testShop.customer();
  const births = randomBirths(40, 5);
  const wrong: string[] = [];
  for (const [index, birth] of births.entries()) {
    const partner = births[(index + 17) % births.length] ?? birth;
    wrong.push(...(await checkBirth(testShop, buyer, { birth, partner })));
  }
  expect(wrong).toEqual([]);
});

test('a place that was bought in English has its Hindi name in Hindi, and words of one’s own stay', async () => {
  const place = { latitude: 26.9196, longitude: 75.7878, timezone: 'Asia/Kolkata', rank: 1, aliases: [] };
  const jaipurRow = { ...place, country: 'IN', state: 'RJ', name: 'Jaipur', nameHi: 'जयपुर', district: null };
  const states = [{ country: 'IN', code: 'RJ', name: 'Rajasthan', nameHi: 'राजस्थान' }];
  await testShop.shop.services.places.fill(
    'one place',
    async () => ({ states, places: [jaipurRow] }),
    () => {},
  );
  for (const [location, hindi] of [
    ['Jaipur, Rajasthan, India', 'जयपुर, राजस्थान, भारत'],
    ['At my grandmother’s, Jaipur', 'At my grandmother’s, Jaipur'],
  ] as const) {
    const reader = await testShop.customer();
    const orderId = await askFor.kundli(reader, { coordinates: '26.919600,75.787800', location });
    await payAndSettle(testShop, orderId);
    const read = async (la: Lang) => {
      const { content } = await reader.api('GET /api/reports/{orderId}', {
        params: { orderId },
        query: { la },
      });
      return content.kind === 'kundli' && content.data.birth.location;
    };
    const listed = async (lang: Lang) =>
      (await testShop.as(reader.token, lang)('GET /api/reports')).reports[0]?.subjects[0]?.location;
    expect(await listed('hi')).toBe(hindi);
    expect(await listed('en')).toBe(location);
    expect(await read('hi')).toBe(hindi);
    expect(await read('en')).toBe(location);
  }
});
