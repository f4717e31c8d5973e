import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { parseTrust } from './proxy.ts';

// The limit is ten messages per address and window, so the accepted messages show which address was counted.
const most = 10;
const tries = 14;

const testShops: TestShop[] = [];
async function behind(trust: string): Promise<TestShop> {
  const testShop = await startTestShop({
    env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: trust },
    ...(testShops[0] && { databaseUrl: testShops[0].databaseUrl }),
  });
  testShops.push(testShop);
  return testShop;
}
let oneHop: TestShop;
let twoHops: TestShop;
let network: TestShop;
let none: TestShop;
beforeAll(async () => {
  oneHop = await behind('1');
  twoHops = await behind('2');
  network = await behind('127.0.0.1, 10.0.0.0/8');
  none = await behind('');
});
afterAll(async () => {
  for (const testShop of testShops.reverse()) await testShop.close();
});

let senders = 0;
/** Sends messages from different senders, each with the given header. Returns the number of accepted ones. */
async function taken(testShop: TestShop, forwarded: (n: number) => string): Promise<number> {
  await testShop.db.deleteFrom('rate_limits').execute();
  let good = 0;
  for (let n = 0; n < tries; n += 1) {
    senders += 1;
    const { status } = await fetch(`${testShop.base}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded(n) },
      body: JSON.stringify({
        name: 'Somebody',
        email: `somebody${senders}@example.in`,
        subject: 'A question',
        message: 'How long does it take until a parcel arrives?',
      }),
    });
    if (status === 201) good += 1;
    else expect(status).toBe(429);
  }
  return good;
}
const invented = (n: number) => `198.51.100.${n}`;

test('one proxy: entries that a visitor writes before its own are not trusted', async () => {
  expect(await taken(oneHop, (n) => `${invented(n)}, 203.0.113.1`)).toBe(most);
  expect(await taken(oneHop, (n) => `${invented(n)},,garbage-${n} ,203.0.113.1`)).toBe(most);
});

test('one proxy: the visitors that it names are counted separately', async () => {
  expect(await taken(oneHop, (n) => `203.0.113.${n}`)).toBe(tries);
});

test('an entry that is not an address counts as the proxy itself', async () => {
  expect(await taken(oneHop, (n) => `garbage-${n}`)).toBe(most);
  expect(await taken(network, (n) => `garbage-${n}, 10.0.0.7`)).toBe(most);
});

test('two proxies: the last but one entry counts', async () => {
  expect(await taken(twoHops, (n) => `${invented(n)}, 203.0.113.1, 10.0.0.7`)).toBe(most);
  expect(await taken(twoHops, (n) => `203.0.113.${n}, 10.0.0.7`)).toBe(tries);
});

test('networks: the last entry outside of them counts', async () => {
  expect(await taken(network, (n) => `${invented(n)}, 203.0.113.1, 10.0.0.7, 10.1.2.3`)).toBe(most);
  expect(await taken(network, (n) => `203.0.113.${n}, 10.0.0.7`)).toBe(tries);
});

test('no proxy: the header is ignored', async () => {
  expect(await taken(none, invented)).toBe(most);
});

test.each([
  'true',
  'yes',
  '1.5',
  '-1',
  '11',
  '0.0.0.0/0',
  '::/0',
  '0.0.0.0/1',
  '0.0.0.0/1,128.0.0.0/1',
  '0.0.0.0/1, 128.0.0.0/2, 192.0.0.0/3',
  '0.0.0.0/2,64.0.0.0/2,128.0.0.0/2,192.0.0.0/2',
  '192.0.0.0/3, 10.0.0.0/8, 128.0.0.0/3, 128.0.0.0/4',
  Array.from({ length: 256 }, (_, n) => `${n}.0.0.0/8`).join(),
  Array.from({ length: 64 }, (_, n) => `${n}.1.2.3/8`).join(),
  '::/1,8000::/1',
  '2000::/4,3000::/4',
  '2000::/5',
  '::ffff:0:0/96',
  '::ffff:0.0.0.0/97, ::ffff:128.0.0.0/97',
  '10.0.0.0/33',
  '10.0.0/8',
  'proxy.example',
  ',',
])('%s is no list of proxies', (text) => expect(parseTrust(text)).toBeNull());

test.each([
  '10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, 100.64.0.0/10, 127.0.0.0/8, 169.254.0.0/16',
  '103.21.244.0/22,104.16.0.0/13,104.24.0.0/14,172.64.0.0/13,2400:cb00::/32,2a06:98c0::/29',
  'fc00::/7, fe80::/10, ::1',
  '::ffff:10.0.0.0/104',
  '192.168.1.7/32, 192.168.1.7',
  '10.0.0.0/8,10.0.0.0/8,10.1.0.0/16,10.0.0.0/8',
])('%s is a list of proxies', (text) => expect(parseTrust(text)).not.toBeNull());

test('IPv6 networks, and IPv4-mapped addresses of a dual-stack socket', () => {
  const trust = parseTrust('fd00::/8, 10.0.0.0/8');
  expect(trust?.('fd12::7', 0)).toBe(true);
  expect(trust?.('::ffff:10.0.0.7', 0)).toBe(true);
  expect(trust?.('2001:db8::7', 0)).toBe(false);
});
