import pg from 'pg';
import { refuseDemoPeople } from './demo-people.ts';
import type { Config } from './platform/config.ts';
import { limitAccount } from './platform/database/limits.ts';
import { migrate } from './platform/database/migrate.ts';

/**
 * Makes the database ready for a shop process: migrated, and for a real shop free of the demo.
 * @throws StartRefused in one line when the shop must not run on it.
 */
export async function prepareDatabase({ databaseUrl, production }: Config): Promise<void> {
  await migrate(databaseUrl);
  await limitAccount(databaseUrl);
  if (!production) return;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await refuseDemoPeople(client);
  } finally {
    await client.end();
  }
}
