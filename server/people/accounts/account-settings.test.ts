import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal } from '../../testing/fixtures/checkout.ts';
import { startTestMailbox } from '../../testing/mailbox.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { deviceName } from './sessions/device-name.ts';

let testShop: TestShop;
let mailbox: Awaited<ReturnType<typeof startTestMailbox>>;
beforeAll(async () => {
  mailbox = await startTestMailbox();
  testShop = await startTestShop({ env: { SMTP_URL: mailbox.smtpUrl, PUBLIC_URL: 'https://shop.test' } });
});
afterAll(async () => {
  await testShop.close();
  await mailbox.close();
});

const password = 'a good password';
const logIn = (email: string, typed = password) =>
  testShop.visitor('POST /api/auth/login', { body: { email, password: typed } });
const isOpen = (token: string) =>
  refusal(testShop.as(token)('GET /api/auth/checking-auth')).then((code) => code === 'accepted');

describe('the profile', () => {
  test('shows the account, and nothing of its password', async () => {
    const person = await testShop.customer();
    const profile = await person.api('GET /api/auth/profile');
    expect(profile).toEqual({
      _id: person.userId,
      firstName: expect.any(String),
      lastName: '',
      name: profile.firstName,
      email: person.email,
      phone: person.phone,
      role: 'user',
      isVerified: false,
      agreedToTerms: true,
      hasPassword: true,
      createdAt: expect.any(String),
    });
  });

  test('changes name and phone, and the new phone logs in', async () => {
    const person = await testShop.customer();
    const { profile } = await person.api('PUT /api/auth/profile', {
      body: { firstName: ' Meenakshi \u0007 ', lastName: 'Rao', phone: '7777700001' },
    });
    expect(profile).toMatchObject({ name: 'Meenakshi Rao', phone: '7777700001' });
    expect(await refusal(logIn('7777700001'))).toBe('accepted');
    expect(await refusal(logIn(person.phone))).toBe('wrong_credentials');
  });

  test('refuses another person’s phone; of two concurrent requests for one, one gets it', async () => {
    const [one, two] = [await testShop.customer(), await testShop.customer()];
    const body = { firstName: 'Asha', phone: two.phone };
    expect(await refusal(one.api('PUT /api/auth/profile', { body }))).toBe('phone_taken');
    const contested = { firstName: 'Asha', phone: '7777700002' };
    const both = [one, two].map((person) =>
      refusal(person.api('PUT /api/auth/profile', { body: contested })),
    );
    expect((await Promise.all(both)).sort()).toEqual(['accepted', 'phone_taken']);
  });
});

describe('a new password', () => {
  test('requires the current one, ends the other sessions and keeps this one', async () => {
    const person = await testShop.customer();
    const other = (await logIn(person.email)).token;
    const change = (currentPassword: string) =>
      person.api('PUT /api/auth/password', { body: { currentPassword, password: 'an even better one' } });
    expect(await refusal(change('a wrong password'))).toBe('wrong_password');
    expect(await isOpen(other)).toBe(true);
    await change(password);
    expect([await isOpen(person.token), await isOpen(other)]).toEqual([true, false]);
    expect(await refusal(logIn(person.email))).toBe('wrong_credentials');
    expect(await refusal(logIn(person.email, 'an even better one'))).toBe('accepted');
  });

  test('cannot be guessed: ten attempts, together with those at the login', async () => {
    const strict = await startTestShop({
      env: { RATE_LIMIT_FACTOR: '1' },
      databaseUrl: testShop.databaseUrl,
    });
    const person = await strict.customer();
    const guess = () =>
      refusal(
        person.api('PUT /api/auth/password', {
          body: { currentPassword: 'a guess at it', password: 'whatever it takes' },
        }),
      );
    const guesses = await Promise.all(Array.from({ length: 12 }, guess));
    await strict.close();
    expect(guesses.filter((code) => code === 'wrong_password')).toHaveLength(10);
    expect(guesses.filter((code) => code === 'too_many_requests')).toHaveLength(2);
  });
});

describe('sessions', () => {
  test('show when they were last used, and one device can be logged out without the others', async () => {
    const person = await testShop.customer();
    const { token } = await testShop.visitor('POST /api/auth/login', {
      body: { email: person.email, password },
    });
    testShop.clock.advance(20);
    const { sessions } = await testShop.as(token)('GET /api/auth/sessions');
    const minutesIdle = ({ createdAt, usedAt }: (typeof sessions)[number]) =>
      Math.round((Date.parse(usedAt) - Date.parse(createdAt)) / 60_000);
    expect(sessions.map((device) => [device.current, minutesIdle(device)])).toEqual([
      [true, 20],
      [false, 0],
    ]);
    const params = { sessionId: sessions.find((device) => !device.current)?._id ?? '' };
    const out = () => refusal(testShop.as(token)('DELETE /api/auth/sessions/{sessionId}', { params }));
    expect([await out(), await out()]).toEqual(['accepted', 'session_not_found']);
    expect([await isOpen(person.token), await isOpen(token)]).toEqual([false, true]);
  });

  test('are listed with their device, and end together', async () => {
    const person = await testShop.customer();
    const response = await fetch(`${testShop.base}/api/auth/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent':
          'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Mobile Safari/537.36',
      },
      body: JSON.stringify({ email: person.email, password }),
    });
    const { token } = (await response.json()) as { token: string };
    const { sessions } = await testShop.as(token)('GET /api/auth/sessions');
    expect(sessions.map(({ device, current }) => ({ device, current }))).toEqual([
      { device: 'Chrome on Android', current: true },
      { device: 'Unknown device', current: false },
    ]);
    const stranger = await testShop.customer();
    await testShop.as(token)('POST /api/auth/logout-everywhere');
    expect([await isOpen(token), await isOpen(person.token), await isOpen(stranger.token)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/139.0 Safari/537.36 Edg/139.0', 'Edge on Windows'],
    [
      'Mozilla/5.0 (Linux; Android 14) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    ['curl/8.5', 'Unknown device'],
  ])('%s', (agent, words) => expect(deviceName(agent, 'en')).toBe(words));

  test('have words in Hindi', () => {
    expect(deviceName('Android Chrome/1', 'hi')).toBe('Android पर Chrome');
    expect(deviceName(null, 'hi')).toBe('अनजान डिवाइस');
  });
});

test('agreeing to the terms is noted once for each text of them', async () => {
  const person = await testShop.customer();
  const agree = () => person.api('POST /api/auth/accept-terms');
  const consents = () =>
    testShop.db
      .selectFrom('consents')
      .select(['version', 'purpose'])
      .where('user_id', '=', person.userId)
      .execute();
  expect(await agree()).toMatchObject({ agreeToTmc: true });
  expect(await consents()).toHaveLength(1);
  await testShop.db
    .updateTable('users')
    .set({ terms_version: 'an older text' })
    .where('id', '=', person.userId)
    .execute();
  await agree();
  await agree();
  expect(await consents()).toHaveLength(2);
});
