import { type Expression, type RawBuilder, sql } from 'kysely';
import { queueStatement, type Tx } from './database.ts';

const locking = (name: string) => sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;

/**
 * Waits for the advisory lock of this name and holds it until the transaction ends. For rules about a number of rows,
 * which no unique index can enforce ("at most ten addresses a person").
 */
export async function lockName(tx: Tx, name: string): Promise<void> {
  await locking(name).execute(tx);
}

/** Queues {@link lockName}: it is sent with the transaction's next statement, which then waits for the lock. */
export async function lockNameLater(tx: Tx, name: string): Promise<void> {
  await queueStatement(tx, locking(name));
}

/** The class id of the advisory locks that processes hold while they live. The object id is random for each process. */
export const lifeLock = 0x6c696665;

/** Returns an SQL condition: true while a process of this database holds the life lock of this number. */
export const isLockHeld = (number: Expression<number | null>): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from pg_locks l
   where l.locktype = 'advisory' and l.objsubid = 2 and l.granted and l.classid = ${lifeLock}::oid
     and l.objid::bigint = ${number}
     and l.database = (select oid from pg_database where datname = current_database()))`;
