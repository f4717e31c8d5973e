import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessionCookieName } from '../../../platform/security/session.ts';
import { createAuthenticator } from '../../../testing/authenticator.ts';
import { refusal } from '../../../testing/fixtures/checkout.ts';
import { codeAt, firstStep, setUpTotp } from '../../../testing/fixtures/second-factors.ts';
import { meetAt } from '../../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

const origin = 'https://shop.test';
const password = 'a good password';
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({
    env: {
      SHOP_ENV: 'production',
      SANDBOX: '1',
      DATA_SECRET: 'another secret of the tests, long enough too',
      RATE_LIMIT_FACTOR: '1',
      PUBLIC_URL: origin,
      SMTP_URL: 'smtp://127.0.0.1:1',
      PLACES: 'none',
      LOG_LEVEL: 'silent',
    },
  });
});
afterAll(() => shop.close());

/** Creates a person with an authenticator app, and a session in which they have proved both factors. */
async function enterWithTotp(person: Person, isStaff: boolean) {
  const { secret, recoveryCodes, token } = isStaff
    ? await setUpTotp(shop, shop.visitor, (await firstStep(shop, person)).ticket)
    : await setUpTotp(shop, person.api);
  const session = token ?? person.token;
  const nextCode = (): string => {
    shop.clock.advance(1);
    return codeAt(secret, shop.clock.now());
  };
  return { ...person, recoveryCodes, token: session, api: shop.as(session), nextCode };
}
const newOwner = async () => enterWithTotp(await shop.admin(), true);
const newCustomer = async () => enterWithTotp(await shop.customer(), false);
const finish = (body: { ticket: string; totp?: string; recovery?: string }) =>
  refusal(shop.visitor('POST /api/auth/second-factor/log-in', { body }));

/** Returns what a call answers to a request with these headers: the code of the error, or its status. */
async function send(call: string, headers: Record<string, string>, body?: object): Promise<string> {
  const [method = '', path = ''] = call.split(' ');
  const answer = await fetch(shop.base + path, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return answer.ok ? String(answer.status) : JSON.parse(text).code;
}

describe('the stolen session of an owner', () => {
  test('is worth little as soon as the proof is old, and a password does not make it fresh', async () => {
    const [owner, helper] = [await newOwner(), await shop.admin('packing')];
    const thief = { authorization: `Bearer ${owner.token}` };
    const { settings } = await owner.api('GET /api/admin/settings');
    const { value, version } = settings.find(({ key }) => key === 'shop') ?? {};
    const orderMails = { value: { ...(value as object), orderMails: ['thief@evil.example'] }, version };
    const ids = { user: helper.userId, none: 'nosuchthing00000' };
    const acts: [call: string, body?: object][] = [
      [
        `PUT /api/auth/admin/users/${ids.user}/role`,
        { role: 'admin', was: 'admin', staffRoles: ['owner'], wasStaffRoles: ['packing'], reason: 'Mine' },
      ],
      [`POST /api/auth/admin/users/${ids.user}/reset-second-factor`, { reason: 'Mine' }],
      ['POST /api/admin/staff/invitations', { email: 'thief@evil.example', staffRoles: ['owner'] }],
      [`POST /api/admin/orders/${ids.none}/refunds`, { key: 'a key of mine', amount: 1, reason: 'Mine' }],
      ['PUT /api/auth/admin/update-status', { orderId: ids.none, status: 'Cancelled' }],
      [`POST /api/admin/returns/${ids.none}/accept`, { as: 'money' }],
      [`POST /api/payment/admin/withdrawals/${ids.none}/update-status`, { status: 'completed' }],
      [`POST /api/payment/admin/withdrawals/${ids.none}/confirm`, {}],
      ['GET /api/admin/orders/export'],
      ['GET /api/admin/visitors/export'],
      ['GET /api/auth/admin/audit/export'],
      [`POST /api/auth/admin/astrologers/${ids.none}/documents/pan/view`, { reason: 'Just looking' }],
      ['GET /api/auth/admin/kyc-views/guessed'],
      ['GET /api/auth/admin/kyc-documents/guessed'],
      ['PUT /api/admin/settings/payouts', { value: { twoPeopleAbove: 1e6, bankWaitHours: 0 }, version: 0 }],
      ['PUT /api/admin/settings/shop', orderMails],
      // What would make a thief the owner of the account.
      ['POST /api/auth/second-factor/passkeys/options', {}],
      ['POST /api/auth/second-factor/totp/begin', {}],
      ['POST /api/auth/second-factor/recovery-codes', {}],
      ['DELETE /api/auth/second-factor/totp'],
    ];
    const walk = async () => {
      const found: [string, string][] = [];
      for (const [call, body] of acts) found.push([call, await send(call, thief, body)]);
      return found;
    };
    shop.clock.advance(15);
    expect(await walk()).toEqual(acts.map(([call]) => [call, 'fresh_proof_needed']));
    // The same through the cookie of the session, as a picture or a plain link sends it.
    const cookie = { cookie: `${sessionCookieName}=${owner.token}` };
    for (const path of ['/api/admin/orders/export', '/api/auth/admin/kyc-documents/guessed'])
      expect(await send(`GET ${path}`, cookie), path).toBe('fresh_proof_needed');
    expect(await send('POST /api/auth/prove', thief, { password })).toBe('second_factor_expected');
    expect((await walk()).filter(([, code]) => code !== 'fresh_proof_needed')).toEqual([]);
    // The owner goes on after the second factor.
    await owner.api('POST /api/auth/prove', { body: { totp: owner.nextCode() } });
    expect(await send('GET /api/admin/visitors/export', thief)).toBe('200');
  });

  test('does nothing for another site, which can send only the cookie', async () => {
    const owner = await newOwner();
    const cookie = { cookie: `${sessionCookieName}=${owner.token}` };
    for (const [call, body] of [
      ['POST /api/auth/prove', { totp: owner.nextCode() }],
      ['POST /api/auth/second-factor/totp/begin', {}],
      ['POST /api/auth/second-factor/passkeys/options', {}],
      ['POST /api/auth/second-factor/passkey-options', {}],
      ['POST /api/auth/second-factor/recovery-codes', {}],
      ['DELETE /api/auth/second-factor/totp', undefined],
      ['POST /api/admin/staff/invitations', { email: 'thief@evil.example', staffRoles: ['owner'] }],
    ] as const)
      expect(await send(call, cookie, body), call).toMatch(/not_authenticated$/);
  });
});

describe('the second step of a log-in', () => {
  test('opens a new session; its ticket opens none, and another session in the request is not used', async () => {
    const [person, stranger] = [await newCustomer(), await newCustomer()];
    const { ticket } = await firstStep(shop, person);
    expect(await send('GET /api/auth/profile', { authorization: `Bearer ${ticket}` })).toBe('session_ended');
    const planted = {
      authorization: `Bearer ${stranger.token}`,
      cookie: `${sessionCookieName}=${stranger.token}`,
    };
    const answer = await fetch(`${shop.base}/api/auth/second-factor/log-in`, {
      method: 'POST',
      headers: { ...planted, 'content-type': 'application/json' },
      body: JSON.stringify({ ticket, totp: person.nextCode() }),
    });
    const opened = (await answer.json()) as { token: string; userId: string };
    expect(opened.userId).toBe(person.userId);
    expect([person.token, stranger.token]).not.toContain(opened.token);
    expect(answer.headers.getSetCookie().some((one) => one.includes(opened.token))).toBe(true);
    // A code of somebody else does not end the log-in.
    const next = await firstStep(shop, person);
    expect(await finish({ ticket: next.ticket, totp: stranger.nextCode() })).toBe('second_factor_wrong');
  });

  test('a passkey that another site asked for is refused', async () => {
    const person = await shop.customer();
    const device = createAuthenticator(origin);
    const options = await person.api('POST /api/auth/second-factor/passkeys/options', { body: {} });
    await person.api('POST /api/auth/second-factor/passkeys', {
      body: { name: 'My phone', passkey: device.create(options) },
    });
    const { ticket } = await firstStep(shop, person);
    const asked = () => shop.visitor('POST /api/auth/second-factor/passkey-options', { body: { ticket } });
    const log = async (page?: string) =>
      refusal(
        shop.visitor('POST /api/auth/second-factor/log-in', {
          body: { ticket, passkey: device.get(await asked(), page) },
        }),
      );
    for (const page of ['https://sh0p.test', 'http://shop.test', 'https://evil.shop.test'])
      expect(await log(page), page).toBe('passkey_wrong');
    expect(await log()).toBe('accepted');
  });

  test('a code of the app that opened a session is no fresh proof, nor the other way round', async () => {
    const person = await newCustomer();
    const prove = (totp: string) => refusal(person.api('POST /api/auth/prove', { body: { totp } }));
    const { ticket } = await firstStep(shop, person);
    const first = person.nextCode();
    expect(await finish({ ticket, totp: first })).toBe('accepted');
    expect(await prove(first)).toBe('second_factor_wrong');
    const second = person.nextCode();
    expect(await prove(second)).toBe('accepted');
    const later = await firstStep(shop, person);
    expect(await finish({ ticket: later.ticket, totp: second })).toBe('second_factor_wrong');
  });

  test('a recovery code opens one of two log-ins that send it at the same time', async () => {
    const person = await newCustomer();
    const tickets = [await firstStep(shop, person), await firstStep(shop, person)];
    const [recovery = ''] = person.recoveryCodes;
    const apart = meetAt('factor.checked', 2);
    const both = await Promise.all(tickets.map(({ ticket }) => finish({ ticket, recovery })));
    apart();
    expect(both.toSorted()).toEqual(['accepted', 'second_factor_wrong']);
  });

  test('ten typed codes an hour, of the app or for recovery, then even the right one waits; a passkey does not', async () => {
    const person = await newCustomer();
    const device = createAuthenticator(origin);
    const options = await person.api('POST /api/auth/second-factor/passkeys/options', { body: {} });
    await person.api('POST /api/auth/second-factor/passkeys', {
      body: { name: 'My phone', passkey: device.create(options) },
    });
    for (const sent of [{ recovery: 'aaaaa-aaaaa' }, { totp: '12345' }]) {
      const { ticket } = await firstStep(shop, person);
      for (let n = 0; n < 5; n += 1) expect(await finish({ ticket, ...sent })).toBe('second_factor_wrong');
    }
    const { ticket } = await firstStep(shop, person);
    expect(await finish({ ticket, totp: person.nextCode() })).toBe('too_many_requests');
    expect(await finish({ ticket, recovery: person.recoveryCodes[0] ?? '' })).toBe('too_many_requests');
    const asked = await shop.visitor('POST /api/auth/second-factor/passkey-options', { body: { ticket } });
    const body = { ticket, passkey: device.get(asked) };
    expect(await refusal(shop.visitor('POST /api/auth/second-factor/log-in', { body }))).toBe('accepted');
  });
});

test('staff who remove both of their factors at once keep one', async () => {
  const owner = await newOwner();
  const device = createAuthenticator(origin);
  const options = await owner.api('POST /api/auth/second-factor/passkeys/options', { body: {} });
  await owner.api('POST /api/auth/second-factor/passkeys', {
    body: { name: 'My phone', passkey: device.create(options) },
  });
  const [{ _id: passkeyId = '' } = {}] = (await owner.api('GET /api/auth/second-factor')).passkeys;
  const apart = meetAt('factor.removing', 2);
  const both = await Promise.all([
    refusal(owner.api('DELETE /api/auth/second-factor/totp')),
    refusal(owner.api('DELETE /api/auth/second-factor/passkeys/{passkeyId}', { params: { passkeyId } })),
  ]);
  apart();
  expect(both.toSorted()).toEqual(['accepted', 'last_second_factor']);
  expect((await owner.api('GET /api/auth/second-factor')).methods).toHaveLength(2);
});
