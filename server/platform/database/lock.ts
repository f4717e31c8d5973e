import { sql } from 'kysely';
import type { Tx } from './database.ts';

/**
 * Waits for, and then holds until the transaction ends, the lock of this name: for rules about a number of rows, which
 * no unique index can keep ("at most ten addresses a person").
 */
export async function lockName(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
