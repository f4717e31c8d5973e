import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthenticator } from '../../../testing/authenticator.ts';
import { refusal } from '../../../testing/fixtures/checkout.ts';
import { codeAt, setUpTotp } from '../../../testing/fixtures/second-factors.ts';
import { startTestMailbox } from '../../../testing/mailbox.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { openBrowser } from '../oauth/test-browser.ts';
import { newConfirmed } from '../staff/test-staff.ts';

let testShop: TestShop;
let mailbox: Awaited<ReturnType<typeof startTestMailbox>>;
beforeAll(async () => {
  mailbox = await startTestMailbox();
  testShop = await startTestShop({ env: { SMTP_URL: mailbox.smtpUrl } });
});
afterAll(async () => {
  await testShop.close();
  await mailbox.close();
});

const password = 'a good password';
const logIn = (email: string, typed = password) =>
  refusal(testShop.visitor('POST /api/auth/login', { body: { email, password: typed } }));
const finish = (body: { ticket: string; totp?: string; recovery?: string }) =>
  testShop.visitor('POST /api/auth/second-factor/log-in', { body });
function nextCode(secret: string): string {
  testShop.clock.advance(1);
  return codeAt(secret, testShop.clock.now());
}

/** Returns the secret of the newest mailed link of a page. */
async function linkTo(email: string, page: string): Promise<string> {
  let found = '';
  const read = async () => {
    const texts = (await mailbox.mailsTo(email)).map(({ text }) => text);
    found = texts.flatMap((text) => new RegExp(`/${page}/([\\w-]{43})`).exec(text)?.[1] ?? []).at(-1) ?? '';
    return found;
  };
  await expect.poll(read).not.toBe('');
  return found;
}
async function resetByMail({ email }: Pick<Person, 'email'>, typed: string): Promise<void> {
  await testShop.visitor('POST /api/auth/forgot-password', { body: { email } });
  const token = await linkTo(email, 'reset-password');
  await testShop.visitor('POST /api/auth/reset-password/{token}', {
    params: { token },
    body: { password: typed },
  });
}

describe('a new password', () => {
  test('typed in the account or set by mail leaves the second step of a proved account', async () => {
    const person = await newConfirmed(testShop);
    await setUpTotp(testShop, person.api);
    await person.api('PUT /api/auth/password', {
      body: { currentPassword: password, password: 'another good password' },
    });
    expect(await logIn(person.email, 'another good password')).toBe('second_factor_needed');
    await resetByMail(person, 'a third good password');
    expect(await logIn(person.email, 'a third good password')).toBe('second_factor_needed');
  });

  test('by mail ends the second step that somebody set up at an address they never proved', async () => {
    const squatter = await testShop.customer();
    await setUpTotp(testShop, squatter.api);
    await resetByMail(squatter, 'the password of the owner');
    expect(await logIn(squatter.email, 'the password of the owner')).toBe('accepted');
  });
});

test('a sign-in by a provider does not skip the second step, and goes on to where the person wanted', async () => {
  const email = 'two.steps@provider.test';
  const { body: session } = await openBrowser(testShop).signIn({ email });
  const { secret } = await setUpTotp(testShop, testShop.as(session.token));
  const again = await openBrowser(testShop).signIn({ email }, '/wishlist');
  expect(again).toMatchObject({
    status: 401,
    body: {
      code: 'second_factor_needed',
      details: { methods: ['totp', 'recovery'], next: '/wishlist', ticket: expect.any(String) },
    },
  });
  const opened = await finish({ ticket: again.body.details.ticket, totp: nextCode(secret) });
  expect(opened.userId).toBe(session.userId);
});

test('undoing a change of address ends the factors and recovery codes that were made after it, not the earlier ones', async () => {
  const person = await newConfirmed(testShop);
  const { secret, recoveryCodes } = await setUpTotp(testShop, person.api);
  const [ownCode = ''] = recoveryCodes;
  testShop.clock.advance(1);
  // A thief at an unlocked computer, who knows the password.
  await person.api('PUT /api/auth/email', { body: { email: `thief.${person.email}`, password } });
  testShop.clock.advance(1);
  const device = createAuthenticator(testShop.shop.platform.config.publicUrl);
  const options = await person.api('POST /api/auth/second-factor/passkeys/options', { body: {} });
  const passkey = device.create(options);
  await person.api('POST /api/auth/second-factor/passkeys', { body: { name: 'Mine', passkey } });
  const renewed = await person.api('POST /api/auth/second-factor/recovery-codes');

  const token = await linkTo(person.email, 'undo-email-change');
  await testShop.visitor('POST /api/auth/email/undo', { body: { token } });
  const begin = async () => {
    const body = { email: person.email, password };
    const answer = await testShop.visitor('POST /api/auth/login', { body }).catch((error) => error);
    return answer.details as { ticket: string; methods: string[] };
  };
  const { ticket, methods } = await begin();
  expect(methods).toEqual(['totp']);
  for (const recovery of [ownCode, renewed.recoveryCodes[0] ?? ''])
    expect(await refusal(finish({ ticket, recovery }))).toBe('second_factor_wrong');
  expect(await finish({ ticket, totp: nextCode(secret) })).toMatchObject({ userId: person.userId });
});
