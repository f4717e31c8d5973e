import { sql } from 'kysely';
import type { Reader } from '../platform/database/database.ts';

/** Returns how many connections to the test's database wait for a lock: proof that a forced race has met. */
export async function lockWaits(db: Reader): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.n ?? 0;
}
