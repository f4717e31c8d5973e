import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestMailbox } from '../../testing/mailbox.ts';
import { type Person, startTestShop, type TestShop, untilTen } from '../../testing/test-shop.ts';
import { reviewReminder } from './emails/review-reminder.ts';
import { placeDelivered } from './test-orders.ts';

let testShop: TestShop;
let other: TestShop;
let mailbox: Awaited<ReturnType<typeof startTestMailbox>>;
beforeAll(async () => {
  mailbox = await startTestMailbox();
  const env = { SMTP_URL: mailbox.smtpUrl, PUBLIC_URL: 'https://shop.test' };
  const ahead = untilTen();
  testShop = await startTestShop({ env, ahead });
  other = await startTestShop({ env, ahead, databaseUrl: testShop.databaseUrl });
});
afterAll(async () => {
  await other.close();
  await testShop.close();
  await mailbox.close();
});

async function reader(lang = 'en'): Promise<Person> {
  const person = await testShop.customer(lang);
  await testShop.db
    .updateTable('users')
    .set({ email_verified_at: testShop.clock.now() })
    .where('id', '=', person.userId)
    .execute();
  return person;
}
const want = ({ api }: Person, body: { dailySign?: 'leo' | null; reviewReminders?: boolean }) =>
  api('PUT /api/account/mail-preferences', {
    body: { dailySign: null, reviewReminders: false, ...body },
  });
const consents = ({ userId }: Person) =>
  testShop.db
    .selectFrom('consents')
    .select(['purpose', 'version', 'withdrawn_at'])
    .where('user_id', '=', userId)
    .where('purpose', '!=', 'terms')
    .orderBy('id')
    .execute();
const nextDay = () => {
  for (const one of [testShop, other]) one.clock.advance(24 * 60);
};
const sweepBoth = () => Promise.all([testShop.sweep(), other.sweep()]);
const predictionsTo = async ({ email }: Person, count: number) => {
  const mails = await mailbox.mailsTo(email, count);
  return mails.filter((mail) => /^(Leo|सिंह):/.test(mail.subject));
};

describe('the daily prediction by e-mail', () => {
  test('nobody gets it without asking; a subscriber gets one each morning, from the next morning on', async () => {
    const [asha, ravi] = [await reader(), await reader('hi')];
    await want(asha, { dailySign: 'leo' });
    await want(ravi, { dailySign: 'leo' });
    const silent = await reader();
    await sweepBoth();
    nextDay();
    await sweepBoth();
    await sweepBoth();
    const [mail, ...more] = await predictionsTo(asha, 2);
    expect(more).toEqual([]);
    const { data } = await testShop.visitor('GET /api/horoscope/{sign}', {
      params: { sign: 'leo' },
      query: {},
    });
    expect(mail?.text).toContain(data.daily_prediction.prediction.split('\n')[0]);
    expect((await predictionsTo(ravi, 2))[0]?.subject).toMatch(/^सिंह: आपका दिन/);
    expect((await mailbox.mailsTo(silent.email, 1)).map((one) => one.subject)).toHaveLength(1);
  });

  test('it is a consent: recorded when given, kept with its end when withdrawn', async () => {
    const person = await reader();
    await want(person, { dailySign: 'leo' });
    await want(person, { dailySign: 'leo' });
    await want(person, {});
    expect(await consents(person)).toEqual([
      { purpose: 'daily prediction by mail', version: '2026-11', withdrawn_at: expect.any(Date) },
    ]);
    const witness = await reader();
    await want(witness, { dailySign: 'leo' });
    nextDay();
    await sweepBoth();
    expect(await predictionsTo(witness, 2)).toHaveLength(1);
    expect(await predictionsTo(person, 1)).toEqual([]);
  });

  test('nothing starts for an unproved address', async () => {
    const person = await testShop.customer();
    await expect(want(person, { dailySign: 'leo' })).rejects.toMatchObject({ code: 'mail_unverified' });
    expect(await consents(person)).toEqual([]);
  });
});

describe('the unsubscribe link', () => {
  test('works after opening it and in one click of the mail program, without login, and says what it ends', async () => {
    const person = await reader();
    await want(person, { dailySign: 'leo', reviewReminders: true });
    nextDay();
    await sweepBoth();
    const [mail] = await predictionsTo(person, 2);
    const token = /https:\/\/shop\.test\/unsubscribe\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await testShop.visitor('GET /api/mail/unsubscribe/{token}', { params: { token } })).toEqual({
      mail: 'daily',
    });
    // Opening it changes nothing, because mail scanners open links.
    expect(await person.api('GET /api/account/mail-preferences')).toMatchObject({ dailySign: 'leo' });
    const answer = await fetch(`${testShop.base}/api/mail/unsubscribe/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    expect(await person.api('GET /api/account/mail-preferences')).toMatchObject({
      dailySign: null,
      reviewReminders: true,
    });
    expect((await consents(person)).map((one) => one.withdrawn_at !== null)).toEqual([true, false]);
  });

  test('is in the headers that mail programs read', async () => {
    const person = await reader();
    await want(person, { dailySign: 'leo' });
    const { headers } = await headersOfNext(person);
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(headers).toMatch(/List-Unsubscribe:\s+<https:\/\/shop\.test\/api\/mail\/unsubscribe\/daily\./);
  });

  test('a link that was changed, or made for another person, ends nothing', async () => {
    const [asha, ravi] = [await reader(), await reader()];
    await want(asha, { dailySign: 'leo' });
    await want(ravi, { dailySign: 'leo' });
    nextDay();
    await sweepBoth();
    const [mail] = await predictionsTo(asha, 2);
    const token = /unsubscribe\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    for (const forged of [
      token.replace(asha.userId, ravi.userId),
      token.replace('daily', 'reviews'),
      `${token}x`,
      'daily',
      '',
    ].filter(Boolean))
      await expect(
        testShop.visitor('POST /api/mail/unsubscribe/{token}', { params: { token: forged } }),
      ).rejects.toMatchObject({ code: 'unsubscribe_invalid' });
    expect(await ravi.api('GET /api/account/mail-preferences')).toMatchObject({ dailySign: 'leo' });
  });

  test('only this endpoint accepts a web form', async () => {
    const answer = await fetch(`${testShop.base}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'email=a&password=b',
    });
    expect(answer.status).toBe(415);
  });
});

describe('review reminders', () => {
  test('an order is reminded of once, days after delivery, only while one of its products has no review', async () => {
    const [asha, silent, done] = [await reader(), await reader(), await reader()];
    await want(asha, { reviewReminders: true });
    await want(done, { reviewReminders: true });
    const order = await placeDelivered(testShop, asha, 'Pearl of the reminder');
    await placeDelivered(testShop, silent, 'Pearl of the silent');
    const reviewed = await placeDelivered(testShop, done, 'Pearl reviewed already');
    await done.api('POST /api/auth/products/{productId}/reviews', {
      params: { productId: reviewed.productId },
      body: { rating: 5, text: 'Good.', orderId: reviewed.orderId },
    });
    await sweepBoth();
    for (let day = 0; day < 5; day += 1) {
      nextDay();
      await sweepBoth();
    }
    const reminders = async ({ email }: Person) =>
      (await mailbox.mailsTo(email, 1)).filter((mail) => mail.subject.startsWith('How do you like it?'));
    await expect.poll(() => reminders(asha)).toHaveLength(1);
    const [mail] = await reminders(asha);
    expect(mail?.text).toContain('Pearl of the reminder');
    expect(mail?.text).toContain(`https://shop.test/orders/${order.orderId}`);
    expect(mail?.text).toContain('/unsubscribe/reviews.');
    expect(await reminders(silent)).toEqual([]);
    expect(await reminders(done)).toEqual([]);
  });
});

/** Returns the headers of an e-mail as the transport got them: the mailbox does not store them. */
async function headersOfNext(person: Person): Promise<{ headers: string }> {
  const { startSmtpTrap } = await import('./test-smtp-trap.ts');
  const trap = await startSmtpTrap();
  const shop = await startTestShop({
    env: { SMTP_URL: trap.smtpUrl, PUBLIC_URL: 'https://shop.test' },
    databaseUrl: testShop.databaseUrl,
  });
  await shop.shop.services.mail.deliver(
    {
      to: person.email,
      language: 'en',
      mail: reviewReminder({
        name: 'Asha',
        orderId: 'mwpwf52v95a1b2c3',
        orderNumber: 'NR-20461',
        goods: ['Pearl'],
        unsubscribe: `daily.${person.userId}.signature`,
      }),
    },
    'job-of-the-headers',
  );
  await shop.close();
  return { headers: await trap.close() };
}
