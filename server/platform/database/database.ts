import { CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from '../../schema/tables.gen.ts';
import { AppError } from '../core/app-error.ts';
import { inSpan } from '../telemetry/spans.ts';
import { createGate, type Gate } from './gate.ts';
import {
  hotLockStatement,
  noLimits,
  noLocalLimits,
  type SessionLimits,
  transactionLimits,
} from './limits.ts';
import type { PoolSockets } from './pool-sockets.ts';
import { isStalePlan, PreparingClient } from './preparing-client.ts';
import { requirePrimary } from './primary.ts';
import { createStatementNames } from './statement-names.ts';
import { troubleOf } from './trouble.ts';

/** The database, typed by the migrated tables. */
export type Database = Kysely<DB>;
/** A running transaction; functions that must be part of one take this. */
export type Tx = Transaction<DB>;
/** A database or a transaction, for reads that work in either. */
export type Reader = Database | Tx;

const bigint = 20;

/** Parses a bigint column as a number. Counts and paise fit; a value beyond 2^53 is a bug. */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint beyond 2^53: ${text}`);
  return value;
}

const ignore = (): void => undefined;

/**
 * Creates the connection pool of a process. Its transactions carry the limits of `limits.ts`. `unlimited` lifts all
 * limits, for maintenance work of any duration; it needs an address past a pooler. `pooled`: a pooler is between, so no
 * statement is prepared. `standby`: the address
 * is for reading, and may lead to one. `sockets` can cut its connections.
 */
export function createPool(
  connectionString: string,
  size = 10,
  {
    unlimited = false,
    limits = transactionLimits,
    pooled = false,
    standby = false,
    sockets,
  }: {
    unlimited?: boolean;
    limits?: SessionLimits;
    pooled?: boolean;
    standby?: boolean;
    sockets?: PoolSockets;
  } = {},
): pg.Pool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(bigint, parseBigint);
  const options = {
    connectionString,
    max: size,
    types,
    application_name: 'navaratna',
    // Bounds the wait: if transactions deadlock on the pool, one fails and frees its connection.
    connectionTimeoutMillis: 15_000,
    Client: PreparingClient,
    // The pool passes its options to each client.
    names: pooled ? null : createStatementNames(),
    ...(!standby && { onConnect: requirePrimary }),
    ...(!unlimited && { limits }),
    ...(sockets && { stream: sockets.create }),
  };
  const pool = new pg.Pool(options);
  // An 'error' event without a listener ends the process. The pool listens only while a connection is idle, so each
  // connection gets a listener of its own. The statement under way fails by itself, and the pool replaces the
  // connection.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  // Proofs of the books sort and hash millions of rows, on few connections.
  if (unlimited)
    pool.on('connect', (client) => client.query(`${noLimits}; set work_mem = '64MB'`).catch(ignore));
  return pool;
}

/** A callback for slow statements: the text with $1 for each value, and the duration in milliseconds. */
export type OnSlow = (query: { statement: string; ms: number }) => void;

/** The part of a pool that work on hot rows may hold. */
const gatedShare = 0.6;
const gates = new WeakMap<Database, Gate>();

/**
 * Creates Kysely over the pool. `slow` reports statements that take longer than `ms`, without their values. `patienceMs`:
 * how long work waits for crowded rows.
 */
export function createDatabase(
  pool: pg.Pool,
  slow?: { ms: number; report: OnSlow },
  patienceMs?: number,
): Database {
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    ...(slow && {
      log: ({ query, queryDurationMillis }) => {
        if (queryDurationMillis > slow.ms)
          slow.report({ statement: query.sql, ms: Math.round(queryDurationMillis) });
      },
    }),
  });
  gates.set(db, createGate({ patienceMs, most: Math.max(1, Math.floor(pool.options.max * gatedShare)) }));
  return db;
}

type Action = () => void | Promise<void>;
type LastAction = () => Promise<unknown>;

const afterCommits = new WeakMap<Tx, Action[]>();
const beforeCommits = new WeakMap<Tx, LastAction[]>();

/**
 * Runs an action last in a transaction, after its work and before the commit. Use it to take a contended lock: it is
 * then held for the shortest time, and taken after every other lock. A failure rolls everything back, and so does an
 * {@link AppError} that it returns, which the transaction then returns. Only for transactions of {@link transact}.
 */
export function beforeCommit(tx: Tx, action: LastAction): void {
  const actions = beforeCommits.get(tx);
  if (!actions) throw new Error('This transaction was not started by transact()');
  actions.push(action);
}

/**
 * Runs an action right after a transaction commits, before {@link transact} returns, such as invalidating caches here
 * and in other processes. It must not fail. Only for transactions of {@link transact}. Work that must survive a crash
 * belongs in the transaction as a row or a job.
 */
export function afterCommit(tx: Tx, action: Action): void {
  const actions = afterCommits.get(tx);
  if (!actions) throw new Error('This transaction was not started by transact()');
  actions.push(action);
}

class Rollback extends Error {
  readonly appError: AppError;
  constructor(problem: AppError) {
    super('rolled back');
    this.appError = problem;
  }
}

/**
 * Runs `work` in a transaction. An {@link AppError} that `work` returns rolls it back and is returned. Retries a
 * serialization failure, a deadlock, a race for the lock of a row and a stale plan up to three times.
 */
export const transact = <R>(db: Database, work: (tx: Tx) => Promise<R>): Promise<R> =>
  inSpan('transaction', 'transaction', () => transactWithRetries(db, work));

async function transactWithRetries<R>(db: Database, work: (tx: Tx) => Promise<R>): Promise<R> {
  for (let attempt = 1; ; attempt += 1) {
    const actions: Action[] = [];
    try {
      const result = await db.transaction().execute(async (tx) => {
        const lastly: LastAction[] = [];
        afterCommits.set(tx, actions);
        beforeCommits.set(tx, lastly);
        const done = await work(tx);
        if (done instanceof AppError) throw new Rollback(done);
        for (const action of lastly) {
          const refused = await action();
          if (refused instanceof AppError) throw new Rollback(refused);
        }
        return done;
      });
      await Promise.all(actions.map((action) => action()));
      return result;
    } catch (error) {
      // An error that `work` returned, so it is of its type; or one of an action before the commit, which only
      // work that can refuse registers.
      if (error instanceof Rollback) return error.appError as R;
      if (attempt === 4 || !(troubleOf(error) === 'deadlock' || isStalePlan(error))) throw error;
    }
  }
}

/**
 * Runs {@link transact} behind a bulkhead, for a transaction that locks hot rows; `rows` names them. A few transactions
 * of a name hold a connection at a time. The others wait without one, and return `crowded` after a time limit. One that
 * waits for a lock makes room for others every moment and tries again, so `work` may run several times.
 */
export async function transactAt<T>(
  db: Database,
  rows: readonly string[],
  work: (tx: Tx) => Promise<T | AppError>,
): Promise<T | AppError> {
  const gate = gates.get(db);
  if (!gate) throw new Error('This database was not made by createDatabase()');
  const shortly = async (tx: Tx) => {
    await tx.executeQuery(CompiledQuery.raw(hotLockStatement));
    return work(tx);
  };
  for (let waited = 0; ; ) {
    const problem = await gate(rows, async () => {
      const begin = performance.now();
      const done = await transact(db, shortly).catch((error: unknown) => new Failed(error));
      waited += performance.now() - begin;
      return done;
    });
    if (!(problem instanceof Failed)) return problem;
    if (troubleOf(problem.error) !== 'lock_timeout' || waited >= transactionLimits.lockMs)
      throw problem.error;
  }
}

class Failed {
  readonly error: unknown;
  constructor(error: unknown) {
    this.error = error;
  }
}

/** Lifts the time limits of a transaction, for long work such as an import. */
export async function liftTimeLimits(tx: Tx): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(noLocalLimits));
}

/** Returns whether an error is a unique violation (SQLSTATE 23505), of the named constraint if one is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const problem = error as { code?: string; constraint?: string };
  return problem?.code === '23505' && (!constraint || problem.constraint === constraint);
}
