import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusal } from '../../../testing/fixtures/checkout.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop({ env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' } });
});
afterAll(() => testShop.close());

let strangers = 0;
let stranger = '';
beforeEach(() => {
  strangers += 1;
  stranger = `203.0.113.${strangers}`;
});
const home = '198.51.100.7';
const password = 'a good password';

type From = { ip?: string; cookie?: string };
const logIn = (email: string, typed: string, { ip = stranger, cookie = '' }: From = {}) =>
  fetch(`${testShop.base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip, cookie },
    body: JSON.stringify({ email, password: typed }),
  });
const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);
const guess = (name: string, times: number, from: From = {}) =>
  statuses(Array.from({ length: times }, () => logIn(name, 'a wrong password', from)));

/** Logs in from home and returns the cookies of that browser, without the session cookie. */
async function ownBrowser(email: string): Promise<string> {
  const answer = await logIn(email, password, { ip: home });
  expect(answer.status).toBe(200);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return cookies.filter((pair) => !pair.startsWith('navaratna_session=')).join('; ');
}

test('strangers who guess lock out neither the owner’s browser nor the owner at home', async () => {
  const person = await testShop.customer();
  const cookie = await ownBrowser(person.email);
  expect((await guess(person.email, 12)).filter((status) => status === 429)).toHaveLength(2);
  expect((await logIn(person.email, password)).status).toBe(429);
  // Another IP address is not affected by the stranger's limit.
  expect((await logIn(person.email, password, { ip: home })).status).toBe(200);
  // Many addresses together reach the account's limit, but the owner's browser is still allowed, even from one of them.
  for (let n = 0; n < 5; n += 1) await guess(person.email, 10, { ip: `192.0.2.${n + 1}` });
  expect((await logIn(person.email, password, { ip: '192.0.2.99' })).status).toBe(429);
  expect((await logIn(person.email, password, { ip: stranger, cookie })).status).toBe(200);
});

test('an account can be guessed at forty times an hour, from any number of addresses', async () => {
  const person = await testShop.customer();
  const all: number[] = [];
  for (let n = 0; n < 6; n += 1) all.push(...(await guess(person.email, 10, { ip: `192.0.2.${100 + n}` })));
  expect(all.filter((status) => status === 401)).toHaveLength(40);
});

test('a known browser has ten attempts of its own, and none at another account', async () => {
  const [one, two] = [await testShop.customer(), await testShop.customer()];
  const cookie = await ownBrowser(one.email);
  expect((await guess(one.email, 12, { cookie })).filter((status) => status === 429)).toHaveLength(2);
  await guess(two.email, 10);
  expect((await logIn(two.email, password, { cookie })).status).toBe(429);
});

test('the counter does not reveal accounts: every spelling of a name counts as one, known or not', async () => {
  const person = await testShop.customer();
  const spelled = (phone: string) => `${phone.slice(0, 5)} ${phone.slice(5)}`;
  for (const phone of [person.phone, '7000000123']) {
    await guess(phone, 10);
    expect((await logIn(spelled(phone), 'a wrong password')).status, phone).toBe(429);
  }
  for (const email of [person.email, 'nobody.at.all@example.in']) {
    await guess(email, 10);
    expect((await logIn(` ${email.toUpperCase()} `, 'a wrong password')).status, email).toBe(429);
  }
});

test('the counter does not reveal that an address and a number belong to one person', async () => {
  const person = await testShop.customer();
  await guess(person.email, 10);
  expect((await logIn(person.phone, 'a wrong password')).status).toBe(401);
});

test('strangers at the login do not stop an open session from proving its password', async () => {
  const person = await testShop.customer();
  await guess(person.email, 10);
  const change = (currentPassword: string, next: string) =>
    refusal(person.api('PUT /api/auth/password', { body: { currentPassword, password: next } }));
  expect(await change(password, 'an even better one')).toBe('accepted');
  const tries: string[] = [];
  for (let n = 0; n < 12; n += 1) tries.push(await change('a wrong guess', 'a third good one'));
  expect(tries.filter((code) => code === 'wrong_password')).toHaveLength(10);
  expect(tries.filter((code) => code === 'too_many_requests')).toHaveLength(2);
});

test('known browsers are deleted when all sessions end', async () => {
  const person = await testShop.customer();
  const cookie = await ownBrowser(person.email);
  await person.api('POST /api/auth/logout-everywhere');
  await guess(person.email, 10);
  expect((await logIn(person.email, password, { cookie })).status).toBe(429);
});
