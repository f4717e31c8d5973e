import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createConsultant, fund, openSocket, requestChat } from '../../testing/fixtures/chats.ts';
import { bodyFor } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { subjectsTo } from '../../testing/fixtures/emails.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { lockWaits } from '../../testing/lock-waits.ts';
import { holdAt } from '../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { openBrowser } from '../accounts/oauth/test-browser.ts';
import { copyOf, createHistory, privacy } from './test-history.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
});
afterAll(async () => {
  await expectInvariants(testShop);
  await testShop.close();
});

const password = 'a good password';
const ask = ({ api }: Person, word = password) =>
  api('POST /api/account/erasure', { body: { password: word } });
const week = 8 * 24 * 60;

/** Returns the tables that still contain these words. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(testShop.db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`
      select 1 from ${sql.table(name)} t where t::text ilike any(${words.map((word) => `%${word}%`)}) limit 1`.execute(
      testShop.db,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** Requests erasure, and lets the week pass. */
async function erased(person: Person): Promise<void> {
  await ask(person);
  testShop.clock.advance(week);
  await testShop.sweep();
}

describe('erasing an account', () => {
  test('after a week only what the law requires is left of the person, and they are logged out', async () => {
    const { person, marks } = await createHistory(testShop);
    await copyOf(testShop, person);
    await erased(person);
    await expect(privacy(person)).rejects.toMatchObject({ status: 401 });
    await expect(
      testShop.visitor('POST /api/auth/login', { body: { email: person.email, password } }),
    ).rejects.toMatchObject({ code: 'wrong_credentials' });
    const left = await tablesWith([...Object.values(marks), person.email, person.phone]);
    // Orders and invoices have the buyer and the address. Webhooks are the gateway's own texts about its payments.
    const lawful = ['orders', 'invoices', 'webhooks'];
    expect(left.filter((table) => !lawful.includes(table))).toEqual([]);
    expect(left).toContain('orders');
    const { reviews } = await testShop.visitor('GET /api/reviews/latest', {});
    expect(JSON.stringify(reviews)).not.toContain(marks.name);
    await expect.poll(() => subjectsTo(testShop, person.email)).toContain('Your account is deleted');
    const entries = await testShop.db
      .selectFrom('audit')
      .select(['action'])
      .where('entity_id', '=', person.userId)
      .where('entity', '=', 'user')
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['account.erase-asked', 'account.erase']);
    // The address and the number can be used again.
    await testShop.visitor('POST /api/auth/signup', {
      body: {
        firstName: 'Another',
        lastName: '',
        email: person.email,
        phone: person.phone,
        password,
        agreedToTerms: true,
      },
    });
  });

  test('requires the password, and tells the owner by e-mail', async () => {
    const person = await testShop.customer();
    await expect(ask(person, 'not the password')).rejects.toMatchObject({ code: 'wrong_password' });
    await expect(person.api('POST /api/account/erasure', { body: {} })).rejects.toMatchObject({
      code: 'wrong_password',
    });
    expect((await privacy(person)).erasure).toBeNull();
    await ask(person);
    await expect(ask(person)).rejects.toMatchObject({ code: 'erase_asked' });
    await expect.poll(() => subjectsTo(testShop, person.email)).toContain('Your account will be deleted');
  });

  test('a person who signed up through a provider proves it by a fresh sign-in', async () => {
    const { body } = await openBrowser(testShop).signIn({ email: 'leaving@provider.test' });
    const api = testShop.as(body.token);
    testShop.clock.advance(16);
    await expect(api('POST /api/account/erasure', { body: {} })).rejects.toMatchObject({
      code: 'sign_in_again',
    });
    const again = await openBrowser(testShop).signIn({ email: 'leaving@provider.test' });
    await testShop.as(again.body.token)('POST /api/account/erasure', { body: {} });
  });

  test('can be cancelled within the week, and then nothing happens', async () => {
    const person = await testShop.customer();
    await ask(person);
    testShop.clock.advance(6 * 24 * 60);
    // The session is six days old and still valid.
    await person.api('DELETE /api/account/erasure');
    await expect(person.api('DELETE /api/account/erasure')).rejects.toMatchObject({
      code: 'erase_not_asked',
    });
    testShop.clock.advance(12 * 60);
    await testShop.sweep();
    expect((await privacy(person)).erasure).toBeNull();
    await ask(person);
  });

  test('is refused with reasons while money, orders or chats are open, and for admins', async () => {
    const person = await testShop.customer();
    await fund(testShop, person, 120.5);
    const product = await createProduct(testShop, { name: 'Still on its way', price: 900, available: 3 });
    await person.api('POST /api/auth/place-order', {
      body: { ...bodyFor(product), paymentMethod: 'cod' } as never,
    });
    const pandit = await createConsultant(testShop);
    const socket = await openSocket(testShop, pandit.token);
    await requestChat(person, pandit);
    socket.close();
    const refused = await ask(person).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'erase_open' });
    expect((await privacy(person)).obstacles).toEqual([
      { code: 'orders', count: 1 },
      { code: 'wallet', amount: 120.5 },
      { code: 'chats', count: 1 },
    ]);
    const admin = await testShop.admin();
    await expect(ask(admin)).rejects.toMatchObject({ code: 'erase_admin' });
  });

  test('is postponed by what was opened during the week, and done when that has ended', async () => {
    const person = await testShop.customer();
    await ask(person);
    await fund(testShop, person, 10);
    testShop.clock.advance(week);
    await testShop.sweep();
    const request = () =>
      testShop.db
        .selectFrom('erasures')
        .select(['held_by', 'done_at'])
        .where('user_id', '=', person.userId)
        .executeTakeFirstOrThrow();
    expect(await request()).toMatchObject({ held_by: ['wallet'], done_at: null });
    await fund(testShop, person, -10);
    testShop.clock.advance(25 * 60);
    await testShop.sweep();
    expect((await request()).done_at).not.toBeNull();
  });

  test('an order that races with the erasure is not placed for nobody', async () => {
    const person = await testShop.customer();
    const product = await createProduct(testShop, { name: 'Ordered too late', price: 900, available: 3 });
    await ask(person);
    testShop.clock.advance(6.9 * 24 * 60);
    // A session from the last minute.
    const { token } = await testShop.visitor('POST /api/auth/login', {
      body: { email: person.email, password },
    });
    testShop.clock.advance(24 * 60);
    const held = holdAt('erasure.held');
    const sweeping = testShop.sweep();
    await held.reached;
    const placing = testShop
      .as(token)('POST /api/auth/place-order', {
        body: { ...bodyFor(product), paymentMethod: 'cod' } as never,
      })
      .catch((error: unknown) => error);
    // The order waits for the person's row, which the erasure has locked.
    await expect.poll(() => lockWaits(testShop.db)).toBeGreaterThan(0);
    held.release();
    await sweeping;
    expect(await placing).toMatchObject({ status: 401, code: 'session_ended' });
    const orders = await testShop.db
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', person.userId)
      .execute();
    expect(orders).toEqual([]);
  });

  test('an astrologer’s documents and bank account are erased too', async () => {
    const pandit = await createConsultant(testShop);
    await testShop.db
      .insertInto('bank_accounts')
      .values({
        user_id: pandit.userId,
        holder: 'Gopal Shastri',
        account: Buffer.from('sealed'),
        last_four: '1234',
        ifsc: 'SBIN0001234',
        bank: 'State Bank',
        changed_at: testShop.clock.now(),
      })
      .execute();
    await erased(pandit);
    expect(await tablesWith([pandit.email, pandit.phone])).toEqual([]);
    const { rows } = await sql`select 1 from bank_accounts where user_id = ${pandit.userId}`.execute(
      testShop.db,
    );
    expect(rows).toEqual([]);
  });
});
