import { CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { AppError } from '../core/app-error.ts';
import { createGate, type Gate } from './gate.ts';
import { limitStatement, noLimits, noLimitValues, transactionLimits } from './limits.ts';
import { AutoPreparingClient, isStalePlan, QueuedStatement } from './prepared.ts';
import type { DB } from './tables.gen.ts';

/** The database, typed by the migrated tables. */
export type Database = Kysely<DB>;
/** A running transaction; functions that must be part of one take this. */
export type Tx = Transaction<DB>;
/** Either: for reads that work in and out of a transaction. */
export type Reader = Database | Tx;

const bigint = 20;

/** bigint columns are counts and paise: numbers inside, and anything beyond 2^53 is a fault of ours. */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint beyond 2^53: ${text}`);
  return value;
}

const ignore = (): void => undefined;

/**
 * One pool a process. Its transactions carry the limits of `limits.ts`; with `unlimited` nothing of it is limited, for
 * work that takes as long as it takes.
 */
export function createPool(
  connectionString: string,
  size = 10,
  { unlimited = false, limits = transactionLimits } = {},
): pg.Pool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(bigint, parseBigint);
  const options = {
    connectionString,
    max: size,
    types,
    application_name: 'navaratna',
    // Nothing waits for ever: should transactions ever wait for one another's connections, one fails and frees its own.
    connectionTimeoutMillis: 15_000,
    Client: AutoPreparingClient,
    // The pool hands its options to each client.
    ...(!unlimited && { limits }),
  };
  const pool = new pg.Pool(options);
  // A connection that breaks is replaced on the next use. Without a listener its error ends the process: the pool hears
  // it only while the connection is idle, so a connection in use needs one of its own. Its statement fails by itself.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  if (unlimited) pool.on('connect', (client) => client.query(noLimits).catch(ignore));
  return pool;
}

/** Hears of a statement that took long: its text with $1 for each value, and how many milliseconds it took. */
export type OnSlow = (query: { statement: string; ms: number }) => void;

/** Kysely over the pool. With `slow`, statements that take longer than `ms` are told; values never are. */
export const createDatabase = (pool: pg.Pool, slow?: { ms: number; tell: OnSlow }): Database =>
  new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    ...(slow && {
      log: ({ query, queryDurationMillis }) => {
        if (queryDurationMillis > slow.ms)
          slow.tell({ statement: query.sql, ms: Math.round(queryDurationMillis) });
      },
    }),
  });

type Action = () => void | Promise<void>;
type LastAction = () => Promise<unknown>;

const afterCommits = new WeakMap<Tx, Action[]>();
const beforeCommits = new WeakMap<Tx, LastAction[]>();

/**
 * Does something as the very last of a transaction, after its work and before it commits: what takes a lock that everybody
 * wants, so that it is held for the shortest time and after every other lock. A failure rolls back all, and so does a
 * {@link AppError} that it returns, which the transaction then returns. Only for transactions of {@link transact}.
 */
export function beforeCommit(tx: Tx, action: LastAction): void {
  const actions = beforeCommits.get(tx);
  if (!actions) throw new Error('This transaction was not started by transact()');
  actions.push(action);
}

/**
 * Does something the moment a transaction has committed, before whoever ran it goes on: dropping caches, here and in
 * other processes. It must not fail. Only for
 * transactions of {@link transact}; what must survive a crash belongs into the transaction as a row or a job.
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

const retryable = new Set(['40001', '40P01']);

/**
 * Runs `work` in a transaction. A returned {@link AppError} rolls it back and is answered; a serialisation failure or a
 * deadlock is tried again (three times), since nothing of it has happened.
 */
export async function transact<T>(
  db: Database,
  work: (tx: Tx) => Promise<T | AppError>,
): Promise<T | AppError> {
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
      if (error instanceof Rollback) return error.appError;
      const code = (error as { code?: string }).code ?? '';
      if (attempt === 4 || !(retryable.has(code) || isStalePlan(error))) throw error;
    }
  }
}

const gates = new WeakMap<Database, Gate>();

/**
 * The same for a transaction that locks rows which many may want at once; `rows` names them. Few transactions of a name
 * have a connection at a time, the others wait without one and are refused with `crowded` when their turn does not come in time.
 */
export function transactAt<T>(
  db: Database,
  rows: readonly string[],
  work: (tx: Tx) => Promise<T | AppError>,
): Promise<T | AppError> {
  const gate = gates.get(db) ?? createGate();
  gates.set(db, gate);
  return gate(rows, () => transact(db, work));
}

/** A query that can be written down: of the builder, or a raw one. */
type Compilable<R> = { compile(db: Tx): CompiledQuery<R> };

/**
 * Sends a statement of a transaction with its next one, the commit at the latest: for what nobody waits for. When it
 * fails, that next one does. Answers where its rows stand once that next one was answered.
 */
export async function queueStatement<R>(tx: Tx, query: Compilable<R>): Promise<{ readonly rows: R[] }> {
  const compiled = query.compile(tx);
  const values = QueuedStatement.from(compiled.parameters) as QueuedStatement;
  await tx.executeQuery({ ...compiled, parameters: values });
  return values.answer as { readonly rows: R[] };
}

/** Lifts the limits of a transaction, for work that takes as long as it takes: filling the shop, applying a file. */
export const takeTime = (tx: Tx) =>
  queueStatement(tx, { compile: () => CompiledQuery.raw(limitStatement, [...noLimitValues]) });

/** True when an error is PostgreSQL's "unique violation", of the named constraint if one is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const problem = error as { code?: string; constraint?: string };
  return problem?.code === '23505' && (!constraint || problem.constraint === constraint);
}
