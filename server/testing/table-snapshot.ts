import { sql } from 'kysely';
import type { TestShop } from './test-shop.ts';

/** Returns a hash of every table. Tables of limits and jobs are left out, because they show no effect of a caller. */
export async function snapshotTables(
  { db }: Pick<TestShop, 'db'>,
  except: readonly string[] = [],
): Promise<Record<string, string>> {
  const hidden = ['rate_limits', 'migrations', 'idempotency_keys', ...except];
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables
     where schemaname = 'public' and tablename <> all(${hidden}) order by 1`.execute(db);
  const hashes: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ hash: string }>`
      select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${sql.table(name)} t`.execute(
      db,
    );
    hashes[name] = rows[0]?.hash ?? '';
  }
  return hashes;
}
