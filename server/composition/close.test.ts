import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { freePort } from '../testing/free-port.ts';
import { startDatabaseProxy, type TcpProxy } from '../testing/tcp-proxy.ts';

// Stops shops, each a process of its own, while their database is away.
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let line: TcpProxy;
beforeAll(async () => {
  database = await createTestDatabase();
  line = await startDatabaseProxy(database.url);
});
beforeEach(() => line.mend());
afterAll(async () => {
  await line.close();
  await database.drop();
});

/** Starts a shop, reached by a socket. `stop` returns how it ends, and its lines of the log since then that tell of the stop. */
async function start() {
  const port = await freePort();
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: join(import.meta.dirname, '..', '..'),
    env: {
      PATH: process.env.PATH ?? '',
      SHOP_ENV: 'test',
      DATABASE_URL: line.urlOf(database.url),
      PORT: String(port),
      SESSION_SECRET: 'a secret of the tests, long enough for them',
      STORAGE_DIR: process.env.STORAGE_DIR,
      SEED: 'none',
      PLACES: 'none',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (words) => {
      output += words;
    });
  const ended = once(child, 'exit');
  await Promise.race([once(child, 'message'), ended]);
  if (child.exitCode !== null) throw new Error(output);
  const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    ended.then(() => reject(new Error(output)));
  });
  return {
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      const [code, signal] = await ended;
      socket.close();
      // Every other line is JSON too: what Node prints of an uncaught error is not.
      const lines = output.trim().split('\n').filter(Boolean);
      const told = lines.map((text): string => JSON.parse(text).msg);
      return { code, signal, told: told.filter((words) => words.startsWith('stopped')) };
    },
  };
}

const inOneLine = { code: 0, signal: null, told: [expect.stringContaining('while the database was away')] };

test('a shop whose database refuses connections stops in order, with one line', async () => {
  const shop = await start();
  await line.cut();
  await expect.poll(shop.output).toContain('LISTEN connection lost');
  expect(await shop.stop()).toEqual(inOneLine);
});

test('a shop whose database is silent stops in the time that it has, with one line', async () => {
  const shop = await start();
  line.freeze();
  expect(await shop.stop()).toEqual(inOneLine);
});

test('a shop whose database is there stops without a word', async () => {
  const shop = await start();
  expect(await shop.stop()).toEqual({ code: 0, signal: null, told: [] });
});
