import { type Expression, type RawBuilder, sql } from 'kysely';
import { queueStatement, type Tx } from './database.ts';

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
  await queueStatement(tx, locking(name));
}

/** The class of the locks that processes hold as long as they live; the other half of such a lock is a number of its own. */
export const lifeLock = 0x6c696665;

/** True in SQL while a process of this database holds the life lock of this number. */
export const isLockHeld = (number: Expression<number | null>): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from pg_locks l
   where l.locktype = 'advisory' and l.objsubid = 2 and l.granted and l.classid = ${lifeLock}::oid
     and l.objid::bigint = ${number}
     and l.database = (select oid from pg_database where datname = current_database()))`;
