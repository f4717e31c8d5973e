import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

type Query = (text: string, values?: unknown[]) => Promise<pg.QueryResult>;

const refreshMs = 60_000;
/** A route that no process has refreshed for so many minutes has no reader. */
const abandonedMinutes = 10;
const pollMs = 50;
/** The longest wait (ms) for transactions that began before a route existed. */
const patienceMs = 60_000;

/**
 * Waits until every transaction has ended that may have read the routes before transaction `xid` wrote one: those
 * publish on the earlier routes only.
 */
async function untilSeen(query: Query, xid: string): Promise<void> {
  for (let waited = 0; waited < patienceMs; waited += pollMs) {
    const { rows } = await query('select pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 as seen', [xid]);
    if (rows[0]?.seen) return;
    await wait(pollMs, undefined, { ref: false });
  }
}

/**
 * Creates the use of a route of events by this process (table `event_routes`). `query` runs a statement on the
 * process's event connection. `onGap` runs when the route had been removed meanwhile: events were missed.
 */
export function createEventRoute(route: 'notify' | 'outbox', query: Query, onGap: () => void) {
  let timer: NodeJS.Timeout | undefined;

  /** Writes that the route is used. Returns whether it had to be created. */
  async function use(): Promise<boolean> {
    const { rows } = await query(
      `insert into event_routes (route, used_at) values ($1, now())
       on conflict (route) do update set used_at = excluded.used_at
       returning xmax = 0 as created, pg_current_xact_id()::text as xid`,
      [route],
    );
    const created = rows[0]?.created === true;
    if (created) await untilSeen(query, rows[0]?.xid);
    return created;
  }

  async function refresh(): Promise<void> {
    if (await use()) onGap();
    await query(`delete from event_routes where used_at < now() - make_interval(mins => $1)`, [
      abandonedMinutes,
    ]);
    await query(
      `delete from event_outbox where not exists (select from event_routes where route = 'outbox')`,
    );
  }

  return {
    /** Opens the route if need be. On return every transaction that commits publishes on it. */
    async join(): Promise<void> {
      await use();
      clearInterval(timer);
      timer = setInterval(() => refresh().catch(() => undefined), refreshMs);
      timer.unref();
    },
    /** Refreshes the route now. */
    refresh,
    /** Stops refreshing. */
    leave: (): void => clearInterval(timer),
  };
}
