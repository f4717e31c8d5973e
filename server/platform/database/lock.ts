import { sql } from 'kysely';
import { later, type Tx } from './database.ts';

const locking = (name: string) => sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;

/**
 * Waits for, and then holds until the transaction ends, the lock of this name: for rules about a number of rows, which
 * no unique index can keep ("at most ten addresses a person").
 */
export async function lockName(tx: Tx, name: string): Promise<void> {
  await locking(name).execute(tx);
}

/** The same, sent with the transaction's next statement, which waits for the lock. */
export async function lockNameLater(tx: Tx, name: string): Promise<void> {
  await later(tx, locking(name));
}
