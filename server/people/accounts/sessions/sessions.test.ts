import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from '../../../platform/database/account.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';

// No SESSION_SECRET: the shop stores its own, as with `npm start`.
const env = { SESSION_SECRET: '' };
let here: TestShop;
let there: TestShop;

beforeAll(async () => {
  here = await startTestShop({ env });
  there = await startTestShop({ env, databaseUrl: here.databaseUrl });
  // A session is cached for half a second of the shop's clock. While the clock is stopped, only a notification drops it.
  here.clock.stop();
  there.clock.stop();
});
afterAll(async () => {
  await there.close();
  await here.close();
});

let people = 0;
async function member() {
  people += 1;
  const body = {
    firstName: 'Asha',
    email: `asha${people}@example.in`,
    phone: String(9_000_000_000 + people),
    password: 'lamp-and-river-42',
    agreedToTerms: true as const,
  };
  return here.visitor('POST /api/auth/signup', { body });
}
const statusAt = async (testShop: TestShop, token: string, headers: object = {}): Promise<number> => {
  const response = await fetch(`${testShop.base}/api/auth/checking-auth`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  return response.status;
};
test('processes of one database share the secret, and it survives a restart', async () => {
  const { token } = await member();
  expect(await statusAt(there, token)).toBe(200);
  const restarted = await startTestShop({ env, databaseUrl: here.databaseUrl });
  expect(await statusAt(restarted, token)).toBe(200);
  await restarted.close();
});

test('a logout takes effect here before its response, and on another process within moments', async () => {
  const { token } = await member();
  expect(await statusAt(there, token)).toBe(200);
  expect(await statusAt(here, token)).toBe(200);
  await here.as(token)('POST /api/auth/logout');
  expect(await statusAt(here, token)).toBe(401);
  await expect.poll(() => statusAt(there, token)).toBe(401);
});

test('a logout ends one session, not the others', async () => {
  const { token, user } = await member();
  const other = await here.visitor('POST /api/auth/login', {
    body: { email: user.email, password: 'lamp-and-river-42' },
  });
  await here.as(token)('POST /api/auth/logout');
  expect(await statusAt(here, other.token)).toBe(200);
});

test.each([
  ['blocked', { blocked_at: new Date() }],
  ['gone', { deleted_at: new Date() }],
])('a person who is %s is refused at once everywhere', async (_, change) => {
  const { token, userId } = await member();
  expect(await statusAt(here, token)).toBe(200);
  expect(await statusAt(there, token)).toBe(200);
  await here.db.updateTable('users').set(change).where('id', '=', userId).execute();
  await expect.poll(() => Promise.all([statusAt(here, token), statusAt(there, token)])).toEqual([401, 401]);
});

test('a role comes from the database, not from the token', async () => {
  const { token, userId } = await member();
  expect(await there.as(token)('GET /api/auth/checking-auth')).toMatchObject({ role: 'user' });
  await here.db.updateTable('users').set({ role: 'admin' }).where('id', '=', userId).execute();
  await expect.poll(() => there.as(token)('GET /api/auth/checking-auth')).toMatchObject({ role: 'admin' });
});

test('a session ends after seven days', async () => {
  const { token } = await member();
  here.clock.advance(7 * 24 * 60 - 1);
  expect(await statusAt(here, token)).toBe(200);
  here.clock.advance(2);
  expect(await statusAt(here, token)).toBe(401);
  here.clock.advance(-(7 * 24 * 60 + 1));
});

test('a token that was forged, changed or signed otherwise opens nothing', async () => {
  const { token } = await member();
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = (secret: string, alg = 'HS256', more: object = {}) =>
    new SignJWT({ ...claims, ...more }).setProtectedHeader({ alg }).sign(Buffer.from(secret));
  const { value: secret } = await here.db.selectFrom('secrets').select('value').executeTakeFirstOrThrow();
  const victim = await member();
  const forged = [
    `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.${signature}`,
    `${header}.${encode({ ...claims, id: victim.userId })}.${signature}`,
    await signed('another secret, just as long as the right one'),
    await signed(secret, 'HS512'),
    await signed(secret, 'HS256', { exp: undefined }),
    await signed(secret, 'HS256', { exp: Math.floor(Date.now() / 1000) - 1 }),
    await signed(secret, 'HS256', { sid: '0000000000000000' }),
    // Correctly signed, but for another person's session: the row's owner counts.
    await signed(secret, 'HS256', { id: victim.userId }),
    'x.y.z',
    'x'.repeat(5000),
  ];
  expect(await Promise.all(forged.map((one) => statusAt(here, one)))).toEqual(forged.map(() => 401));
  expect(await statusAt(here, token)).toBe(200);
});

test('a lost LISTEN connection clears the cache', async () => {
  const { token, userId } = await member();
  expect(await statusAt(there, token)).toBe(200);
  // Changed without a notification, as if it had been lost with the connection.
  await withClient(here.ownerUrl, async (owner) => {
    await owner.query('alter table users disable trigger users_sessions_told');
    await owner.query('update users set blocked_at = now() where id = $1', [userId]);
    await owner.query('alter table users enable trigger users_sessions_told');
  });
  await here.shop.platform.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'navaratna listen' and datname = current_database()",
  );
  await expect.poll(() => statusAt(there, token)).toBe(401);
});

test('an admin who does nothing for half an hour is logged out, where the shop is strict', async () => {
  const { token, userId } = await member();
  await here.db
    .updateTable('users')
    .set({ role: 'admin', staff_roles: ['owner'] })
    .where('id', '=', userId)
    .execute();
  await expect.poll(() => statusAt(here, token)).toBe(200);
  here.clock.advance(31);
  expect(await statusAt(here, token)).toBe(200);
  await here.as(token)('PUT /api/admin/settings/{key}', {
    params: { key: 'staff' },
    body: { value: { freshProof: true, idleMinutes: 30 }, version: 0 },
  });
  for (let n = 0; n < 3; n += 1) {
    here.clock.advance(20);
    expect(await statusAt(here, token)).toBe(200);
  }
  // A page that is left open asks every minute by itself.
  for (let n = 0; n < 30; n += 1) {
    expect(await statusAt(here, token, { 'x-background': '1' })).toBe(200);
    here.clock.advance(1);
  }
  here.clock.advance(1);
  expect(await statusAt(here, token, { 'x-background': '1' })).toBe(401);
});
