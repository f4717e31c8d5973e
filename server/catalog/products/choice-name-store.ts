import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';

/**
 * Returns the sellers' Hindi names of sizes and variants, by name. Where products differ, the first product's leads. Reads
 * only products that have such names, by an index of their own.
 */
export async function choicesInHindi(db: Reader, names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const { rows } = await sql<{ name: string; hi: string }>`
    select distinct on (c.key) c.key as name, c.value as hi
    from products p, jsonb_each_text(p.translations #> '{hi,choices}') c
    where p.translations #> '{hi,choices}' is not null and c.key = any(${names}) and c.value <> ''
    order by c.key, p.created_at, p.id`.execute(db);
  return new Map(rows.map(({ name, hi }) => [name, hi]));
}
