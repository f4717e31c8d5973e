import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { usualPatience } from './slow-senders.ts';

// A hundredth of the usual, so that the test need not wait. The rate is far from those of the senders below, so that
// neither is near it when the machine is busy.
const patience = {
  headMs: 400,
  bodyMs: 500,
  bytesPerSecond: 1024,
  wholeMs: 20_000,
  silentMs: 4000,
  lookMs: 50,
};
let app: FastifyInstance;
let port: number;
let sockets: Server;

beforeAll(async () => {
  app = createApp({
    logLevel: 'silent',
    trustProxy: () => false,
    clientOrigins: [],
    publicUrl: 'http://shop.test',
    patience,
  });
  app.post('/take', { bodyLimit: 1_000_000 }, async ({ body }) => ({ letters: JSON.stringify(body).length }));
  app.get('/slow-answer', async () => {
    await wait(1500);
    return { done: true };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  sockets = new Server(app.server, { pingInterval: 300 });
  port = (app.server.address() as { port: number }).port;
});
afterAll(async () => {
  await sockets.close();
  await app.close();
});

/**
 * Sends text over a new connection. Resolves when the shop has closed it, with the response and the duration.
 */
function speak(words: string, { more, everyMs = 30 }: { more?: string; everyMs?: number } = {}) {
  const began = performance.now();
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (data) => {
    heard += data;
  });
  socket.on('error', () => undefined);
  if (words) socket.write(words);
  const timer = more ? setInterval(() => socket.writable && socket.write(more), everyMs) : undefined;
  return {
    heard: () => heard,
    socket,
    ended: new Promise<{ heard: string; ms: number }>((resolve) =>
      socket.once('close', () => {
        clearInterval(timer);
        resolve({ heard, ms: performance.now() - began });
      }),
    ),
  };
}
const head = (length: number) =>
  `POST /take HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

test('sixty slow bodies, slow heads and silent connections are closed, and other requests are served meanwhile', async () => {
  const slow = [
    ...Array.from({ length: 60 }, () => speak(`${head(5000)}{`, { more: ' ' })),
    ...Array.from({ length: 10 }, () => speak('POST /take HTTP/1.1\r\nhost: x\r\n', { more: 'a: b\r\n' })),
    ...Array.from({ length: 10 }, () => speak('')),
  ];
  const answer = await fetch(`http://127.0.0.1:${port}/take`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(200);
  const ends = await Promise.all(slow.map(({ ended }) => ended));
  for (const { ms } of ends) expect(ms).toBeLessThan(patience.bodyMs * 6);
  for (const { heard } of ends.slice(0, 60)) expect(heard).toContain('HTTP/1.1 408');
});

test('a steady upload over a slow network is accepted, although it takes longer than the limit for slow bodies', async () => {
  const body = JSON.stringify('x'.repeat(40_000));
  const began = performance.now();
  const line = speak(head(body.length));
  for (let at = 0; at < body.length; at += 2000) {
    line.socket.write(body.slice(at, at + 2000));
    await wait(60);
  }
  await expect.poll(line.heard).toContain('{"letters":40002}');
  expect(performance.now() - began).toBeGreaterThan(patience.bodyMs * 2);
  line.socket.destroy();
});

test('a slow response and sockets of either transport are not cut', async () => {
  const answer = fetch(`http://127.0.0.1:${port}/slow-answer`);
  const open: Socket[] = ['websocket', 'polling'].map((transport) =>
    io(`http://127.0.0.1:${port}`, { transports: [transport], forceNew: true, reconnection: false }),
  );
  await Promise.all(open.map((socket) => new Promise<void>((resolve) => socket.once('connect', resolve))));
  expect((await answer).status).toBe(200);
  expect(open.map((socket) => socket.connected)).toEqual([true, true]);
  for (const socket of open) socket.close();
});

test('production closes slow clients within half a minute, and gives the largest upload a quarter of an hour', async () => {
  const usual = createApp({
    logLevel: 'silent',
    trustProxy: () => false,
    clientOrigins: [],
    publicUrl: 'http://shop.test',
  });
  expect(usual.server.headersTimeout).toBe(20_000);
  expect(usual.server.requestTimeout).toBe(900_000);
  expect(usual.server.timeout).toBe(120_000);
  expect(usualPatience.bodyMs + 2 * usualPatience.lookMs).toBeLessThan(30_000);
  expect(usualPatience.headMs + 2 * usualPatience.lookMs).toBeLessThan(30_000);
  expect((usualPatience.wholeMs / 1000) * usualPatience.bytesPerSecond).toBeGreaterThan(7_000_000);
  await usual.close();
});
