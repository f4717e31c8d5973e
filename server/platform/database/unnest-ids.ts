import { type RawBuilder, sql } from 'kysely';

/**
 * Ids as rows (`id`) to join. Of a list it does not know PostgreSQL expects ten, so that a plan for the one or two there
 * are always looks better and the statement is planned anew each time; behind a limit it expects one.
 */
export const unnestIds = (ids: readonly string[]): RawBuilder<{ id: string }> =>
  sql`(select id from unnest(${ids}::text[]) as id limit ${ids.length})`;
