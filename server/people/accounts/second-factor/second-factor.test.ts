import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthenticator } from '../../../testing/authenticator.ts';
import { refusal } from '../../../testing/fixtures/checkout.ts';
import { subjectsTo } from '../../../testing/fixtures/emails.ts';
import { codeAt, firstStep, setUpTotp } from '../../../testing/fixtures/second-factors.ts';
import { meetAt } from '../../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

const origin = 'https://shop.test';
let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop({ env: { PUBLIC_URL: origin } });
});
afterAll(() => testShop.close());

const passwordStep = ({ email }: { email: string }) =>
  testShop.visitor('POST /api/auth/login', { body: { email, password } });

const password = 'a good password';
const appAdded = expect.stringContaining('An authenticator app was added');
type Sent = { totp?: string; recovery?: string };
const finish = (ticket: string, sent: Sent) =>
  testShop.visitor('POST /api/auth/second-factor/log-in', { body: { ticket, ...sent } });
const stateOf = ({ api }: Person) => api('GET /api/auth/second-factor');

/** Moves the clock to a code that was not used yet, and returns it. */
function nextCode(secret: string): string {
  testShop.clock.advance(1);
  return codeAt(secret, testShop.clock.now());
}

async function personWithTotp() {
  const person = await testShop.customer();
  return { ...person, ...(await setUpTotp(testShop, person.api)), token: person.token };
}

describe('an authenticator app', () => {
  test('is asked for after the password, and a code opens one session', async () => {
    const person = await testShop.customer();
    const other = await passwordStep(person);
    const { secret, recoveryCodes } = await setUpTotp(testShop, person.api);
    expect(recoveryCodes).toHaveLength(10);
    // Other devices are logged out, and the owner is told.
    expect(await refusal(testShop.as(other.token)('GET /api/auth/profile'))).toBe('session_ended');
    await expect.poll(() => subjectsTo(testShop, person.email)).toContainEqual(appAdded);

    const step = await firstStep(testShop, person);
    expect(step).toMatchObject({ code: 'second_factor_needed', methods: ['totp', 'recovery'] });
    const code = nextCode(secret);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    const opened = await finish(step.ticket, { totp: spaced });
    expect(opened).toMatchObject({ role: 'user', userId: person.userId, message: 'Login successful!' });
    expect(await testShop.as(opened.token)('GET /api/auth/profile')).toMatchObject({ email: person.email });
    expect(await refusal(finish(step.ticket, { totp: nextCode(secret) }))).toBe('second_factor_over');
  });

  test('a code counts once, also when two log-ins send it at the same time', async () => {
    const person = await personWithTotp();
    const tickets = [await firstStep(testShop, person), await firstStep(testShop, person)];
    const totp = nextCode(person.secret);
    const apart = meetAt('factor.checked', 2);
    const both = await Promise.all(tickets.map(({ ticket }) => refusal(finish(ticket, { totp }))));
    apart();
    expect(both.sort()).toEqual(['accepted', 'second_factor_wrong']);
    const { ticket } = await firstStep(testShop, person);
    expect(await refusal(finish(ticket, { totp }))).toBe('second_factor_wrong');
  });

  test('a log-in ends after five wrong codes, and its owner hears that somebody knows the password', async () => {
    const person = await personWithTotp();
    const { ticket } = await firstStep(testShop, person);
    for (let n = 0; n < 5; n += 1)
      expect(await refusal(finish(ticket, { totp: '12345' }))).toBe('second_factor_wrong');
    for (let n = 0; n < 2; n += 1)
      expect(await refusal(finish(ticket, { totp: nextCode(person.secret) }))).toBe('second_factor_over');
    const told = async () =>
      (await subjectsTo(testShop, person.email)).filter((subject) => subject.startsWith('Somebody'));
    await expect.poll(told).toHaveLength(1);
  });

  test('a log-in waits for fifteen minutes, and ends with the password it began with', async () => {
    const person = await personWithTotp();
    const late = await firstStep(testShop, person);
    const replaced = await firstStep(testShop, person);
    await person.api('POST /api/auth/prove', { body: { totp: nextCode(person.secret) } });
    await person.api('PUT /api/auth/password', {
      body: { currentPassword: password, password: 'another good password' },
    });
    expect(await refusal(finish(replaced.ticket, { totp: nextCode(person.secret) }))).toBe(
      'second_factor_over',
    );
    testShop.clock.advance(15);
    expect(await refusal(finish(late.ticket, { totp: nextCode(person.secret) }))).toBe('second_factor_over');
  });
});

test('a recovery code works once, however it is typed', async () => {
  const person = await personWithTotp();
  const [first = '', second = ''] = person.recoveryCodes;
  const log = async (recovery: string) =>
    refusal(finish((await firstStep(testShop, person)).ticket, { recovery }));
  expect(await log(` ${first.toUpperCase().replace('-', ' ')} `)).toBe('accepted');
  expect(await log(first)).toBe('second_factor_wrong');
  expect(await stateOf(person)).toMatchObject({ recoveryCodesLeft: 9 });
  await person.api('POST /api/auth/prove', { body: { totp: nextCode(person.secret) } });
  const { recoveryCodes } = await person.api('POST /api/auth/second-factor/recovery-codes');
  expect(await log(second)).toBe('second_factor_wrong');
  expect(await log(recoveryCodes[0] ?? '')).toBe('accepted');
});

describe('a passkey', () => {
  const add = async ({ api }: Person, device = createAuthenticator(origin)) => {
    const options = await api('POST /api/auth/second-factor/passkeys/options', { body: {} });
    const passkey = device.create(options);
    const added = await api('POST /api/auth/second-factor/passkeys', { body: { name: 'My phone', passkey } });
    return { device, options, passkey, added };
  };
  const ask = (ticket: string) =>
    testShop.visitor('POST /api/auth/second-factor/passkey-options', { body: { ticket } });
  const logIn = (ticket: string, passkey: ReturnType<ReturnType<typeof createAuthenticator>['get']>) =>
    refusal(testShop.visitor('POST /api/auth/second-factor/log-in', { body: { ticket, passkey } }));

  test('ends a log-in, and neither a used challenge nor another site does', async () => {
    const person = await testShop.customer();
    const { device, options, added } = await add(person);
    expect(added.recoveryCodes).toHaveLength(10);
    expect(JSON.stringify((options.options.user as { id: string }).id)).not.toContain(person.userId);
    const { ticket, methods } = await firstStep(testShop, person);
    expect(methods).toEqual(['passkey', 'recovery']);
    const proof = device.get(await ask(ticket));
    expect(await logIn(ticket, { ...proof, id: 'c29tZWJvZHk', rawId: 'c29tZWJvZHk' })).toBe('passkey_wrong');
    expect(await logIn(ticket, proof)).toBe('passkey_wrong');
    expect(await logIn(ticket, device.get(await ask(ticket)))).toBe('accepted');
    expect(await logIn(ticket, device.get({ options: { challenge: 'b2xk' } }))).toBe('second_factor_over');
    expect((await stateOf(person)).passkeys).toMatchObject([{ name: 'My phone', backedUp: false }]);
  });

  test('of another site or another person is refused', async () => {
    const [person, stranger] = [await testShop.customer(), await testShop.customer()];
    const { passkey } = await add(person);
    const phishing = createAuthenticator('https://sh0p.test');
    expect(await refusal(add(person, phishing))).toBe('passkey_wrong');
    const { device } = await add(stranger);
    const { ticket } = await firstStep(testShop, person);
    expect(await logIn(ticket, device.get(await ask(ticket)))).toBe('passkey_wrong');
    // The same passkey does not open two accounts, and a recorded answer does not make one.
    await stranger.api('POST /api/auth/second-factor/passkeys/options', { body: {} });
    expect(
      await refusal(stranger.api('POST /api/auth/second-factor/passkeys', { body: { name: '', passkey } })),
    ).toBe('passkey_wrong');
  });

  test('is fresh proof, and removing the last one of a customer turns the second step off', async () => {
    const person = await testShop.customer();
    const { device } = await add(person);
    const [{ _id: passkeyId = '' } = {}] = (await stateOf(person)).passkeys;
    const remove = () =>
      person.api('DELETE /api/auth/second-factor/passkeys/{passkeyId}', { params: { passkeyId } });
    testShop.clock.advance(15);
    expect(await refusal(remove())).toBe('fresh_proof_needed');
    expect(await refusal(person.api('POST /api/auth/prove', { body: { password } }))).toBe(
      'second_factor_expected',
    );
    const options = await person.api('POST /api/auth/second-factor/passkey-options', { body: {} });
    await person.api('POST /api/auth/prove', { body: { passkey: device.get(options) } });
    await remove();
    expect(await stateOf(person)).toMatchObject({ methods: [], recoveryCodesLeft: 0, proveBy: 'password' });
    expect(await refusal(passwordStep(person))).toBe('accepted');
  });
});

test('fresh proof by the password counts in this session alone, for fifteen minutes', async () => {
  const person = await testShop.customer();
  const { token } = await passwordStep(person);
  testShop.clock.advance(20);
  const prove = (typed: string) => refusal(person.api('POST /api/auth/prove', { body: { password: typed } }));
  expect(await prove('a wrong password')).toBe('wrong_password');
  expect(await refusal(person.api('POST /api/auth/second-factor/totp/begin', { body: {} }))).toBe(
    'fresh_proof_needed',
  );
  expect(await prove(password)).toBe('accepted');
  expect(await refusal(person.api('POST /api/auth/second-factor/totp/begin', { body: {} }))).toBe('accepted');
  expect(await refusal(testShop.as(token)('POST /api/auth/second-factor/totp/begin', { body: {} }))).toBe(
    'fresh_proof_needed',
  );
});

test('the ticket of a password adds no factor to an account that has one', async () => {
  const person = await personWithTotp();
  const { ticket } = await firstStep(testShop, person);
  const begin = (path: 'totp/begin' | 'passkeys/options') =>
    refusal(testShop.visitor(`POST /api/auth/second-factor/${path}`, { body: { ticket } }));
  expect(await begin('totp/begin')).toBe('second_factor_over');
  expect(await begin('passkeys/options')).toBe('second_factor_over');
});

test('the owner of the server removes all factors of an account, which logs it out and tells its owner', async () => {
  const owner = await testShop.admin();
  const { token } = await passwordStep(owner);
  await setUpTotp(testShop, testShop.as(token));
  expect(await testShop.shop.services.accounts.resetFactors(owner.email)).toEqual({ removed: 1 });
  expect(await refusal(testShop.as(token)('GET /api/auth/profile'))).toBe('session_ended');
  await expect.poll(async () => (await subjectsTo(testShop, owner.email)).join()).toContain('was reset');
  const rows = await testShop.db
    .selectFrom('audit')
    .select(['action', 'actor_id'])
    .where('entity_id', '=', owner.userId)
    .orderBy('id')
    .execute();
  expect(rows.slice(-2)).toEqual([
    { action: 'staff.factor-added', actor_id: owner.userId },
    { action: 'staff.factor-reset', actor_id: null },
  ]);
});

test('an owner resets the second step of somebody who lost the phone, never their own', async () => {
  const [owner, packer] = [await testShop.admin('owner'), await testShop.admin('packing')];
  const { token } = await passwordStep(packer);
  await setUpTotp(testShop, testShop.as(token));
  const reset = ({ userId }: Person) =>
    refusal(
      owner.api('POST /api/auth/admin/users/{id}/reset-second-factor', {
        params: { id: userId },
        body: { reason: 'Came to the shop without the phone' },
      }),
    );
  const shown = () => owner.api('GET /api/auth/admin/users/{id}', { params: { id: packer.userId } });
  expect((await shown()).person.hasSecondFactor).toBe(true);
  expect(await reset(owner)).toBe('not_yourself');
  expect(await reset(packer)).toBe('accepted');
  expect(await reset(packer)).toBe('second_factor_not_found');
  expect((await shown()).person.hasSecondFactor).toBe(false);
  expect(await refusal(testShop.as(token)('GET /api/auth/profile'))).toBe('session_ended');
});

describe('a shop in production', () => {
  let real: TestShop;
  beforeAll(async () => {
    real = await startTestShop({
      env: {
        SHOP_ENV: 'production',
        SANDBOX: '1',
        DATA_SECRET: 'another secret of the tests, long enough too',
        RATE_LIMIT_FACTOR: '1',
        PUBLIC_URL: origin,
        SMTP_URL: 'smtp://127.0.0.1:1',
        PLACES: 'none',
      },
    });
  });
  afterAll(() => real.close());

  test('an account takes ten typed codes an hour, and its open session has ten of its own', async () => {
    const person = await real.customer();
    const { secret } = await setUpTotp(real, person.api);
    const guess = async (times: number) => {
      const { ticket } = await firstStep(real, person);
      const codes: string[] = [];
      for (let n = 0; n < times; n += 1)
        codes.push(
          await refusal(
            real.visitor('POST /api/auth/second-factor/log-in', { body: { ticket, totp: 'wrong' } }),
          ),
        );
      return codes;
    };
    expect(new Set([...(await guess(5)), ...(await guess(5))])).toEqual(new Set(['second_factor_wrong']));
    expect(await guess(1)).toEqual(['too_many_requests']);
    real.clock.advance(1);
    const totp = codeAt(secret, real.clock.now());
    expect(await refusal(person.api('POST /api/auth/prove', { body: { totp } }))).toBe('accepted');
  });

  test('staff set a second factor up at their first log-in and keep one; customers need none', async () => {
    const [owner, customer] = [await real.admin(), await real.customer()];
    const step = await firstStep(real, owner);
    expect(step.code).toBe('second_factor_setup_needed');
    const { token, recoveryCodes } = await setUpTotp(real, real.visitor, step.ticket);
    expect(recoveryCodes).toHaveLength(10);
    const api = real.as(token);
    expect(await api('GET /api/auth/second-factor')).toMatchObject({
      required: true,
      methods: ['totp', 'recovery'],
    });
    expect(await refusal(api('DELETE /api/auth/second-factor/totp'))).toBe('last_second_factor');
    expect((await firstStep(real, owner)).code).toBe('second_factor_needed');
    // A session from before the shop asked for a second factor.
    const manager = await real.admin('manager');
    expect(await refusal(manager.api('GET /api/auth/profile'))).toBe('session_ended');
    const [last] = await real.db
      .selectFrom('audit')
      .select('after')
      .where('action', '=', 'staff.login')
      .execute();
    expect(last?.after).toMatchObject({ by: 'password+new totp' });
    const body = { email: customer.email, password };
    expect(await refusal(real.visitor('POST /api/auth/login', { body }))).toBe('accepted');
  });
});
