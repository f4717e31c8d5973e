import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { DB } from '../../schema/tables.gen.ts';
import { createPool, type Database } from './database.ts';

/** The age of the data behind the read-only address (ms; null while nobody knows), and whether it is read from. */
export type StandbyState = { lagMs: number | null; isUsed: boolean };

/** Reads that may be a moment old, from the read-only address of the database while it is near enough to the primary. */
export type StandbyReader = { reader: Database; state(): StandbyState; close(): Promise<void> };

const poolSize = 5;
const lookMs = 500;
/** A look that is older says nothing: the standby may be away. */
const staleMs = 3 * lookMs;

const writtenQuery = "select (pg_current_wal_lsn() - '0/0'::pg_lsn)::text as lsn";
/** The position is null on a primary, which is no copy. */
const replayedQuery = "select (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::text as lsn";

/** Returns the position of a server in the log, in bytes. */
async function positionOf(pool: pg.Pool, query: string): Promise<number> {
  const { rows } = await pool.query(query);
  return rows[0]?.lsn ? Number(rows[0].lsn) : Number.NaN;
}

/**
 * Returns a function that takes the positions of primary and standby at a time, and returns the age (ms) of the oldest
 * write that the standby lacks; 0 when it lacks none, null before it has once had everything. It uses one clock.
 */
function createLagMeter() {
  let missing: { lsn: number; at: number }[] | null = null;
  let highest = 0;
  return (written: number, replayed: number, at: number): number | null => {
    // After a failover the primary may count from a lower position.
    if (written < highest) missing = null;
    highest = written;
    if (replayed >= written) missing = [];
    else missing?.push({ lsn: written, at: at - lookMs });
    missing = missing?.filter(({ lsn }) => lsn > replayed) ?? null;
    return missing && (missing[0] ? at - missing[0].at : 0);
  };
}

/** Opens the read-only address and looks twice a second how far it is. A read that cannot go there goes to the primary. */
export function createStandbyReader(
  primary: pg.Pool,
  { url, maxLagMs, onChange }: { url: string; maxLagMs: number; onChange: (state: StandbyState) => void },
): StandbyReader {
  const standby = createPool(url, poolSize, { standby: true });
  const lagOf = createLagMeter();
  const ended = new AbortController();
  let state: StandbyState = { lagMs: null, isUsed: false };
  let lookedAt = Number.NEGATIVE_INFINITY;

  function update(lagMs: number | null): void {
    const before = state.isUsed;
    state = { lagMs, isUsed: lagMs !== null && lagMs <= maxLagMs };
    lookedAt = performance.now();
    if (state.isUsed !== before) onChange(state);
  }
  async function look(): Promise<void> {
    const at = performance.now();
    const [written, replayed] = await Promise.all([
      positionOf(primary, writtenQuery),
      positionOf(standby, replayedQuery),
    ]);
    update(Number.isNaN(replayed) ? null : lagOf(written, replayed, at));
  }
  async function watch(): Promise<void> {
    while (!ended.signal.aborted) {
      await look().catch(() => update(null));
      await wait(lookMs, undefined, { signal: ended.signal, ref: false }).catch(() => undefined);
    }
  }
  const watching = watch();

  const isNear = () => state.isUsed && performance.now() - lookedAt <= staleMs;
  const connect = () => (isNear() ? standby.connect().catch(() => primary.connect()) : primary.connect());
  const pool = { connect, end: async () => undefined } as never;
  return {
    reader: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }),
    state: () => state,
    async close() {
      ended.abort();
      await watching;
      await standby.end();
    },
  };
}
