import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal } from '../../testing/fixtures/checkout.ts';
import { startTestMailbox } from '../../testing/mailbox.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { openBrowser } from './oauth/test-browser.ts';

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

let people = 0;
const newAddress = (who: string) => {
  people += 1;
  return `${who}${people}@takeover.test`;
};
const attackersPassword = 'the attackers own password';
const victimsPassword = 'the victims own password';

/** Returns the token of the newest link to this page in a person's mailbox. */
async function linkTo(email: string, page: 'reset-password' | 'verify-email', mails = 1) {
  const pattern = new RegExp(`/${page}/([\\w-]{43})`);
  const newest = async () => {
    const texts = (await mailbox.mailsTo(email, mails)).map((mail) => mail.text);
    return texts.map((text) => pattern.exec(text)?.[1] ?? '').findLast((token) => token !== '') ?? '';
  };
  await expect.poll(newest).not.toBe('');
  return newest();
}

async function resetPassword(email: string, password: string): Promise<void> {
  await testShop.visitor('POST /api/auth/forgot-password', { body: { email } });
  const token = await linkTo(email, 'reset-password');
  await testShop.visitor('POST /api/auth/reset-password/{token}', { params: { token }, body: { password } });
}
const logIn = (email: string, password: string) =>
  testShop.visitor('POST /api/auth/login', { body: { email, password } });
const signInBy = async (email: string) => (await openBrowser(testShop).signIn({ email })).body;
const isOpen = async (token: string) =>
  (await refusal(testShop.as(token)('GET /api/auth/profile'))) === 'accepted';

/** Attacks an account: signs in by the provider, sets a password by mail and asks for the victim's address. */
async function attack(victim: string) {
  const email = newAddress('attacker');
  const { userId } = await signInBy(email);
  await resetPassword(email, attackersPassword);
  const { token } = await logIn(email, attackersPassword);
  const api = testShop.as(token);
  await api('PUT /api/auth/email', { body: { email: victim, password: attackersPassword } });
  await api('POST /api/account/erasure', { body: { password: attackersPassword } });
  return { email, userId, token };
}

/** Puts the account into the state that the previous version left: the new address written at once, unproved. */
const asBefore = (userId: string, email: string) =>
  testShop.db
    .updateTable('users')
    .set({ email, pending_email: null, email_verified_at: null })
    .where('id', '=', userId)
    .execute();

/** Asserts that the victim has an account of their own, into which nobody else has a way. */
async function expectOwned(victim: string, token: string, attacker: { email: string; token: string }) {
  const own = await testShop.as(token)('GET /api/auth/profile');
  expect(own).toMatchObject({ email: victim, isVerified: true });
  expect((await testShop.as(token)('GET /api/account/privacy')).erasure).toBeNull();
  expect(await isOpen(attacker.token).then((open) => open && sameAccount(attacker.token, own._id))).toBe(
    false,
  );
  const again = await signInBy(attacker.email);
  expect(again.userId).not.toBe(own._id);
  expect(await testShop.as(again.token)('GET /api/auth/profile')).not.toMatchObject({ email: victim });
  expect(await refusal(logIn(victim, attackersPassword))).toBe('wrong_credentials');
}
const sameAccount = async (token: string, id: string) =>
  (await testShop.as(token)('GET /api/auth/profile'))._id === id;

describe('an attacker who asked for an address before its owner came', () => {
  test.each([
    ['today', async () => undefined],
    ['with the shop of before', asBefore],
  ])('keeps no way in when the owner signs in by the provider: asked %s', async (_, prepare) => {
    const victim = newAddress('victim');
    const attacker = await attack(victim);
    await prepare(attacker.userId, victim);
    const { token } = await signInBy(victim);
    await expectOwned(victim, token, attacker);
  });

  test('keeps no way in when the owner signs up', async () => {
    const victim = newAddress('victim');
    const attacker = await attack(victim);
    await testShop.visitor('POST /api/auth/signup', {
      body: {
        firstName: 'Meenakshi',
        email: victim,
        phone: '9833300001',
        password: victimsPassword,
        agreedToTerms: true,
      },
    });
    await resetPassword(victim, victimsPassword);
    await expectOwned(victim, (await logIn(victim, victimsPassword)).token, attacker);
  });

  test('keeps no way in when the owner sets a new password: asked in the previous version', async () => {
    const victim = newAddress('victim');
    const attacker = await attack(victim);
    await asBefore(attacker.userId, victim);
    await resetPassword(victim, victimsPassword);
    await expectOwned(victim, (await logIn(victim, victimsPassword)).token, attacker);
  });

  test('loses every other way in when a link proves the address: asked in the previous version', async () => {
    const victim = newAddress('victim');
    const attacker = await attack(victim);
    const { token: elsewhere } = await logIn(attacker.email, attackersPassword);
    // Otherwise the first link may arrive after the second.
    await linkTo(victim, 'verify-email');
    await asBefore(attacker.userId, victim);
    await testShop.as(attacker.token)('POST /api/auth/resend-verification');
    const link = await linkTo(victim, 'verify-email', 2);
    await testShop.visitor('POST /api/auth/verify-email', { body: { token: link } });
    expect(await isOpen(elsewhere)).toBe(false);
    expect((await signInBy(attacker.email)).userId).not.toBe(attacker.userId);
    expect((await testShop.as(attacker.token)('GET /api/account/privacy')).erasure).toBeNull();
  });
});

test('a person who squats on an address loses copies of data, download tickets and open links to its owner', async () => {
  const squatter = await testShop.customer();
  await squatter.api('POST /api/account/exports', { body: { password: 'a good password' } });
  await expect.poll(async () => (await squatter.api('GET /api/account/privacy')).copy?.status).toBe('ready');
  await squatter.api('POST /api/account/exports/link');
  await squatter.api('POST /api/account/erasure', { body: { password: 'a good password' } });
  const { token, userId } = await signInBy(squatter.email);
  expect(userId).toBe(squatter.userId);
  expect(await testShop.as(token)('GET /api/account/privacy')).toMatchObject({ copy: null, erasure: null });
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from email_links where user_id = ${userId} and used_at is null`.execute(
    testShop.db,
  );
  expect(rows[0]?.open).toBe(0);
  expect(await isOpen(squatter.token)).toBe(false);
});
