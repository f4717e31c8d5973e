import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subjectsTo } from '../../../testing/fixtures/emails.ts';
import { meetAt } from '../../../testing/rendezvous.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { openBrowser } from './test-browser.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
});
afterAll(() => testShop.close());

let people = 0;
const newEmail = () => {
  people += 1;
  return `someone${people}@provider.test`;
};
const account = (email: string) =>
  testShop.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

describe('signing in by a provider', () => {
  test('opens an account for a new person, with a proved address and without a password or terms', async () => {
    const email = newEmail();
    const { status, body } = await openBrowser(testShop).signIn({ email, name: 'Meera Joshi' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ role: 'user', isVerified: true, agreedToTerms: false, next: null });
    expect(await account(email)).toMatchObject({
      first_name: 'Meera',
      last_name: 'Joshi',
      role: 'user',
      password_hash: null,
      phone: '',
      terms_agreed_at: null,
    });
    expect(await testShop.as(body.token)('GET /api/auth/profile')).toMatchObject({
      email,
      phone: '',
      hasPassword: false,
    });
  });

  test('is the same account the next time, even if the address has changed here or there', async () => {
    const email = newEmail();
    const first = await openBrowser(testShop).signIn({ email });
    await testShop.db
      .updateTable('users')
      .set({ email: `moved.${email}` })
      .where('email', '=', email)
      .execute();
    const again = await openBrowser(testShop).signIn({ email });
    expect(again.body.userId).toBe(first.body.userId);
    expect(await account(email)).toBeUndefined();
  });

  test('leads back to the page the person asked for, and never to another site', async () => {
    const email = newEmail();
    expect((await openBrowser(testShop).signIn({ email }, '/orders/1?x=2')).body.next).toBe('/orders/1?x=2');
    for (const evil of ['https://evil.test', '//evil.test', '/\\evil.test', '/\t/evil.test', 'javascript:1'])
      expect((await openBrowser(testShop).signIn({ email }, evil)).body.next, evil).toBeNull();
  });

  test('is linked to an account by its verified address, and its owner is told', async () => {
    const owner = await testShop.customer();
    await testShop.db
      .updateTable('users')
      .set({ email_verified_at: new Date() })
      .where('id', '=', owner.userId)
      .execute();
    const { body } = await openBrowser(testShop).signIn({ email: owner.email.toUpperCase() });
    expect(body).toMatchObject({ userId: owner.userId, agreedToTerms: true });
    // An owner who proved the address before keeps the password and the other devices.
    await owner.api('GET /api/auth/profile');
    await testShop.visitor('POST /api/auth/login', {
      body: { email: owner.email, password: 'a good password' },
    });
    await expect
      .poll(() => subjectsTo(testShop, owner.email))
      .toContain('You can now sign in to Navaratna with Google');
  });

  test('takes an account that was never proved away from its creator: password, sessions and links end', async () => {
    // Another person has signed up with the address before its owner came.
    const squatter = await testShop.customer();
    await squatter.api('POST /api/auth/resend-verification');
    const { body } = await openBrowser(testShop).signIn({ email: squatter.email });
    expect(body).toMatchObject({ userId: squatter.userId, isVerified: true });
    await expect(squatter.api('GET /api/auth/profile')).rejects.toMatchObject({ status: 401 });
    await expect(
      testShop.visitor('POST /api/auth/login', {
        body: { email: squatter.email, password: 'a good password' },
      }),
    ).rejects.toMatchObject({ code: 'wrong_credentials' });
    const open = await testShop.db
      .selectFrom('email_links')
      .select('purpose')
      .where('user_id', '=', squatter.userId)
      .where('used_at', 'is', null)
      .execute();
    expect(open).toEqual([]);
  });

  test('a person who has no number yet is asked for one before paying', async () => {
    const { body } = await openBrowser(testShop).signIn({ email: newEmail() });
    const api = testShop.as(body.token);
    await expect(
      api('POST /api/payment/wallet/initiateTopUp', { body: { amount: 100 } }),
    ).rejects.toMatchObject({ code: 'phone_needed' });
    await api('PUT /api/auth/profile', { body: { firstName: 'Meera', phone: '9811100001' } });
    const opened = await api('POST /api/payment/wallet/initiateTopUp', { body: { amount: 100 } });
    expect(opened.payment_session_id).toBeTruthy();
  });
});

describe('a refused sign-in', () => {
  test.each([
    ['unverified', 'sign_in_unverified'],
    ['nonce', 'sign_in_untrusted'],
    ['expired', 'sign_in_untrusted'],
    ['signature', 'sign_in_untrusted'],
    ['audience', 'sign_in_untrusted'],
  ])('%s', async (fault, problem) => {
    const browser = openBrowser(testShop);
    const email = newEmail();
    const back = await browser.comeBack(await browser.choose(await browser.begin(), { email, fault }));
    expect(`${back.pathname}${back.search}`).toBe(`/oauth-success?problem=${problem}`);
    expect(await account(email)).toBeUndefined();
  });

  test('denied by the person', async () => {
    const browser = openBrowser(testShop);
    const back = await browser.comeBack(await browser.choose(await browser.begin(), { deny: true }));
    expect(back.search).toBe('?problem=sign_in_denied');
  });

  test('an unverified address does not open the account that has it', async () => {
    const owner = await testShop.customer();
    const browser = openBrowser(testShop);
    const chosen = await browser.choose(await browser.begin(), {
      email: owner.email,
      fault: 'unverified',
    });
    expect((await browser.comeBack(chosen)).search).toBe('?problem=sign_in_unverified');
    await owner.api('GET /api/auth/profile');
  });

  test('a blocked person is refused, by identity or by address', async () => {
    const email = newEmail();
    const { body } = await openBrowser(testShop).signIn({ email });
    const owner = await testShop.customer();
    await testShop.db
      .updateTable('users')
      .set({ blocked_at: new Date() })
      .where('id', 'in', [body.userId, owner.userId])
      .execute();
    for (const blocked of [email, owner.email]) {
      const browser = openBrowser(testShop);
      const back = await browser.comeBack(await browser.choose(await browser.begin(), { email: blocked }));
      expect(back.search).toBe('?problem=account_blocked');
    }
  });

  test('one blocked between the callback and the page gets no session', async () => {
    const email = newEmail();
    await openBrowser(testShop).signIn({ email });
    const browser = openBrowser(testShop);
    const back = await browser.comeBack(await browser.choose(await browser.begin(), { email }));
    await testShop.db
      .updateTable('users')
      .set({ blocked_at: new Date() })
      .where('email', '=', email)
      .execute();
    expect(await browser.exchange(back.searchParams.get('token') ?? '')).toMatchObject({
      status: 403,
      body: { code: 'account_blocked' },
    });
  });

  test('a sign-in begun by another browser cannot be ended here, nor its ticket used: nobody is led into another’s account', async () => {
    const attacker = openBrowser(testShop);
    const callback = await attacker.choose(await attacker.begin(), { email: newEmail() });
    const victim = openBrowser(testShop);
    await victim.begin();
    expect((await victim.comeBack(callback)).search).toBe('?problem=sign_in_over');
    const bare = openBrowser(testShop);
    expect((await bare.comeBack(callback)).search).toBe('?problem=sign_in_over');
    // The attempt still belongs to the attacker's browser, and so does the ticket.
    const ticket = (await attacker.comeBack(callback)).searchParams.get('token') ?? '';
    expect(await victim.exchange(ticket)).toMatchObject({ status: 400, body: { code: 'sign_in_over' } });
    expect((await attacker.exchange(ticket)).status).toBe(200);
  });

  test('a callback and a ticket are good once, and only for a while', async () => {
    const browser = openBrowser(testShop);
    const callback = await browser.choose(await browser.begin(), { email: newEmail() });
    const ticket = (await browser.comeBack(callback)).searchParams.get('token') ?? '';
    expect((await browser.comeBack(callback)).search).toBe('?problem=sign_in_over');
    expect((await browser.exchange(ticket)).status).toBe(200);
    expect((await browser.exchange(ticket)).body.code).toBe('sign_in_over');

    const late = openBrowser(testShop);
    const expired = await late.choose(await late.begin(), { email: newEmail() });
    testShop.clock.advance(11);
    expect((await late.comeBack(expired)).search).toBe('?problem=sign_in_over');
    const slow = openBrowser(testShop);
    const back = await slow.comeBack(await slow.choose(await slow.begin(), { email: newEmail() }));
    testShop.clock.advance(2);
    expect((await slow.exchange(back.searchParams.get('token') ?? '')).body.code).toBe('sign_in_over');
  });

  test('a state that was changed on the way is refused', async () => {
    const browser = openBrowser(testShop);
    const callback = await browser.choose(await browser.begin(), { email: newEmail() });
    callback.searchParams.set('state', 'another state, long enough to be one');
    expect((await browser.comeBack(callback)).search).toBe('?problem=sign_in_over');
  });

  test('a code of another sign-in is refused: it is bound to its own verifier', async () => {
    const [one, two] = [openBrowser(testShop), openBrowser(testShop)];
    const stolen = await one.choose(await one.begin(), { email: newEmail() });
    const mine = await two.choose(await two.begin(), { email: newEmail() });
    mine.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    expect((await two.comeBack(mine)).search).toBe('?problem=sign_in_untrusted');
  });
});

describe('concurrent requests', () => {
  test('of two callbacks with one code, exactly one gets a ticket', async () => {
    const browser = openBrowser(testShop);
    const email = newEmail();
    const callback = await browser.choose(await browser.begin(), { email });
    const both = await Promise.all([browser.comeBack(callback), browser.comeBack(callback)]);
    expect(both.filter((back) => back.searchParams.has('token'))).toHaveLength(1);
    expect(both.filter((back) => back.search === '?problem=sign_in_over')).toHaveLength(1);
  });

  test('two first sign-ins of one person make one account', async () => {
    const email = newEmail();
    const stop = meetAt('sign-in.tying', 2);
    const both = await Promise.all([
      openBrowser(testShop).signIn({ email }),
      openBrowser(testShop).signIn({ email }),
    ]);
    stop();
    expect(both[0].body.userId).toBe(both[1].body.userId);
    const rows = await testShop.db
      .selectFrom('identities')
      .select('user_id')
      .where('email', '=', email)
      .execute();
    expect(rows).toHaveLength(1);
  });
});

test('without a configured provider nothing is offered', async () => {
  const shop = await startTestShop({
    env: {
      SHOP_ENV: 'production',
      SANDBOX: '1',
      SEED: 'none',
      DATA_SECRET: 'another secret of the tests, long enough too',
      RATE_LIMIT_FACTOR: '1',
      PUBLIC_URL: 'https://shop.test',
      SMTP_URL: 'smtp://127.0.0.1:1',
      PLACES: 'none',
    },
  });
  try {
    expect((await shop.visitor('GET /api/settings/public')).signIn).toBeNull();
    const answer = await fetch(`${shop.base}/api/auth/google`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe(
      'https://shop.test/oauth-success?problem=sign_in_not_offered',
    );
    // The sandbox provider, where anybody can be anybody, is not there either.
    expect((await fetch(`${shop.base}/sandbox/openid/jwks`)).status).toBe(404);
  } finally {
    await shop.close();
  }
});

test('a provider that does not respond is reported, and nothing begins', async () => {
  const shop = await startTestShop({
    env: { OPENID_ISSUER: 'http://127.0.0.1:9', OPENID_CLIENT_ID: 'shop', OPENID_CLIENT_SECRET: 'secret' },
  });
  try {
    const answer = await fetch(`${shop.base}/api/auth/google`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toMatch(/\?problem=sign_in_unavailable$/);
  } finally {
    await shop.close();
  }
});
