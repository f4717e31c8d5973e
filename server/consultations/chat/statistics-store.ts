import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import type { Availability, ChatFigures, EndedChat } from '../astrologers/service.ts';

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

/** Counts an astrologer's chats in one query. The minutes of today are those that today's earnings are for: settled, and not refunded. */
export async function chatFiguresOf(
  db: Reader,
  astrologerId: string,
  { today, month }: { today: Date; month: Date },
): Promise<ChatFigures> {
  const { rows } = await sql<ChatFigures>`
    select count(*) filter (where started_at >= ${today})::int as today,
           coalesce(sum(minutes) filter (where ended_at >= ${today} and refunded = 0), 0)::int as "minutesToday",
           count(*) filter (where created_at >= ${today} and ending = 'expired')::int as "missedToday",
           count(*) filter (where started_at >= ${month})::int as month,
           count(started_at)::int as ever,
           round(avg(rating), 1)::float8 as rating, count(rating)::int as ratings
    from chat_sessions where astrologer_id = ${astrologerId}`.execute(db);
  return rows[0] as ChatFigures;
}

/** Returns the last chats that ended, newest first. */
export const recentChatsOf = async (
  db: Reader,
  astrologerId: string,
  limit: number,
): Promise<EndedChat[]> => {
  const { rows } = await sql<EndedChat>`
    select id, user_id as "userId", ended_at as "endedAt", minutes, rating
    from chat_sessions where astrologer_id = ${astrologerId} and status = 'ended'
    order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
};
