import { Agent, get as httpGet } from 'node:http';
import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { usualBounds } from './connection-bounds.ts';

const page = 'x'.repeat(115_000);
let app: FastifyInstance;
let port: number;
let rendered = 0;
let sockets: Socket[] = [];

/** Starts an app whose pages count how often they are rendered. */
async function start(bounds = usualBounds): Promise<void> {
  app = createApp({
    logLevel: 'silent',
    trustProxy: (address) => address === '127.0.0.1',
    clientOrigins: [],
    publicUrl: 'http://shop.test',
    bounds,
  });
  const render = async () => {
    rendered += 1;
    return page;
  };
  app.get('/products', render);
  app.get('/packed', async (_request, reply) =>
    reply.header('content-encoding', 'gzip').send(gzipSync(await render())),
  );
  app.get('/file', async (_request, reply) =>
    reply.type('text/csv').send(new Blob([await render()]).stream()),
  );
  app.get('/large', async () => 'x'.repeat(32_000_000));
  // No response ever comes.
  app.get('/held', () => new Promise(() => undefined));
  app.get('/same', async (_request, reply) => {
    await render();
    return reply.code(304).send();
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as { port: number }).port;
}

beforeEach(() => {
  rendered = 0;
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

/** Opens a connection that reads nothing until it is resumed. */
function openUnread(): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.push(socket);
  return socket;
}
const ended = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));
const get = (path: string, { method = 'GET', from = '203.0.113.1' } = {}) =>
  `${method} ${path} HTTP/1.1\r\nhost: shop\r\nx-forwarded-for: ${from}\r\n\r\n`;
const ask = (from: string, path = '/products') =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-for': from } });

test.each([
  ['pages', 'GET', '/products'],
  ['compressed pages', 'GET', '/packed'],
  ['downloads', 'GET', '/file'],
  ['headers alone', 'HEAD', '/products'],
  ['unchanged pages', 'GET', '/same'],
])(
  'a client that asks for a thousand %s at once and reads none costs ten of them, and its connection',
  async (_what, method, path) => {
    await start();
    const socket = openUnread();
    socket.write(get(path, { method }).repeat(1000));
    const end = ended(socket);
    const other = await ask('203.0.113.2');
    expect([other.status, (await other.text()).length]).toEqual([200, page.length]);
    socket.resume();
    await end;
    expect(rendered).toBeLessThanOrEqual(usualBounds.perConnection + 1);
  },
);

test('a client that asks again and again on one connection, each time after it has read, is served for ever', async () => {
  await start();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const connections = new Set<unknown>();
  for (let n = 0; n < 40; n += 1)
    await new Promise<void>((resolve, reject) =>
      httpGet({ port, host: '127.0.0.1', path: '/products', agent }, (response) => {
        connections.add(response.socket);
        response.resume().once('end', resolve);
      }).once('error', reject),
    );
  expect([rendered, connections.size]).toEqual([40, 1]);
  agent.destroy();
});

test('the first ten of a short pipeline are answered in order', async () => {
  await start();
  const socket = openUnread();
  let heard = '';
  socket.on('data', (data) => {
    heard += data;
  });
  socket.write(get('/same').repeat(9) + get('/nothing'));
  await expect.poll(() => heard).toContain('404 Not Found');
  expect(heard.split('304 Not Modified')).toHaveLength(10);
});

test('an address that leaves too much unread is refused on any connection, others are not, and it is served when it has gone', async () => {
  await start({ ...usualBounds, unreadBytes: 200_000 });
  // More than what the connections of an operating system hold.
  const unread = Array.from({ length: 3 }, openUnread);
  for (const socket of unread) socket.write(get('/large'));
  await expect.poll(async () => (await ask('203.0.113.1')).status).toBe(429);
  expect((await ask('203.0.113.1')).headers.get('retry-after')).toBe('2');
  expect((await ask('203.0.113.2')).status).toBe(200);
  for (const socket of unread) socket.destroy();
  await expect.poll(async () => (await ask('203.0.113.1')).status).toBe(200);
});

test('an address with too many responses under way is refused, and counts as nothing when its connections are closed', async () => {
  await start({ ...usualBounds, perAddress: 20 });
  const many = Array.from({ length: 3 }, openUnread);
  for (const socket of many) socket.write(get('/held').repeat(9));
  await expect.poll(async () => (await ask('203.0.113.1', '/same')).status).toBe(429);
  expect((await ask('203.0.113.2', '/same')).status).toBe(304);
  for (const socket of many) socket.destroy();
  await expect.poll(async () => (await ask('203.0.113.1', '/same')).status).toBe(304);
});
