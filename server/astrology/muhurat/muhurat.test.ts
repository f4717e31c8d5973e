import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { muhuratQuery } from '#contract/astrology/muhurat/endpoints.ts';
import { purposes, stars, stones } from '#contract/astrology/muhurat/purposes.ts';
import { byId, NAKSHATRAS, PURPOSES, STONE_GRAHAS, signsOfNakshatra } from '#jyotish';
import { type Lang, langs } from '#languages/list.ts';
import { fillTowns } from '../../testing/fixtures/places.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { rangeOf } from './service.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
  await fillTowns(testShop);
});
afterAll(() => testShop.close());

const mumbai = '19.08,72.88';
const range = { from: '2026-11-26', to: '2026-12-31' };
const ask = (purpose: string, query: Record<string, string> = range, lang: Lang = 'en') =>
  testShop.as(null, lang)('GET /api/muhurats/{purpose}', {
    params: { purpose },
    query: muhuratQuery.parse(query),
  });

it('the contract and the engine know the same purposes, stones and stars', () => {
  expect(purposes).toEqual(PURPOSES);
  expect([...stones]).toEqual(Object.keys(STONE_GRAHAS));
  expect(stars).toHaveLength(36);
  for (const { nakshatra, sign } of stars) {
    expect(signsOfNakshatra(nakshatra)).toContain(sign);
    expect(byId(NAKSHATRAS, nakshatra)).toBeDefined();
  }
});

describe('the muhurats of a wedding', () => {
  it('are windows in the local time of the shop’s city, with reasons, and the season that closes the rest', async () => {
    const { place, windows, closed, from, to, days } = await ask('marriage');
    expect(place).toMatchObject({ city: null, name: 'Jaipur', timezone: 'Asia/Kolkata' });
    expect([from, to]).toEqual(['2026-11-26', '2026-12-31']);
    expect(days).toBe(new Set(windows.map(({ date }) => date)).size);
    const [first] = windows;
    expect(first?.start).toMatch(/^2026-11-2\dT\d\d:\d\d:\d\d\+05:30$/);
    expect(first?.reasons.length).toBeGreaterThan(1);
    expect(
      first?.reasons.some(({ id, text }) => id === 'nakshatra' && text.includes(first.nakshatra.name)),
    ).toBe(true);
    expect(windows.every(({ start }) => start < '2026-12-16T10:21')).toBe(true);
    expect(closed.map(({ season }) => season)).toEqual(['kharmas']);
    expect(closed[0]).toMatchObject({ name: 'Kharmas' });
    expect(closed[0]?.start.slice(0, 16)).toBe('2026-12-16T10:21');
  });

  it('are told in Hindi, in the spelling that readers know', async () => {
    const { windows, closed } = await ask('marriage', range, 'hi');
    expect(closed[0]?.name).toBe('खरमास');
    const told = JSON.stringify(windows);
    expect(told).not.toMatch(/न्द|म्भ|\{x\}|undefined/);
    expect(windows[0]?.reasons[0]?.text).toMatch(/[ऀ-ॿ]/);
  });

  it('differ by city and by birth star', async () => {
    const jaipur = await ask('marriage');
    const there = await ask('marriage', { ...range, city: mumbai });
    expect(there.place).toMatchObject({ city: mumbai, timezone: 'Asia/Kolkata' });
    expect(there.windows).not.toEqual(jaipur.windows);
    const personal = await ask('marriage', { ...range, star: 'krittika-mesha' });
    expect(personal.star).toEqual({ slug: 'krittika-mesha', name: 'Krittika, Mesha' });
    expect(personal.windows.every(({ reasons }) => reasons.some(({ id }) => id === 'tara'))).toBe(true);
    expect(personal.windows.every(({ reasons }) => reasons.some(({ id }) => id === 'chandrabala'))).toBe(
      true,
    );
  });

  it('take a city by its name in addresses, and name it so in the answer', async () => {
    const named = await ask('marriage', { ...range, city: 'mumbai' });
    expect(named.place).toMatchObject({ city: 'mumbai', name: 'Mumbai', timezone: 'Asia/Kolkata' });
    expect((await ask('marriage', { ...range, city: 'mumbai' }, 'hi')).place.name).toBe('मुंबई');
  });

  it('of a city with summer time have its offset on each day', async () => {
    const { windows, place } = await ask('travel', {
      from: '2026-10-20',
      to: '2026-11-10',
      city: '51.51,-0.13',
    });
    expect(place.timezone).toBe('Europe/London');
    const offsets = new Set(windows.map(({ start }) => start.slice(19)));
    expect([...offsets].sort()).toEqual(['+00:00', '+01:00']);
  });
});

it('every purpose has sentences without a gap in both languages', async () => {
  for (const purpose of purposes)
    for (const lang of langs) {
      const { windows } = await ask(purpose, { ...range, star: 'rohini' }, lang);
      expect(windows.length, purpose).toBeGreaterThan(0);
      for (const { text } of windows.flatMap(({ reasons }) => reasons))
        expect(text, purpose).not.toMatch(/\{|undefined|NaN|null/);
    }
});

it('refuses an unknown purpose, an unreadable or polar city, and a range that is too long or the wrong way round', async () => {
  await expect(ask('coronation')).rejects.toMatchObject({ status: 404, code: 'muhurat_purpose_unknown' });
  for (const city of ['Jaipur', 'no-such-city', '89.0,10.0'])
    await expect(ask('travel', { city })).rejects.toMatchObject({
      status: 400,
      code: 'muhurat_city_unknown',
    });
  for (const dates of [
    { from: '2026-01-01', to: '2026-04-10' },
    { from: '2026-02-01', to: '2026-01-01' },
    { from: '2201-01-01', to: '2201-01-02' },
  ])
    await expect(ask('travel', dates)).rejects.toMatchObject({ code: 'muhurat_range_invalid' });
});

it('covers six weeks from today if no dates are given, and at most 93 days', () => {
  expect(rangeOf({}, '2026-11-26')).toEqual({ from: '2026-11-26', to: '2027-01-06', days: 42 });
  expect(rangeOf({ from: '2026-01-01', to: '2026-04-03' }, '2026-11-26')?.days).toBe(93);
  expect(rangeOf({ from: '2026-01-01', to: '2026-04-04' }, '2026-11-26')).toBeNull();
  // Six weeks after the last day of the year 9999 the year has five digits.
  expect(rangeOf({ from: '9999-12-31' }, '2026-11-26')).toBeNull();
});
