import type { OwnThread, OwnTicket } from '#contract/office/tickets/own.ts';
import type { MailService } from '../../base/email/service.ts';
import type { SettingsService } from '../../base/settings/service.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import { newId } from '../../platform/core/id.ts';
import { type Database, type Reader, transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { shopTicket } from './emails/shop-ticket.ts';
import { readFiles } from './file-store.ts';
import { presentFile } from './files.ts';
import { findOwnTicket, lockOwn, type OwnRow, readOwnTickets } from './own-store.ts';
import { insertEntry, readEntries, type TicketRow, updateTicket } from './store.ts';

/** One of a user's own tickets: its number, and the user of the session. */
export type OwnTarget = { number: string; userId: string };

const startLength = 140;

const presentRow = (row: OwnRow): OwnTicket => ({
  _id: row.id,
  number: row.number,
  topic: row.topic,
  status: row.status,
  start: row.message.slice(0, startLength),
  createdAt: row.created_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
});

/** Returns a ticket as its sender sees it: without notes, and without the names of staff. */
async function presentThread(db: Reader, row: TicketRow): Promise<OwnThread> {
  const [entries, stored] = await Promise.all([readEntries(db, row.id), readFiles(db, row.id)]);
  const filesOf = (entryId: string | null) =>
    stored.filter((file) => file.entry_id === entryId).map(presentFile);
  const shown = entries.flatMap(({ id, kind, text, created_at }) =>
    kind === 'note' ? [] : [{ _id: id, kind, text, createdAt: created_at.toISOString(), files: filesOf(id) }],
  );
  const last = entries.findLast(({ kind }) => kind !== 'note')?.created_at ?? row.created_at;
  return {
    ...presentRow({ ...row, changed_at: last }),
    orderNumber: row.order_number,
    message: row.message,
    files: filesOf(null),
    entries: shown,
  };
}

/** Creates the reads and writes of the sender's own pages. Another person's ticket is not found. */
export function createOwnTickets(
  { db, now }: Pick<Platform, 'now'> & { db: Database },
  { mail, settings }: { mail: MailService; settings: SettingsService },
) {
  return {
    /** Returns a page of the user's tickets, newest first. */
    async list(userId: string, page: number): Promise<{ tickets: OwnTicket[]; total: number }> {
      const { rows, total } = await readOwnTickets(db, { userId, page });
      return { tickets: rows.map(presentRow), total };
    },

    /** Returns a ticket with its messages. */
    async one(target: OwnTarget): Promise<OwnThread | AppError> {
      const row = await findOwnTicket(db, target);
      return row ? presentThread(db, row) : appError('ticket_not_found');
    },

    /** Adds a message, and mails it to the shop. An answered ticket is open again, so that staff see it. */
    write: (target: OwnTarget, text: string): Promise<OwnThread | AppError> =>
      transact(db, async (tx) => {
        const row = await lockOwn(tx, target);
        if (!row) return appError('ticket_not_found');
        if (row.status === 'closed') return appError('ticket_closed');
        const at = now();
        await insertEntry(tx, {
          id: newId(at),
          ticket_id: row.id,
          kind: 'sender',
          text,
          by_id: target.userId,
          created_at: at,
        });
        if (row.status !== 'open') await updateTicket(tx, row.id, { status: 'open' });
        const { shop } = await settings.all(tx);
        await mail.send(tx, {
          to: shop.email,
          language: 'en',
          mail: shopTicket({
            number: row.number,
            ticketId: row.id,
            name: row.name,
            email: row.email,
            phone: row.phone,
            topic: row.topic,
            orderNumber: row.order_number,
            message: text,
          }),
        });
        return presentThread(tx, { ...row, status: 'open' });
      }),
  };
}
