import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signs } from '#contract/astrology/horoscope/zodiac.ts';
import { indiaDay } from '#contract/core/india-time.ts';
import { addDays } from '#jyotish';
import type { Lang } from '#languages/list.ts';
import { startTestShop, type TestShop, untilTen } from '../../testing/test-shop.ts';
import { listWrittenDays, readDay } from './store.ts';

let testShop: TestShop;
const ahead = untilTen();
beforeAll(async () => {
  testShop = await startTestShop({ ahead });
});
afterAll(() => testShop.close());

const today = () => indiaDay(testShop.clock.now());
const libra = (day?: string, la?: Lang) =>
  testShop.visitor('GET /api/horoscope/{sign}', { params: { sign: 'libra' }, query: { day, la } });
const words = { prediction: 'Ours.\n\nBy hand.', seek: 'Rest.', challenge: 'Haste.', insight: 'Slowly.' };
const hindi = { prediction: 'हमारा।', seek: 'विश्राम।', challenge: 'जल्दी।', insight: 'धीरे।' };

/** Moves the clock to just after the next midnight in India. */
function toMidnight() {
  const next = Date.parse(`${addDays(today(), 1)}T00:00:01+05:30`);
  testShop.clock.advance((next - testShop.clock.now().getTime()) / 60_000);
}

describe('reading', () => {
  it('answers the shapes older clients read, on the very first read', async () => {
    expect(await readDay(testShop.db, today())).toEqual([]);
    const { data } = await testShop.visitor('GET /api/horoscope/all', { query: {} });
    expect(data.daily_predictions.map(({ sign }) => sign.name.toLowerCase())).toEqual(signs);
    expect(data.datetime).toMatch(new RegExp(`^${today()}T0[5-7]:\\d\\d:\\d\\d\\+05:30$`));
    const { daily_prediction } = (await libra()).data;
    expect(daily_prediction).toMatchObject({ sign_id: 6, sign_name: 'Libra', date: today() });
    expect(data.daily_predictions[6]?.predictions[0]).toMatchObject({
      type: 'General',
      prediction: daily_prediction.prediction,
      insight: daily_prediction.insight,
    });
    expect(daily_prediction.sky).toMatchObject({ at: data.datetime, place: 'Jaipur' });
    const moon = daily_prediction.sky.transits.find(({ name }) => name === 'Moon');
    expect(moon?.house).toBe((((moon?.sign.id ?? 0) - 6 + 12) % 12) + 1);
  });

  it('is in the requested language, by `la` or by the reader', async () => {
    const asked = await libra('today', 'hi');
    const own = await testShop.as(null, 'hi')('GET /api/horoscope/{sign}', {
      params: { sign: 'LIBRA' },
      query: {},
    });
    expect(asked.data.daily_prediction.prediction).toMatch(/[ऀ-ॿ]/);
    expect(own.data.daily_prediction.prediction).toBe(asked.data.daily_prediction.prediction);
  });

  it('has yesterday and tomorrow, and refuses days further away and unknown signs', async () => {
    expect((await libra('yesterday')).data.daily_prediction.date).toBe(addDays(today(), -1));
    expect((await libra('tomorrow')).data.daily_prediction.date).toBe(addDays(today(), 1));
    await expect(libra(addDays(today(), 2))).rejects.toMatchObject({ message: 'No prediction available.' });
    await expect(libra('2001-01-01')).rejects.toMatchObject({ status: 404, code: 'prediction_missing' });
    await expect(
      testShop.visitor('GET /api/horoscope/{sign}', { params: { sign: 'ophiuchus' }, query: {} }),
    ).rejects.toMatchObject({ status: 404, message: 'Zodiac sign prediction not found.' });
  });
});

describe('midnight in India', () => {
  it('writes each day once, however many processes wake at once, and catches up after sleep', async () => {
    const other = await startTestShop({ databaseUrl: testShop.databaseUrl, ahead });
    const services = [testShop.shop.services.horoscope, other.shop.services.horoscope];
    await Promise.all(services.map((service) => service.sweep()));
    const stored = await readDay(testShop.db, today());
    // After three days asleep.
    for (let i = 0; i < 3; i += 1) toMidnight();
    other.clock.advance((testShop.clock.now().getTime() - other.clock.now().getTime()) / 60_000);
    const written = await Promise.all(services.map((service) => service.sweep()));
    expect(written.reduce((sum, n) => sum + n, 0)).toBe(3 * 12);
    const last = addDays(today(), 7);
    expect((await listWrittenDays(testShop.db, addDays(today(), -1), last)).size).toBe(9);
    expect(await services[0]?.sweep()).toBe(0);
    expect(await readDay(testShop.db, stored[0]?.date ?? '')).toEqual(stored);
    await other.close();
  });

  it('notifies its process once that the day has changed', async () => {
    const { horoscope } = testShop.shop.services;
    let notifications = 0;
    horoscope.onTurn(() => {
      notifications += 1;
    });
    await testShop.sweep();
    expect(notifications).toBe(0);
    const before = (await libra()).data.daily_prediction;
    toMidnight();
    await testShop.sweep();
    await testShop.sweep();
    expect(notifications).toBe(1);
    expect((await libra('yesterday')).data.daily_prediction).toEqual(before);
  });
});

describe('the admin list', () => {
  it('changes a future day, sees who changed what, and readers get it on that day', async () => {
    const admin = await testShop.admin();
    const date = addDays(today(), 1);
    const at = { params: { date, sign: 'libra' } };
    const put = (en: typeof words) =>
      admin.api('PUT /api/admin/predictions/{date}/{sign}', { ...at, body: { en, hi: hindi } });
    const first = (await libra('tomorrow')).data.daily_prediction.prediction;
    const told: (readonly string[])[] = [];
    testShop.shop.services.horoscope.onChange((dates) => told.push(dates));
    const { prediction } = await put(words);
    expect(prediction).toMatchObject({ published: false, edited: { by: admin.userId }, en: words });
    await put({ ...words, insight: 'Slower.' });
    expect(told).toEqual([[date], [date]]);
    const { changes } = await admin.api('GET /api/admin/predictions/{date}/{sign}/changes', at);
    expect(changes.map(({ by, before, after }) => [by?._id, before.en.insight, after.en.insight])).toEqual([
      [admin.userId, 'Slowly.', 'Slower.'],
      [admin.userId, expect.any(String), 'Slowly.'],
    ]);
    expect(changes[1]?.before.en.prediction).toBe(first);

    toMidnight();
    await testShop.sweep();
    expect((await libra()).data.daily_prediction).toMatchObject({ date, insight: 'Slower.' });
    await expect(put(words)).rejects.toMatchObject({ status: 409, code: 'prediction_published' });
    const { predictions } = await admin.api('GET /api/admin/predictions/{date}', { params: { date } });
    expect(predictions.filter(({ edited }) => edited).map(({ sign }) => sign.name)).toEqual(['Libra']);
    expect(predictions.every(({ published }) => published)).toBe(true);
  });

  it('accepts no mark-up, because older clients render the text as HTML', async () => {
    const admin = await testShop.admin();
    const date = addDays(today(), 2);
    const body = { en: { ...words, seek: '<img src=x onerror=alert(1)>' }, hi: hindi };
    await expect(
      admin.api('PUT /api/admin/predictions/{date}/{sign}', { params: { date, sign: 'leo' }, body }),
    ).rejects.toMatchObject({ status: 400 });
  });
});

describe('life paths', () => {
  it('tells the nine profiles in both languages and the words for a tenth', async () => {
    for (let number = 1; number <= 9; number += 1) {
      const params = { number: String(number) };
      const english = await testShop.visitor('GET /api/life-path/{number}', { params, query: {} });
      const inHindi = await testShop.visitor('GET /api/life-path/{number}', { params, query: { la: 'hi' } });
      expect(english.traits.positive).toHaveLength(4);
      expect(english.traits.challenging).toHaveLength(4);
      expect(inHindi.title).toMatch(/[ऀ-ॿ]/);
      expect(inHindi.compatibility).toEqual(english.compatibility);
    }
    await expect(
      testShop.visitor('GET /api/life-path/{number}', { params: { number: '11' }, query: {} }),
    ).rejects.toMatchObject({ status: 404, message: 'No profile for Life Path 11' });
  });
});
