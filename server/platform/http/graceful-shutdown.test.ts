import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';

// For so long, and a second more, the proxy of a busy machine may overlook that the process ends.
const drainMs = 4000;
let testShop: TestShop;
let next: TestShop;

beforeAll(async () => {
  testShop = await startTestShop({ env: { DRAIN_MS: String(drainMs) } });
  next = await startTestShop({ databaseUrl: testShop.databaseUrl });
});
afterAll(async () => {
  await next.close();
  await testShop.close().catch(() => undefined);
});

type Answer = { status: number; connection: string | undefined };

/** Sends a request over the agent's keep-alive connections. Status 0: no response. */
const ask = (base: string, path: string, agent: Agent): Promise<Answer> =>
  new Promise((resolve) => {
    const asked = request(`${base}${path}`, { agent }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection }),
      );
    });
    asked.once('error', () => resolve({ status: 0, connection: undefined }));
    asked.end();
  });

/** A small proxy: checks `/readyz` of each process every 100 ms, and forwards only to those that are ready. */
function proxy(bases: readonly string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const healthy = new Set(bases);
  const heard: string[] = [];
  let running = true;
  const looking = (async () => {
    while (running) {
      for (const base of bases) {
        const { status } = await ask(base, '/readyz', agent);
        if (status === 200) healthy.add(base);
        else if (healthy.delete(base)) heard.push(base);
      }
      await wait(100);
    }
  })();
  return {
    heard,
    pass: (path: string) => ask([...healthy][0] ?? '', path, agent),
    async close() {
      running = false;
      await looking;
      agent.destroy();
    },
  };
}

test('a process under load behind a proxy shuts down without a refused request, despite idle and stubborn clients', async () => {
  const front = proxy([testShop.base, next.base]);
  let running = true;
  const statuses: number[] = [];
  const crowd = Promise.all(
    Array.from({ length: 8 }, async () => {
      while (running) statuses.push((await front.pass('/api/auth/products?limit=2')).status);
    }),
  );
  // A client that ignores health checks and keeps its connection.
  const stubborn = new Agent({ keepAlive: true, maxSockets: 1 });
  const his: Answer[] = [];
  const stubbornly = (async () => {
    while (running) his.push(await ask(testShop.base, '/api/auth/products?limit=2', stubborn));
  })();
  // One client that connects and sends nothing, and one whose request never ends.
  const silent = connect(Number(new URL(testShop.base).port), '127.0.0.1');
  silent.on('error', () => undefined);
  const slow = connect(Number(new URL(testShop.base).port), '127.0.0.1');
  slow.on('error', () => undefined);
  slow.write(
    'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{',
  );
  const cut = new Promise<number>((resolve) => slow.resume().once('close', () => resolve(Date.now())));
  await expect.poll(() => statuses.length).toBeGreaterThan(50);

  const asked = Date.now();
  let ended = false;
  const closing = testShop.shop.close().then(() => {
    ended = true;
  });
  await expect.poll(() => front.heard).toEqual([testShop.base]);
  const afterwards = new Agent();
  expect((await ask(testShop.base, '/readyz', afterwards)).status).toBe(503);
  expect((await ask(testShop.base, '/api/auth/products?limit=2', afterwards)).status).toBe(200);
  await closing;
  expect(ended).toBe(true);
  expect(Date.now() - asked).toBeGreaterThanOrEqual(drainMs);
  // What the shop closes after its clients takes as long as the machine needs.
  expect((await cut) - asked).toBeLessThan(drainMs + 8500);
  running = false;
  await crowd;
  await stubbornly;
  await front.close();
  stubborn.destroy();
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  // Served to the end, then closed, then refused.
  const served = his.filter(({ status }) => status !== 0);
  expect(served.filter(({ status }) => status !== 200)).toEqual([]);
  expect(served.at(-1)?.connection).toBe('close');
});

test('a socket is closed so that it reconnects by itself', async () => {
  const leaving = await startTestShop({ databaseUrl: next.databaseUrl, env: { DRAIN_MS: '100' } });
  const socket = io(leaving.base, { transports: ['websocket'], forceNew: true, reconnectionDelay: 50 });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  const reason = new Promise<string>((resolve) => socket.once('disconnect', resolve));
  await leaving.close();
  expect(await reason).toBe('transport close');
  expect(socket.active).toBe(true);
  socket.close();
});

test('a socket that comes to a process that ends is answered with 503, which a proxy repeats elsewhere', async () => {
  const leaving = await startTestShop({ databaseUrl: next.databaseUrl });
  leaving.shop.services.sockets.leave();
  const polling = await fetch(`${leaving.base}/socket.io/?EIO=4&transport=polling`);
  expect(polling.status).toBe(503);
  const key = Buffer.from('sixteen bytes it').toString('base64');
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const asked = request(`${leaving.base}/socket.io/?EIO=4&transport=websocket`, {
      headers: {
        connection: 'upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': key,
      },
    });
    asked.once('response', (answer) => resolve(answer.statusCode));
    asked.once('upgrade', () => reject(new Error('admitted')));
    asked.once('error', reject);
    asked.end();
  });
  expect(status).toBe(503);
  await leaving.close();
});

test('an order that comes while a process starts waits until it is ready', async () => {
  const starting = await startTestShop({ databaseUrl: next.databaseUrl });
  starting.shop.readiness.ready = false;
  expect((await fetch(`${starting.base}/readyz`)).status).toBe(503);
  let answered = false;
  const login = fetch(`${starting.base}/api/auth/login`, { method: 'POST' }).finally(() => {
    answered = true;
  });
  await wait(100);
  expect(answered).toBe(false);
  starting.shop.readiness.ready = true;
  expect((await login).status).toBe(400);
  await starting.close();
});
