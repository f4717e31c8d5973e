import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '#server/platform/core/id.ts';
import { freePort } from '#server/testing/free-port.ts';
import { isAlive } from '../setup/processes.mjs';
import { projectFolder } from './environment.ts';

// Each test waits for several restarts.
vi.setConfig({ testTimeout: 150_000 });

let home: string;
let launcher: ChildProcess;
let base: string;
let output = '';

/** Waits until the launcher's output after `from` contains the words. */
const said = (words: string, from = 0) =>
  expect.poll(() => output.slice(from), { timeout: 60_000, interval: 20 }).toContain(words);
const isReady = () =>
  fetch(`${base}/readyz`).then(
    (answer) => answer.status === 200,
    () => false,
  );
const becomesReady = () => expect.poll(isReady, { timeout: 40_000 }).toBe(true);

/** The file with the number of times that the server has yet to crash at its start. */
const crashes = () => join(home, 'crashes');
const postmaster = async () =>
  Number((await readFile(join(home, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);
const serverPid = async () => Number(await readFile(join(home, 'server'), 'utf8'));

// A shop with its own embedded PostgreSQL. Its server writes its pid to a file and crashes on demand.
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'navaratna-launcher-'));
  const crashing = join(home, 'crashing.mjs');
  await writeFile(
    crashing,
    `import { existsSync, readFileSync, writeFileSync } from 'node:fs';
     if (process.send) writeFileSync(${JSON.stringify(join(home, 'server'))}, String(process.pid));
     const file = ${JSON.stringify(crashes())};
     const left = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
     if (left > 0) {
       writeFileSync(file, String(left - 1));
       process.exit(7);
     }`,
  );
  const script = join(home, 'launcher.mjs');
  await writeFile(
    script,
    `import { launch } from ${JSON.stringify(join(import.meta.dirname, 'launch.ts'))};
     await launch({ shopEnv: 'test', program: 'sources', dataDir: ${JSON.stringify(home)},
       nodeOptions: ['--import', ${JSON.stringify(crashing)}] });`,
  );
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  launcher = spawn(process.execPath, [script], {
    cwd: projectFolder,
    env: {
      ...process.env,
      npm_lifecycle_event: undefined,
      DATABASE_URL: undefined,
      SEED: 'none',
      PLACES: 'none',
      LOG_LEVEL: 'silent',
      STORAGE_DIR: join(home, 'storage'),
      PORT: String(port),
    },
  });
  const failed = once(launcher, 'exit').then(() => {
    throw new Error(output);
  });
  failed.catch(() => undefined);
  for (const stream of [launcher.stdout, launcher.stderr])
    stream?.on('data', (data) => {
      output += data;
    });
  while (!output.includes('open at')) await Promise.race([once(launcher.stdout as Readable, 'data'), failed]);
});
afterAll(async () => {
  const ended = once(launcher, 'exit');
  launcher.kill('SIGTERM');
  const [code] = await ended;
  await rm(home, { recursive: true, force: true });
  expect(code).toBe(0);
});

/** Requests missing products in a loop, each with a query. `stop` returns every status that was seen. */
function load() {
  let running = true;
  let asked = 0;
  const statuses = new Set<number>();
  const done = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (running) {
        // 0: no response.
        const status = await fetch(`${base}/api/auth/products/${newId(new Date())}`).then(
          (answer) => answer.text().then(() => answer.status),
          () => 0,
        );
        statuses.add(status);
        asked += 1;
      }
    }),
  );
  return {
    asked: () => asked,
    async stop(): Promise<number[]> {
      running = false;
      await done;
      return [...statuses].sort();
    },
  };
}

async function ask(question: string): Promise<{ pid: number }[]> {
  const { port, password } = JSON.parse(await readFile(join(home, 'postgres.json'), 'utf8'));
  const url = `postgres://navaratna:${password}@127.0.0.1:${port}/navaratna`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(question);
  await client.end();
  return rows;
}

test('kill -9 of a busy PostgreSQL backend: the server survives and serves again', async () => {
  const pid = await serverPid();
  const crowd = load();
  await expect.poll(crowd.asked).toBeGreaterThan(20);
  const [victim] = await ask(
    "select pid from pg_stat_activity where application_name = 'navaratna' order by state_change desc limit 1",
  );
  process.kill(victim?.pid ?? 0, 'SIGKILL');
  const before = crowd.asked();
  await expect.poll(crowd.asked).toBeGreaterThan(before + 50);
  await becomesReady();
  for (const status of await crowd.stop()) expect([404, 503]).toContain(status);
  expect(await serverPid()).toBe(pid);
  expect(isAlive(pid)).toBe(true);
});

test('kill -9 of the postmaster under load, twice: PostgreSQL is restarted, and the server waits for it', async () => {
  const pid = await serverPid();
  for (const round of [1, 2]) {
    const from = output.length;
    const crowd = load();
    await expect.poll(crowd.asked).toBeGreaterThan(20);
    const killed = await postmaster();
    process.kill(killed, 'SIGKILL');
    await said('PostgreSQL has ended; starting it again', from);
    await becomesReady();
    for (const status of await crowd.stop()) expect([404, 503], `round ${round}`).toContain(status);
    expect(await postmaster()).not.toBe(killed);
    expect(isAlive(pid)).toBe(true);
  }
  expect(await serverPid()).toBe(pid);
});

test('a server that crashes repeatedly at its start is restarted until it serves; PostgreSQL keeps running', async () => {
  const from = output.length;
  const database = await postmaster();
  await writeFile(crashes(), '3');
  process.kill(await serverPid(), 'SIGKILL');
  await said('The server was ended by SIGKILL; starting it again in', from);
  for (const pause of [1, 2, 4])
    await said(`The server ended with code 7; starting it again in ${pause} s`, from);
  await becomesReady();
  expect(existsSync(crashes()) && (await readFile(crashes(), 'utf8'))).toBe('0');
  expect(await postmaster()).toBe(database);
  expect(launcher.exitCode).toBeNull();
});
