import { sql } from 'kysely';
import type { ChatStatus } from '#contract/consultations/chat/endpoints.ts';
import type { Reader } from '../../platform/database/database.ts';

/** Counts a person's chats that began, on either side, and their minutes. */
export async function countChats(db: Reader, userId: string): Promise<{ count: number; minutes: number }> {
  const { rows } = await sql<{ count: number; minutes: number }>`
    select count(started_at)::int as count, coalesce(sum(minutes), 0)::int as minutes from (
      select started_at, minutes from chat_sessions where user_id = ${userId}
      union all select started_at, minutes from chat_sessions where astrologer_id = ${userId}) c`.execute(db);
  return rows[0] ?? { count: 0, minutes: 0 };
}

/** Returns a person's newest chats on either side, with the other participant. */
export const latestChats = (db: Reader, userId: string, limit: number) =>
  sql<{ id: string; otherId: string; status: ChatStatus; minutes: number; createdAt: Date }>`
    select c.id, case when c.user_id = ${userId} then c.astrologer_id else c.user_id end as "otherId",
           c.status, c.minutes, c.created_at as "createdAt"
      from ((select * from chat_sessions where user_id = ${userId} order by created_at desc, id desc limit ${limit})
            union all
            (select * from chat_sessions where astrologer_id = ${userId} order by created_at desc, id desc limit ${limit})) c
     order by c.created_at desc limit ${limit}`
    .execute(db)
    .then(({ rows }) => rows);
