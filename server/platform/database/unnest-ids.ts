import { type RawBuilder, sql } from 'kysely';

/**
 * Returns ids as rows (`id`) to join. PostgreSQL estimates ten rows for an array parameter, so a custom plan for one or
 * two ids always looks cheaper and the statement is planned each time. LIMIT lowers the estimate to one row, so that
 * the generic plan is reused.
 */
export const unnestIds = (ids: readonly string[]): RawBuilder<{ id: string }> =>
  sql`(select id from unnest(${ids}::text[]) as id limit ${ids.length})`;
