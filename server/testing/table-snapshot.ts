import { sql } from 'kysely';
import type { TestShop } from './test-shop.ts';

/**
 * Returns a hash of every table. Tables of limits and jobs, and the times of use of sessions and devices, are left out,
 * because they show no effect of a caller.
 */
export async function snapshotTables(
  { db }: Pick<TestShop, 'db'>,
  except: readonly string[] = [],
): Promise<Record<string, string>> {
  const hidden = ['rate_limits', 'migrations', 'idempotency_keys', ...except];
  // One statement, which has the database build and run one for each table: a request each took most of the time of the
  // access matrix, and a union of all is planned with parallel workers.
  const { rows } = await sql<{ name: string; hash: string }>`
    select tablename as name, (xpath('/row/hash/text()', query_to_xml(format(
             'select md5(coalesce(string_agg(c::text, ''|'' order by c::text), '''')) as hash from %I t, lateral (select to_jsonb(t) - ''used_at'') as l(c)', tablename),
             false, true, '')))[1]::text as hash
      from pg_tables where schemaname = 'public' and tablename <> all(${hidden}) order by 1`.execute(db);
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}
