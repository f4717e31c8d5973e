import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addressKey } from '../platform/limits/address-key.ts';
import { startTestShop, type TestShop } from '../testing/test-shop.ts';

// Two processes of one database, behind a proxy that names the visitor's address.
const env = { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' };
let here: TestShop;
let there: TestShop;

beforeAll(async () => {
  here = await startTestShop({ env });
  there = await startTestShop({ env, databaseUrl: here.databaseUrl });
});
afterAll(async () => {
  await there.close();
  await here.close();
});

let visitors = 0;
let ip = '';
beforeEach(() => {
  visitors += 1;
  ip = `203.0.113.${visitors}`;
});

const post = (testShop: TestShop, path: string, body: object, from = ip): Promise<Response> =>
  fetch(`${testShop.base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
const logIn = (testShop: TestShop, email: string, password = 'wrong password', from = ip) =>
  post(testShop, '/api/auth/login', { email, password }, from);
const person = (name: string, phone: string) => ({
  firstName: name,
  email: `${name}@example.in`,
  phone,
  password: 'lamp-and-river-42',
  agreedToTerms: true,
});
/** Counts the responses by status. */
function tally(answers: Response[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
/** Lets the window of every counter pass. */
const passWindow = () =>
  here.db
    .updateTable('rate_limits')
    .set({ expire: Date.now() - 1 })
    .execute();

test('a name and an address have ten login attempts in a window, over all processes, even when all are concurrent', async () => {
  await post(here, '/api/auth/signup', person('asha', '9000000001'));
  const tries = Array.from({ length: 30 }, (_, at) => logIn(at % 2 ? here : there, 'asha@example.in'));
  const answers = await Promise.all(tries);
  expect(tally(answers)).toEqual({ 401: 10, 429: 20 });

  const refused = answers.find(({ status }) => status === 429);
  const seconds = Number(refused?.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(14 * 60);
  expect(seconds).toBeLessThanOrEqual(15 * 60);
  expect(await refused?.json()).toMatchObject({
    code: 'too_many_requests',
    message: 'Too many tries. Please wait 15 min and try again.',
  });

  // From there, not even the right password works until the window has passed. The owner at home is not locked out.
  expect((await logIn(there, 'asha@example.in', 'lamp-and-river-42')).status).toBe(429);
  expect((await logIn(there, 'asha@example.in', 'lamp-and-river-42', '198.51.100.7')).status).toBe(200);
  await passWindow();
  expect((await logIn(there, 'asha@example.in', 'lamp-and-river-42')).status).toBe(200);
});

test('the right password resets the attempts before it', async () => {
  await post(here, '/api/auth/signup', person('ravi', '9000000002'));
  for (const testShop of [here, there, here]) {
    const answers = await Promise.all(Array.from({ length: 9 }, () => logIn(testShop, 'ravi@example.in')));
    expect(tally(answers)).toEqual({ 401: 9 });
    expect((await logIn(testShop, 'ravi@example.in', 'lamp-and-river-42')).status).toBe(200);
  }
});

test('a name without an account is limited like one with', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => logIn(here, ' Nobody@example.in ')));
  expect(tally(answers)).toEqual({ 401: 10, 429: 2 });
});

test('an address has 200 logins in a window, over all processes and accounts', async () => {
  const answers: Response[] = [];
  // In waves, as one person's machine would: the password check is slow by design.
  for (let wave = 0; wave < 21; wave += 1) {
    answers.push(
      ...(await Promise.all(
        Array.from({ length: 10 }, (_, at) => logIn(at % 2 ? here : there, `${wave}-${at}@example.in`)),
      )),
    );
  }
  expect(tally(answers)).toEqual({ 401: 200, 429: 10 });
  expect((await logIn(here, 'another@example.in', 'wrong password', '198.51.100.8')).status).toBe(401);
});

test('an address has 60 sign-ups in a window, over all processes', async () => {
  await passWindow();
  // Each is refused because the e-mail is taken. The request counts anyway.
  await post(here, '/api/auth/signup', person('meera', '9000000003'), '198.51.100.9');
  const tries = Array.from({ length: 64 }, (_, at) =>
    post(at % 2 ? here : there, '/api/auth/signup', person('meera', '9000000003')),
  );
  expect(tally(await Promise.all(tries))).toEqual({ 409: 60, 429: 4 });
});

test('a request that the contract refuses is not counted', async () => {
  const answers = await Promise.all(Array.from({ length: 70 }, () => post(here, '/api/auth/signup', {})));
  expect(tally(answers)).toEqual({ 400: 70 });
});

test('counters hold no e-mail and no phone', async () => {
  await logIn(here, 'secret@example.in');
  await logIn(here, '7777777777');
  const keys = (await here.db.selectFrom('rate_limits').select('key').execute())
    .map(({ key }) => key)
    .join(' ');
  expect(keys).not.toMatch(/@|7777777777/);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
