import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiError } from '#contract/core/client.ts';
import { errorMessages } from '#contract/core/error-messages.ts';
import { startTestMailbox } from '../../testing/mailbox.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';

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

let people = 0;
/** Returns the form data of a new person; e-mail and phone are unique. */
function newPerson(more: object = {}) {
  people += 1;
  const phone = String(9_000_000_000 + people);
  const typed = {
    firstName: 'Asha Devi',
    email: `asha${people}@example.in`,
    phone,
    password: 'lamp-and-river-42',
    agreedToTerms: true as const,
  };
  return { ...typed, ...more };
}
const signUp = (typed = newPerson()) => testShop.visitor('POST /api/auth/signup', { body: typed });
const logIn = (email: string, password = 'lamp-and-river-42') =>
  testShop.visitor('POST /api/auth/login', { body: { email, password } });
const refusal = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('was not refused')),
    (error: ApiError) => error,
  );
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${testShop.base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('sign-up', () => {
  test('makes a customer who is logged in, with consent to the terms in force', async () => {
    const typed = newPerson({ email: 'Kavita@Example.IN', lastName: '' });
    const answer = await signUp(typed);
    expect(answer).toMatchObject({
      message: 'Account created! Logging you in...',
      role: 'user',
      isVerified: false,
      user: {
        firstName: 'Asha Devi',
        lastName: '',
        email: 'kavita@example.in',
        phone: typed.phone,
        role: 'user',
      },
    });
    const known = await testShop.as(answer.token)('GET /api/auth/checking-auth');
    expect(known).toMatchObject({ userId: answer.user._id, role: 'user', isVerified: false });
    expect(decodeJwt(answer.token)).toMatchObject({
      id: answer.userId,
      role: 'user',
      isVerified: false,
      agreedToTerms: true,
    });
    const consent = await testShop.db
      .selectFrom('consents')
      .selectAll()
      .where('user_id', '=', answer.userId)
      .executeTakeFirstOrThrow();
    expect(consent).toMatchObject({ purpose: 'terms', version: '2026-11' });
  });

  test('answers 201, and never takes a role from the body', async () => {
    const response = await post('/api/auth/signup', { ...newPerson(), role: 'admin', isVerified: true });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ role: 'user', isVerified: false });
  });

  test.each([
    ['e-mail', (first: { email: string }) => ({ email: first.email.toUpperCase() })],
    ['phone', (first: { phone: string }) => ({ phone: first.phone })],
  ])('refuses an %s that has an account', async (_, same) => {
    const first = newPerson();
    await signUp(first);
    const refused = await refusal(signUp(newPerson(same(first))));
    expect(refused).toMatchObject({
      status: 409,
      code: 'user_exists',
      message: 'User already exists! Redirecting to login...',
    });
  });

  test.each([
    ['the same e-mail', { email: 'race-mail@example.in' }],
    ['the same phone', { phone: '8000000001' }],
    ['both', { email: 'race-both@example.in', phone: '8000000002' }],
  ])('lets one of five at once have %s', async (_, same) => {
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => signUp(newPerson(same))));
    const refused = tries
      .filter((one) => one.status === 'rejected')
      .map((one) => (one.reason as ApiError).code);
    expect(refused).toEqual(Array(4).fill('user_exists'));
    const made = testShop.db.selectFrom('users').select('id');
    const stored =
      'email' in same ? made.where('email', '=', same.email) : made.where('phone', '=', same.phone);
    expect(await stored.execute()).toHaveLength(1);
  });

  test.each([
    [{ firstName: ' ' }, 'Please enter your first name.'],
    [{ firstName: 'Win 1 crore http://evil.test' }, errorMessages.en.name_unfit],
    [{ firstName: 'محمد' }, errorMessages.en.name_script],
    [{ lastName: 'ᱥᱟᱱᱛᱟᱲ' }, errorMessages.en.name_script],
    [{ email: 'asha' }, 'Please enter a valid e-mail address.'],
    [{ email: 'a\u0007@example.in' }, 'Please enter a valid e-mail address.'],
    [{ phone: '+14155550132' }, 'Phone number must be 10 digits'],
    [{ phone: '987654321' }, 'Phone number must be 10 digits'],
    [{ password: 'seven77' }, 'Password must be at least 8 characters long.'],
    [{ password: 'x'.repeat(129) }, 'Password must be at most 128 characters long.'],
    [{ agreedToTerms: false }, 'Please agree to the Terms & Policies before signing up.'],
  ])('refuses %j', async (wrong, message) => {
    const response = await post('/api/auth/signup', newPerson(wrong));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message, errors: [message] });
  });

  test('keeps the password as argon2id with the OWASP cost', async () => {
    const { userId } = await signUp();
    const { password_hash } = await testShop.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('login', () => {
  test('takes the e-mail in any case, and the mobile number', async () => {
    const typed = newPerson();
    const { userId } = await signUp(typed);
    for (const name of [typed.email, ` ${typed.email.toUpperCase()} `, typed.phone]) {
      expect(await logIn(name)).toMatchObject({
        message: 'Login successful!',
        userId,
        role: 'user',
        isVerified: false,
      });
    }
  });

  test('takes a password of 128 characters exactly as it was typed', async () => {
    const password = ' दीपक and RIVER, '.padEnd(127, 'moonlight ').concat(' ');
    const { email } = newPerson();
    const { userId } = await signUp(newPerson({ email, password }));
    expect(await logIn(email, password)).toMatchObject({ userId });
    for (const other of [password.trim(), password.toLowerCase(), password.slice(0, 127)])
      expect((await refusal(logIn(email, other))).code).toBe('wrong_credentials');
  });

  test('gives the same response for a wrong password, no account and nonsense', async () => {
    const typed = newPerson();
    await signUp(typed);
    const tries = [
      logIn(typed.email, 'wrong password'),
      logIn(typed.phone, 'wrong password'),
      logIn('nobody@example.in'),
      logIn('7000000000'),
      logIn("' or 1=1 --"),
      logIn('a\u0007@example.in'),
    ];
    for (const refused of await Promise.all(tries.map(refusal))) {
      expect(refused).toMatchObject({
        status: 401,
        code: 'wrong_credentials',
        message: 'Invalid email or password!',
      });
    }
  });

  test('tells a person that they are blocked, but only with the right password', async () => {
    const typed = newPerson();
    const { userId } = await signUp(typed);
    await testShop.db
      .updateTable('users')
      .set({ blocked_at: testShop.clock.now() })
      .where('id', '=', userId)
      .execute();
    expect(await refusal(logIn(typed.email))).toMatchObject({ status: 403, code: 'account_blocked' });
    expect(await refusal(logIn(typed.email, 'wrong password'))).toMatchObject({
      status: 401,
      code: 'wrong_credentials',
    });
  });

  test('sets a session cookie that scripts cannot read, and logout clears it', async () => {
    const typed = newPerson();
    await signUp(typed);
    const response = await post('/api/auth/login', { email: typed.email, password: typed.password });
    const { token } = (await response.json()) as { token: string };
    expect(response.headers.getSetCookie()).toEqual([
      `__Host-navaratna_session=${token}; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax; Secure`,
      // The second cookie grants no access: it identifies the browser at its next login.
      expect.stringMatching(
        /^__Secure-navaratna_device=[\w-]{43}; Max-Age=15552000; Path=\/api\/auth; HttpOnly; SameSite=Lax; Secure$/,
      ),
    ]);
    const left = await post('/api/auth/logout', {}, { authorization: `Bearer ${token}` });
    expect(left.headers.getSetCookie()).toEqual([
      '__Host-navaratna_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
    ]);
  });

  test('the cookie alone authenticates no endpoint', async () => {
    const { token } = await signUp();
    const response = await fetch(`${testShop.base}/api/auth/checking-auth`, {
      headers: { cookie: `navaratna_session=${token}` },
    });
    expect(response.status).toBe(401);
  });
});

describe('e-mail verification', () => {
  const secretIn = (text: string) => /https:\/\/shop\.test\/verify-email\/([\w-]{43})/.exec(text)?.[1] ?? '';

  test('a link works once, and the session shows it at once', async () => {
    const typed = newPerson();
    const { token } = await signUp(typed);
    const member = testShop.as(token);
    expect((await member('GET /api/auth/checking-auth')).isVerified).toBe(false);
    const [mail] = await mailbox.mailsTo(typed.email);
    expect(mail?.subject).toBe('Confirm your e-mail address for Navaratna');
    const secret = secretIn(mail?.text ?? '');

    await testShop.visitor('POST /api/auth/verify-email', { body: { token: secret } });
    expect((await member('GET /api/auth/checking-auth')).isVerified).toBe(true);
    const again = await refusal(testShop.visitor('POST /api/auth/verify-email', { body: { token: secret } }));
    expect(again).toMatchObject({ status: 400, code: 'link_invalid' });
    const stored = await testShop.db.selectFrom('email_links').select('secret_hash').execute();
    expect(stored.some(({ secret_hash }) => secret_hash.includes(secret))).toBe(false);
  });

  test('a link expires after 24 hours; another can be requested', async () => {
    const typed = newPerson();
    const { token } = await signUp(typed);
    const old = secretIn((await mailbox.mailsTo(typed.email))[0]?.text ?? '');
    testShop.clock.advance(24 * 60 + 1);
    expect(
      await refusal(testShop.visitor('POST /api/auth/verify-email', { body: { token: old } })),
    ).toMatchObject({ code: 'link_invalid' });

    await testShop.as(token)('POST /api/auth/resend-verification');
    const fresh = secretIn((await mailbox.mailsTo(typed.email, 2))[1]?.text ?? '');
    await testShop.visitor('POST /api/auth/verify-email', { body: { token: fresh } });
    expect(await testShop.as(token)('GET /api/auth/checking-auth')).toMatchObject({ isVerified: true });
  });
});

describe('for other domains', () => {
  test('people are found in one query, unknown ids left out', async () => {
    const { userId } = await signUp(newPerson({ firstName: '  Ravi   Kumar ', lastName: 'Sharma' }));
    const people = await testShop.shop.services.accounts.findPeople([userId, userId, '0000000000000000']);
    expect([...people.values()]).toMatchObject([{ id: userId, name: 'Ravi Kumar Sharma', language: 'en' }]);
    expect(await testShop.shop.services.accounts.person('0000000000000000')).toBeNull();
  });

  test('the first admin is created by hand, validated like a sign-up, and can log in', async () => {
    const { accounts } = testShop.shop.services;
    const typed = {
      firstName: 'Meera',
      lastName: 'Rao',
      email: 'Meera@example.in',
      phone: '8111111111',
      password: 'a long password',
    };
    expect(await accounts.createAdmin({ ...typed, password: 'short' })).toMatchObject({
      code: 'password_short',
    });
    await accounts.createAdmin(typed);
    expect(await logIn('meera@example.in', typed.password)).toMatchObject({
      role: 'admin',
      isVerified: true,
    });
    expect(await accounts.createAdmin(typed)).toMatchObject({ code: 'user_exists' });
  });
});
