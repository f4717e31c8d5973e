import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSocket } from '../../../testing/fixtures/chats.ts';
import { startDatabaseProxy, type TcpProxy } from '../../../testing/tcp-proxy.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

// Two processes on one database. The LISTEN connection of the second is frozen: nothing arrives, and nothing is closed. It
// notices after five seconds at the earliest. So what it refuses before then, it refuses without a notification.
const patience = { timeout: 4000 };

let here: TestShop;
let there: TestShop;
let line: TcpProxy;
beforeAll(async () => {
  here = await startTestShop();
  line = await startDatabaseProxy(here.databaseUrl);
  there = await startTestShop({ databaseUrl: line.urlOf(here.databaseUrl) });
});
afterAll(async () => {
  await line.mend();
  await there.close();
  await here.close();
  await line.close();
});

const statusThere = async ({ token }: Person, path = '/api/auth/checking-auth'): Promise<number> =>
  (await fetch(there.base + path, { headers: { authorization: `Bearer ${token}` } })).status;

const change = (person: Person, values: object) =>
  here.db.updateTable('users').set(values).where('id', '=', person.userId).execute();

/** Freezes the second process's LISTEN connection once it has been found alive. */
async function deafen(): Promise<void> {
  await line.mend();
  let heard = 0;
  const stop = there.shop.platform.bus.subscribe('sessions', () => {
    heard += 1;
  });
  await expect
    .poll(async () => {
      await here.shop.platform.bus.send('sessions', 'nobody');
      return heard;
    })
    .toBeGreaterThan(0);
  stop();
  line.freeze(/navaratna joining/);
}

test.each([
  ['logs out', ({ api }: Person) => api('POST /api/auth/logout')],
  ['is blocked', (person: Person) => change(person, { blocked_at: new Date() })],
  ['is erased', (person: Person) => change(person, { deleted_at: new Date() })],
])(
  'a person who %s is refused by a process whose LISTEN connection is dead, and their socket there is closed',
  async (_, end) => {
    const person = await here.customer();
    const socket = await openSocket(there, person.token);
    expect(await statusThere(person)).toBe(200);
    await deafen();
    await end(person);
    await expect.poll(() => statusThere(person), patience).toBe(401);
    await expect.poll(() => socket.connected, patience).toBe(false);
    socket.close();
  },
);

test('a member of staff who is one no longer is refused there as well', async () => {
  const person = await here.admin('care');
  expect(await statusThere(person, '/api/admin/tickets')).toBe(200);
  await deafen();
  await change(person, { staff_roles: ['content'] });
  await expect.poll(() => statusThere(person, '/api/admin/tickets'), patience).toBe(403);
  await change(person, { role: 'user', staff_roles: [] });
  await expect
    .poll(async () => {
      const response = await there.as(person.token)('GET /api/auth/checking-auth');
      return response.role;
    }, patience)
    .toBe('user');
});
