import { WriterClient } from '../database/writer-client.ts';

/** Records the end of a back-up in the database, so that the shop can tell its owners of a failed or a missing one. */
export async function recordBackup(url: string, failed: boolean): Promise<void> {
  const client = new WriterClient({ connectionString: url, application_name: 'navaratna backup' });
  await client.connect();
  try {
    // A back-up before an upgrade is of a database that has no such table yet.
    const { rows } = await client.query("select to_regclass('public.backup_runs') as known");
    if (rows[0].known === null) return;
    await client.query('insert into backup_runs (ended_at, failed) values (clock_timestamp(), $1)', [failed]);
    // A year of nights is enough to look back at.
    await client.query("delete from backup_runs where ended_at < now() - interval '366 days'");
  } finally {
    await client.end();
  }
}
