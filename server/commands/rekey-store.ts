import { sql } from 'kysely';
import type { SealedColumn } from '../composition/module.ts';
import type { Reader, Tx } from '../platform/database/database.ts';

/** An encrypted value with the primary key of its row. */
export type SealedRow = { keys: unknown[]; sealed: Buffer };

/** Locks the next rows after a primary key, in its order, and returns their values. `after` is null at the start. */
export async function lockSealed(
  tx: Tx,
  { table, keys, column }: SealedColumn,
  { after, limit }: { after: readonly unknown[] | null; limit: number },
): Promise<SealedRow[]> {
  const names = sql.join(keys.map((key) => sql.ref(key)));
  const from = after ? sql`and (${names}) > (${sql.join(after)})` : sql``;
  const { rows } = await sql<Record<string, unknown> & { sealed_value: Buffer }>`
    select ${names}, ${sql.ref(column)} as sealed_value from ${sql.table(table)}
    where ${sql.ref(column)} is not null ${from} order by ${names} limit ${limit} for no key update`.execute(
    tx,
  );
  return rows.map((row) => ({ keys: keys.map((key) => row[key]), sealed: row.sealed_value }));
}

/** Replaces an encrypted value. */
export async function writeSealed(
  tx: Tx,
  { table, keys, column }: SealedColumn,
  row: SealedRow,
): Promise<void> {
  const match = sql.join(
    keys.map((key, i) => sql`${sql.ref(key)} = ${row.keys[i]}`),
    sql` and `,
  );
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${row.sealed} where ${match}`.execute(tx);
}

/** Returns the columns of type bytea in the shop's schema, as "table.column". */
export async function byteaColumns(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}
