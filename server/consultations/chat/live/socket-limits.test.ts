import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { transact } from '../../../platform/database/database.ts';
import { chatStage } from '../../../testing/fixtures/chat-setup.ts';
import { type ClientSocket, openSocket } from '../../../testing/fixtures/chats.ts';
import { refusal } from '../../../testing/fixtures/checkout.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { chatChannel } from './publish.ts';

/** The limits of sockets and messages per sender, and the allowed origins. */
const perPerson = 3;
const perAddress = 10;

let testShop: TestShop;
let stage: ReturnType<typeof chatStage>;
beforeAll(async () => {
  testShop = await startTestShop();
  stage = chatStage(testShop);
  const { userId: by } = await testShop.admin();
  await transact(testShop.db, (tx) =>
    testShop.shop.services.settings.set(tx, { key: 'sockets', value: { perPerson, perAddress }, by }),
  );
});
afterAll(() => testShop.close());

/** Opens sockets one by one until one is refused. Returns the open ones. */
async function openUntilRefused(token: string | null, most: number): Promise<ClientSocket[]> {
  const open: ClientSocket[] = [];
  for (let n = 0; n < most; n += 1) {
    const socket = await openSocket(testShop, token, { register: false }).catch(() => null);
    if (!socket) break;
    open.push(socket);
  }
  return open;
}
/** Closes sockets. Waits until the shop counts none: those of the next test have the same address. */
async function closeAll(sockets: ClientSocket[]): Promise<void> {
  for (const socket of sockets) socket.close();
  await expect.poll(() => testShop.shop.services.sockets.count()).toBe(0);
}
/** Begins a socket over polling and closes it again. Returns the status of the response. */
async function handshake(headers: Record<string, string>): Promise<number> {
  const address = `${testShop.base}/socket.io/?EIO=4&transport=polling`;
  const response = await fetch(address, { headers });
  const id = /"sid":"([\w-]+)"/.exec(await response.text())?.[1];
  // engine.io's packet of a close.
  if (id) await fetch(`${address}&sid=${id}`, { method: 'POST', headers, body: '1' });
  return response.status;
}

it('a person has a limited number of sockets, and closing one makes room', async () => {
  const { token } = await testShop.customer();
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
  await closeAll(open);
});

it('visitors of one address are limited; people with a session behind it are not', async () => {
  const visitors = await openUntilRefused(null, perAddress + 5);
  expect(visitors).toHaveLength(perAddress);
  const people = await Promise.all(Array.from({ length: perAddress + 2 }, () => testShop.customer()));
  // One after another: a socket counts for its address until its session is known.
  const theirs: ClientSocket[] = [];
  for (const { token } of people) theirs.push(await openSocket(testShop, token));
  expect(theirs.every(({ connected }) => connected)).toBe(true);
  await closeAll([...visitors, ...theirs]);
});

/** Opens a raw websocket, which names no session. Returns null if the shop refuses it. */
async function openOneRaw(headers: Record<string, string>): Promise<Socket | null> {
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  };
  const asked = request(`${testShop.base}/socket.io/?EIO=4&transport=websocket`, {
    headers: { ...headers, ...upgrade },
  }).end();
  const answered = await Promise.race([
    once(asked, 'upgrade').then(([, socket]) => socket as Socket),
    once(asked, 'response').then(() => null),
  ]);
  answered?.on('error', () => undefined);
  return answered;
}

/** Opens raw websockets at once. Returns how to close those that the shop admitted. */
async function openRaw(headers: Record<string, string>, n: number): Promise<() => void> {
  const open = await Promise.all(Array.from({ length: n }, () => openOneRaw(headers)));
  return () => {
    for (const socket of open) socket?.destroy();
  };
}

it('raw websockets count from the handshake on, of a person and of an address, also many at once', async () => {
  const { token } = await testShop.customer();
  const count = () => testShop.shop.services.sockets.count();
  const cookie = `navaratna_session=${token}`;
  for (const [headers, most] of [
    [{ origin: testShop.base, cookie }, perPerson],
    [{}, perAddress],
  ] as const) {
    const close = await openRaw(headers, most + 20);
    await expect.poll(count).toBe(most);
    const more = await openRaw(headers, 5);
    await expect.poll(count).toBe(most);
    close();
    more();
    await expect.poll(count).toBe(0);
  }
  // The room is free again.
  await closeAll(await openUntilRefused(token, perPerson));
});

it('a connection has one socket: one that asks for hundreds at once is closed', async () => {
  const { token } = await testShop.customer();
  const senders: Record<string, string>[] = [{ cookie: `navaratna_session=${token}` }, {}];
  for (const headers of senders) {
    const socket = await openOneRaw(headers);
    if (!socket) throw new Error('the socket was refused');
    let answers = '';
    socket.on('data', (bytes: Buffer) => {
      answers += bytes.toString('latin1');
    });
    // Frames of the text '40', which asks for a socket.
    socket.write(Buffer.alloc(8 * 400, Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0x34, 0x30])));
    // The frame that closes the connection.
    await expect.poll(() => answers).toContain('\x88');
    socket.destroy();
    expect(answers.match(/40\{"sid"/g)?.length ?? 0).toBeLessThan(2);
    await expect.poll(() => testShop.shop.services.sockets.count()).toBe(0);
  }
});

it('a visitor’s page that was refused connects by itself once it has the session cookie', async () => {
  const visitors = await openUntilRefused(null, perAddress + 5);
  const { token } = await testShop.customer();
  const origin = testShop.base;
  expect(await handshake({ origin })).toBe(403);
  expect(await handshake({ origin, cookie: `navaratna_session=${token}` })).toBe(200);
  await closeAll(visitors);
});

it('the origin must be ours or listed; the Host header proves nothing', async () => {
  const port = new URL(testShop.base).port;
  const from = (origin: string) => handshake({ origin });
  expect(await from(`http://127.0.0.1:${port}`)).toBe(200);
  expect(await from(`http://localhost:${port}`)).toBe(200);
  expect(await from(`https://127.0.0.1:${port}`)).toBe(403);
  expect(await from('http://localhost:1')).toBe(403);
});

it('messages over HTTP have the rate limit of a socket: twenty at once', async () => {
  const { customer, astrologer, id, leave } = await stage.chatting(500, 15);
  // While this clock stands, no message becomes free, however long the forty take.
  const stopped = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => refusal(stage.say(customer, id, `quick ${n}`))),
  ).finally(() => stopped.mockRestore());
  expect(new Set(answers)).toEqual(new Set(['accepted', 'chat_too_fast']));
  expect(answers.filter((one) => one === 'chat_too_fast')).toHaveLength(20);
  // The rate limit is per person.
  expect(await refusal(stage.say(astrologer, id, 'Namaste'))).toBe('accepted');
  leave();
});

/** Opens a connection that reads nothing until it is resumed. */
function openUnread(request: string): Socket {
  const socket = connect(Number(new URL(testShop.base).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(request);
  return socket;
}
const polling = 'GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nhost: shop\r\n\r\n';
const upgrade = [
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
  'host: shop',
  'connection: upgrade',
  'upgrade: websocket',
  'sec-websocket-version: 13',
  'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
  '\r\n',
].join('\r\n');
/** Returns a frame of a client that is masked with zeros: a text (1), or a ping (9). */
function frame(opcode: 1 | 9, text: string): Buffer {
  const { length } = text;
  const size = length < 126 ? [0x80 + length] : [0x80 + 126, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([0x80 + opcode, ...size, 0, 0, 0, 0]), Buffer.from(text)]);
}
const ended = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

it('a socket that stays alive but reads nothing is closed, whatever waits for it', async () => {
  await closeAll([]);
  const { shop } = testShop;
  const { token, userId } = await testShop.customer();
  const deaf = openUnread(upgrade);
  deaf.write(frame(1, `40${JSON.stringify({ token })}`));
  await expect.poll(() => shop.services.sockets.count()).toBe(1);
  const event = JSON.stringify({ to: [userId], event: 'missed', data: 'x'.repeat(7000) });
  for (let sent = 0; sent < 3000; sent += 1) await shop.platform.bus.send(chatChannel, event);
  await expect.poll(() => shop.services.sockets.count()).toBe(0);
  deaf.destroy();

  // The protocol answers each ping by itself.
  const pinging = openUnread(upgrade);
  const end = ended(pinging);
  await expect.poll(() => shop.services.sockets.count()).toBe(1);
  const pings = Buffer.concat(Array.from({ length: 500 }, () => frame(9, 'p'.repeat(125))));
  const timer = setInterval(() => pinging.writable && pinging.write(pings), 1);
  await expect.poll(() => shop.services.sockets.count()).toBe(0);
  clearInterval(timer);
  pinging.resume();
  await end;
});

it('a thousand handshakes at once on one connection open no more than ten sockets, and end it', async () => {
  await closeAll([]);
  const socket = openUnread(polling.repeat(1000));
  const end = ended(socket);
  socket.resume();
  await end;
  expect(testShop.shop.services.sockets.count()).toBeLessThanOrEqual(10);
});
