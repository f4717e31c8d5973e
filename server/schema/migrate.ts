import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { StartRefused } from '../platform/config/start-refused.ts';
import { noLimits } from '../platform/database/limits.ts';
import { filesOfSchema, isOlder, lastVersionBefore } from './baseline.ts';

const folder = new URL('./migrations/', import.meta.url);
// An advisory lock: when processes start together, one migrates and the others wait.
const lock = 0x6e617661;

/** Returns the names of all migrations of this version, in order: the baseline, then those after it. */
export const knownMigrations = async (): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

/** Returns the file of a migration. */
export const migrationFile = (name: string): URL => new URL(name, folder);

/** The statement that creates the list of applied migrations. */
export const migrationsTable =
  'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())';

/** Returns the names of the applied migrations in their order. A database without the shop's tables has none. */
export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query("select to_regclass('public.migrations') is not null as there");
  if (!rows[0]?.there) return [];
  const applied = await client.query<{ name: string }>('select name from public.migrations order by name');
  return applied.rows.map(({ name }) => name);
}

async function applyOne(client: pg.Client, name: string): Promise<void> {
  await client.query(await readFile(migrationFile(name), 'utf8'));
  await client.query('insert into migrations (name) values ($1)', [name]);
}

/**
 * Returns the names of the migrations that are not applied yet, in order; all names for a database without the shop's
 * tables.
 * @throws StartRefused for a database that is older than the baseline.
 */
export async function pendingMigrations(client: pg.Client): Promise<string[]> {
  const [applied, known] = [await appliedMigrations(client), await knownMigrations()];
  if (isOlder(applied, known))
    throw new StartRefused(
      'The shop does not start: its database is of a version that this one cannot bring up to date, and nothing is changed; ' +
        `start version ${lastVersionBefore} once with this database, then this version again.`,
    );
  const made = filesOfSchema(applied, known);
  return known.filter((name) => !made.includes(name));
}

/**
 * Applies all pending migrations: plain `.sql` files in the order of their names, each in its own transaction, under an
 * advisory lock. Returns the names that were applied. Never edit a file that was applied.
 * @throws StartRefused for a database that is older than the baseline. Nothing is changed then.
 */
export async function migrate(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  // A broken connection fails the statement under way. Without a listener the 'error' event would end the process, too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(noLimits);
    await client.query('select pg_advisory_lock($1)', [lock]);
    await client.query(migrationsTable);
    const pending = await pendingMigrations(client);
    for (const name of pending) {
      await client.query('begin');
      await applyOne(client, name);
      await client.query('commit');
    }
    return pending;
  } finally {
    await client.end();
  }
}
