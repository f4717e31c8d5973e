import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Tx } from './database.ts';

/**
 * Waits for the advisory lock of this name and holds it until the transaction ends. For rules about a number of rows,
 * which no unique index can enforce ("at most ten addresses a person").
 */
export async function lockName(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** The class id of the advisory locks that processes hold while they live. The object id is random for each process. */
export const lifeLock = 0x6c696665;

/** Returns an SQL condition: true while a process of this database holds the life lock of this number. */
export const isLockHeld = (number: Expression<number | null>): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from pg_locks l
   where l.locktype = 'advisory' and l.objsubid = 2 and l.granted and l.classid = ${lifeLock}::oid
     and l.objid::bigint = ${number}
     and l.database = (select oid from pg_database where datname = current_database()))`;

/**
 * Returns ids as rows (`id`) to join. PostgreSQL estimates ten rows for an array parameter, so a custom plan for one or
 * two ids always looks cheaper and the statement is planned each time. LIMIT lowers the estimate to one row, so that
 * the generic plan is reused.
 */
export const unnestIds = (ids: readonly string[]): RawBuilder<{ id: string }> =>
  sql`(select id from unnest(${ids}::text[]) as id limit ${ids.length})`;

/** Returns a LIKE pattern that finds the typed text in lower-case text. Wildcards in it are escaped. */
export const likePattern = (typed: string): string => `%${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
