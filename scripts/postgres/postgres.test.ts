import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAlive } from '../setup/processes.mjs';
import { startPostgres } from './postgres.ts';

const startModule = join(import.meta.dirname, 'postgres.ts');
let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'navaratna-postgres-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

const start = (onLine: (line: string) => void = () => {}) =>
  startPostgres({ dataDir: home, log: onLine, throwaway: true });

const pidFile = () => join(home, 'postgres', 'cluster', 'postmaster.pid');
const serverPid = async () => Number((await readFile(pidFile(), 'utf8')).split('\n')[0]);

/** One question to the database at this address. */
async function ask(url: string, question: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(question);
  await client.end();
  return rows[0] ?? {};
}

/** Another launcher, which starts or attaches to PostgreSQL and stays. */
async function otherLauncher() {
  const script = join(home, 'launcher.mjs');
  await writeFile(
    script,
    `import { startPostgres } from ${JSON.stringify(startModule)};
     await startPostgres({ dataDir: ${JSON.stringify(home)}, log: () => {}, throwaway: true });
     process.send('up');
     setInterval(() => {}, 1000);`,
  );
  const child = fork(script);
  await once(child, 'message');
  return child;
}

test('a new cluster stores Hindi, accepts many connections, and requires the password', async () => {
  const postgres = await start();
  try {
    expect(await ask(postgres.url, "select upper('é') as letter, 'रत्न' ~ '^[[:alpha:]]' as hindi")).toEqual({
      letter: 'É',
      hindi: true,
    });
    expect(await ask(postgres.url, 'show max_connections')).toEqual({ max_connections: '200' });
    expect(await ask(postgres.url, 'show listen_addresses')).toEqual({ listen_addresses: '127.0.0.1' });
    const withoutPassword = Object.assign(new URL(postgres.url), { password: 'guess' }).href;
    await expect(ask(withoutPassword, 'select 1')).rejects.toThrow('password authentication failed');
  } finally {
    await postgres.stop();
  }
});

test('later processes attach to the server, and the last one to leave stops it', async () => {
  const other = await otherLauncher();
  const postgres = await start();
  const pid = await serverPid();
  expect(postgres.startedHere).toBe(false);
  await postgres.stop();
  expect(isAlive(pid)).toBe(true);

  const again = await start();
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(await ask(again.url, 'select 1 as one')).toEqual({ one: 1 });
  await again.stop();
  expect(isAlive(pid)).toBe(false);
});

test('after kill -9 of the launcher the next start finds the server and its data', async () => {
  const other = await otherLauncher();
  const pid = await serverPid();
  other.kill('SIGKILL');
  await once(other, 'exit');
  const postgres = await start();
  expect(postgres.startedHere).toBe(false);
  expect(await serverPid()).toBe(pid);
  await postgres.stop();
  expect(isAlive(pid)).toBe(false);
});

test('a stale pid file whose pid was reused does not prevent the next start', async () => {
  const postgres = await start();
  await ask(postgres.ownerUrl, 'create table kept as select 7 as number');
  const file = await readFile(pidFile(), 'utf8');
  await postgres.stop();
  await writeFile(pidFile(), file.replace(/^\d+/, String(process.ppid)));
  const again = await start();
  expect(again.startedHere).toBe(true);
  expect(await ask(again.ownerUrl, 'select number from kept')).toEqual({ number: 7 });
  await again.stop();
});

test('a killed server is restarted while a process uses it', async () => {
  const restarted = Promise.withResolvers<string>();
  const postgres = await start((line) => line.includes('starting it again') && restarted.resolve(line));
  process.kill(await serverPid(), 'SIGKILL');
  await restarted.promise;
  const port = Number(new URL(postgres.url).port);
  await expect
    .poll(() => ask(postgres.url, 'show port').catch(() => 'not yet'))
    .toEqual({
      port: String(port),
    });
  await postgres.stop();
});
