import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indianStates } from '#contract/astrology/places/india.ts';
import type { Lang } from '#languages/list.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { importPlaces } from './import/import.ts';
import { readLists } from './import/lists.ts';
import { besideLine } from './zones/line.ts';

let testShop: TestShop;
const logLines: string[] = [];
let imports: boolean[] = [];
beforeAll(async () => {
  testShop = await startTestShop();
  const { places } = testShop.shop.services;
  // Another version's leftovers, and then two processes that start at once.
  const place = { country: 'IN', state: 'RJ', name: 'Nowhere', nameHi: null, district: null };
  const nowhere = { ...place, latitude: 26, longitude: 75, timezone: 'Asia/Kolkata', rank: 1, aliases: [] };
  const states = [{ country: 'IN', code: 'RJ', name: 'Rajasthan', nameHi: null }];
  await places.fill(
    'old',
    async () => ({ states, places: [nowhere] }),
    () => {},
  );
  const log = (line: string) => logLines.push(line);
  imports = await Promise.all([importPlaces(places, log), importPlaces(places, log)]);
}, 240_000);
afterAll(() => testShop.close());

const search = async (q: string, lang: Lang = 'en') =>
  (await testShop.as(null, lang)('GET /api/places/search', { query: { q } })).places;

describe('the import', () => {
  test('is done once, replaces what was there, and reports its progress', async () => {
    expect([...imports].sort()).toEqual([false, true]);
    expect(await importPlaces(testShop.shop.services.places, () => {})).toBe(false);
    expect(await search('nowhere, rajasthan')).toEqual([]);
    const written = logLines.flatMap((line) => /^Writing places: (\d+) of (\d+)$/.exec(line)?.slice(1) ?? []);
    expect(written.length / 2).toBeGreaterThan(5);
    expect(Number(written.at(-1))).toBeGreaterThan(170_000);
    expect(written.at(-2)).toBe(written.at(-1));
  });

  test('adds at least 80 places of pilgrimage and 60 alternative names, each in both scripts and under all its names', async () => {
    const lists = readLists();
    expect(lists.filter(({ pilgrimage }) => pilgrimage).length).toBeGreaterThanOrEqual(80);
    expect(lists.flatMap(({ others }) => others).length).toBeGreaterThanOrEqual(60);
    const pairs = lists.flatMap((one) =>
      [one, ...one.others].map(({ name, hi }) => ({ own: one.name, name, hi })),
    );
    expect(
      pairs.filter(
        ({ name, hi }) => !/^[\p{Script=Latin} ]+$/u.test(name) || !/^[\u0900-\u097f ]+$/.test(hi),
      ),
    ).toEqual([]);
    const found = await sql<{ name: string; names: string[] }>`
      select p.name, array_agg(coalesce(n.alias, p.name)) || array_agg(distinct p.name_hi) as names
        from places p join place_names n on n.place_id = p.id where p.name_hi is not null group by p.id`.execute(
      testShop.db,
    );
    const known = new Map<string, Set<string>>();
    for (const { name, names } of found.rows)
      known.set(name, new Set([...(known.get(name) ?? []), ...names]));
    const folded = (name: string) => name.normalize('NFC').replace(/[\u093c़]/g, '');
    const missing = pairs.filter(({ own, name, hi }) => {
      const names = new Set([...(known.get(own) ?? [])].map(folded));
      return !names.has(folded(name)) || !names.has(folded(hi));
    });
    // Two spellings with the same search form are stored once.
    expect(missing.length).toBeLessThan(12);
  });

  test('puts each place of our own near another one of its state', async () => {
    const { rows } = await sql<{ name: string; km: number }>`
      select p.name, (select min(111.2 * sqrt(power(q.latitude - p.latitude, 2)
               + power((q.longitude - p.longitude) * cos(radians(p.latitude)), 2)))
               from places q where q.country = p.country and q.state = p.state and q.id <> p.id
                and q.latitude between p.latitude - 1 and p.latitude + 1) as km
        from places p where p.name_hi is not null and p.country = 'IN'`.execute(testShop.db);
    expect(rows.length).toBeGreaterThan(300);
    expect(rows.filter(({ name, km }) => km > 60 && name !== 'Jaisalmer')).toEqual([]);
  });
});

describe('the lists', () => {
  test('give countries in both languages, India first, and its 36 states by their ISO codes', async () => {
    const { countries, attribution } = await testShop.visitor('GET /api/places/countries');
    expect(attribution).toBe('City data © GeoNames, CC BY 4.0');
    expect(countries[0]).toEqual({ code: 'IN', name: 'India', nameHi: 'भारत' });
    expect(countries.length).toBeGreaterThan(240);
    expect(countries.every(({ code, name }) => /^[A-Z]{2}$/.test(code) && name !== code)).toBe(true);
    const { states } = await testShop.visitor('GET /api/places/countries/{country}/states', {
      params: { country: 'in' },
    });
    expect(states.map(({ code }) => code).sort()).toEqual(indianStates.map(({ code }) => code).sort());
    expect(states.find(({ code }) => code === 'UK')).toEqual({
      code: 'UK',
      name: 'Uttarakhand',
      nameHi: 'उत्तराखंड',
    });
    const params = { country: 'IN', state: 'RJ' };
    const { cities } = await testShop.visitor('GET /api/places/countries/{country}/states/{state}/cities', {
      params,
    });
    expect(cities.length).toBeGreaterThan(200);
    const jaipur = cities.find(({ name }) => name === 'Jaipur');
    expect(jaipur).toMatchObject({
      nameHi: 'जयपुर',
      location: 'Jaipur, Rajasthan, India',
      timezone: 'Asia/Kolkata',
    });
    expect(cities.every(({ coordinates }) => /^-?\d+\.\d{6},-?\d+\.\d{6}$/.test(coordinates))).toBe(true);
  });

  test.each([
    ['New York City', 'America/New_York'],
    ['Los Angeles, California', 'America/Los_Angeles'],
    ['Phoenix, Arizona', 'America/Phoenix'],
    ['London', 'Europe/London'],
    ['Dubai', 'Asia/Dubai'],
    ['Singapore', 'Asia/Singapore'],
    ['Sydney', 'Australia/Sydney'],
    ['Perth, Western', 'Australia/Perth'],
    ['Kathmandu', 'Asia/Kathmandu'],
    ['Port Louis, Mauritius', 'Indian/Mauritius'],
    // The zone map gives these the zone of the neighbouring country.
    ['Cardston', 'America/Edmonton'],
    ['Dandong', 'Asia/Shanghai'],
  ])('%s has the zone %s', async (name, zone) => {
    const [first] = await search(name);
    expect(first?.timezone).toBe(zone);
  });

  test('give every place in India its single zone', async () => {
    const zones = await testShop.db
      .selectFrom('places')
      .select('timezone')
      .distinct()
      .where('country', '=', 'IN')
      .execute();
    expect(zones).toEqual([{ timezone: 'Asia/Kolkata' }]);
  });
});

describe('the search', () => {
  test.each([
    ['kashi', 'Varanasi', 'Kashi'],
    ['काशी', 'Varanasi', 'काशी'],
    ['Benares', 'Varanasi', 'Benares'],
    ['prayag', 'Prayagraj', null],
    ['इलाहाबाद', 'Prayagraj', 'इलाहाबाद'],
    ['Bombay', 'Mumbai', 'Bombay'],
    ['मुंबई', 'Mumbai', null],
    ['kedar', 'Kedarnath', null],
    ['बद्रीनाथ', 'Badrinath', null],
    ['khaju', 'Khajuraho', null],
    ['ghaziabad', 'Ghaziabad', null],
    ['mayapur, west', 'Mayapur', null],
    ['paris, france', 'Paris', null],
  ])('%s finds %s', async (words, name, alias) => {
    const [first] = await search(words);
    expect(first).toMatchObject({ name, alias });
  });

  test('tolerates a typo, and reads Hindi for towns without a Hindi name', async () => {
    expect((await search('vrindavn'))[0]?.name).toBe('Vrindavan');
    expect((await search('सीकर', 'hi'))[0]).toMatchObject({
      name: 'Sikar',
      location: 'Sikar, राजस्थान, भारत',
    });
    expect(await search('x')).toEqual([]);
    expect((await search("l'o%_k")).length).toBeLessThan(9);
  });

  test('narrows by state or country, and distinguishes places of one name by their district', async () => {
    const rampur = await search('rampur, himachal');
    expect(rampur.map(({ state }) => state.code)).toEqual(['HP']);
    const american = await testShop.visitor('GET /api/places/search', {
      query: { q: 'delhi', country: 'us' },
    });
    expect(american.places.every(({ country }) => country.code === 'US')).toBe(true);
    expect(american.places.length).toBeGreaterThan(0);
    const districts = (await search('rampur, uttar')).map(({ district }) => district);
    expect(new Set(districts).size).toBe(districts.length);
  });
});

describe('the zone at typed coordinates', () => {
  const zoneAt = async (coordinates: string) =>
    (await testShop.visitor('GET /api/places/at', { query: { coordinates } })).timezone;

  test.each([
    ['Madhubani', '26.35,86.08'],
    ['Sitamarhi', '26.60,85.48'],
    ['Jogbani', '26.40,87.26'],
    ['Raxaul', '26.98,84.85'],
    ['Rupaidiha', '28.0167,81.6'],
    ['Sonauli', '27.47,83.47'],
    ['Margherita', '27.28,95.68'],
    ['Roing', '28.1333,95.8333'],
    ['Walong', '28.13,97.02'],
    ['Tawang', '27.5861,91.8694'],
    ['Hasimara', '26.75,89.35'],
    ['Jaigaon', '26.85,89.375'],
    ['Jaigaon, rounded to a minute', '26.867,89.383'],
    ['Khowai', '24.067,91.600'],
    ['Petrapole', '23.0385,88.874'],
    ['Dawki', '25.186,92.02'],
    ['Moreh', '24.2476,94.3036'],
    ['Zokhawthar', '23.37,93.38'],
    ['Campbell Bay', '7.00,93.90'],
    ['Indira Point', '6.78,93.83'],
    ['Minicoy', '8.28,73.05'],
    ['Kargil', '34.5539,76.1349'],
    ['Drass', '34.43,75.76'],
    ['Turtuk', '34.847,76.827'],
    ['the cave of Amarnath', '34.2148,75.5012'],
    ['Pahalgam', '34.0161,75.3150'],
    ['Uri', '34.08,74.03'],
    ['Siachen', '35.42,77.1'],
    ['Demchok', '32.7,79.45'],
    ['Attari', '31.6,74.605'],
    ['Dera Baba Nanak', '32.03,75.03'],
  ])('is that of India at %s', async (_, coordinates) => {
    expect(await zoneAt(coordinates)).toBe('Asia/Kolkata');
  });

  test.each([
    ['Birgunj', '27.0,84.8667', 'Asia/Kathmandu'],
    ['Nepalganj', '28.05,81.61', 'Asia/Kathmandu'],
    ['Lumbini', '27.48,83.28', 'Asia/Kathmandu'],
    ['Kakarbhitta', '26.645,88.16', 'Asia/Kathmandu'],
    ['Phuentsholing', '26.85,89.39', 'Asia/Thimphu'],
    ['Samdrup Jongkhar', '26.8,91.5', 'Asia/Thimphu'],
    ['Yadong', '27.49,88.91', 'Asia/Shanghai'],
    ['Lahore', '31.55,74.34', 'Asia/Karachi'],
    ['Wagah', '31.6047,74.5729', 'Asia/Karachi'],
    ['Sialkot', '32.5,74.53', 'Asia/Karachi'],
    ['Kartarpur', '32.0875,75.0169', 'Asia/Karachi'],
    ['Muzaffarabad', '34.37,73.471', 'Asia/Karachi'],
    ['Skardu', '35.297,75.633', 'Asia/Karachi'],
    ['Gilgit', '35.92,74.308', 'Asia/Karachi'],
    ['Aksai Chin', '35.2,79.2', 'Asia/Shanghai'],
    ['Benapole', '23.041,88.896', 'Asia/Dhaka'],
    ['Tamabil', '25.176,92.03', 'Asia/Dhaka'],
    ['Akhaura', '23.867,91.217', 'Asia/Dhaka'],
    ['Dahagram', '26.29,88.97', 'Asia/Dhaka'],
    ["Cox's Bazar", '21.45,91.97', 'Asia/Dhaka'],
    ['Tamu', '24.2167,94.3167', 'Asia/Yangon'],
    ['Jaffna', '9.66,80.02', 'Asia/Colombo'],
    ['Talaimannar', '9.08,79.73', 'Asia/Colombo'],
    ['Male', '4.17,73.5', 'Indian/Maldives'],
    ['Sabang', '5.89,95.32', 'Asia/Jakarta'],
  ])('is that of the neighbour at %s', async (_, coordinates, zone) => {
    expect(await zoneAt(coordinates)).toBe(zone);
  });

  test('agrees with the line at every known place within 150 km of it, but for those that lie at it', async () => {
    const neighbours = ['IN', 'PK', 'CN', 'NP', 'BT', 'MM', 'BD'];
    const rows = await testShop.db
      .selectFrom('places')
      .selectAll()
      .where('country', 'in', neighbours)
      .execute();
    const beside = rows.map((row) => ({ ...row, line: besideLine(row) })).filter(({ line }) => line.km < 150);
    const wrong = beside.filter(({ country, line }) => (country === 'IN') !== (line.zone === 'Asia/Kolkata'));
    expect(beside.length).toBeGreaterThan(2000);
    expect(wrong.length).toBeLessThanOrEqual(20);
    // GeoNames has Sarupathar 300 km east of where it is.
    const far = wrong.filter(({ line }) => line.km > 5).map(({ name }) => name);
    expect(far).toEqual(['Sarupathar']);
  });
});

test('typed coordinates get their zone and the nearest town', async () => {
  const at = (coordinates: string) => testShop.visitor('GET /api/places/at', { query: { coordinates } });
  const village = await at('26.9500, 75.7000');
  expect(village).toMatchObject({ coordinates: '26.950000,75.700000', timezone: 'Asia/Kolkata' });
  expect(village.nearest?.distanceKm).toBeLessThan(15);
  expect((await at('0,-140')).nearest).toBeNull();
  await expect(at('north')).rejects.toMatchObject({ code: 'coordinates_invalid' });
});
