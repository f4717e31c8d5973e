import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { integrityProblems } from '../composition/integrity.ts';
import type { DB } from '../schema/tables.gen.ts';

type TableHash = { name: string; hash: string };

/** Statements before the connection is renewed, some forty checks: until then plans are those of smaller tables. */
const maxStatements = 2000;
const bigint = 20;
const ignore = (): void => undefined;

/** A connection that prepares every statement: planning these takes longer than running them. */
class PreparedClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [text, values] = args;
    if (typeof text !== 'string' || !Array.isArray(values))
      return Reflect.apply(super.query, this, args) as never;
    const name = createHash('sha256').update(text).digest('base64url');
    return super.query({ name, text, values }) as never;
  }
}

/** Returns one statement that hashes every table of the public schema. `used_at` is no effect of a caller. */
async function hashStatement(db: Kysely<DB>): Promise<RawBuilder<TableHash>> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const hashes = rows.map(
    ({ name }) => sql`
      select ${sql.lit(name)} as name, (select md5(coalesce(string_agg(c::text, '|' order by c::text), ''))
        from ${sql.id(name)} t, lateral (select to_jsonb(t) - 'used_at') as l(c)) as hash`,
  );
  return sql<TableHash>`${sql.join(hashes, sql` union all `)}`;
}

/** The reader of a database for tests. */
export type DatabaseReader = ReturnType<typeof createDatabaseReader>;

/**
 * Creates what reads a whole database, on one connection of its own, which it opens with the first question. On the shop's pool
 * a check of the invariants would open ten, and plan each statement anew.
 */
export function createDatabaseReader(connectionString: string) {
  const types = new pg.TypeOverrides();
  types.setTypeParser(bigint, Number);
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    maxUses: maxStatements,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
    types,
    application_name: 'tests',
    // A statement over all tables looks dear enough for parallel workers and for compiling. It is not.
    options: '-c max_parallel_workers_per_gather=0 -c jit=off',
    Client: PreparedClient,
  });
  // Tests end connections, and drop the database below them.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  let hashing: Promise<RawBuilder<TableHash>> | undefined;
  return {
    /** Returns one sentence for each invariant that the database violates. */
    problems: (): Promise<string[]> => integrityProblems(db),
    /** Returns a hash of each table. */
    async hashes(): Promise<TableHash[]> {
      hashing ??= hashStatement(db);
      return (await (await hashing).execute(db)).rows;
    },
    close: (): Promise<void> => db.destroy(),
  };
}
