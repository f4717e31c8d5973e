import { sql } from 'kysely';
import type { TestShop } from './test-shop.ts';

const connections = 10;

/**
 * Returns a function that counts the deadlocks of a test shop's database from now on. PostgreSQL resolves a deadlock by
 * aborting one side, and the server retries it, so that no response shows it.
 */
export async function deadlocksOf({ db }: Pick<TestShop, 'db'>): Promise<() => Promise<number>> {
  const count = async () => {
    // A connection reports its statistics at most once a second. Query all of them at once, so that each reports now.
    await Promise.all(
      Array.from({ length: connections }, () =>
        sql`select pg_stat_force_next_flush(), pg_sleep(0.05)`.execute(db),
      ),
    );
    const { rows } = await sql<{ n: number }>`
      select deadlocks as n from pg_stat_database where datname = current_database()`.execute(db);
    return rows[0]?.n ?? 0;
  };
  const before = await count();
  return async () => (await count()) - before;
}
