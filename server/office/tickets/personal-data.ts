import { sql } from 'kysely';
import { type PersonalPart, staffOnly } from '../../platform/core/personal-data.ts';

/**
 * Tickets of signed-in senders. The ticket stays; sender, texts and files are erased. The copy has the names of the files: they
 * are encrypted, and the shop sends them on request.
 */
export const ticketsPersonal: PersonalPart = {
  name: 'tickets',
  tables: {
    tickets: { exported: true, erased: true },
    ticket_entries: { exported: true, erased: `answers go with the ticket; ${staffOnly}` },
  },
  async collect(db, { userId }) {
    const { rows } = await sql<{ row: object }>`
      select to_jsonb(t) - 'assigned_to' || jsonb_build_object('files',
               (select jsonb_agg(jsonb_build_object('at', f.created_at, 'name', f.name) order by f.created_at, f.id)
                  from ticket_files f where f.ticket_id = t.id), 'answers',
               (select jsonb_agg(jsonb_build_object('at', e.created_at, 'text', e.text) order by e.created_at, e.id)
                  from ticket_entries e where e.ticket_id = t.id and e.kind in ('reply', 'sender'))) as row
        from tickets t where t.user_id = ${userId} order by t.created_at`.execute(db);
    return rows.map(({ row }) => row);
  },
  async erase(tx, { userId }) {
    await sql`
      update ticket_entries set text = '' where ticket_id in (select id from tickets where user_id = ${userId})`.execute(
      tx,
    );
    await sql`delete from ticket_files where ticket_id in (select id from tickets where user_id = ${userId})`.execute(
      tx,
    );
    await sql`
      update tickets set name = 'Erased', email = '', phone = '', order_number = '', message = '-'
       where user_id = ${userId}`.execute(tx);
    return [];
  },
};
