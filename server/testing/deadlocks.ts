import { sql } from 'kysely';
import type { TestShop } from './test-shop.ts';

const connections = 10;

/**
 * Counts the deadlocks of a world's database from now on: call the answer for their number so far. PostgreSQL resolves
 * a deadlock by refusing one side, which the server tries again, so that no answer shows it.
 */
export async function deadlocksOf({ db }: Pick<TestShop, 'db'>): Promise<() => Promise<number>> {
  const count = async () => {
    // A connection reports what it saw once a second at most. All of them are asked at once, so that each reports now.
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
