import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { migrate } from '../platform/database/migrate.ts';
import { createJobs } from '../platform/jobs.ts';

const migrations = new URL('../platform/database/migrations/', import.meta.url);

/** Named after the migrations it holds, so that a changed migration never meets an old template. */
function templateName(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrations).sort()) hash.update(readFileSync(new URL(name, migrations)));
  return `navaratna_${hash.digest('hex').slice(0, 12)}`;
}

/** The server that tests make their databases on: `npm test` starts one and names it here. */
function adminUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error('TEST_DATABASE_URL is not set: run the tests through `npm test` or `npx vitest`.');
  return url;
}

const withName = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** Runs statements on the admin database, one connection for all. */
async function admin(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl() });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Makes the migrated template, once a run; parallel workers wait on the lock. */
async function ensureTemplate(client: pg.Client): Promise<string> {
  const template = templateName();
  await client.query('select pg_advisory_lock(7001)');
  const made = await client.query('select 1 from pg_database where datname = $1 and datistemplate', [
    template,
  ]);
  if (made.rowCount === 0) {
    await client.query(`drop database if exists ${template}`);
    await client.query(`create database ${template}`);
    const url = withName(adminUrl(), template);
    await migrate(url);
    // The job tables too, so that a test does not pay for making them.
    const jobs = await createJobs(url, (error) => {
      throw error;
    });
    await jobs.close();
    await client.query(`alter database ${template} is_template true`);
  }
  await client.query('select pg_advisory_unlock(7001)');
  return template;
}

/** A fresh, migrated database of one's own. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await admin(async (client) => {
    const template = await ensureTemplate(client);
    await client.query(`create database ${name} template ${template}`);
  });
  return {
    url: withName(adminUrl(), name),
    drop: () => admin((client) => client.query(`drop database if exists ${name} with (force)`)),
  };
}
