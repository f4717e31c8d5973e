import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database.ts';

/** Returns the sealed keys of people, by their id. Nobody without an account, and nobody erased, has one. */
export async function readSealedKeys(db: Reader, people: readonly string[]): Promise<Map<string, Buffer>> {
  const rows = await db
    .selectFrom('audit_keys')
    .select(['user_id', 'sealed_key'])
    .where(sql<boolean>`user_id = any(${people})`)
    .execute();
  return new Map(rows.map((row) => [row.user_id, row.sealed_key]));
}

/**
 * Inserts keys of people. Returns the ids of those inserted: a trigger skips people without an open account, and somebody
 * else may have been faster.
 */
export async function insertSealedKeys(
  tx: Tx,
  keys: readonly { userId: string; sealedKey: Buffer }[],
  at: Date,
): Promise<string[]> {
  const rows = await tx
    .insertInto('audit_keys')
    .values(keys.map(({ userId, sealedKey }) => ({ user_id: userId, sealed_key: sealedKey, created_at: at })))
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}
