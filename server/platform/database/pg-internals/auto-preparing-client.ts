import pg from 'pg';
import { beginQuery } from '../../telemetry/statement-name.ts';
import { endSpan } from '../../telemetry/trace.ts';
import { limitStatement, limitValues, type SessionLimits } from '../limits.ts';
import { countInStatement } from '../trouble.ts';
import { Batch, type Statement } from './batch.ts';
import { createStatementNames, type StatementNames } from './statement-names.ts';

/**
 * Returns whether PostgreSQL refused a stale plan. A migration changed its result type ("cached plan must not change
 * result type"), or the server does not know it (a pooler switched connections). Nothing was executed: retry it.
 */
export const isStalePlan = (error: unknown): boolean => {
  const { code, message } = error as { code?: string; message?: string };
  return code === '26000' || (code === '0A000' && /cached plan/.test(message ?? ''));
};

type Result = pg.QueryResult<pg.QueryResultRow>;

/** The values of a queued statement, sent with the next one. `result` holds its rows once that one completes. */
export class QueuedStatement extends Array<unknown> {
  readonly result: { rows: unknown[] } = { rows: [] };
}

const done = (command: string) => Promise.resolve({ command, rowCount: null, rows: [] });

/** Options of a connection, beside those of pg. */
export type ClientOptions = pg.ClientConfig & {
  /** The limits of each transaction. */
  limits?: SessionLimits;
  /** The names of prepared statements, shared by the connections of a pool. */
  names?: StatementNames;
  /** True behind a pooler, which gives each transaction another server: no statement gets a name. */
  pooled?: boolean;
};

/** Removes the name from a query object: libraries (rate-limiter-flexible) prepare their statements by name. */
function withoutName([query, ...rest]: unknown[]): unknown[] {
  if (typeof query !== 'object' || query === null || !('name' in query)) return [query, ...rest];
  const { name: _, ...unnamed } = query;
  return [unnamed, ...rest];
}

/**
 * A connection that prepares a statement the second time it sees it. Queries without values are sent as they are.
 * `BEGIN` is sent with the first statement of a transaction, and every {@link QueuedStatement} with the statement after
 * it: one write, one round trip.
 */
export class AutoPreparingClient extends pg.Client {
  private queued: Statement[] = [];
  /** The statements that open a transaction: `BEGIN`, and the limits until its end. */
  private readonly opening: readonly Statement[];
  private readonly types: pg.CustomTypesConfig;
  private readonly names: StatementNames;
  private readonly pooled: boolean;

  constructor(options: ClientOptions = {}) {
    super(options);
    this.types = options.types ?? pg.types;
    this.names = options.names ?? createStatementNames();
    const begin = { text: 'begin', values: [], name: null };
    this.pooled = options.pooled ?? false;
    const values = options.limits && limitValues(options.limits);
    const name = this.pooled ? null : 'limits';
    this.opening = values ? [begin, { text: limitStatement, values, name }] : [begin];
  }

  // Handles the one call form that Kysely and this server use. Every other form goes to pg unchanged.
  override query(...args: unknown[]): never {
    const [text, values] = args;
    if (args.length !== 2 || typeof text !== 'string' || !Array.isArray(values))
      return Reflect.apply(super.query, this, this.pooled ? withoutName(args) : args) as never;
    if (text === 'begin' || values instanceof QueuedStatement) return this.enqueue(text, values) as never;
    if (this.queued.length > 0) return this.flush(text, values) as never;
    const name = values.length > 0 ? this.names.of(text) : null;
    if (name === null) return this.run({ text, values }) as never;
    const result = this.run({ name, text, values }).catch((error: unknown) => {
      if (!isStalePlan(error)) throw error;
      this.names.renew();
      // Inside a transaction everything is rolled back: transact() retries it.
      if (this.getTransactionStatus() !== 'I') throw error;
      return this.run({ text, values });
    });
    return result as never;
  }

  /**
   * Runs super.query with our own promise. With pg's promise the result rows reach the old generation before they are
   * collected (measured: 55 KB for 24 products), which makes garbage collection expensive. With pg's own object of a
   * query, because pg copies any other by its property descriptors (measured: 3 % of a product's JSON).
   */
  private run({ text, values, name }: { text: string; values: unknown[]; name?: string }): Promise<Result> {
    const span = beginQuery([text]);
    return new Promise((resolve, reject) => {
      const query = new pg.Query<pg.QueryResultRow>(text, values, (error, result) => {
        endSpan(span, Boolean(error));
        if (!error) return resolve(result);
        countInStatement(error);
        reject(error);
      });
      super.query(name ? Object.assign(query, { name }) : query);
    });
  }

  private enqueue(text: string, values: readonly unknown[]) {
    if (!(values instanceof QueuedStatement)) {
      this.queued.push(...this.opening);
      return done('BEGIN');
    }
    const onRows = (rows: unknown[]) => {
      values.result.rows = rows;
    };
    this.queued.push({ text, values, name: this.names.of(text), onRows });
    return done('SELECT');
  }

  /** Sends the queued statements, followed by this one. */
  private async flush(text: string, values: unknown[]) {
    const { queued } = this;
    this.queued = [];
    const begins = queued[0]?.text === 'begin';
    if (text === 'rollback') return begins ? done('ROLLBACK') : this.run({ text, values });
    if (text === 'commit' && begins && queued.length === this.opening.length) return done('COMMIT');
    // A text without values may hold several statements, which only the simple query protocol accepts.
    if (values.length > 0 || text === 'commit')
      return this.send([...queued, { text, values, name: this.names.of(text) }]);
    await this.send(queued);
    return this.run({ text, values });
  }

  private async send(statements: readonly Statement[]): Promise<Result> {
    const batch = new Batch(statements, this.types);
    const span = beginQuery(statements.map(({ text }) => text));
    super.query(batch as unknown as pg.Submittable);
    try {
      const result = await batch.result;
      endSpan(span);
      return result;
    } catch (error) {
      endSpan(span, true);
      countInStatement(error);
      // transact() retries the transaction.
      if (isStalePlan(error)) this.names.renew();
      throw error;
    }
  }
}
