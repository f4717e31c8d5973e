import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personalParts } from '../../composition/personal-data.ts';
import { refusal } from '../../testing/fixtures/checkout.ts';
import { subjectsTo } from '../../testing/fixtures/emails.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { lockWaits } from '../../testing/lock-waits.ts';
import { holdAt } from '../../testing/rendezvous.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { copyOf, createHistory, privacy } from './test-history.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
});
afterAll(async () => {
  await expectInvariants(testShop);
  await testShop.close();
});

describe('the copy of a person’s data', () => {
  test('contains all the data of a life in the shop, is made by a job, and its address works once', async () => {
    const { person, marks, reviewText } = await createHistory(testShop);
    const { status, text, path } = await copyOf(testShop, person);
    expect(status).toBe(200);
    const copy = JSON.parse(text);
    expect(Object.keys(copy)).toEqual([
      'about',
      'madeAt',
      ...personalParts.flatMap(({ collect, name }) => (collect && name !== 'astrologer' ? [name] : [])),
    ]);
    for (const [part, value] of Object.entries({
      account: marks.lastName,
      addresses: marks.street,
      orders: marks.street,
      payments: 'PRE_KUNDLI',
      cart: 'sku_id',
      wishlist: 'product_id',
      reviews: reviewText,
      reports: 'paid_at',
      births: marks.birth,
      wallet: 'chat_session_advance',
      chats: marks.chat,
      mails: 'daily_sign',
      visits: person.phone,
      myData: marks.nominee,
    }))
      expect(JSON.stringify(copy[part]), part).toContain(value);
    expect(copy.account.consents.map((one: { purpose: string }) => one.purpose)).toEqual([
      'terms',
      'birth_profile',
      'daily prediction by mail',
      'review reminders by mail',
    ]);
    // People compare copies, so a payment's id keeps its first name.
    const [payment] = copy.payments.flatMap((one: { payments: object[] | null }) => one.payments ?? []);
    expect(Object.keys(payment)).toContain('cf_payment_id');
    expect(Object.keys(payment)).not.toContain('payment_id');
    // It contains no secret.
    expect(text).not.toMatch(/password_hash|argon2|share_hash|ticket_hash|"sealed"/);
    const again = await fetch(testShop.base + path, { headers: { authorization: `Bearer ${person.token}` } });
    expect(again.status).toBe(410);
    await expect.poll(() => subjectsTo(testShop, person.email)).toContain('The copy of your data is ready');
  });

  test('belongs to its owner only, is encrypted, and is deleted after a day', async () => {
    const person = await testShop.customer();
    const stranger = await testShop.customer();
    await copyOf(testShop, person);
    const { path } = await person.api('POST /api/account/exports/link');
    const taken = await fetch(testShop.base + path, {
      headers: { authorization: `Bearer ${stranger.token}` },
    });
    expect(taken.status).toBe(410);
    const { rows } = await sql<{ plain: boolean }>`
      select position(${Buffer.from(person.email)}::bytea in sealed) > 0 as plain from data_exports
       where user_id = ${person.userId}`.execute(testShop.db);
    expect(rows).toEqual([{ plain: false }]);
    testShop.clock.advance(25 * 60);
    await testShop.sweep();
    expect((await privacy(person)).copy).toBeNull();
    await expect(person.api('POST /api/account/exports/link')).rejects.toMatchObject({
      code: 'copy_missing',
    });
  });

  test('asks for the password, as the erasure does', async () => {
    const person = await testShop.customer();
    const asking = (body: { password?: string }) =>
      refusal(person.api('POST /api/account/exports', { body }));
    expect(await asking({})).toBe('wrong_password');
    expect(await asking({ password: 'not the password' })).toBe('wrong_password');
    expect((await privacy(person)).copy).toBeNull();
    expect(await asking({ password: 'a good password' })).toBe('accepted');
  });

  test('asks for a fresh sign-in of an account without a password', async () => {
    const person = await testShop.customer();
    await testShop.db
      .updateTable('users')
      .set({ password_hash: null })
      .where('id', '=', person.userId)
      .execute();
    await testShop.db
      .updateTable('sessions')
      .set({ created_at: new Date(testShop.clock.now().getTime() - 16 * 60_000) })
      .where('user_id', '=', person.userId)
      .execute();
    expect(await refusal(person.api('POST /api/account/exports', { body: {} }))).toBe('sign_in_again');
  });

  test('two concurrent requests make one copy', async () => {
    const person = await testShop.customer();
    // Otherwise the first might be finished before the second is requested.
    const held = holdAt('copy.begun');
    const both = await Promise.allSettled([
      person.api('POST /api/account/exports', { body: { password: 'a good password' } }),
      person.api('POST /api/account/exports', { body: { password: 'a good password' } }),
    ]);
    // Otherwise the next test may hold the job of this one.
    await held.reached;
    held.release();
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a copy that becomes ready while the next one is requested', () => {
  test('is replaced by it', async () => {
    const person = await testShop.customer();
    const held = holdAt('copy.begun');
    await person.api('POST /api/account/exports', { body: { password: 'a good password' } });
    await held.reached;
    let next: Promise<unknown> | undefined;
    await testShop.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('data_exports')
        .set({ status: 'ready', sealed: Buffer.from('sealed'), bytes: 6, ready_at: testShop.clock.now() })
        .where('user_id', '=', person.userId)
        .execute();
      next = person.api('POST /api/account/exports', { body: { password: 'a good password' } });
      await expect.poll(() => lockWaits(testShop.db)).toBe(1);
    });
    await next;
    held.release();
    await expect.poll(async () => (await privacy(person)).copy?.status).toBe('ready');
    expect(await person.api('POST /api/account/exports/link')).toHaveProperty('path');
  });
});

describe('consents', () => {
  test('are shown with their text and withdrawn where that is possible', async () => {
    const person = await testShop.customer();
    await testShop.db
      .updateTable('users')
      .set({ email_verified_at: testShop.clock.now() })
      .where('id', '=', person.userId)
      .execute();
    await person.api('PUT /api/account/mail-preferences', {
      body: { dailySign: 'leo', reviewReminders: false },
    });
    expect((await privacy(person)).consents).toMatchObject([
      { purpose: 'daily prediction by mail', mail: 'daily', withdrawnAt: null },
      { purpose: 'terms', mail: null, withdrawnAt: null },
    ]);
    await person.api('POST /api/account/consents/{mail}/withdraw', { params: { mail: 'daily' } });
    expect((await privacy(person)).consents[0]?.withdrawnAt).not.toBeNull();
    expect(await person.api('GET /api/account/mail-preferences')).toMatchObject({ dailySign: null });
  });
});
