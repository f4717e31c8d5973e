import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** The clock of the shop. `close` ends the comparison with PostgreSQL. */
export type DatabaseClock = { now(): Date; close(): void };

const compareEveryMs = 10_000;
/** From this difference (ms) on, a clock of the machine is wrong, and not just a little fast. */
const wrongMs = 5000;

/** Options, for tests: `everyMs` between comparisons, and `elapsed`, the milliseconds of a clock that nobody can set. */
export type ClockOptions = {
  everyMs?: number;
  elapsed?: () => number;
  /** Called when the clock of this machine begins to differ from PostgreSQL's by five seconds (ms: ahead), or ends to. */
  onWrong?: (aheadMs: number) => void;
  onRight?: () => void;
};

/**
 * Starts a clock that shows PostgreSQL's time, so that all processes agree on when a minute, a payment or a seat in a
 * chat is due, whatever the clocks of their machines do. Between two comparisons it counts with a clock that nobody can
 * set. A comparison changes it only as far as it proves it wrong: PostgreSQL's time was read at some instant between the
 * question and the answer. While PostgreSQL is away it goes on counting. Throws when the first comparison fails.
 */
export async function startDatabaseClock(
  pool: Pick<pg.Pool, 'query'>,
  {
    everyMs = compareEveryMs,
    elapsed = () => performance.now(),
    onWrong = () => undefined,
    onRight = () => undefined,
  }: ClockOptions = {},
): Promise<DatabaseClock> {
  const ending = new AbortController();
  let offset = Number.NaN;
  let isWrong = false;

  async function compare(): Promise<void> {
    const asked = elapsed();
    const { rows } = await pool.query('select extract(epoch from clock_timestamp())::float8 * 1000 as ms');
    const time: number = rows[0].ms;
    const [least, most] = [time - elapsed(), time - asked];
    offset = Number.isNaN(offset) ? (least + most) / 2 : Math.min(Math.max(offset, least), most);
    const ahead = Math.round(Date.now() - (offset + elapsed()));
    if (Math.abs(ahead) >= wrongMs === isWrong) return;
    isWrong = !isWrong;
    if (isWrong) onWrong(ahead);
    else onRight();
  }

  async function keepComparing(): Promise<void> {
    const { signal } = ending;
    while (!signal.aborted) {
      await wait(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
      // PostgreSQL is away: whoever needs it says so.
      if (!signal.aborted) await compare().catch(() => undefined);
    }
  }

  await compare();
  void keepComparing();
  return {
    now: () => new Date(offset + elapsed()),
    close: () => ending.abort(),
  };
}
