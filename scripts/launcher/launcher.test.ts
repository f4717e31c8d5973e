import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '#server/testing/database.ts';
import { freePort } from '#server/testing/free-port.ts';
import { isAlive } from '../setup/processes.mjs';
import { projectFolder } from './environment.ts';

// Each test waits for a whole start.
vi.setConfig({ testTimeout: 150_000 });

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let port: number;
const launchers: ChildProcess[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  port = await freePort();
});
afterEach(async () => {
  for (const child of launchers.splice(0)) child.kill('SIGKILL');
  await database.drop();
});

/** Starts a launcher like `npm start` or `npm run dev`, on an empty shop. `said` waits until the output contains the words. */
function start(environment: Record<string, string> = {}, script = 'scripts/start.ts') {
  const child = spawn(process.execPath, [script], {
    cwd: projectFolder,
    env: {
      ...process.env,
      npm_lifecycle_event: undefined,
      SHOP_ENV: 'test',
      SEED: 'none',
      PLACES: 'none',
      LOG_LEVEL: 'silent',
      DATABASE_URL: database.url,
      PORT: String(port),
      ...environment,
    },
  });
  launchers.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const ended = once(child, 'exit');
  return {
    child,
    ended: ended.then(([code]) => ({ code, output })),
    said: (words: string) => expect.poll(() => output, { timeout: 80_000, interval: 20 }).toContain(words),
  };
}

/** Lists the pids of a process's children, from /proc. */
const childrenOf = (pid: number | undefined): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((name) => {
      try {
        return readFileSync(join('/proc', name, 'status'), 'utf8').includes(`\nPPid:\t${pid}\n`);
      } catch {
        return false;
      }
    })
    .map(Number);

const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200;

test('SIGTERM ends launcher and server with exit code 0', async () => {
  const shop = start();
  await shop.said(`open at http://localhost:${port}`);
  expect(await isReady()).toBe(true);
  const servers = childrenOf(shop.child.pid);
  expect(servers).toHaveLength(1);
  shop.child.kill('SIGTERM');
  expect((await shop.ended).code).toBe(0);
  expect(servers.filter(isAlive)).toEqual([]);
});

test('SIGTERM under load with a proxy that polls /readyz: no request is refused, and the shop ends within ten seconds', async () => {
  // The proxy sees in this time that the shop ends, also on a machine that does much else.
  const shop = start({ DRAIN_MS: '4000' });
  await shop.said('open at');
  let open = true;
  const statuses: number[] = [];
  // fetch reuses its connections, like a proxy.
  const crowd = Promise.all(
    Array.from({ length: 6 }, async () => {
      while (open) {
        const answer = await fetch(`http://127.0.0.1:${port}/api/auth/products?limit=2`);
        await answer.text();
        statuses.push(answer.status);
      }
    }),
  );
  const looking = (async () => {
    while (open) {
      open = await isReady();
      await wait(100);
    }
  })();
  await expect.poll(() => statuses.length).toBeGreaterThan(50);
  const asked = Date.now();
  shop.child.kill('SIGTERM');
  await looking;
  await crowd;
  expect((await shop.ended).code).toBe(0);
  expect(Date.now() - asked).toBeLessThan(10_000);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});

test('one Ctrl-C that arrives several times ends the shop once, without force', async () => {
  const shop = start();
  await shop.said('open at');
  for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM'] as const) shop.child.kill(signal);
  const { code, output } = await shop.ended;
  expect(code).toBe(0);
  expect(output.match(/Closing the shop/g)).toHaveLength(1);
});

test('a server that dies is restarted', async () => {
  const shop = start();
  await shop.said('open at');
  for (const pid of childrenOf(shop.child.pid)) process.kill(pid, 'SIGKILL');
  await shop.said('was ended by SIGKILL; starting it again');
  await expect.poll(() => isReady().catch(() => false)).toBe(true);
});

// Two whole starts. What is under test, the end of the server, has its own limit below.
test('kill -9 of the launcher ends the server too, and frees the port', async () => {
  const shop = start();
  await shop.said('open at');
  const servers = childrenOf(shop.child.pid);
  shop.child.kill('SIGKILL');
  await expect.poll(() => servers.filter(isAlive)).toEqual([]);
  const again = start();
  await again.said(`open at http://localhost:${port}`);
});

test('a PORT that is taken ends the start with one line', async () => {
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  const { code, output } = await start().ended;
  other.close();
  expect(code).toBe(1);
  expect(output.trim()).toBe(`Port ${port} is taken. Set PORT to another one.`);
});

test('a server that refuses to start is not restarted, and its one line is the only output', async () => {
  const { code, output } = await start({ TRUST_PROXY: 'true' }).ended;
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).toContain('TRUST_PROXY must be the number of proxies');
});

test('a server without its database is restarted until the database is there', async () => {
  const away = await freePort();
  const shop = start({ DATABASE_URL: database.url.replace(/:\d+\//, `:${away}/`) });
  await shop.said('Database unavailable, the shop cannot start yet');
  await shop.said('starting it again in 1 s');
  shop.child.kill('SIGTERM');
  expect((await shop.ended).code).toBe(0);
});

test('a server that fails to start is not restarted', async () => {
  const { code, output } = await start({ DATABASE_URL: `${database.url}_not_there` }).ended;
  expect(code).toBe(1);
  expect(output).toContain('before it was ready');
});

test('development mode opens once, serves a page from its sources, and ends', async () => {
  const shop = start({ SHOP_ENV: 'dev' }, 'scripts/dev.ts');
  await shop.said(`open at http://localhost:${port}`);
  const page = await fetch(`http://127.0.0.1:${port}/login`, { headers: { connection: 'close' } });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('/entry.client.tsx');
  shop.child.kill('SIGTERM');
  const { code, output } = await shop.ended;
  expect(code).toBe(0);
  expect(output).not.toContain('Restarting');
});
