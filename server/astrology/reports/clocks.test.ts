import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodKundli, goodMatching } from '../../testing/access/access-reports.ts';
import { refusal } from '../../testing/fixtures/checkout.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
});
afterAll(() => testShop.close());

const preview = async (datetime: string, coordinates: string, more: { offset?: string } = {}) =>
  (
    await testShop.visitor('POST /api/reports/preview', {
      body: { ...goodKundli, datetime, coordinates, ...more },
    })
  ).birth;

describe('the clock of a birth', () => {
  test.each([
    ['Stockholm', '1947-06-01T12:00', '59.3293,18.0686', 'Europe/Stockholm', '+01:00'],
    ['Oslo', '1962-07-01T12:00', '59.9139,10.7522', 'Europe/Oslo', '+02:00'],
    ['Copenhagen', '1949-06-15T12:00', '55.6761,12.5683', 'Europe/Copenhagen', '+01:00'],
    ['Amsterdam', '1930-06-15T12:00', '52.3676,4.9041', 'Europe/Amsterdam', '+01:19:32'],
    ['Kampala', '1950-01-01T12:00', '0.3476,32.5825', 'Africa/Kampala', '+02:45'],
    ['Dar es Salaam', '1955-01-01T12:00', '-6.7924,39.2083', 'Africa/Dar_es_Salaam', '+02:45'],
    ['Port of Spain', '1943-06-01T12:00', '10.6549,-61.5019', 'America/Port_of_Spain', '-04:00'],
    ['Calcutta in the war', '1943-06-01T12:00', '22.5726,88.3639', 'Asia/Kolkata', '+06:30'],
    ['Pahalgam', '1990-01-01T12:00', '34.0161,75.315', 'Asia/Kolkata', '+05:30'],
    ['Madhubani', '1990-01-01T12:00', '26.35,86.08', 'Asia/Kolkata', '+05:30'],
  ])('of %s at %s', async (_, datetime, coordinates, timezone, offset) => {
    expect(await preview(datetime, coordinates)).toMatchObject({ timezone, offset, offset_source: 'zone' });
  });

  test('is the mean time of the birthplace while its zone had no standard time', async () => {
    const dubai = await preview('1919-03-01T12:00', '24.4539,54.3773');
    expect(dubai).toMatchObject({ timezone: 'Asia/Dubai', offset: '+03:37:31', offset_source: 'zone' });
    expect(await preview('1921-03-01T12:00', '24.4539,54.3773')).toMatchObject({ offset: '+04:00' });
  });

  test('is the local time of Bombay or Calcutta if that is sent, to the second', async () => {
    const born = ['1940-03-01T12:00', '22.5726,88.3639'] as const;
    expect(await preview(...born)).toMatchObject({ offset: '+05:30', offset_source: 'zone' });
    const calcutta = await preview(...born, { offset: '+05:53:20' });
    expect(calcutta).toMatchObject({ offset: '+05:53:20', offset_source: 'override' });
    expect(await preview(...born, { offset: '+04:51' })).toMatchObject({ offset: '+04:51' });
    for (const timeUnknown of [false, true]) {
      const [datetime, coordinates] = born;
      const asked = { datetime, coordinates, timeUnknown, offset: '+05:53:20', la: 'hi' } as const;
      const { birth } = await testShop.visitor('POST /api/remedies/stone', { body: asked });
      expect(birth.offset).toBe('+05:53:20');
    }
    const sky = (offset: string | null) =>
      testShop.visitor('POST /api/remedies/sky', {
        body: { date: '1940-03-01', time: '12:00', coordinates: born[1], offset, la: 'en' },
      });
    const lagna = async (offset: string | null) => (await sky(offset)).lagna?.degree_text;
    expect(await lagna('+05:53:20')).not.toBe(await lagna(null));
    await expect(preview(...born, { offset: '+05:53:60' })).rejects.toMatchObject({ code: 'offset_invalid' });
  });
});

describe('a birth that is still to come is refused', () => {
  /** Clock readings in India some minutes from now, by the shop's clock. */
  const inIndia = (minutes: number): string =>
    new Date(testShop.clock.now().getTime() + (330 + minutes) * 60_000).toISOString().slice(0, 19);

  test('by each call that takes a birth, and accepted once it is past', async () => {
    testShop.clock.stop();
    const person = await testShop.customer();
    const calls: Record<string, (datetime: string) => Promise<unknown>> = {
      preview: (datetime) =>
        testShop.visitor('POST /api/reports/preview', { body: { ...goodKundli, datetime } }),
      sky: (datetime) =>
        testShop.visitor('POST /api/remedies/sky', {
          body: { date: datetime.slice(0, 10), time: datetime.slice(11, 16), la: 'en' },
        }),
      stone: (datetime) =>
        testShop.visitor('POST /api/remedies/stone', { body: { ...goodKundli, la: 'en', datetime } }),
      kundli: (datetime) =>
        person.api('POST /api/payment/premium/kundli', { body: { ...goodKundli, datetime } }),
      'matching, her': (datetime) =>
        person.api('POST /api/payment/premium/kundli/matching', {
          body: { ...goodMatching, girl_dob: datetime },
        }),
      'matching, him': (datetime) =>
        person.api('POST /api/payment/premium/kundli/matching', {
          body: { ...goodMatching, boy_dob: datetime },
        }),
      profile: (datetime) =>
        person.api('POST /api/birth-profiles', {
          body: {
            relation: 'child',
            name: 'Ananya',
            datetime,
            timeUnknown: false,
            coordinates: goodKundli.coordinates,
            location: '',
            consent: true,
            parent: true,
          },
        }),
    };
    for (const [name, call] of Object.entries(calls)) {
      expect([name, await refusal(call(inIndia(20)))]).toEqual([name, 'birth_in_future']);
      expect([name, await refusal(call(inIndia(20 * 60)))]).toEqual([name, 'birth_in_future']);
      expect([name, await refusal(call(inIndia(-1)))]).toEqual([name, 'accepted']);
    }
  });

  test('but the day alone has only to have begun at the place', async () => {
    testShop.clock.stop();
    const day = (minutes: number) => `${inIndia(minutes).slice(0, 10)}T12:00`;
    const ask = (datetime: string) =>
      refusal(
        testShop.visitor('POST /api/reports/preview', {
          body: { ...goodKundli, datetime, timeUnknown: true },
        }),
      );
    expect(await ask(day(0))).toBe('accepted');
    expect(await ask(day(24 * 60))).toBe('birth_in_future');
    const sky = (minutes: number) =>
      refusal(
        testShop.visitor('POST /api/remedies/sky', { body: { date: day(minutes).slice(0, 10), la: 'en' } }),
      );
    expect(await sky(0)).toBe('accepted');
    expect(await sky(24 * 60)).toBe('birth_in_future');
  });
});
