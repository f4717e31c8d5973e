import { readFile } from 'node:fs/promises';
import type pg from 'pg';

/** Anything SQL can be sent through: the pool, or one client inside a transaction. */
export type Db = Pick<pg.Pool, 'query'>;

/** A schema a stand-in keeps its state in: the file that creates it, and the number of its advisory lock. */
export type SchemaSource = { file: URL; lock: number };

/**
 * Creates what is missing of a schema. Safe to call from several processes at once, and again at every start. An account
 * that may not create schemas relies on its database's owner, who has done it before (`ensureSandboxSchemas`).
 */
export async function ensureSchema(pool: pg.Pool, source: SchemaSource): Promise<void> {
  const { rows } = await pool.query("SELECT has_database_privilege(current_database(), 'CREATE') AS may");
  if (!rows[0]?.may) return;
  const sql = await readFile(source.file, 'utf8');
  await inTransaction(pool, async (db) => {
    await db.query('SELECT pg_advisory_xact_lock($1)', [source.lock]);
    await db.query(sql);
  });
}

/** Runs `work` in one transaction on one connection: commits its result, or rolls back and rethrows what it threw. */
export async function inTransaction<T>(pool: pg.Pool, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((cause: Error) => {
      broken = cause;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
