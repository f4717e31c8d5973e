import { sql } from 'kysely';
import type { Availability } from '../astrologers/service.ts';
import type { Reader } from '../platform/database/database.ts';

/** Returns the availability of astrologers by id, derived from their chats. Every requested id is present. */
export async function findAvailability(
  db: Reader,
  astrologerIds: readonly string[],
): Promise<Map<string, Availability>> {
  const { rows } = await sql<Availability & { id: string }>`
    select a.id, exists (select 1 from chat_sessions c where c.astrologer_id = a.id and c.status = 'approved') as busy,
           round(avg(s.rating), 1)::float8 as rating, count(s.rating)::int as ratings
    from unnest(${astrologerIds}::text[]) as a (id)
    left join chat_sessions s on s.astrologer_id = a.id and s.rating is not null
    group by a.id`.execute(db);
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
}

/** Counts the requests to an astrologer that are ringing now. */
export async function countRinging(db: Reader, astrologerId: string, now: Date): Promise<number> {
  const { n } = await db
    .selectFrom('chat_sessions')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('astrologer_id', '=', astrologerId)
    .where('status', '=', 'pending')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return n;
}
