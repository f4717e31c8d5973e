import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { integrityProblems } from '../commands/integrity.ts';
import type { DB } from '../platform/database/tables.gen.ts';

/** Statements before the connection is renewed, some forty checks: until then plans are those of smaller tables. */
const maxStatements = 2000;
const bigint = 20;
const ignore = (): void => undefined;

/** A connection that prepares every statement: planning those of the invariants takes longer than running them. */
class PreparedClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [text, values] = args;
    if (typeof text !== 'string' || !Array.isArray(values))
      return Reflect.apply(super.query, this, args) as never;
    const name = createHash('sha256').update(text).digest('base64url');
    return super.query({ name, text, values }) as never;
  }
}

/**
 * Creates the reader of the invariants of a test shop, on one connection of its own, which it opens with the first check. On
 * the shop's pool each check would open ten, and plan each statement anew.
 */
export function createInvariantsReader(connectionString: string) {
  const types = new pg.TypeOverrides();
  types.setTypeParser(bigint, Number);
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    maxUses: maxStatements,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
    types,
    application_name: 'invariants',
    Client: PreparedClient,
  });
  // Tests end connections, and drop the database below them.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return {
    /** Returns one sentence for each invariant that the database violates. */
    problems: (): Promise<string[]> => integrityProblems(db),
    close: (): Promise<void> => db.destroy(),
  };
}
