import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { createPool } from '../database/database.ts';
import { createJobs, type Jobs, type Schedule } from './jobs.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
let failures: Error[];
const processes: Jobs[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  pool = createPool(database.ownerUrl);
  failures = [];
});

afterEach(async () => {
  for (const one of processes.splice(0)) await one.close();
  await pool.end();
  await database.drop();
});

/** Starts the jobs of one process, with these schedules. */
async function startProcess(schedules: Record<string, Schedule>): Promise<Jobs> {
  const jobs = await createJobs(database.ownerUrl, (error) => failures.push(error));
  processes.push(jobs);
  await jobs.schedule(schedules);
  return jobs;
}

/** Returns a sweep that finds what is given, one after the other, and then nothing, with the marks of its runs. */
function sweepOf(runs: string[], mark: string, found: (number | Error)[] = []) {
  const left = [...found];
  return async (): Promise<number> => {
    runs.push(mark);
    const next = left.shift() ?? 0;
    if (next instanceof Error) throw next;
    return next;
  };
}

/** Puts the last look for due schedules, and the schedules themselves, into the past. */
const wasAway = async (interval: string): Promise<void> => {
  await pool.query('update pgboss.version set cron_on = cron_on - $1::interval', [interval]);
  await pool.query('update pgboss.schedule set created_on = created_on - $1::interval', [interval]);
};

const hourly = '0 * * * *';
// It falls due at no other time while a test runs.
const leapDay = '0 0 29 2 *';

test('what fell due while no process ran is done once, soon after the next start, by one of the processes', async () => {
  const before = await startProcess({ tidy: { cron: leapDay, sweep: async () => 0 } });
  await expect
    .poll(async () => (await pool.query('select cron_on from pgboss.version')).rows[0].cron_on)
    .not.toBeNull();
  await before.close();
  processes.length = 0;
  await pool.query("delete from pgboss.job where name in ('schedules', '__pgboss__send-it')");
  await wasAway('9 years');

  const runs: string[] = [];
  const both = (mark: string) => ({ tidy: { cron: leapDay, sweep: sweepOf(runs, mark, [3]) } });
  await Promise.all([startProcess(both('first')), startProcess(both('second'))]);
  await expect.poll(() => runs.length).toBeGreaterThan(0);
  const jobs = "select data ->> 'kind' as kind, state from pgboss.job where name = 'schedules'";
  await expect
    .poll(async () => (await pool.query(jobs)).rows)
    .toEqual([{ kind: 'tidy', state: 'completed' }]);
  // A run that finds rows looks again until it finds none.
  expect(runs).toEqual([runs[0], runs[0]]);
  expect(failures).toEqual([]);
});

test('a schedule that an earlier version had is removed, and one whose time has changed is stored anew', async () => {
  const sweep = async () => 0;
  await startProcess({ 'old one': { cron: hourly, sweep }, stays: { cron: hourly, sweep } });
  await startProcess({ stays: { cron: leapDay, sweep }, 'new one': { cron: hourly, sweep } });
  const { rows } = await pool.query('select key, cron from pgboss.schedule order by key');
  expect(rows).toEqual([
    { key: 'new-one', cron: hourly },
    { key: 'stays', cron: leapDay },
  ]);
});

test('a run that fails is reported and tried again', async () => {
  const runs: string[] = [];
  const jobs = await startProcess({
    tidy: { cron: leapDay, sweep: sweepOf(runs, 'tidy', [new Error('store away')]) },
  });
  await pool.query(
    `insert into pgboss.job (name, data, retry_limit) values ('schedules', '{"kind": "tidy"}', 3)`,
  );
  await expect.poll(() => runs).toEqual(['tidy', 'tidy']);
  expect(failures.map(({ message }) => message)).toEqual([expect.stringMatching(/^job schedules .* failed/)]);
  await jobs.close();
});
