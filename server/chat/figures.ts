import { sql } from 'kysely';
import type { ChatFigures, EndedChat } from '../astrologers/service.ts';
import type { Reader } from '../platform/database/database.ts';

/** Counts an astrologer's chats in one query. */
export async function chatFiguresOf(
  db: Reader,
  astrologerId: string,
  { today, month }: { today: Date; month: Date },
): Promise<ChatFigures> {
  const { rows } = await sql<ChatFigures>`
    select count(*) filter (where started_at >= ${today})::int as today,
           coalesce(sum(minutes) filter (where started_at >= ${today}), 0)::int as "minutesToday",
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
