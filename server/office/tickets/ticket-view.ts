import type { Ticket, TicketDetail } from '#contract/office/tickets/endpoints.ts';
import type { SettingsService } from '../../base/settings/service.ts';
import type { AccountsService } from '../../people/accounts/service.ts';
import type { Reader } from '../../platform/database/database.ts';
import { readFiles } from './file-store.ts';
import { presentFile } from './files.ts';
import { readEntries, type TicketRow } from './store.ts';

/** The dependencies of the view of a ticket. */
export type ViewDeps = { accounts: AccountsService; settings: SettingsService; now: () => Date };

const dueAt = (row: TicketRow, days: number) => new Date(row.created_at.getTime() + days * 86_400_000);

/** Returns a function that converts these tickets to the wire format. */
export async function createTicketPresenter(
  { accounts, settings, now }: ViewDeps,
  rows: readonly TicketRow[],
  reader: Reader,
) {
  const ids = rows.flatMap((row) => row.assigned_to ?? []);
  const [people, { grievance }] = await Promise.all([accounts.findPeople(ids, reader), settings.all(reader)]);
  return (row: TicketRow): Ticket => ({
    _id: row.id,
    number: row.number,
    name: row.name,
    email: row.email,
    topic: row.topic,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    assignedTo: row.assigned_to
      ? { _id: row.assigned_to, name: people.get(row.assigned_to)?.name ?? '' }
      : null,
    overdue: row.status !== 'closed' && now() > dueAt(row, grievance.resolveDays),
  });
}

/** Returns a ticket with its entries, for admins. */
export async function readDetail(deps: ViewDeps, row: TicketRow, reader: Reader): Promise<TicketDetail> {
  const { accounts, settings } = deps;
  const [entries, stored] = await Promise.all([readEntries(reader, row.id), readFiles(reader, row.id)]);
  const filesOf = (entryId: string | null) =>
    stored.filter((file) => file.entry_id === entryId).map(presentFile);
  const [present, people, { grievance }] = await Promise.all([
    createTicketPresenter(deps, [row], reader),
    accounts.findPeople(
      entries.map((entry) => entry.by_id),
      reader,
    ),
    settings.all(reader),
  ]);
  return {
    ...present(row),
    phone: row.phone,
    orderNumber: row.order_number,
    message: row.message,
    language: row.language,
    files: filesOf(null),
    dueAt: dueAt(row, grievance.resolveDays).toISOString(),
    entries: entries.map((entry) => ({
      _id: entry.id,
      kind: entry.kind,
      text: entry.text,
      by: people.get(entry.by_id)?.name ?? '',
      createdAt: entry.created_at.toISOString(),
      files: filesOf(entry.id),
    })),
  };
}
