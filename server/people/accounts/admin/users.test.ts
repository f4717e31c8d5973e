import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createConsultant, fund, openSocket, requestChat } from '../../../testing/fixtures/chats.ts';
import { bodyFor, refusal } from '../../../testing/fixtures/checkout.ts';
import { createProduct } from '../../../testing/fixtures/create-product.ts';
import { holdAt, meetAt } from '../../../testing/rendezvous.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
/** Another process of the same shop. */
let second: TestShop;
let admin: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  second = await startTestShop({ databaseUrl: testShop.databaseUrl });
  admin = await testShop.admin();
});
afterAll(async () => {
  await second.close();
  await testShop.close();
});

const reason = 'Chargebacks on three orders';
const file = (id: string, by = admin) => by.api('GET /api/auth/admin/users/{id}', { params: { id } });
const block = (id: string, by = admin) =>
  by.api('POST /api/auth/admin/users/{id}/block', { params: { id }, body: { reason } });
const unblock = (id: string, by = admin) =>
  by.api('POST /api/auth/admin/users/{id}/unblock', { params: { id }, body: { reason: 'Settled' } });
const logIn = (who: Person, at = testShop) =>
  at.visitor('POST /api/auth/login', { body: { email: who.email, password: 'a good password' } });
const list = (query: Parameters<typeof listOf>[0]) => listOf(query);
const listOf = (query: {
  q?: string;
  role?: 'user' | 'astrologer' | 'admin';
  state?: 'open' | 'blocked' | 'closed';
  after?: string;
}) => admin.api('GET /api/auth/admin/users', { query });
const setRole = (
  id: string,
  { role, was, by = admin }: { role: 'user' | 'astrologer' | 'admin'; was: 'user' | 'admin'; by?: Person },
) =>
  by.api('PUT /api/auth/admin/users/{id}/role', {
    params: { id },
    body: {
      role,
      was,
      staffRoles: role === 'admin' ? ['owner'] : [],
      wasStaffRoles: was === 'admin' ? ['owner'] : [],
      reason: 'New duties',
    },
  });
const actionsAbout = async (id: string) => (await file(id)).changes.map(({ action }) => action);

describe('finding people', () => {
  test('by any part of the name, the e-mail or the phone, however it is written', async () => {
    const target = await testShop.customer();
    await target.api('PUT /api/auth/profile', {
      body: { firstName: 'Śakuntalā', lastName: 'D’Souza_100%', phone: target.phone },
    });
    const number = target.phone;
    for (const q of [
      'sakuntala',
      'ŚAKUN',
      'souza_100%',
      target.email.slice(2),
      number,
      `+91 ${number.slice(0, 5)} ${number.slice(5)}`,
      number.slice(3),
    ])
      expect(
        (await list({ q })).users.map(({ _id }) => _id),
        q,
      ).toContain(target.userId);
    // Wildcard characters match literally.
    expect((await list({ q: 'souza%100' })).total).toBe(0);
    expect((await list({ q: 'souzax100' })).total).toBe(0);
  });

  test('by role and state, newest first, thirty a page', async () => {
    const blocked = await testShop.customer();
    await block(blocked.userId);
    expect((await list({ state: 'blocked' })).users.map(({ _id }) => _id)).toContain(blocked.userId);
    expect((await list({ state: 'open' })).users.map(({ _id }) => _id)).not.toContain(blocked.userId);
    expect((await list({ role: 'admin' })).users.map(({ _id }) => _id)).toEqual([admin.userId]);
    const { users, total, pages } = await list({});
    expect(users.length).toBe(Math.min(total, 30));
    expect(users.map(({ createdAt }) => createdAt)).toEqual(
      users
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .reverse(),
    );
    const more = pages.next === null ? [] : (await list({ after: pages.next })).users;
    expect(more.length).toBe(Math.min(Math.max(total - 30, 0), 30));
  });
});

test('the admin view of a person has orders, money, devices, chats and audit entries', async () => {
  const buyer = await testShop.customer();
  const product = await createProduct(testShop, { name: 'On file', price: 900, available: 5 });
  const { order } = await buyer.api('POST /api/auth/place-order', {
    body: { ...bodyFor(product), paymentMethod: 'cod' },
  });
  await admin.api('PUT /api/auth/admin/orders/{id}', {
    params: { id: order._id },
    body: { paymentStatus: 'Paid' },
  });
  await fund(testShop, buyer, 250);
  const pandit = await createConsultant(testShop);
  const socket = await openSocket(testShop, pandit.token);
  const chat = await requestChat(buyer, pandit);
  socket.close();
  const shown = await file(buyer.userId);
  expect(shown.person).toMatchObject({ email: buyer.email, role: 'user', orders: 1, hasPractice: false });
  expect(shown.orders).toMatchObject({ count: 1, paid: 900, latest: [{ _id: order._id, total: 900 }] });
  expect(shown.wallet).toMatchObject({ balance: 250, movements: [{ amount: 250, direction: 'credit' }] });
  expect(shown.sessions).toHaveLength(1);
  expect(shown.chats.latest).toMatchObject([{ _id: chat, with: { _id: pandit.userId } }]);
  expect((await file(pandit.userId)).person).toMatchObject({ role: 'astrologer', hasPractice: true });
  expect(JSON.stringify(shown)).not.toContain('password');
  expect(await refusal(file('nobody'))).toBe('person_not_found');
});

describe('blocking', () => {
  test('ends every session on every process before the response, and gives the reason at the next login', async () => {
    const person = await testShop.customer();
    const elsewhere = second.as((await logIn(person, second)).token);
    await person.api('GET /api/auth/profile');
    await elsewhere('GET /api/auth/profile');
    await block(person.userId);
    expect(await refusal(person.api('GET /api/auth/profile'))).not.toBe('accepted');
    expect(await refusal(elsewhere('GET /api/auth/profile'))).not.toBe('accepted');
    for (const at of [testShop, second])
      await expect(logIn(person, at)).rejects.toThrow('This account is blocked. Please contact us.');
    const { person: shown, sessions } = await file(person.userId);
    expect(shown).toMatchObject({ blocked: true, blockedBecause: reason });
    expect(sessions).toEqual([]);
  });

  test('closes open sockets', async () => {
    const person = await testShop.customer();
    const socket = await openSocket(second, person.token);
    const gone = once(socket as never, 'disconnect');
    await block(person.userId);
    await gone;
  });

  test('a login that had checked its password just before opens no session', async () => {
    const person = await testShop.customer();
    const held = holdAt('login.proved');
    const late = refusal(logIn(person));
    await held.reached;
    await block(person.userId);
    held.release();
    expect(await late).toBe('account_blocked');
  });

  test('can be undone, and both are recorded with their reasons', async () => {
    const person = await testShop.customer();
    await block(person.userId);
    await block(person.userId);
    await unblock(person.userId);
    await unblock(person.userId);
    await logIn(person);
    const { changes } = await file(person.userId);
    expect(changes).toMatchObject([
      { action: 'user.unblock', after: { blocked: false, reason: 'Settled' }, actor: { _id: admin.userId } },
      { action: 'user.block', before: { blocked: false }, after: { blocked: true, reason } },
    ]);
  });

  test('a blocked astrologer gets no chats', async () => {
    const [pandit, buyer] = [await createConsultant(testShop), await testShop.customer()];
    const socket = await openSocket(testShop, pandit.token);
    const listed = async () =>
      (await buyer.api('GET /api/astrologers/list', { query: {} })).some(({ _id }) => _id === pandit.userId);
    expect(await listed()).toBe(true);
    await block(pandit.userId);
    expect(await listed()).toBe(false);
    await fund(testShop, buyer, 100);
    expect(await refusal(requestChat(buyer, pandit))).not.toBe('accepted');
    socket.close();
  });

  test('needs a reason, and another person', async () => {
    const { userId } = await testShop.customer();
    const silent = admin.api('POST /api/auth/admin/users/{id}/block', {
      params: { id: userId },
      body: { reason: '  ' },
    });
    await expect(silent).rejects.toThrow('Please write a reason.');
    expect(await refusal(block(admin.userId))).toBe('not_yourself');
    expect(await refusal(unblock(admin.userId))).toBe('not_yourself');
    expect(await refusal(block('nobody'))).toBe('person_not_found');
    expect(await actionsAbout(userId)).toEqual([]);
  });
});

describe('roles', () => {
  test('is never changed by oneself, and not by an admin who saw another role', async () => {
    expect(await refusal(setRole(admin.userId, { role: 'user', was: 'admin' }))).toBe('not_yourself');
    const { userId } = await testShop.customer();
    expect(await refusal(setRole(userId, { role: 'admin', was: 'admin' }))).toBe('role_changed');
    expect(await refusal(setRole(userId, { role: 'astrologer', was: 'user' }))).toBe('no_practice');
    expect(await actionsAbout(userId)).toEqual([]);
  });

  test('of two admins who demote each other at once, one stays', async () => {
    const rival = await testShop.admin();
    meetAt('person.before', 2);
    const ends = await Promise.all([
      refusal(setRole(rival.userId, { role: 'user', was: 'admin' })),
      refusal(setRole(admin.userId, { role: 'user', was: 'admin', by: rival })),
    ]);
    expect(ends.toSorted()).toEqual(['accepted', 'not_allowed']);
    const left = await testShop.db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
    expect(left).toHaveLength(1);
    // The next tests need whichever admin is left.
    admin = ends[0] === 'accepted' ? admin : rival;
  });
});
