import type { TicketFile } from '#contract/office/tickets/endpoints.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';

/** A file that is ready to be stored. */
export type SealedFile = Pick<TicketFile, 'name' | 'kind' | 'size'> & { id: string; sealed: Buffer };

const facts = ['id', 'entry_id', 'name', 'kind', 'size', 'created_at'] as const;

/** Stores files of a ticket. `entryId` is the reply that they go out with, null for the sender's. */
export async function insertFiles(
  tx: Tx,
  { ticketId, entryId, at }: { ticketId: string; entryId: string | null; at: Date },
  files: readonly SealedFile[],
): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insertInto('ticket_files')
    .values(
      // A millisecond apart, so that they stay in the order in which they were chosen.
      files.map((file, i) => ({
        ...file,
        ticket_id: ticketId,
        entry_id: entryId,
        created_at: new Date(at.getTime() + i),
      })),
    )
    .execute();
}

/** Lists the files of a ticket without their bytes, oldest first. */
export const readFiles = (db: Reader, ticketId: string) =>
  db
    .selectFrom('ticket_files')
    .select(facts)
    .where('ticket_id', '=', ticketId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** A file of a ticket without its bytes. */
export type FileRow = Awaited<ReturnType<typeof readFiles>>[number];

/** Returns a file with its encrypted bytes, and the sender of its ticket; undefined when there is none. */
export const findFile = (db: Reader, id: string) =>
  db
    .selectFrom('ticket_files as f')
    .innerJoin('tickets as t', 't.id', 'f.ticket_id')
    .select(['f.id', 'f.ticket_id', 'f.entry_id', 'f.name', 'f.kind', 'f.sealed', 't.user_id'])
    .where('f.id', '=', id)
    .executeTakeFirst();

/** Locks a person's ticket by its number until the transaction ends. */
export const lockOwnTicket = (tx: Tx, { number, userId }: { number: string; userId: string }) =>
  tx
    .selectFrom('tickets')
    .select(['id', 'status'])
    .where('number', '=', number)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
