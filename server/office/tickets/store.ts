import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Pages } from '#contract/core/pages.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { keyset, type PageRequest, type SortPart } from '../../platform/database/keyset.ts';
import { likePattern } from '../../platform/database/sql.ts';
import type { TicketEntries, Tickets } from '../../schema/tables.gen.ts';

/** A row of `tickets`. */
export type TicketRow = Selectable<Tickets>;
/** A row of `ticket_entries`. */
export type EntryRow = Selectable<TicketEntries>;

/** Tickets per page of the list. */
export const ticketsPerPage = 30;

/** Inserts a ticket. The database assigns its number. */
export const insertTicket = (
  tx: Tx,
  ticket: Pick<
    TicketRow,
    | 'id'
    | 'user_id'
    | 'name'
    | 'email'
    | 'phone'
    | 'topic'
    | 'order_number'
    | 'message'
    | 'language'
    | 'created_at'
  >,
): Promise<TicketRow> => tx.insertInto('tickets').values(ticket).returningAll().executeTakeFirstOrThrow();

type TicketQuery = { status?: TicketRow['status'] | undefined; q: string } & Omit<PageRequest, 'limit'>;

// The expression must equal that of the index tickets_words.
const matching = (db: Reader, { status, q }: TicketQuery) =>
  db
    .selectFrom('tickets')
    .$if(status !== undefined, (query) => query.where('status', '=', status as TicketRow['status']))
    .$if(q !== '', (query) =>
      query.where(
        sql<SqlBool>`lower(number || ' ' || name || ' ' || email || ' ' || order_number) like ${likePattern(q)}`,
      ),
    );

const order: SortPart[] = [
  { by: sql`created_at`, kind: 'instant', desc: true },
  { by: sql`id`, kind: 'text', desc: true },
];

/** Returns a page of tickets, newest first, and the total. */
export async function readTickets(
  db: Reader,
  query: TicketQuery,
): Promise<{ rows: TicketRow[]; pages: Pages; total: number }> {
  const page = keyset('newest', order, { ...query, limit: ticketsPerPage });
  const [rows, { total }] = await Promise.all([
    matching(db, query)
      .selectAll()
      .select(page.cursor.as('cursor'))
      .where(page.where)
      .orderBy(page.orderBy)
      .limit(page.limit)
      .execute(),
    matching(db, query)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { ...page.page(rows), total: Number(total) };
}

/** Counts unanswered tickets. */
export async function countOpen(db: Reader): Promise<number> {
  const { open } = await db
    .selectFrom('tickets')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** Returns a ticket, or undefined. */
export const readTicket = (db: Reader, id: string): Promise<TicketRow | undefined> =>
  db.selectFrom('tickets').selectAll().where('id', '=', id).executeTakeFirst();

/** Locks a ticket until the transaction ends. */
export const lockTicket = (tx: Tx, id: string): Promise<TicketRow | undefined> =>
  tx.selectFrom('tickets').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Updates a ticket. */
export const updateTicket = (
  tx: Tx,
  id: string,
  change: Partial<Pick<TicketRow, 'status' | 'assigned_to' | 'answered_at' | 'closed_at'>>,
) => tx.updateTable('tickets').set(change).where('id', '=', id).execute();

/** Lists the entries of a ticket, oldest first. */
export const readEntries = (db: Reader, ticketId: string): Promise<EntryRow[]> =>
  db
    .selectFrom('ticket_entries')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Adds an entry to a ticket. */
export const insertEntry = (tx: Tx, entry: EntryRow) =>
  tx.insertInto('ticket_entries').values(entry).execute();
