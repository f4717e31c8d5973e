import { sql } from 'kysely';
import { type Obstacle, type PersonalPart, retainedForTax } from '../../platform/core/personal-data.ts';

/** Chats. Times, minutes and costs stay. The messages of both sides are erased, because they describe the person. */
export const chatPersonal: PersonalPart = {
  name: 'chats',
  tables: {
    chat_sessions: { exported: true, erased: `minutes and money ${retainedForTax}; the rating's words go` },
    chat_messages: { exported: true, erased: true },
    stone_opinions: { exported: true, erased: true },
    chat_reports: {
      exported: true,
      erased: 'closed reports are kept to protect others; their words go',
    },
    chat_seats: { exported: 'open connections of a chat that is over', erased: true },
  },
  async collect(db, { userId }) {
    const { rows } = await sql<{ row: object }>`
      select to_jsonb(s) || jsonb_build_object(
               'messages', (select jsonb_agg(to_jsonb(m) - 'client_id' order by m.id) from chat_messages m where m.session_id = s.id),
               'stoneOpinions', (select jsonb_agg(to_jsonb(o)) from stone_opinions o where o.session_id = s.id),
               'reportedByMe', (select jsonb_agg(to_jsonb(r) - array['closed_by', 'note', 'views']) from chat_reports r
                                 where r.session_id = s.id and r.by_id = ${userId})) as row
        from chat_sessions s where s.user_id = ${userId} or s.astrologer_id = ${userId} order by s.created_at`.execute(
      db,
    );
    return rows.map(({ row }) => row);
  },
  async erase(tx, { userId }) {
    const own = sql`select id from chat_sessions where user_id = ${userId} or astrologer_id = ${userId}`;
    await sql`delete from stone_opinions where session_id in (${own})`.execute(tx);
    await sql`delete from chat_messages where session_id in (${own})`.execute(tx);
    await sql`delete from chat_seats where session_id in (${own})`.execute(tx);
    await sql`update chat_reports set text = '' where by_id = ${userId}`.execute(tx);
    await sql`update chat_sessions set rating_text = null where user_id = ${userId} and rating_text is not null`.execute(
      tx,
    );
    return [];
  },
  async obstacles(db, userId) {
    const { rows } = await sql<{ open: number; reported: number }>`
      select count(*) filter (where s.status in ('pending', 'approved')) as open,
             count(*) filter (where exists (select 1 from chat_reports r where r.session_id = s.id
                                             and r.closed_at is null)) as reported
        from chat_sessions s where s.user_id = ${userId} or s.astrologer_id = ${userId}`.execute(db);
    const { open = 0, reported = 0 } = rows[0] ?? {};
    return [
      ...(open > 0 ? [{ code: 'chats', count: open } satisfies Obstacle] : []),
      ...(reported > 0 ? [{ code: 'reported_chats', count: reported } satisfies Obstacle] : []),
    ];
  },
};
