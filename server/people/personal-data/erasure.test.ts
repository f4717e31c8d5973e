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

let world: TestShop;
beforeAll(async () => {
  world = await startTestShop();
});
afterAll(async () => {
  await expectInvariants(world);
  await world.close();
});

const password = 'a good password';
const ask = ({ api }: Person, word = password) =>
  api('POST /api/account/erasure', { body: { password: word } });
const week = 8 * 24 * 60;

/** Returns the tables that still contain these words. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(world.db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`
      select 1 from ${sql.table(name)} t where t::text ilike any(${words.map((word) => `%${word}%`)}) limit 1`.execute(
      world.db,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** Requests erasure, and lets the week pass. */
async function erased(person: Person): Promise<void> {
  await ask(person);
  world.clock.advance(week);
  await world.sweep();
}

describe('erasing an account', () => {
  test('after a week only what the law requires is left of the person, and they are logged out', async () => {
    const { person, marks } = await createHistory(world);
    await copyOf(world, person);
    await erased(person);
    await expect(privacy(person)).rejects.toMatchObject({ status: 401 });
    await expect(
      world.visitor('POST /api/auth/login', { body: { email: person.email, password } }),
    ).rejects.toMatchObject({ code: 'wrong_credentials' });
    const left = await tablesWith([...Object.values(marks), person.email, person.phone]);
    // Orders and invoices have the buyer and the address. Webhooks are the gateway's own texts about its payments.
    const lawful = ['orders', 'invoices', 'webhooks'];
    expect(left.filter((table) => !lawful.includes(table))).toEqual([]);
    expect(left).toContain('orders');
    const { reviews } = await world.visitor('GET /api/reviews/latest', {});
    expect(JSON.stringify(reviews)).not.toContain(marks.name);
    await expect.poll(() => subjectsTo(world, person.email)).toContain('Your account is deleted');
    const entries = await world.db
      .selectFrom('audit')
      .select(['action'])
      .where('entity_id', '=', person.userId)
      .where('entity', '=', 'user')
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['account.erase-asked', 'account.erase']);
    // The address and the number can be used again.
    await world.visitor('POST /api/auth/signup', {
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
    const person = await world.customer();
    await expect(ask(person, 'not the password')).rejects.toMatchObject({ code: 'wrong_password' });
    await expect(person.api('POST /api/account/erasure', { body: {} })).rejects.toMatchObject({
      code: 'wrong_password',
    });
    expect((await privacy(person)).erasure).toBeNull();
    await ask(person);
    await expect(ask(person)).rejects.toMatchObject({ code: 'erase_asked' });
    await expect.poll(() => subjectsTo(world, person.email)).toContain('Your account will be deleted');
  });

  test('a person who signed up through a provider proves it by a fresh sign-in', async () => {
    const { body } = await openBrowser(world).signIn({ email: 'leaving@provider.test' });
    const api = world.as(body.token);
    world.clock.advance(16);
    await expect(api('POST /api/account/erasure', { body: {} })).rejects.toMatchObject({
      code: 'sign_in_again',
    });
    const again = await openBrowser(world).signIn({ email: 'leaving@provider.test' });
    await world.as(again.body.token)('POST /api/account/erasure', { body: {} });
  });

  test('can be cancelled within the week, and then nothing happens', async () => {
    const person = await world.customer();
    await ask(person);
    world.clock.advance(6 * 24 * 60);
    // The session is six days old and still valid.
    await person.api('DELETE /api/account/erasure');
    await expect(person.api('DELETE /api/account/erasure')).rejects.toMatchObject({
      code: 'erase_not_asked',
    });
    world.clock.advance(12 * 60);
    await world.sweep();
    expect((await privacy(person)).erasure).toBeNull();
    await ask(person);
  });

  test('is refused with reasons while money, orders or chats are open, and for admins', async () => {
    const person = await world.customer();
    await fund(world, person, 120.5);
    const product = await createProduct(world, { name: 'Still on its way', price: 900, available: 3 });
    await person.api('POST /api/auth/place-order', {
      body: { ...bodyFor(product), paymentMethod: 'cod' } as never,
    });
    const pandit = await createConsultant(world);
    const socket = await openSocket(world, pandit.token);
    await requestChat(person, pandit);
    socket.close();
    const refused = await ask(person).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'erase_open' });
    expect((await privacy(person)).obstacles).toEqual([
      { code: 'orders', count: 1 },
      { code: 'wallet', amount: 120.5 },
      { code: 'chats', count: 1 },
    ]);
    const admin = await world.admin();
    await expect(ask(admin)).rejects.toMatchObject({ code: 'erase_admin' });
  });

  test('is postponed by what was opened during the week, and done when that has ended', async () => {
    const person = await world.customer();
    await ask(person);
    await fund(world, person, 10);
    world.clock.advance(week);
    await world.sweep();
    const request = () =>
      world.db
        .selectFrom('erasures')
        .select(['held_by', 'done_at'])
        .where('user_id', '=', person.userId)
        .executeTakeFirstOrThrow();
    expect(await request()).toMatchObject({ held_by: ['wallet'], done_at: null });
    await fund(world, person, -10);
    world.clock.advance(25 * 60);
    await world.sweep();
    expect((await request()).done_at).not.toBeNull();
  });

  test('an order that races with the erasure is not placed for nobody', async () => {
    const person = await world.customer();
    const product = await createProduct(world, { name: 'Ordered too late', price: 900, available: 3 });
    await ask(person);
    world.clock.advance(6.9 * 24 * 60);
    // A session from the last minute.
    const { token } = await world.visitor('POST /api/auth/login', {
      body: { email: person.email, password },
    });
    world.clock.advance(24 * 60);
    const held = holdAt('erasure.held');
    const sweeping = world.sweep();
    await held.reached;
    const placing = world
      .as(token)('POST /api/auth/place-order', {
        body: { ...bodyFor(product), paymentMethod: 'cod' } as never,
      })
      .catch((error: unknown) => error);
    // The order waits for the person's row, which the erasure has locked.
    await expect.poll(() => lockWaits(world.db)).toBeGreaterThan(0);
    held.release();
    await sweeping;
    expect(await placing).toMatchObject({ status: 401, code: 'session_ended' });
    const orders = await world.db
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', person.userId)
      .execute();
    expect(orders).toEqual([]);
  });

  test('an astrologer’s documents and bank account are erased too', async () => {
    const pandit = await createConsultant(world);
    await world.db
      .insertInto('bank_accounts')
      .values({
        user_id: pandit.userId,
        holder: 'Gopal Shastri',
        account: Buffer.from('sealed'),
        last_four: '1234',
        ifsc: 'SBIN0001234',
        bank: 'State Bank',
        changed_at: world.clock.now(),
      })
      .execute();
    await erased(pandit);
    expect(await tablesWith([pandit.email, pandit.phone])).toEqual([]);
    const { rows } = await sql`select 1 from bank_accounts where user_id = ${pandit.userId}`.execute(
      world.db,
    );
    expect(rows).toEqual([]);
  });
});
