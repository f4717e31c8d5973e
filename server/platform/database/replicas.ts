import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { createPool, type Database } from './database.ts';
import { createLagMeter } from './lag.ts';
import type { DB } from './tables.gen.ts';
import { troubleOf } from './trouble.ts';

/** The state of one standby: host and port, lag in ms (null while unknown), and whether it is read from. */
export type ReplicaState = { name: string; lagMs: number | null; isUsed: boolean };

/** Reads that may be a moment old, from standbys that are near enough to the writer. */
export type Replicas = {
  /** A database for reads. A connection leads to a standby, or to the writer when none may be used. */
  reader: Database;
  /** Runs a request. Its reads go to the writer if this person has written a moment ago. */
  readAs<T>(userId: string | null, work: () => Promise<T>): Promise<T>;
  /** Notes that a person has written. Their reads go to the writer until every usable standby has it. */
  wrote(userId: string): void;
  states(): ReplicaState[];
  /** Returns how many connections for reads led where, since the start. */
  counts(): { replica: number; writer: number };
  close(): Promise<void>;
};

/** Time (ms) between two looks at writer and standbys. */
export const sampleMs = 500;
const poolSize = 5;
const conflict = '40001';
/** The refusal of a write by a standby. It is a bug, so it is not sent to the writer. */
const readOnly = '25006';

/** Milliseconds after a write in which its author reads from the writer: the bound, and three looks. */
export const pinMs = (maxLagMs: number): number => maxLagMs + 6 * sampleMs;

const writerQuery = "select (pg_current_wal_lsn() - '0/0'::pg_lsn)::text as lsn";
const replicaQuery = `select pg_is_in_recovery() as standby,
  (coalesce(pg_last_wal_replay_lsn(), '0/0'::pg_lsn) - '0/0'::pg_lsn)::text as lsn`;

type Replica = { name: string; pool: pg.Pool; state: ReplicaState; sampledAt: number };

/** Sends a statement that a standby could not answer (lost, or it conflicts with what is replayed) to the writer. */
function withFallback(client: pg.PoolClient, writer: pg.Pool, onFailure: () => void): PostgresPoolClient {
  let inTransaction = false;
  return {
    async query(...args: unknown[]) {
      const [text] = args as [string];
      if (/^(begin|start transaction)/.test(text)) inTransaction = true;
      try {
        return await Reflect.apply(client.query, client, args);
      } catch (error) {
        const { code } = error as { code?: string };
        const isConflict = code === conflict;
        if (inTransaction || code === readOnly || !(isConflict || troubleOf(error) === 'away')) throw error;
        if (!isConflict) onFailure();
        const other = await writer.connect();
        try {
          return await Reflect.apply(other.query, other, args);
        } finally {
          other.release();
        }
      }
    },
    release: (discard?: boolean) => client.release(discard),
  } as PostgresPoolClient;
}

/** Remembers who has written within the last `forMs`. */
function createRecentWriters(forMs: number) {
  const since = new Map<string, number>();
  return {
    add(userId: string): void {
      // In order of time, so that the first ones are the oldest.
      since.delete(userId);
      since.set(userId, performance.now());
      for (const [id, at] of since) {
        if (performance.now() - at <= forMs) break;
        since.delete(id);
      }
    },
    has: (userId: string): boolean =>
      performance.now() - (since.get(userId) ?? Number.NEGATIVE_INFINITY) <= forMs,
  };
}

/** Watches standbys, and leads reads to those whose lag is within the bound. Without addresses nothing is opened. */
export function createReplicas(
  writer: pg.Pool,
  {
    urls,
    maxLagMs,
    onChange,
  }: {
    urls: readonly string[];
    maxLagMs: number;
    onChange: (state: ReplicaState) => void;
  },
): Replicas {
  const replicas = urls.map((url): Replica => {
    const { host } = new URL(url);
    const state = { name: host, lagMs: null, isUsed: false };
    return {
      name: host,
      pool: createPool(url, poolSize, { standby: true }),
      state,
      sampledAt: Number.NEGATIVE_INFINITY,
    };
  });
  const meter = createLagMeter();
  const asking = new AsyncLocalStorage<{ pinned: boolean }>();
  const recent = createRecentWriters(pinMs(maxLagMs));
  const counts = { replica: 0, writer: 0 };
  let turn = 0;

  function update(replica: Replica, lagMs: number | null): void {
    const isUsed = lagMs !== null && lagMs <= maxLagMs;
    const changed = isUsed !== replica.state.isUsed;
    replica.state = { name: replica.name, lagMs, isUsed };
    replica.sampledAt = performance.now();
    if (changed) onChange(replica.state);
  }

  async function sampleOne(replica: Replica): Promise<void> {
    const at = performance.now();
    const row = await replica.pool.query(replicaQuery).then(
      ({ rows }) => rows[0] as { standby: boolean; lsn: string } | undefined,
      () => undefined,
    );
    // A standby that was promoted is no copy any more.
    update(replica, row?.standby ? meter.lagOf(Number(row.lsn), at) : null);
  }
  async function sample(): Promise<void> {
    const at = performance.now();
    const written = await writer.query(writerQuery).catch(() => null);
    if (written) meter.add(Number(written.rows[0]?.lsn), at);
    const slow = wait(2 * sampleMs, undefined, { ref: false });
    await Promise.race([slow, Promise.all(replicas.map(sampleOne))]);
  }

  const usable = (): Replica[] =>
    asking.getStore()?.pinned
      ? []
      : replicas.filter(
          ({ state, sampledAt }) => state.isUsed && performance.now() - sampledAt <= 3 * sampleMs,
        );

  async function connect(): Promise<PostgresPoolClient> {
    const all = usable();
    turn += 1;
    const replica = all[turn % (all.length || 1)];
    const client = await replica?.pool.connect().catch(() => update(replica, null));
    if (!replica || !client) {
      counts.writer += 1;
      return writer.connect() as unknown as PostgresPoolClient;
    }
    counts.replica += 1;
    return withFallback(client, writer, () => update(replica, null));
  }

  const ended = new AbortController();
  async function watch(): Promise<void> {
    while (!ended.signal.aborted) {
      await sample();
      await wait(sampleMs, undefined, { signal: ended.signal, ref: false }).catch(() => undefined);
    }
  }
  const watching = watch();

  return {
    reader: new Kysely<DB>({
      dialect: new PostgresDialect({ pool: { connect, end: async () => undefined } as never }),
    }),
    readAs: (userId, work) => asking.run({ pinned: userId !== null && recent.has(userId) }, work),
    wrote: (userId) => recent.add(userId),
    states: () => replicas.map(({ state }) => state),
    counts: () => ({ ...counts }),
    async close() {
      ended.abort();
      await watching;
      await Promise.all(replicas.map(({ pool }) => pool.end()));
    },
  };
}
