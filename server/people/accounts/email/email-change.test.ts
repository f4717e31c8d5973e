import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal } from '../../../testing/fixtures/checkout.ts';
import { startTestMailbox } from '../../../testing/mailbox.ts';
import { meetAt } from '../../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

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
  testShop.visitor('POST /api/auth/login', { body: { email, password: typed } });
const isOpen = async (token: string) =>
  (await refusal(testShop.as(token)('GET /api/auth/checking-auth'))) === 'accepted';
const changeTo = (person: Person, email: string, typed = password) =>
  person.api('PUT /api/auth/email', { body: { email, password: typed } });

/** Returns the token of the newest link of this page among the mails to an address. */
async function linkTo(email: string, page: 'verify-email' | 'undo-email-change', mails = 1): Promise<string> {
  const texts = (await mailbox.mailsTo(email, mails)).map(({ text }) => text);
  const pattern = new RegExp(`/${page}/([\\w-]{43})`);
  return texts.map((text) => pattern.exec(text)?.[1] ?? '').findLast((token) => token !== '') ?? '';
}
const verify = (token: string) => testShop.visitor('POST /api/auth/verify-email', { body: { token } });
const undo = (token: string) => testShop.visitor('POST /api/auth/email/undo', { body: { token } });

describe('a changed e-mail address', () => {
  test('is pending until its link is opened: the old one stays and logs in', async () => {
    const person = await testShop.customer();
    const email = `new.${person.email}`;
    expect(await refusal(changeTo(person, email, 'a wrong password'))).toBe('wrong_password');
    const { profile, message } = await changeTo(person, ` ${email.toUpperCase()}`);
    expect(profile).toMatchObject({ email: person.email, pendingEmail: email });
    expect(message).toContain('Until then your old address stays');
    expect(await refusal(logIn(person.email))).toBe('accepted');
    expect(await refusal(logIn(email))).toBe('wrong_credentials');

    expect(await verify(await linkTo(email, 'verify-email'))).toMatchObject({
      message: expect.stringContaining('new e-mail address'),
    });
    const changed = await person.api('GET /api/auth/profile');
    expect(changed).toMatchObject({ email, isVerified: true });
    expect(changed).not.toHaveProperty('pendingEmail');
    expect(await refusal(logIn(email))).toBe('accepted');
    expect(await refusal(logIn(person.email))).toBe('wrong_credentials');
  });

  test('ends the other sessions when it is requested, and keeps this one', async () => {
    const person = await testShop.customer();
    const other = (await logIn(person.email)).token;
    await changeTo(person, `other.${person.email}`);
    expect([await isOpen(person.token), await isOpen(other)]).toEqual([true, false]);
  });

  test('is not another account’s, proved or not', async () => {
    const [one, two] = [await testShop.customer(), await testShop.customer()];
    expect(await refusal(changeTo(one, two.email))).toBe('email_taken');
    expect(await one.api('GET /api/auth/profile')).toMatchObject({ email: one.email });
  });

  test('belongs to the person who proves it first: the other account is told, and keeps its address', async () => {
    const [one, two] = [await testShop.customer(), await testShop.customer()];
    const email = `both.${one.email}`;
    await changeTo(one, email);
    const first = await linkTo(email, 'verify-email', 1);
    await changeTo(two, email);
    const second = await linkTo(email, 'verify-email', 2);
    const stop = meetAt('email.proving', 2);
    const outcomes = await Promise.all([refusal(verify(first)), refusal(verify(second))]);
    stop();
    expect(outcomes.toSorted()).toEqual(['accepted', 'email_taken']);
    const addresses = await Promise.all(
      [one, two].map(async ({ api }) => (await api('GET /api/auth/profile')).email),
    );
    expect(addresses.filter((address) => address === email)).toHaveLength(1);
    await expect(verify(outcomes[0] === 'accepted' ? second : first)).rejects.toMatchObject({
      status: 409,
      message: 'Another account uses this e-mail address.',
    });
  });

  test('that is pending does not stop its owner from signing up', async () => {
    const squatter = await testShop.customer();
    const email = `owner.${squatter.email}`;
    await changeTo(squatter, email);
    const body = { firstName: 'Lakshmi', email, phone: '9844400001', password, agreedToTerms: true as const };
    expect(await refusal(testShop.visitor('POST /api/auth/signup', { body }))).toBe('accepted');
    expect(await refusal(verify(await linkTo(email, 'verify-email', 1)))).toMatch(/accepted|email_taken/);
    expect(await squatter.api('GET /api/auth/profile')).toMatchObject({ email: squatter.email });
  });

  test('is dropped on request and by a new password', async () => {
    const person = await testShop.customer();
    const pending = async () => (await person.api('GET /api/auth/profile')).pendingEmail;
    const email = `dropped.${person.email}`;
    await changeTo(person, email);
    const link = await linkTo(email, 'verify-email');
    await person.api('DELETE /api/auth/email/pending');
    expect(await pending()).toBeUndefined();
    expect(await refusal(verify(link))).toBe('link_invalid');

    await changeTo(person, email);
    await person.api('PUT /api/auth/password', {
      body: { currentPassword: password, password: 'changed by hand' },
    });
    expect(await pending()).toBeUndefined();
    expect(await refusal(verify(await linkTo(email, 'verify-email', 2)))).toBe('link_invalid');
  });

  test('gets another link on request, at the pending address', async () => {
    const person = await testShop.customer();
    const email = `again.${person.email}`;
    await changeTo(person, email);
    await person.api('POST /api/auth/resend-verification');
    const mails = await mailbox.mailsTo(email, 2);
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(
      new Set(['Confirm your new e-mail address for Navaratna']),
    );
  });
});

describe('the link to the old address', () => {
  test('undoes a pending change: once, and other sessions end', async () => {
    const person = await testShop.customer();
    const email = `thief.${person.email}`;
    await changeTo(person, email);
    const token = await linkTo(person.email, 'undo-email-change', 2);
    const mail = (await mailbox.mailsTo(person.email, 2)).find(({ text }) => text.includes(token));
    expect(mail?.subject).toContain('e-mail address');
    expect(mail?.text).not.toContain(email);
    expect(await refusal(undo(token))).toBe('accepted');
    expect(await isOpen(person.token)).toBe(false);
    expect(await refusal(verify(await linkTo(email, 'verify-email')))).toBe('link_invalid');
    expect(await refusal(undo(token))).toBe('link_invalid');
    const { token: mine } = await logIn(person.email);
    const profile = await testShop.as(mine)('GET /api/auth/profile');
    expect(profile).toMatchObject({ email: person.email, isVerified: true });
    expect(profile).not.toHaveProperty('pendingEmail');
  });

  test('restores the old address days after the change, whatever the thief did meanwhile', async () => {
    const person = await testShop.customer();
    const email = `thief.${person.email}`;
    await changeTo(person, email);
    const token = await linkTo(person.email, 'undo-email-change', 2);
    await verify(await linkTo(email, 'verify-email'));
    // The thief resets the password at the new address, so that no session and no password of the owner is left.
    await testShop.visitor('POST /api/auth/forgot-password', { body: { email } });
    const reset = /reset-password\/([\w-]{43})/.exec(
      (await mailbox.mailsTo(email, 2)).at(-1)?.text ?? '',
    )?.[1];
    await testShop.visitor('POST /api/auth/reset-password/{token}', {
      params: { token: reset ?? '' },
      body: { password: 'a password of the thief' },
    });
    const { token: thief } = await logIn(email, 'a password of the thief');
    testShop.clock.advance(6 * 24 * 60);
    expect(await undo(token)).toMatchObject({ message: expect.stringContaining('undone') });
    expect(await isOpen(thief)).toBe(false);
    expect(await refusal(logIn(email, 'a password of the thief'))).toBe('wrong_credentials');
    const { rows } = await testShop.shop.platform.pool.query('select email from users where id = $1', [
      person.userId,
    ]);
    expect(rows).toEqual([{ email: person.email }]);
    testShop.clock.advance(-6 * 24 * 60);
  });

  test('expires after seven days, and only its hash is stored', async () => {
    const person = await testShop.customer();
    await changeTo(person, `late.${person.email}`);
    const token = await linkTo(person.email, 'undo-email-change', 2);
    const { rows } = await testShop.shop.platform.pool.query('select t::text as row from email_links t');
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
    testShop.clock.advance(7 * 24 * 60 + 1);
    expect(await refusal(undo(token))).toBe('link_invalid');
    testShop.clock.advance(-(7 * 24 * 60 + 1));
  });

  test('does not take an address that another account has by now', async () => {
    const person = await testShop.customer();
    const email = `moved.${person.email}`;
    await changeTo(person, email);
    const token = await linkTo(person.email, 'undo-email-change', 2);
    await verify(await linkTo(email, 'verify-email'));
    const body = {
      firstName: 'Another',
      email: person.email,
      phone: '9844400002',
      password,
      agreedToTerms: true as const,
    };
    await testShop.visitor('POST /api/auth/signup', { body });
    expect(await refusal(undo(token))).toBe('email_taken');
    expect(await person.api('GET /api/auth/profile')).toMatchObject({ email });
  });
});

test('e-mails that confirm an address are limited by address, like those for a new password', async () => {
  const strict = await startTestShop({ env: { RATE_LIMIT_FACTOR: '1', SMTP_URL: mailbox.smtpUrl } });
  try {
    const person = await strict.customer();
    const resend = () => refusal(person.api('POST /api/auth/resend-verification'));
    const outcomes = await Promise.all(Array.from({ length: 12 }, resend));
    expect(outcomes.filter((code) => code === 'accepted')).toHaveLength(5);
    expect(outcomes.filter((code) => code === 'too_many_requests')).toHaveLength(7);
    // A change of address cannot get around the limit.
    const target = 'flooded@example.test';
    const ask = () => refusal(changeTo(person, target));
    const asked: string[] = [];
    for (let n = 0; n < 7; n += 1) asked.push(await ask());
    expect(asked.filter((code) => code === 'accepted')).toHaveLength(5);
  } finally {
    await strict.close();
  }
});
