import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { startDatabaseClock } from './clock.ts';

const hourMs = 3_600_000;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url });
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Returns how far a clock is from PostgreSQL's, in milliseconds; 0 when the round trip hides it. */
async function errorOf(now: () => Date): Promise<number> {
  const from = now().getTime();
  const { rows } = await pool.query('select extract(epoch from clock_timestamp())::float8 * 1000 as ms');
  const to = now().getTime();
  // `now` is cut to whole milliseconds.
  return Math.max(0, from - rows[0].ms, rows[0].ms - to - 1);
}

test('the clock of the machine jumps an hour ahead and ten minutes back, and that of the shop goes on', async () => {
  const said: (number | string)[] = [];
  const clock = await startDatabaseClock(pool, {
    everyMs: 10,
    onWrong: (aheadMs) => said.push(Math.round(aheadMs / 60_000)),
    onRight: () => said.push('right'),
  });
  try {
    // The first comparison is as exact as the making of its connection is quick.
    await expect.poll(() => errorOf(clock.now)).toBeLessThan(1);
    const before = clock.now().getTime();
    for (const [jump, words] of [
      [hourMs, [60]],
      [-600_000, [60, 'right', -10]],
    ] as const) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + jump });
      expect(clock.now().getTime() - before).toBeLessThan(60_000);
      expect(clock.now().getTime()).toBeGreaterThanOrEqual(before);
      await expect.poll(() => said).toEqual(words);
      expect(await errorOf(clock.now)).toBeLessThan(5);
      vi.useRealTimers();
      await expect.poll(() => said.at(-1)).toBe('right');
    }
  } finally {
    clock.close();
  }
});

test('after a machine has slept the clock follows PostgreSQL, and an outage does not stop it', async () => {
  let slept = 0;
  let isAway = false;
  const clock = await startDatabaseClock(
    { query: ((text: string) => (isAway ? pool.query('select 1 / 0') : pool.query(text))) as never },
    { everyMs: 10, elapsed: () => performance.now() - slept },
  );
  try {
    isAway = true;
    slept = hourMs;
    expect(await errorOf(clock.now)).toBeGreaterThan(hourMs - 60_000);
    isAway = false;
    await expect.poll(() => errorOf(clock.now)).toBeLessThan(5);
  } finally {
    clock.close();
  }
});
