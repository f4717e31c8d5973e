import { sql } from 'kysely';
import { type PersonalPart, staffOnly } from '../platform/core/personal-data.ts';

/** Tickets of signed-in senders. The ticket stays; sender and texts are erased. */
export const ticketsPersonal: PersonalPart = {
  name: 'tickets',
  tables: {
    tickets: { exported: true, erased: true },
    ticket_entries: { exported: true, erased: `answers go with the ticket; ${staffOnly}` },
  },
  async collect(db, { userId }) {
    const { rows } = await sql<{ row: object }>`
      select to_jsonb(t) - 'assigned_to' || jsonb_build_object('answers',
               (select jsonb_agg(jsonb_build_object('at', e.created_at, 'text', e.text) order by e.created_at, e.id)
                  from ticket_entries e where e.ticket_id = t.id and e.kind = 'reply')) as row
        from tickets t where t.user_id = ${userId} order by t.created_at`.execute(db);
    return rows.map(({ row }) => row);
  },
  async erase(tx, { userId }) {
    await sql`
      update ticket_entries set text = '' where ticket_id in (select id from tickets where user_id = ${userId})`.execute(
      tx,
    );
    await sql`
      update tickets set name = 'Erased', email = '', phone = '', order_number = '', message = '-'
       where user_id = ${userId}`.execute(tx);
    return [];
  },
};
