import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { appError } from '../core/app-error.ts';
import { createDatabase, createPool, transact } from '../database/database.ts';
import { createJobs, createJobTables, type Jobs } from './jobs.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
let jobs: Jobs;
let failures: Error[];
const children: ChildProcess[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  pool = createPool(database.ownerUrl);
  failures = [];
  jobs = await createJobs(database.ownerUrl, (error) => failures.push(error));
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await jobs.close();
  await pool.end();
  await database.drop();
});

/** Starts a worker process and resolves when it works. */
async function startProcess(name: string): Promise<ChildProcess> {
  const child = fork(new URL('../../testing/jobs-process.ts', import.meta.url), [database.ownerUrl, name]);
  children.push(child);
  await once(child, 'message');
  return child;
}

const runsOf = async (mark: string): Promise<string[]> =>
  (await pool.query('select process from runs where mark = $1 order by id', [mark])).rows.map(
    (row) => row.process,
  );

test('a process that stops while it declares its queues stops without an error', async () => {
  const starting = await createJobs(database.ownerUrl, (error) => failures.push(error));
  const declared = ['first', 'second', 'third'].map((queue) => starting.work(queue, async () => undefined));
  await starting.close();
  await expect(Promise.all(declared)).resolves.toHaveLength(3);
  expect(failures).toEqual([]);
});

test('a job is sent with its transaction and not without it', async () => {
  const db = createDatabase(pool);
  const seen: string[] = [];
  await jobs.work<{ mark: string }>('once', async ({ mark }) => void seen.push(mark));
  const send = (mark: string, end: () => null | ReturnType<typeof appError>) =>
    transact(db, async (tx) => {
      await jobs.send(tx, 'once', { mark });
      return end();
    });

  await send('rolled back', () => appError('internal'));
  await expect(
    send('thrown', () => {
      throw new Error('stop');
    }),
  ).rejects.toThrow('stop');
  await send('committed', () => null);

  await expect.poll(() => seen).toEqual(['committed']);
  expect((await pool.query("select 1 from pgboss.job where name = 'once'")).rowCount).toBe(1);
});

test('a job that fails is reported without its data, retried under the same id, and does not block others', async () => {
  const db = createDatabase(pool);
  const ids: string[] = [];
  const done: string[] = [];
  await jobs.work<{ mark: string }>('flaky', async ({ mark }, id) => {
    if (mark === 'bad' && ids.push(id) === 1) throw new Error('not yet');
    done.push(mark);
  });
  await transact(db, async (tx) => {
    await jobs.send(tx, 'flaky', { mark: 'bad' });
    await jobs.send(tx, 'flaky', { mark: 'good' });
    return null;
  });

  await expect.poll(() => done).toEqual(['good', 'bad']);
  expect(ids[1]).toBe(ids[0]);
  expect(failures.map((error) => error.message)).toEqual([`job flaky ${ids[0]} failed and will be retried`]);
});

test('a slow job holds up neither its own kind nor others, and is not run again while it lives', async () => {
  const db = createDatabase(pool);
  const begun: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const work = async ({ mark }: { mark: string }) => {
    begun.push(mark);
    if (mark === 'slow') await held;
  };
  await jobs.work('mixed', work);
  await jobs.work('other', work);
  const other = await createJobs(database.ownerUrl, (error) => failures.push(error));
  await other.work('mixed', work);
  await transact(db, async (tx) => {
    await jobs.send(tx, 'mixed', { mark: 'slow' });
    return null;
  });
  await expect.poll(() => begun).toEqual(['slow']);
  await transact(db, async (tx) => {
    await jobs.sendAll(
      tx,
      'mixed',
      Array.from({ length: 5 }, (_, n) => ({ mark: `quick ${n}` })),
    );
    await jobs.send(tx, 'other', { mark: 'another kind' });
    return null;
  });
  await expect
    .poll(() => begun.toSorted())
    .toEqual(['another kind', ...[0, 1, 2, 3, 4].map((n) => `quick ${n}`), 'slow']);
  const states = async () =>
    (await pool.query("select data ->> 'mark' as mark, state from pgboss.job where name = 'mixed'")).rows
      .filter(({ state }) => state !== 'completed')
      .map(({ mark, state }) => `${mark} ${state}`);
  await expect.poll(states).toEqual(['slow active']);

  // Half an hour later, after every process has looked for lost jobs.
  await pool.query(
    "update pgboss.job set started_on = started_on - interval '30 minutes' where state = 'active'",
  );
  const look = "select max(monitor_on)::text as at from pgboss.queue where name = 'mixed'";
  for (let round = 0; round < 2; round += 1) {
    const before = (await pool.query(look)).rows[0].at;
    await expect.poll(async () => (await pool.query(look)).rows[0].at).not.toBe(before);
  }
  release();
  await expect.poll(states).toEqual([]);
  expect(begun.filter((mark) => mark === 'slow')).toHaveLength(1);
  expect(failures).toEqual([]);
  await other.close();
});

test('processes that start together create the job tables once', async () => {
  await pool.query('drop schema pgboss cascade');
  const errors: Error[] = [];
  const started = await Promise.all(
    Array.from({ length: 4 }, async () => {
      await createJobTables(database.ownerUrl);
      return createJobs(database.ownerUrl, (error) => errors.push(error));
    }),
  );
  await Promise.all(started.map((one) => one.work('shared', async () => {})));
  await Promise.all(started.map((one) => one.close()));
  expect(errors).toEqual([]);
});

test('a job whose process was killed is run by another within a minute', { timeout: 120_000 }, async () => {
  const db = createDatabase(pool);
  await pool.query('create table runs (id bigint generated always as identity, mark text, process text)');
  const stuck = await startProcess('stuck');
  await transact(db, async (tx) => {
    await jobs.send(tx, 'killed', { mark: 'a' });
    return null;
  });
  await expect.poll(() => runsOf('a')).toEqual(['stuck']);

  await startProcess('other');
  const killedAt = performance.now();
  stuck.kill('SIGKILL');
  await expect.poll(() => runsOf('a'), { timeout: 60_000, interval: 250 }).toEqual(['stuck', 'other']);
  console.info(`taken over after ${((performance.now() - killedAt) / 1000).toFixed(1)} s`);
});
