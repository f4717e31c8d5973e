import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readerSpelling } from '#contract/astrology/reports/spelling.ts';
import { ApiError } from '#contract/core/client.ts';
import { panchangCases } from '../../../jyotish/testdata/samples.ts';
import { fillTowns } from '../../testing/fixtures/places.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
  // A quarter of an hour and a day do not end between two readings.
  testShop.clock.stop();
  await fillTowns(testShop);
});
afterAll(() => testShop.close());

const dayOf = (city: string, date: string, lang = 'en') =>
  testShop.as(null, lang)('GET /api/almanac/days/{city}/{date}', { params: { city, date } });

const statusOf = (asked: Promise<unknown>): Promise<number> =>
  asked.then(
    () => 200,
    (error: unknown) => (error instanceof ApiError ? error.status : 0),
  );

describe('the addresses of cities', () => {
  test('the larger of two towns has the plain name, the others add state or country, and then a number', async () => {
    const all = await testShop.db.selectFrom('places').select('slug').orderBy('id').execute();
    expect(all.map(({ slug }) => slug)).toEqual([
      'jaipur',
      'delhi',
      'aurangabad',
      'aurangabad-bihar',
      'aurangabad-bihar-2',
      'rampur',
      'rampur-bihar',
      'ujjain',
      'srinagar',
      'mumbai',
      'chennai',
      'new-york',
      'delhi-united-states',
      'tromso',
      'auckland',
    ]);
    expect((await dayOf('aurangabad-bihar', '2026-11-21')).place.location).toBe('Aurangabad, Bihar, India');
  });

  test('the search of places names the address of each', async () => {
    const { places } = await testShop.visitor('GET /api/places/search', { query: { q: 'delhi' } });
    expect(places.map(({ slug }) => slug)).toEqual(['delhi', 'delhi-united-states']);
  });

  test('the sitemap lists the largest cities first', async () => {
    const { cities } = await testShop.visitor('GET /api/almanac/cities');
    expect(cities.slice(0, 3)).toEqual(['mumbai', 'delhi', 'chennai']);
  });

  test('what is no city, no date and no year of the almanac is not found', async () => {
    expect(await statusOf(dayOf('atlantis', 'today'))).toBe(404);
    expect(await statusOf(dayOf('jaipur', '1899-12-31'))).toBe(404);
    expect(await statusOf(dayOf('jaipur', '2101-01-01'))).toBe(404);
    expect(await statusOf(dayOf('jaipur', '2026-02-30'))).toBe(400);
    expect(await dayOf('jaipur', '1900-01-01')).toMatchObject({ previous: null, next: '1900-01-02' });
    expect(await dayOf('jaipur', '2100-12-31')).toMatchObject({ previous: '2100-12-30', next: null });
  });
});

describe('a day', () => {
  // The reference sample of the engine (Swiss Ephemeris), for the Indian places in it.
  const samples = panchangCases.filter(({ input }) => input.utc_offset_hours === 5.5);
  test.each(samples)('$id is that of the reference to the second', async ({ id, input, expected }) => {
    const day = await dayOf(id.slice('pan-YYYY-MM-DD-'.length).toLowerCase(), input.date);
    const away = (one: string | null | undefined, other: string | undefined) =>
      Math.abs(Date.parse(one ?? '') - Date.parse(other ?? '')) / 1000;
    expect(day.weekday.name).toBe(expected.vaara);
    expect(away(day.sunrise, expected.sunrise)).toBeLessThanOrEqual(2);
    expect(away(day.sunset, expected.sunset)).toBeLessThanOrEqual(2);
    expect(away(day.moonrise, expected.moonrise)).toBeLessThanOrEqual(30);
    for (const limb of ['tithi', 'nakshatra', 'yoga', 'karana'] as const) {
      expect(day[limb].map(({ name }) => name)).toEqual(
        expected[limb].map(({ name }) => readerSpelling(name)),
      );
      for (const [i, { end }] of expected[limb].entries())
        expect(away(day[limb][i]?.end, end)).toBeLessThanOrEqual(2);
    }
    const rahu = day.avoid.find(({ name }) => name === 'Rahu Kaal')?.spans[0];
    expect(away(rahu?.start, expected.inauspicious.Rahu?.[0]?.start)).toBeLessThanOrEqual(3);
  });

  test('of Jaipur, 21 November 2026, has the limbs, hours and month of the almanacs', async () => {
    const day = await dayOf('jaipur', '2026-11-21');
    expect(day.weekday).toMatchObject({ name: 'Saturday', lord: { name: 'Saturn' } });
    expect(day.tithi[0]).toMatchObject({ name: 'Dwadashi', detail: 'Shukla Paksha' });
    expect(day.tithi[0]?.end).toMatch(/^2026-11-22T04:5/);
    expect(day.nakshatra[0]).toMatchObject({ name: 'Revati', detail: 'Mercury' });
    expect(day.avoid.map(({ name }) => name)).toContain('Rahu Kaal');
    expect(day.good[0]?.name).toBe('Abhijit Muhurat');
    expect(day.month).toEqual({
      name: 'Kartika',
      other: null,
      counting: 'purnimanta',
      adhika: false,
      kshaya: false,
      paksha: 'Shukla Paksha',
    });
    expect(day.samvat).toMatchObject({ vikram: 2083, shaka: 1948 });
    expect(day.choghadiya.day).toHaveLength(8);
    expect(day.hora).toHaveLength(24);
  });

  test('names the month as almanacs of its region do, with the other counting in the dark half', async () => {
    const [north, south] = await Promise.all([dayOf('jaipur', '2026-11-08'), dayOf('chennai', '2026-11-08')]);
    expect(north.festivals.map(({ key }) => key)).toContain('diwali');
    expect(north.month).toMatchObject({ name: 'Kartika', other: 'Ashwina' });
    expect(south.month).toMatchObject({ name: 'Ashwina', other: 'Kartika' });
  });

  test('names a month with two sankrantis by both of its names, and an added one as added', async () => {
    const names = async (date: string, lang: string) => (await dayOf('delhi', date, lang)).month;
    expect(await names('1983-01-20', 'en')).toMatchObject({
      name: 'Pausha-Magha (kshaya)',
      other: null,
      kshaya: true,
    });
    expect(await names('1983-01-20', 'hi')).toMatchObject({ name: 'पौष-माघ (क्षय मास)' });
    expect(await names('2026-05-25', 'en')).toMatchObject({ name: 'Adhika Jyeshtha', adhika: true });
    const calendar = await testShop.visitor('GET /api/almanac/months/{city}/{month}', {
      params: { city: 'delhi', month: '1983-01' },
    });
    expect(calendar.lunar).toContain('Pausha-Magha (kshaya)');
    const added = await testShop.visitor('GET /api/almanac/months/{city}/{month}', {
      params: { city: 'delhi', month: '2026-06' },
    });
    expect(added.lunar[0]).toBe('Adhika Jyeshtha');
  });

  test('has the limbs before sunrise, which belong to the vara of the day before', async () => {
    const [night, day] = [await dayOf('jaipur', '2026-11-29'), await dayOf('jaipur', '2026-11-28')];
    expect(night.before_sunrise?.weekday).toEqual(day.weekday);
    expect(night.before_sunrise?.tithi.map(({ name }) => name)).toEqual(['Panchami', 'Shashthi']);
    expect(night.tithi[0]?.name).toBe('Shashthi');
    expect(night.tithi[0]?.month).toMatchObject({ name: 'Margashirsha', other: 'Kartika' });
    expect((await dayOf('tromso', '2026-12-21')).before_sunrise).toBeNull();
  });

  test('is written in Hindi, in the spelling of the glossary', async () => {
    const day = await dayOf('jaipur', '2026-11-21', 'hi');
    expect(day.place.location).toBe('जयपुर, राजस्थान, भारत');
    expect(day.tithi[0]).toMatchObject({ name: 'द्वादशी', detail: 'शुक्ल पक्ष' });
    expect(JSON.stringify(day)).not.toMatch(/ण्[टठडढ]|न्[तथदध]|म्[पफबभ]/);
  });

  test('of a place without sunrise has its limbs, and no hours made up', async () => {
    const day = await dayOf('tromso', '2026-12-21');
    expect(day).toMatchObject({ sunrise: null, sunset: null, hora: [], choghadiya: { day: [], night: [] } });
    expect(day.tithi.length).toBeGreaterThan(0);
    expect(day.avoid.every(({ spans }) => spans.length === 0)).toBe(true);
  });

  test('has the sky of the place: the Sun is highest at noon, the full Moon at midnight', async () => {
    const { sky } = await dayOf('jaipur', '2026-11-24');
    const highest = (way: [number, number][]) =>
      (way.findIndex(([altitude]) => altitude === Math.max(...way.map(([one]) => one))) * sky.step) / 60;
    expect(sky.sun).toHaveLength(49);
    expect(highest(sky.sun)).toBeCloseTo(12.3, 0);
    expect(Math.max(...sky.sun.map(([altitude]) => altitude))).toBeCloseTo(90 - 26.92 - 20.5, 0);
    expect(sky.elongation[0]).toBeGreaterThan(165);
    expect(sky.elongation[1]).toBeGreaterThan(175);
  });

  test('of today follows the clocks of the city, and is known by the quarter of an hour', async () => {
    const [jaipur, york] = await Promise.all([dayOf('jaipur', 'today'), dayOf('new-york', 'today')]);
    const now = testShop.clock.now();
    const dateIn = (zone: string) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(now);
    expect(jaipur.date).toBe(dateIn('Asia/Kolkata'));
    expect(york.date).toBe(dateIn('America/New_York'));
    expect(Date.parse(jaipur.now ?? '') % 900_000).toBe(0);
    expect(now.getTime() - Date.parse(jaipur.now ?? '')).toBeLessThan(900_000);
  });

  test('more than two years away is not for search engines', async () => {
    const year = testShop.clock.now().getUTCFullYear();
    expect((await dayOf('jaipur', `${year + 1}-06-01`)).indexed).toBe(true);
    expect((await dayOf('jaipur', `${year + 3}-06-01`)).indexed).toBe(false);
    expect((await dayOf('jaipur', `${year - 3}-06-01`)).indexed).toBe(false);
  });
});

describe('the day in one line', () => {
  const lineOf = (city?: string, lang = 'en') =>
    testShop.as(null, lang)('GET /api/almanac/now', { query: city ? { city } : {} });

  test("is that of the shop's own city until the visitor chooses one", async () => {
    const { line } = await lineOf();
    expect(line).toMatchObject({ city: 'jaipur', name: 'Jaipur' });
    expect(line?.parts[0]).toMatch(/^(Shukla|Krishna) [A-Z][a-z]+ now$/);
    expect(line?.parts.at(-1)).toMatch(/^(Good hour till|Next good hour:) \d+:\d\d [ap]m$/);
    expect((await lineOf('chennai', 'hi')).line).toMatchObject({ city: 'chennai', name: 'चेन्नई' });
  });

  test('agrees with the page of today', async () => {
    const [{ line }, day] = await Promise.all([lineOf('delhi'), dayOf('delhi', 'today')]);
    const now = testShop.clock.now().getTime();
    const tithi = [...(day.before_sunrise?.tithi ?? []), ...day.tithi].find(
      ({ start, end }) => Date.parse(start) <= now && now < Date.parse(end),
    );
    expect(line?.parts[0]).toBe(`${tithi?.detail.split(' ')[0]} ${tithi?.name} now`);
    const rahu = day.avoid.find(({ name }) => name === 'Rahu Kaal')?.spans[0];
    const over = Date.parse(rahu?.end ?? '') <= now;
    expect(line?.parts.some((part) => part.startsWith('Rahu Kaal'))).toBe(!over);
  });

  test('is computed anew when its words are out of date, and no cache keeps it longer', async () => {
    const { line } = await lineOf('mumbai');
    const left = Date.parse(line?.until ?? '') - testShop.clock.now().getTime();
    expect(left).toBeGreaterThan(0);
    const answer = await fetch(`${testShop.base}/api/almanac/now?city=mumbai`);
    const seconds = Number(/max-age=(\d+)/.exec(answer.headers.get('cache-control') ?? '')?.[1]);
    expect(seconds).toBe(Math.min(300, Math.floor(left / 1000)));
    testShop.clock.advance(Math.ceil(left / 60_000));
    expect((await lineOf('mumbai')).line).not.toEqual(line);
  });

  test('of a place that is not known is none, and in the polar night has no hours', async () => {
    expect(await lineOf('atlantis')).toEqual({ line: null });
    expect((await lineOf('tromso')).line?.parts.length).toBeGreaterThan(0);
  });
});
