import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { migrationFile, migrationsTable } from '../schema/migrate.ts';

/** Applies exactly these migrations to an empty schema, in the transaction of `client`: a shop of an earlier day. */
export async function applyMigrations(client: pg.Client, names: readonly string[]): Promise<void> {
  await client.query(migrationsTable);
  for (const name of names.toSorted()) {
    await client.query(await readFile(migrationFile(name), 'utf8'));
    await client.query('insert into migrations (name) values ($1)', [name]);
  }
}
