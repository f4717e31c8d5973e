import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database.ts';

/** Lists the stored settings. A missing row means the default. */
export const readSettings = (db: Reader) =>
  db.selectFrom('settings').select(['key', 'value', 'version', 'updated_at', 'updated_by']).execute();

/** Writes a setting and increments its version. */
export async function writeSetting(
  tx: Tx,
  row: { key: string; value: unknown; at: Date; by: string | null },
): Promise<void> {
  const value = JSON.stringify(row.value);
  await tx
    .insertInto('settings')
    .values({ key: row.key, value, updated_at: row.at, updated_by: row.by })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        value,
        updated_at: row.at,
        updated_by: row.by,
        version: eb('settings.version', '+', 1),
      })),
    )
    .execute();
}

/** Locks a setting until the transaction ends. Its row may not exist yet, so the lock is an advisory one on its name. */
export const lockSetting = (tx: Tx, key: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${key}`}, 0))`.execute(tx);
