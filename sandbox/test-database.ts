import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database of its own for one test file, on the server TEST_DATABASE_URL names. */
export type TestDatabase = { pool: pg.Pool; drop: () => Promise<void> };

/** Creates an empty database and a pool of four connections to it; `drop` ends the pool and removes the database. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server)
    throw new Error('TEST_DATABASE_URL must name a PostgreSQL server on which databases may be created');
  const name = `sandbox_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 4 });
  return {
    pool,
    drop: async () => {
      await pool.end();
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function onServer(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
