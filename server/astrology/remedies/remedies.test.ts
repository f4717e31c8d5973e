import { afterAll, beforeAll, expect, test } from 'vitest';
import { dateIn, solarDay, stoneAdvice } from '#jyotish';
import { type Lang, langs } from '#languages/list.ts';
import { refusal } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { snapshotTables } from '../../testing/table-snapshot.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { stoneData } from './service.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
});
afterAll(() => testShop.close());

const coordinates = '26.912400,75.787300';
const place = { latitude: 26.9124, longitude: 75.7873 };
const ist = 5.5 * 3_600_000;

/** Finds a birth in Jaipur whose answer has a verdict, by walking through days. */
function birthWith(verdict: 'stone' | 'none' | 'wait'): string {
  for (let n = 0; n < 400; n += 1) {
    const instant = Date.UTC(1991, 0, 1, 1, 10) + n * 39 * 3_600_000;
    const advice = stoneAdvice({
      ...{ instant, place, ayanamsa: 1, zone: 'Asia/Kolkata' },
      at: testShop.clock.now().getTime(),
    });
    if (advice.verdict === verdict) return new Date(instant + ist).toISOString().slice(0, 16);
  }
  throw new Error(`no birth with ${verdict}`);
}

const ask = (datetime: string, more: { timeUnknown?: boolean; la?: Lang } = {}) =>
  testShop.visitor('POST /api/remedies/stone', { body: { datetime, coordinates, la: 'en', ...more } });

test('a stone comes with its rules, and three pieces of it that can be bought, cheapest first', async () => {
  const datetime = birthWith('stone');
  const before = await ask(datetime);
  const id = before.stone.wearing?.id ?? '';
  const prices = [900, 5000, 2500, 70_000, 12_000];
  for (const price of prices) await createProduct(testShop, { name: `Stone of ${price}`, price, stone: id });
  await createProduct(testShop, { name: 'Sold out', price: 10, available: 0, stone: id });
  await createProduct(testShop, { name: 'Another stone', price: 20, stone: 'lapis' });
  const { stone, pieces } = await ask(datetime);
  expect(stone).toMatchObject({ verdict: 'stone', title: stone.wearing?.name });
  expect(stone.why.map(({ source }) => source).join()).toMatch(/34\.2-7.*34\.\d+-\d+.*27/);
  expect(pieces.map(({ priceRange }) => priceRange.min)).toEqual([900, 5000, 70_000]);
  // The shop has no say in the answer.
  expect(stone).toEqual(before.stone);
  const read = await testShop.visitor('GET /api/remedies/pieces/{stone}', { params: { stone: id } });
  expect(read.pieces).toEqual(pieces);
  const none = await testShop.visitor('GET /api/remedies/pieces/{stone}', { params: { stone: 'cat_eye' } });
  expect(none.pieces).toEqual([]);
  const hindi = await ask(datetime, { la: 'hi' });
  expect(hindi.stone.summary).toMatch(/[\u0900-\u097F].*।$/);
});

test('none and wait sell nothing', async () => {
  for (const verdict of ['none', 'wait'] as const) {
    const { stone, pieces } = await ask(birthWith(verdict));
    expect(stone).toMatchObject({ verdict, wearing: null });
    expect(stone.why.length).toBeGreaterThan(0);
    expect(pieces).toEqual([]);
  }
});

test('without a time the answer is told for each part of the day, and by the Moon', async () => {
  const { birth, stone, pieces } = await ask('1994-08-14T00:00', { timeUnknown: true });
  expect(birth.time_unknown).toBe(true);
  expect(stone).toMatchObject({ verdict: 'wait', reason: 'time', wearing: null });
  expect(stone.hours.length).toBeGreaterThanOrEqual(12);
  expect(stone.hours[0]?.start).toBe('1994-08-14T00:00:00+05:30');
  expect(stone.moon).toHaveLength(2);
  expect(pieces).toEqual([]);
});

test('a birth of a guest is stored nowhere, cached nowhere, and taken from no address', async () => {
  await ask('1994-08-14T06:40');
  const before = await snapshotTables(testShop);
  const response = await fetch(`${testShop.base}/api/remedies/stone`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ datetime: '1994-08-14T06:41', coordinates }),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  await testShop.visitor('POST /api/remedies/sky', {
    body: { date: '1994-08-14', time: '06:41', coordinates, la: 'en' },
  });
  expect(await snapshotTables(testShop)).toEqual(before);
  const asked = await fetch(
    `${testShop.base}/api/remedies/stone?datetime=1994-08-14T06:41&coordinates=${coordinates}`,
  );
  expect(asked.status).toBe(404);
});

test('the sky follows what is typed: houses from the Moon, then from the lagna of the place', async () => {
  const sky = (body: { date: string; time?: string; coordinates?: string }) =>
    testShop.visitor('POST /api/remedies/sky', { body: { la: 'en', ...body } });
  const dated = await sky({ date: '1994-08-14' });
  expect(dated.lagna).toBeNull();
  expect(dated.planets.find(({ id }) => id === 1)?.house).toBe(1);
  const whole = await sky({ date: '1994-08-14', time: '06:40', coordinates });
  expect(whole.lagna?.sign.id).toBe(4);
  expect(whole.chart.houses[0]?.sign).toBe(4);
  expect(await sky({ date: '१९९४-०८-१४', time: '०६:४०', coordinates })).toEqual(whole);
  expect(await refusal(sky({ date: '1994-02-30' }))).toBe('datetime_invalid');
});

test('the day and hour to wear it first is in the zone of the city', async () => {
  const { timezone, muhurats } = await testShop.visitor('POST /api/remedies/wearing', {
    body: { graha: 5, coordinates: '51.507400,-0.127800', location: 'London' },
  });
  expect(timezone).toBe('Europe/London');
  const london = { latitude: 51.5074, longitude: -0.1278 };
  for (const { start, reasons } of muhurats) {
    const at = Date.parse(start);
    // By the daylight of London, not of India.
    const light = solarDay({ date: dateIn(at, timezone), place: london, zone: timezone });
    expect(at).toBeGreaterThan((light?.sunrise ?? Number.NaN) - 1000);
    expect(at).toBeLessThan(light?.sunset ?? Number.NaN);
    expect(reasons[1]?.en).toBe('The hora of Guru');
  }
  expect(muhurats.length).toBeGreaterThan(0);
});

test('one address asks a limited number of times', async () => {
  const strict = await startTestShop({
    databaseUrl: testShop.databaseUrl,
    env: { RATE_LIMIT_FACTOR: '0.005' },
  });
  const asked = () =>
    strict.visitor('POST /api/remedies/stone', {
      body: { datetime: '1994-08-14T06:40', coordinates, la: 'en' },
    });
  const outcomes = [await refusal(asked()), await refusal(asked()), await refusal(asked())];
  expect(outcomes.at(-1)).toBe('too_many_requests');
  await strict.close();
});

test('no sentence of the advice speaks of cures, illness, death or wealth', () => {
  const promise =
    /\b(cure|heal|disease|illness|death|wealth|rich|success|guarantee)|इलाज|रोग|बीमारी|मृत्यु|धनवान|गारंटी/i;
  for (let n = 0; n < 60; n += 1) {
    const birth = {
      ...{ instant: Date.UTC(1970, 0, 1) + n * 307.37 * 86_400_000, place, zone: 'Asia/Kolkata' },
      ...{ ayanamsa: 1 as const, timeUnknown: n % 10 === 0 },
    };
    for (const la of langs)
      expect(JSON.stringify(stoneData(birth, { at: testShop.clock.now().getTime(), la }))).not.toMatch(
        promise,
      );
  }
});
