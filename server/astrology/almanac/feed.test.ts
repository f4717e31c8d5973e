import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillTowns } from '../../testing/fixtures/places.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
  await fillTowns(testShop);
});
afterAll(() => testShop.close());

const fetchFeed = async (city: string, query = '') => {
  const response = await fetch(`${testShop.base}/api/almanac/feeds/${city}/calendar.ics${query}`);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

type Property = { name: string; params: string; value: string };
type Component = { name: string; properties: Property[]; children: Component[] };

/** Reads an iCalendar as a client does: unfolds the lines, then nests the components (RFC 5545, 3.1 and 3.4). */
function parse(text: string): Component {
  expect(text.endsWith('\r\n')).toBe(true);
  const raw = text.slice(0, -2).split('\r\n');
  for (const line of raw) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n\uFFFD]/);
  }
  const root: Component = { name: '', properties: [], children: [] };
  const open = [root];
  for (const line of text.slice(0, -2).replaceAll('\r\n ', '').split('\r\n')) {
    const [, name = '', params = '', value = ''] = /^([A-Z-]+)((?:;[A-Z-]+=[^;:]+)*):(.*)$/.exec(line) ?? [];
    expect(name, line).not.toBe('');
    if (name === 'BEGIN') {
      const child = { name: value, properties: [], children: [] };
      open.at(-1)?.children.push(child);
      open.push(child);
    } else if (name === 'END') expect(open.pop()?.name).toBe(value);
    else open.at(-1)?.properties.push({ name, params, value });
  }
  expect(open).toEqual([root]);
  expect(root.children.map((child) => child.name)).toEqual(['VCALENDAR']);
  return root.children[0] as Component;
}

const textOf = ({ properties }: Component, name: string): string =>
  properties.find((property) => property.name === name)?.value ?? '';

describe('the feed of a city', () => {
  test('is a calendar that clients can read: folded lines, unique ids, whole days', async () => {
    const { headers, text } = await fetchFeed('jaipur');
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const calendar = parse(text);
    expect(textOf(calendar, 'VERSION')).toBe('2.0');
    expect(textOf(calendar, 'PRODID')).not.toBe('');
    expect(textOf(calendar, 'X-WR-CALNAME')).toBe('Festivals and vratas\\, Jaipur');
    const events = calendar.children;
    expect(events.length).toBeGreaterThan(150);
    expect(new Set(events.map(({ name }) => name))).toEqual(new Set(['VEVENT']));
    const ids = events.map((event) => textOf(event, 'UID'));
    expect(new Set(ids).size).toBe(ids.length);
    for (const event of events) {
      const [start, end] = [textOf(event, 'DTSTART'), textOf(event, 'DTEND')];
      expect(start).toMatch(/^\d{8}$/);
      const day = (text: string) => Date.parse(text.replace(/(....)(..)(..)/, '$1-$2-$3'));
      expect(day(end) - day(start)).toBe(86_400_000);
      expect(textOf(event, 'DTSTAMP')).toMatch(/^\d{8}T\d{6}Z$/);
    }
  });

  test('is the same to the byte when it is read again', async () => {
    const first = await fetchFeed('jaipur');
    expect((await fetchFeed('jaipur')).text).toBe(first.text);
  });

  test('in Hindi has the same entries under the same ids', async () => {
    const [english, hindi] = await Promise.all([fetchFeed('jaipur'), fetchFeed('jaipur', '?la=hi')]);
    const ids = ({ text }: { text: string }) => parse(text).children.map((event) => textOf(event, 'UID'));
    expect(ids(hindi)).toEqual(ids(english));
    expect(textOf(parse(hindi.text), 'X-WR-CALNAME')).toBe('पर्व और व्रत\\, जयपुर');
  });

  test('has only the kinds of days that were chosen', async () => {
    const { text } = await fetchFeed('jaipur', '?kinds=ekadashi,purnima');
    const kinds = parse(text).children.map((event) => textOf(event, 'CATEGORIES'));
    expect(new Set(kinds)).toEqual(new Set(['EKADASHI', 'PURNIMA']));
    // Twenty-four or so Ekadashis and twelve full moons a year, in fourteen months.
    expect(kinds.length).toBeGreaterThan(38);
    expect(kinds.length).toBeLessThan(50);
    expect((await fetchFeed('jaipur', '?kinds=birthdays')).status).toBe(400);
    expect((await fetchFeed('atlantis')).status).toBe(404);
  });
});

describe('the calendar of a month', () => {
  const monthOf = (city: string, month: string, lang = 'en') =>
    testShop.as(null, lang)('GET /api/almanac/months/{city}/{month}', { params: { city, month } });
  const published: [string, string][] = [
    ['2025-03-14', 'holi'],
    ['2025-10-20', 'diwali'],
    ['2026-02-15', 'maha-shivaratri'],
    ['2026-03-26', 'rama-navami'],
    ['2026-08-28', 'raksha-bandhan'],
    ['2026-09-14', 'ganesh-chaturthi'],
    ['2026-11-08', 'diwali'],
    ['2026-01-14', 'sankranti-makara'],
  ];

  test.each(published)('%s is %s, as the official holiday lists say', async (date, key) => {
    const { days } = await monthOf('delhi', date.slice(0, 7));
    const there = days.filter(({ festivals }) => festivals.some((festival) => festival.key === key));
    expect(there.map((day) => day.date)).toEqual([date]);
  });

  test('has every day with its tithi, two Ekadashis, and the names of its lunar months', async () => {
    const north = await monthOf('delhi', '2026-11');
    expect(north.days).toHaveLength(30);
    expect(north).toMatchObject({ previous: '2026-10', next: '2026-12', counting: 'purnimanta' });
    expect(north.lunar).toEqual(['Kartika', 'Margashirsha']);
    expect((await monthOf('chennai', '2026-11')).lunar).toEqual(['Ashwina', 'Kartika']);
    const ekadashis = north.days.filter(({ festivals }) => festivals.some(({ kind }) => kind === 'ekadashi'));
    // The second one ends before the Sun rises on the 21st, so it is kept on the day on which it begins.
    expect(ekadashis.map(({ date }) => date)).toEqual(['2026-11-05', '2026-11-20']);
  });

  test('names an added month in both languages', async () => {
    // 17 May to 15 June 2026 is Adhika Jyeshtha.
    expect((await monthOf('delhi', '2026-06')).lunar).toContain('Adhika Jyeshtha');
    expect((await monthOf('delhi', '2026-06', 'hi')).lunar).toContain('अधिक ज्येष्ठ');
  });
});
