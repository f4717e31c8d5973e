import { afterAll, beforeAll, expect, it } from 'vitest';
import { transact } from '../platform/database/database.ts';
import { chatStage } from '../testing/chat-setup.ts';
import { type ClientSocket, openSocket } from '../testing/chats.ts';
import { refusal } from '../testing/checkout.ts';
import { startTestShop, type TestShop } from '../testing/test-shop.ts';

/** The limits of sockets and messages per sender, and the allowed origins. */
const perPerson = 3;
const perAddress = 10;

let world: TestShop;
let stage: ReturnType<typeof chatStage>;
beforeAll(async () => {
  world = await startTestShop();
  stage = chatStage(world);
  const { userId: by } = await world.admin();
  await transact(world.db, (tx) =>
    world.shop.services.settings.set(tx, { key: 'sockets', value: { perPerson, perAddress }, by }),
  );
});
afterAll(() => world.close());

/** Opens sockets one by one until one is refused. Returns the open ones. */
async function openUntilRefused(token: string | null, most: number): Promise<ClientSocket[]> {
  const open: ClientSocket[] = [];
  for (let n = 0; n < most; n += 1) {
    const socket = await openSocket(world, token, { register: false }).catch(() => null);
    if (!socket) break;
    open.push(socket);
  }
  return open;
}
const closeAll = (sockets: ClientSocket[]) => sockets.forEach((socket) => void socket.close());

it('a person has a limited number of sockets, and closing one makes room', async () => {
  const { token } = await world.customer();
  const open = await openUntilRefused(token, perPerson + 2);
  expect(open).toHaveLength(perPerson);
  open.pop()?.close();
  await expect
    .poll(async () => {
      const again = await openUntilRefused(token, 1);
      open.push(...again);
      return again.length;
    })
    .toBe(1);
  closeAll(open);
});

it('visitors of one address are limited; people with a session behind it are not', async () => {
  const visitors = await openUntilRefused(null, perAddress + 5);
  expect(visitors).toHaveLength(perAddress);
  const people = await Promise.all(Array.from({ length: perAddress + 2 }, () => world.customer()));
  const theirs = await Promise.all(people.map(({ token }) => openSocket(world, token)));
  expect(theirs.every(({ connected }) => connected)).toBe(true);
  closeAll([...visitors, ...theirs]);
});

it('a visitor’s page that was refused connects by itself once it has the session cookie', async () => {
  const visitors = await openUntilRefused(null, perAddress + 5);
  const { token } = await world.customer();
  const handshake = (cookie?: string) =>
    fetch(`${world.base}/socket.io/?EIO=4&transport=polling`, {
      headers: { origin: world.base, ...(cookie && { cookie }) },
    }).then(({ status }) => status);
  expect(await handshake()).toBe(403);
  expect(await handshake(`navaratna_session=${token}`)).toBe(200);
  closeAll(visitors);
});

it('the origin must be ours or listed; the Host header proves nothing', async () => {
  const port = new URL(world.base).port;
  const handshake = (origin: string) =>
    fetch(`${world.base}/socket.io/?EIO=4&transport=polling`, { headers: { origin } }).then(
      ({ status }) => status,
    );
  // The sockets of the previous test may still be closing.
  await expect.poll(() => handshake(`http://127.0.0.1:${port}`)).toBe(200);
  await expect.poll(() => handshake(`http://localhost:${port}`)).toBe(200);
  expect(await handshake(`https://127.0.0.1:${port}`)).toBe(403);
  expect(await handshake('http://localhost:1')).toBe(403);
});

it('messages over HTTP have the rate limit of a socket: twenty at once', async () => {
  const { customer, astrologer, id, leave } = await stage.chatting(500, 15);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => refusal(stage.say(customer, id, `quick ${n}`))),
  );
  expect(new Set(answers)).toEqual(new Set(['accepted', 'chat_too_fast']));
  expect(answers.filter((one) => one === 'chat_too_fast').length).toBeGreaterThan(5);
  // The rate limit is per person.
  expect(await refusal(stage.say(astrologer, id, 'Namaste'))).toBe('accepted');
  leave();
});
