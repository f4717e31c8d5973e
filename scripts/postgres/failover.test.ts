import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { withClient } from '#server/platform/database/account.ts';
import {
  createDatabase,
  createPool,
  type Database,
  type Reader,
  transact,
} from '#server/platform/database/database.ts';
import { createFence } from '#server/platform/database/fence.ts';
import { hostsOf, readAddress } from '#server/platform/database/hosts.ts';
import { troubleOf } from '#server/platform/database/trouble.ts';
import { writerAmong } from '#server/platform/database/writer.ts';
import { startPair } from './pair.ts';

let pair: Awaited<ReturnType<typeof startPair>>;
let url: string;
let db: Database;
beforeAll(async () => {
  const home = await mkdtemp(join(tmpdir(), 'navaratna-pair-'));
  pair = await startPair({ home, synchronous: true });
  const { primary, standby } = pair;
  // The standby is named first: the shop finds the primary by itself.
  const hosts = `127.0.0.1:${standby.port},127.0.0.1:${primary.port}`;
  url = readAddress(primary.urlOf().replace(`127.0.0.1:${primary.port}`, hosts));
  db = createDatabase(createPool(url, 3));
  await sql`create table written (n int primary key)`.execute(db);
});
afterAll(async () => {
  await db?.destroy();
  await pair?.stop();
});

const write = (n: number) => transact(db, (tx) => sql`insert into written values (${n})`.execute(tx));
const numbersOn = async (server: { urlOf(): string }): Promise<number[]> =>
  withClient(server.urlOf(), async (client) => {
    const { rows } = await client.query('select n from written order by n');
    return rows.map(({ n }) => n);
  });

test('a transaction waits for the standby, whatever the default of the account is', async () => {
  await sql`alter role current_user set synchronous_commit = local`.execute(db);
  const own = createDatabase(createPool(url, 1));
  const read = (reader: Reader) => sql`show synchronous_commit`.execute(reader).then(({ rows }) => rows);
  expect(await read(own)).toEqual([{ synchronous_commit: 'local' }]);
  await transact(own, async (tx) => {
    // Sent with the first statement that has values, as every query of the shop is.
    await sql`select ${1}::int`.execute(tx);
    expect(await read(tx)).toEqual([{ synchronous_commit: 'on' }]);
  });
  await own.destroy();
});

test('the primary is lost under load: nothing confirmed is lost, and an old primary gets no write', async () => {
  const { primary, standby } = pair;
  const events: string[] = [];
  const end = writerAmong(hostsOf(url) ?? []).watch(
    { connectionString: url },
    { onWriter: (name) => events.push(`writer ${name}`), onRefused: (words) => events.push(words) },
  );
  const confirmed: number[] = [];
  const failures: unknown[] = [];
  let n = 0;
  let stop = false;
  const load = Promise.all(
    [1, 2, 3].map(async () => {
      while (!stop) {
        n += 1;
        const own = n;
        await write(own).then(
          () => confirmed.push(own),
          async (error) => {
            failures.push(error);
            await new Promise((resolve) => setTimeout(resolve, 20));
          },
        );
      }
    }),
  );
  onTestFinished(async () => {
    stop = true;
    await load;
    await end();
  });
  await expect.poll(() => confirmed.length).toBeGreaterThan(20);
  await primary.kill();
  const before = confirmed.length;
  await standby.promote();
  await expect.poll(() => confirmed.length).toBeGreaterThan(before + 20);
  const sure = [...confirmed];
  const there = new Set(await numbersOn(standby));
  expect(sure.filter((one) => !there.has(one))).toEqual([]);
  expect(failures.map(troubleOf).filter((trouble) => trouble !== 'away')).toEqual([]);

  // The old primary comes back, and still believes that it is one.
  await primary.start({ alone: true });
  const old = await numbersOn(primary);
  await expect.poll(() => events.join('\n')).toMatch(/old primary: its timeline is 1/);
  const meanwhile = confirmed.length;
  await expect.poll(() => confirmed.length).toBeGreaterThan(meanwhile + 20);
  stop = true;
  await load;
  expect(await numbersOn(primary)).toEqual(old);
  expect(new Set(await numbersOn(standby)).size).toBeGreaterThanOrEqual(confirmed.length);
  expect(events).toContain(`writer 127.0.0.1:${standby.port}`);

  // Alone it gets none either: the database is away.
  await standby.kill();
  await expect(write(1_000_000)).rejects.toSatisfy((error) => troubleOf(error) === 'away');
  expect(await numbersOn(primary)).toEqual(old);
});

test('another process, started later, knows from the file which primary is old', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'navaratna-fence-')), 'deep', 'database-fence.json');
  const one = createFence();
  one.keepIn(file);
  const state = { isPrimary: true, system: '7', timeline: 2 };
  expect(one.refusal(state)).toBeNull();
  const later = createFence();
  later.keepIn(file);
  expect(later.refusal({ ...state, timeline: 1 })).toMatch(/old primary: its timeline is 1, and 2 was seen/);
  expect(later.refusal({ ...state, system: '8' })).toMatch(
    /another cluster .* remove .*database-fence\.json/,
  );
  expect(later.refusal({ ...state, isPrimary: false })).toBe('it is a standby');
  // A promotion that the later one sees counts for the first one, too.
  expect(later.refusal({ ...state, timeline: 3 })).toBeNull();
  expect(one.refusal(state)).toMatch(/old primary/);
});

test.each([
  ['postgres://a:b@one:5432/shop', null],
  [
    'postgres://a:b%40c@one:5433,two/shop?sslmode=verify-full&target_session_attrs=read-write',
    [
      { host: 'one', port: 5433 },
      { host: 'two', port: 5432 },
    ],
  ],
  [
    'postgres://[::1]:5440,[::2]/shop',
    [
      { host: '::1', port: 5440 },
      { host: '::2', port: 5432 },
    ],
  ],
])('%s names these hosts', (text, hosts) => {
  expect(hostsOf(readAddress(text))).toEqual(hosts);
});
