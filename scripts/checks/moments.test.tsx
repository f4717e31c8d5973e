import { join } from 'node:path';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, describe, expect, test } from 'vitest';
import type { PanchangData } from '#contract/astrology/reports/data.ts';
import { forReaders, readerSpelling } from '#contract/astrology/reports/spelling.ts';
import type { PdfRequest } from '#contract/base/pdf/documents.ts';
import {
  addDays,
  birthPanchang,
  byId,
  dateIn,
  KARANAS,
  NAKSHATRAS,
  PAKSHAS,
  panchang,
  startOfDate,
  TITHIS,
  toIso,
  WEEKDAYS,
  weekdayOf,
  YOGAS,
} from '#jyotish';
import { type Lang, langs } from '#languages/list.ts';
import { DayHead } from '#web/astrology/almanac/day-head.tsx';
import { Limbs } from '#web/astrology/almanac/limbs.tsx';
import { momentOf } from '#web/astrology/almanac/moment.ts';
import { PanchangReport } from '#web/astrology/reports/panchang/panchang-report.tsx';
import { ReportLanguage } from '#web/astrology/reports/report/report-language.tsx';
import { clock } from '#web/astrology/reports/shared/wall-time.ts';
import { datesIn } from '#web/texts/date-words.ts';
import { loadTexts } from '#web/texts/load.ts';
import { TextsProvider } from '#web/texts/use-texts.ts';
import type { City } from '../../server/astrology/almanac/city.ts';
import { dayOf } from '../../server/astrology/almanac/day.ts';
import { lineOf } from '../../server/astrology/almanac/line.ts';
import { skyOf, sunriseOf } from '../../server/astrology/horoscope/sky.ts';
import type { BirthSubject } from '../../server/astrology/reports/buying/input.ts';
import { contentOf } from '../../server/astrology/reports/contents.ts';
import { createPdfPool } from '../../server/base/pdf/pool.ts';
import { readPdf, readPlaces } from '../../server/testing/fixtures/pdf.ts';

const program = join(import.meta.dirname, '..', '..', 'pdf', 'built', 'worker.js');
const pool = createPdfPool({ program, threads: 1, onRemarks: () => undefined });
afterAll(() => pool.close());

type Where = { name: string; location: string; latitude: number; longitude: number; zone: string };
const kanpur: Where = {
  name: 'Kanpur',
  location: 'Kanpur, Uttar Pradesh, India',
  latitude: 26.4499,
  longitude: 80.3319,
  zone: 'Asia/Kolkata',
};
const chennai: Where = {
  name: 'Chennai',
  location: 'Chennai, Tamil Nadu, India',
  latitude: 13.0878,
  longitude: 80.2785,
  zone: 'Asia/Kolkata',
};
const newYork: Where = {
  name: 'New York',
  location: 'New York City, New York, United States',
  latitude: 40.7128,
  longitude: -74.006,
  zone: 'America/New_York',
};

const cityOf = ({ name, location, latitude, longitude, zone }: Where): City => ({
  slug: name.toLowerCase(),
  place: { latitude, longitude },
  zone,
  counting: name === 'Kanpur' ? 'purnimanta' : 'amanta',
  kartikadi: false,
  present: () => ({ slug: name.toLowerCase(), name, location, latitude, longitude, timezone: zone }),
});

function reportOf(
  { location, latitude, longitude, zone }: Where,
  datetime: string,
  lang: Lang,
): PanchangData {
  const subject: BirthSubject = {
    role: 'day',
    name: '',
    datetime,
    latitude,
    longitude,
    timeUnknown: false,
    coordinates: `${latitude.toFixed(6)},${longitude.toFixed(6)}`,
    location,
    timezone: zone,
    offset: null,
  };
  const input = { ayanamsa: 1, yearLength: 1, subjects: [subject] } as const;
  const content = contentOf({ kind: 'panchang', input: { ...input, subjects: [subject] } }, lang, new Date());
  if (content.kind !== 'panchang') throw new Error('not a panchang');
  return content.data;
}

const paperOf = (data: PanchangData, lang: Lang) =>
  pool.render({ kind: 'panchang', data, lang, brand: 'Navaratna' } as PdfRequest, 'somebody').done;

/** Returns the words of a part of a page, with each element's text apart from the next. */
async function wordsOf(element: ReactNode, lang: Lang): Promise<string> {
  const texts = await loadTexts(lang, ['almanac', 'reports/panchang', 'reports']);
  const all = (
    <TextsProvider>
      <ReportLanguage lang={lang} texts={texts} dates={datesIn(lang)}>
        {element}
      </ReportLanguage>
    </TextsProvider>
  );
  const route = { id: 'root', path: '/', element: all, loader: () => null };
  const hydrationData = { loaderData: { root: { lang, texts, shop: {} } } };
  const html = renderToString(<RouterProvider router={createMemoryRouter([route], { hydrationData })} />);
  return html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

/** The names of the limbs at an instant, from the engine. */
function limbsAt({ latitude, longitude, zone }: Where, instant: number, lang: Lang) {
  const found = birthPanchang({ instant, place: { latitude, longitude }, ayanamsa: 1 });
  const said = (name: string) => readerSpelling(name);
  return {
    tithi: said(byId(TITHIS, found.tithi.id)[lang]),
    paksha: said(byId(PAKSHAS, found.tithi.paksha)[lang]),
    nakshatra: said(byId(NAKSHATRAS, found.nakshatra.id)[lang]),
    yoga: said(byId(YOGAS, found.yoga.id)[lang]),
    karana: said(byId(KARANAS, found.karana.id)[lang]),
    vara: byId(WEEKDAYS, weekdayOf(dateIn(found.sunrise ?? instant, zone)))[lang],
  };
}

// Nakshatra and karana of 28 November 2026 change in Kanpur between sunrise and evening; the tithi ends before 4 am.
const moments: [string, Where, string][] = [
  ['before sunrise', kanpur, '2026-11-28T05:50'],
  ['just after sunrise', kanpur, '2026-11-28T06:50'],
  ['after a change of nakshatra', kanpur, '2026-11-28T13:30'],
  ['in the evening', kanpur, '2026-11-28T19:27'],
  ['after midnight, before a change of tithi', kanpur, '2026-11-29T02:10'],
  ['after midnight, after a change of tithi', kanpur, '2026-11-29T04:40'],
  ['after the new moon, with the month of the south', chennai, '2026-11-09T20:15'],
  ['in another zone', newYork, '2026-11-28T19:27'],
];

describe.each(moments)('%s', (_, where, datetime) => {
  const date = datetime.slice(0, 10);
  const { latitude, longitude, zone } = where;
  const wall = Date.parse(`${datetime}:00Z`) - Date.parse(`${date}T00:00:00Z`);
  // No clock changes on these days.
  const instant = startOfDate(date, zone) + wall;
  const { sunrise } = panchang({ date, place: { latitude, longitude }, zone, ayanamsa: 1 });
  const city = cityOf(where);

  test.each(langs)('strip and free page say the limbs of now, in %s', async (lang) => {
    const held = limbsAt(where, instant, lang);
    const line = lineOf(city, date, { now: instant, lang });
    const half = held.paksha.split(' ')[0];
    expect(line.parts[0]).toBe(lang === 'en' ? `${half} ${held.tithi} now` : `अभी ${half} ${held.tithi}`);
    expect(Date.parse(line.until)).toBeGreaterThan(instant);

    const day = dayOf(city, { date, today: date, now: instant, lang });
    const moment = momentOf(day, instant);
    const page = await wordsOf(
      <>
        <DayHead day={day} moment={moment} />
        <Limbs day={day} moment={moment} />
      </>,
      lang,
    );
    const time = clock(toIso(instant, zone), lang);
    const now = lang === 'en' ? `now, ${time}` : `अभी, ${time}`;
    const names =
      lang === 'en'
        ? { tithi: 'Tithi', nakshatra: 'Nakshatra', yoga: 'Yoga', karana: 'Karana', vara: 'Vara' }
        : { tithi: 'तिथि', nakshatra: 'नक्षत्र', yoga: 'योग', karana: 'करण', vara: 'वार' };
    for (const limb of ['tithi', 'nakshatra', 'yoga', 'karana', 'vara'] as const)
      expect(page).toContain(`${names[limb]} ${now} ${held[limb]} `);
    expect(page).toContain(`${held.paksha} ${held.tithi} `);
  });

  test('the bought panchang says the limbs at sunrise and at its time, on screen as on paper', async () => {
    const data = reportOf(where, datetime, 'en');
    const screen = await wordsOf(<PanchangReport data={data} />, 'en');
    const paper = (await readPdf(await paperOf(forReaders(data), 'en'))).texts
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    const times = [
      [`at sunrise, ${clock(toIso(sunrise ?? 0, zone), 'en')}`, limbsAt(where, sunrise ?? 0, 'en')],
      [`at ${clock(toIso(instant, zone), 'en')}`, limbsAt(where, instant, 'en')],
    ] as const;
    for (const [words, held] of times) {
      for (const limb of ['tithi', 'nakshatra', 'yoga', 'karana'] as const) {
        expect(screen).toContain(`${words} ${held[limb]} `);
        expect(paper).toContain(`${words} ${held[limb]} `);
      }
      expect(paper).toContain(`${words} ${held.vara} `);
      expect(screen).toContain(`, ${held.paksha} ${held.tithi} `);
      expect(paper).toContain(`${held.paksha}, ${held.tithi} `);
    }
  });
});

test('a daily prediction speaks of the limbs that the panchang has at sunrise', () => {
  const jaipur = { ...kanpur, name: 'Jaipur', latitude: 26.9196, longitude: 75.7878 };
  for (let i = 0; i < 366; i += 6) {
    const date = addDays('2026-11-22', i);
    const at = sunriseOf(date, jaipur);
    const day = dayOf(cityOf(jaipur), { date, today: date, now: null, lang: 'en' });
    const { tithi, transits } = skyOf(at, 0);
    expect({ at, tithi, nakshatra: transits.Moon.nakshatra }).toEqual({
      at: day.sunrise,
      tithi: day.tithi[0]?.id,
      nakshatra: day.nakshatra[0]?.id,
    });
  }
});

describe('the first page of a bought panchang', () => {
  const years = process.env.SOAK
    ? [1963, 1964, 1982, 1983, 2015, 2018, 2020, 2023, 2026, 2029]
    : [1983, 2023, 2026];
  const days = years.flatMap((year) => {
    const count = process.env.SOAK ? 365 : 91;
    return Array.from({ length: count }, (_, i) => addDays(`${year}-01-01`, Math.round((i * 365) / count)));
  });
  // The added and the lost months of these years, in both halves.
  const special = [
    '1983-01-20',
    '1983-02-05',
    '2023-07-25',
    '2023-08-12',
    '2026-05-25',
    '2026-06-10',
    '2026-11-28',
  ];
  const far: Where = {
    ...chennai,
    name: 'Far',
    location: 'Sri Jayawardenepura Kotte Thiruvananthapuram Road, Andaman and Nicobar Islands, India',
  };

  test.each([kanpur, far].flatMap((where) => langs.map((lang) => [where.name, lang, where] as const)))(
    'of %s in %s keeps every text in its own place, on the longest days',
    async (_, lang, where) => {
      const all = [...special, ...days].map((date) => forReaders(reportOf(where, `${date}T19:27`, lang)));
      const longest = (text: (data: PanchangData) => string) =>
        all.reduce((best, data) => (text(data).length > text(best).length ? data : best));
      const chosen = new Set([
        longest((data) => `${data.lunar_month.label} ${data.lunar_month.paksha} ${data.tithi[0]?.name}`),
        longest((data) => data.moment.month),
        longest((data) => data.tithi[0]?.name ?? ''),
        longest((data) => data.nakshatra[0]?.name ?? ''),
        longest((data) => data.moment.nakshatra.name),
        longest((data) => data.yoga[0]?.name ?? ''),
        longest((data) => data.karana[0]?.name ?? ''),
        longest((data) => data.festivals.map(({ name }) => name).join(' · ')),
        longest((data) => '.'.repeat(data.inauspicious_period.flatMap(({ period }) => period).length)),
        ...all.slice(0, special.length),
        // The arc's bands are elsewhere on each weekday.
        ...[0, 1, 2, 3, 4, 5, 6].flatMap((id) => all.find(({ weekday }) => weekday.id === id) ?? []),
      ]);
      for (const data of chosen) {
        const [first = []] = await readPlaces(await paperOf(data, lang));
        const clashes = first.flatMap((one, i) =>
          first
            .slice(i + 1)
            .filter(
              (other) =>
                Math.abs(one.y - other.y) < 0.6 * Math.min(one.size, other.size) &&
                Math.min(one.end, other.end) - Math.max(one.x, other.x) > 1,
            )
            .map((other) => `${data.date}: ${one.text} | ${other.text}`),
        );
        expect(clashes).toEqual([]);
        const outside = first.filter(({ x, end }) => x < 53 || end > 595.28 - 53);
        expect(outside.map(({ text }) => `${data.date}: ${text}`)).toEqual([]);
      }
    },
    240_000,
  );
});
