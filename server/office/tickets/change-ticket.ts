import type { TicketDetail } from '#contract/office/tickets/endpoints.ts';
import type { AuditService } from '../../base/audit/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { newId } from '../../platform/core/id.ts';
import { type Database, type Tx, transact } from '../../platform/database/database.ts';
import { insertFiles, type SealedFile } from './file-store.ts';
import { insertEntry, lockTicket, type TicketRow, updateTicket } from './store.ts';
import { readDetail, type ViewDeps } from './ticket-view.ts';

type Change = Parameters<typeof updateTicket>[2];
type Entry = { kind: 'reply' | 'note' | 'closed' | 'reopened'; text: string };

/** Applies an action to a locked ticket: updates it, adds an entry and an audit row. Returns the updated ticket. */
export async function changeTicket(
  deps: ViewDeps & { db: Database; audit: AuditService },
  target: { id: string; by: string },
  decide: (
    row: TicketRow,
    tx: Tx,
  ) => Promise<AppError | { change: Change; entry?: Entry; files?: readonly SealedFile[] }>,
): Promise<TicketDetail | AppError> {
  const { db, now, audit } = deps;
  return transact(db, async (tx) => {
    const row = await lockTicket(tx, target.id);
    if (!row) return appError('ticket_not_found');
    const decided = await decide(row, tx);
    if (decided instanceof AppError) return decided;
    const { change, entry, files = [] } = decided;
    const at = now();
    if (Object.keys(change).length > 0) await updateTicket(tx, row.id, change);
    if (entry) {
      const id = newId(at);
      await insertEntry(tx, { id, ticket_id: row.id, by_id: target.by, created_at: at, ...entry });
      await insertFiles(tx, { ticketId: row.id, entryId: id, at }, files);
    }
    const { status, assigned_to } = row;
    const after = { ...row, ...change };
    await audit.record(tx, {
      at,
      actorId: target.by,
      action: `ticket.${entry?.kind ?? 'assign'}`,
      entity: 'ticket',
      entityId: row.id,
      of: row.user_id,
      before: { status, assignedTo: assigned_to },
      after: {
        status: after.status,
        assignedTo: after.assigned_to,
        ...(entry?.text && { text: entry.text }),
        ...(files.length > 0 && { files: files.length }),
      },
    });
    return readDetail(deps, after, tx);
  });
}
