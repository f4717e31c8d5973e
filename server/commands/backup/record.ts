import pg from 'pg';

type Table = 'backup_runs' | 'restore_trials';

async function record(url: string, table: Table, row: Record<string, unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'navaratna backup' });
  await client.connect();
  try {
    // A back-up before an upgrade is of a database that has no such table yet.
    const { rows } = await client.query(`select to_regclass('public.${table}') as known`);
    if (rows[0].known === null) return;
    const columns = Object.keys(row);
    await client.query(
      `insert into ${table} (ended_at, ${columns.join(', ')})
       values (clock_timestamp(), ${columns.map((_, i) => `$${i + 1}`).join(', ')})`,
      Object.values(row),
    );
    // A year of nights is enough to look back at.
    await client.query(`delete from ${table} where ended_at < now() - interval '366 days'`);
  } finally {
    await client.end();
  }
}

/** Records the end of a back-up in the database, so that the shop can tell its owners of a failed or a missing one. */
export const recordBackup = (url: string, failed: boolean): Promise<void> =>
  record(url, 'backup_runs', { failed });

/** Records the end of a restore on trial, for the same reason. `copiedAt`: when the copy was made; null if none was found. */
export const recordTrial = (
  url: string,
  { failed, copiedAt }: { failed: boolean; copiedAt: Date | null },
): Promise<void> => record(url, 'restore_trials', { failed, copied_at: copiedAt });
