import pg from 'pg';
import { endSpan } from '../telemetry/spans.ts';
import { beginQuery } from '../telemetry/statement-name.ts';
import { beginStatement, type SessionLimits } from './limits.ts';
import type { StatementNames } from './statement-names.ts';
import { countInStatement } from './trouble.ts';

/**
 * Returns whether PostgreSQL refused a stale plan. A migration changed its result type ("cached plan must not change
 * result type"), or the server does not know it (a pooler switched connections). Nothing was executed: retry it.
 */
export const isStalePlan = (error: unknown): boolean => {
  const { code, message } = error as { code?: string; message?: string };
  return code === '26000' || (code === '0A000' && /cached plan/.test(message ?? ''));
};

/** Thrown for a COMMIT that PostgreSQL answers with ROLLBACK, because a statement of the transaction had failed. */
export class RolledBack extends Error {
  constructor() {
    super('A statement of the transaction had failed: PostgreSQL rolled it back instead of committing.');
  }
}

type Result = pg.QueryResult<pg.QueryResultRow>;

/** Options of a connection, beside those of pg. */
export type ClientOptions = pg.ClientConfig & {
  /** The limits of each transaction. */
  limits?: SessionLimits;
  /**
   * The names of prepared statements, shared by the connections of a pool. Null behind a pooler, which gives each transaction
   * another server: no statement gets a name.
   */
  names?: StatementNames | null;
};

/** Removes the name from a query object: libraries (rate-limiter-flexible) prepare their statements by name. */
function withoutName([query, ...rest]: unknown[]): unknown[] {
  if (typeof query !== 'object' || query === null || !('name' in query)) return [query, ...rest];
  const { name: _, ...unnamed } = query;
  return [unnamed, ...rest];
}

/** A connection that prepares a statement the second time it sees it, and opens transactions with their limits. */
export class PreparingClient extends pg.Client {
  private readonly begin: string;
  private readonly names: StatementNames | null;

  constructor(options: ClientOptions = {}) {
    super(options);
    this.names = options.names ?? null;
    this.begin = beginStatement(options.limits);
  }

  // Handles the one call form that Kysely and this server use. Every other form goes to pg unchanged.
  override query(...args: unknown[]): never {
    const [text, values] = args;
    if (args.length !== 2 || typeof text !== 'string' || !Array.isArray(values))
      return Reflect.apply(super.query, this, this.names ? args : withoutName(args)) as never;
    return this.answer(text, values) as never;
  }

  private async answer(text: string, values: unknown[]): Promise<Result> {
    if (text === 'begin') return this.run({ text: this.begin });
    const result = await this.runPrepared(text, values);
    if (text === 'commit' && result.command !== 'COMMIT') throw new RolledBack();
    return result;
  }

  private async runPrepared(text: string, values: unknown[]): Promise<Result> {
    const name = values.length > 0 ? (this.names?.of(text) ?? null) : null;
    if (name === null) return this.run({ text, values });
    try {
      return await this.run({ name, text, values });
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      this.names?.renew();
      // Inside a transaction everything is rolled back: transact() retries it.
      if (this.getTransactionStatus() !== 'I') throw error;
      return this.run({ text, values });
    }
  }

  private async run(query: pg.QueryConfig): Promise<Result> {
    const span = beginQuery(query.text);
    try {
      const result: Result = await super.query(query);
      endSpan(span);
      return result;
    } catch (error) {
      endSpan(span, { failed: true });
      countInStatement(error);
      throw error;
    }
  }
}
