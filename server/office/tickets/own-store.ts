import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database.ts';
import type { TicketRow } from './store.ts';

/** The tickets on one page of a sender's list. */
export const ownTicketsPerPage = 20;

/** A ticket in its sender's list, with the time of the last message that the sender sees. */
export type OwnRow = Pick<TicketRow, 'id' | 'number' | 'topic' | 'status' | 'message' | 'created_at'> & {
  changed_at: Date;
};

type Own = { number: string; userId: string };

/** Returns a page of a user's tickets, the one with the last message first, and their number. */
export async function readOwnTickets(
  db: Reader,
  { userId, page }: { userId: string; page: number },
): Promise<{ rows: OwnRow[]; total: number }> {
  const [{ rows }, { total }] = await Promise.all([
    sql<OwnRow>`
      select t.id, t.number, t.topic, t.status, t.message, t.created_at,
             greatest(t.created_at, (select max(e.created_at) from ticket_entries e
                                      where e.ticket_id = t.id and e.kind <> 'note')) as changed_at
        from tickets t where t.user_id = ${userId}
       order by changed_at desc, t.id desc
       limit ${ownTicketsPerPage} offset ${(page - 1) * ownTicketsPerPage}`.execute(db),
    db
      .selectFrom('tickets')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(total) };
}

const own = (db: Reader, { number, userId }: Own) =>
  db.selectFrom('tickets').selectAll().where('number', '=', number).where('user_id', '=', userId);

/** Returns a ticket of its sender; undefined if it is another person's. */
export const findOwnTicket = (db: Reader, target: Own): Promise<TicketRow | undefined> =>
  own(db, target).executeTakeFirst();

/** Locks a ticket of its sender until the transaction ends. */
export const lockOwn = (tx: Tx, target: Own): Promise<TicketRow | undefined> =>
  own(tx, target).forNoKeyUpdate().executeTakeFirst();
