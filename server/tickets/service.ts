import { createHash } from 'node:crypto';
import type { Lang } from '#contract/core/errors.ts';
import type { Ticket, TicketDetail } from '#contract/tickets/endpoints.ts';
import type { TicketTopic } from '#contract/tickets/rules.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { AuditService } from '../audit/service.ts';
import type { MailService } from '../email/service.ts';
import { AppError, appError } from '../platform/core/app-error.ts';
import { newId } from '../platform/core/id.ts';
import { type Reader, type Tx, transact } from '../platform/database/database.ts';
import type { Limits } from '../platform/limits/limits.ts';
import type { Platform } from '../platform/platform.ts';
import type { SettingsService } from '../settings/service.ts';
import {
  countOpen,
  insertEntry,
  insertTicket,
  lockTicket,
  readEntries,
  readTicket,
  readTickets,
  type TicketRow,
  updateTicket,
} from './store.ts';

/** What somebody wrote to the shop. `userId`: of the session, null for visitors. */
export type Message = {
  name: string;
  email: string;
  phone: string;
  topic: TicketTopic;
  orderNumber: string;
  message: string;
  language: Lang;
  userId: string | null;
};

/** Messages to the shop and what becomes of them. */
export type TicketsService = ReturnType<typeof createTickets>;

/** Makes the tickets service. */
export function createTickets(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  parts: {
    accounts: AccountsService;
    audit: AuditService;
    mail: MailService;
    limits: Limits;
    settings: SettingsService;
  },
) {
  const { accounts, audit, mail, limits, settings } = parts;

  const dueAt = (row: TicketRow, days: number) => new Date(row.created_at.getTime() + days * 86_400_000);

  async function presenting(rows: readonly TicketRow[], reader: Reader) {
    const ids = rows.flatMap((row) => row.assigned_to ?? []);
    const [people, { grievance }] = await Promise.all([
      accounts.findPeople(ids, reader),
      settings.all(reader),
    ]);
    return (row: TicketRow): Ticket => ({
      _id: row.id,
      number: row.number,
      name: row.name,
      email: row.email,
      topic: row.topic as TicketTopic,
      status: row.status as Ticket['status'],
      createdAt: row.created_at.toISOString(),
      assignedTo: row.assigned_to
        ? { _id: row.assigned_to, name: people.get(row.assigned_to)?.name ?? '' }
        : null,
      overdue: row.status !== 'closed' && now() > dueAt(row, grievance.resolveDays),
    });
  }

  async function detail(row: TicketRow, reader: Reader): Promise<TicketDetail> {
    const entries = await readEntries(reader, row.id);
    const [present, people, { grievance }] = await Promise.all([
      presenting([row], reader),
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
      language: row.language as Lang,
      dueAt: dueAt(row, grievance.resolveDays).toISOString(),
      entries: entries.map((entry) => ({
        _id: entry.id,
        kind: entry.kind as TicketDetail['entries'][number]['kind'],
        text: entry.text,
        by: people.get(entry.by_id)?.name ?? '',
        createdAt: entry.created_at.toISOString(),
      })),
    };
  }

  type Change = Parameters<typeof updateTicket>[2];
  type Deed = { kind: 'reply' | 'note' | 'closed' | 'reopened'; text: string };

  /** Does something with a locked ticket: its new state, its entry, its audit row. Answers the ticket as it then is. */
  async function act(
    who: { id: string; by: string },
    decide: (row: TicketRow, tx: Tx) => Promise<AppError | { change: Change; deed?: Deed }>,
  ): Promise<TicketDetail | AppError> {
    return transact(db, async (tx) => {
      const row = await lockTicket(tx, who.id);
      if (!row) return appError('ticket_not_found');
      const decided = await decide(row, tx);
      if (decided instanceof AppError) return decided;
      const { change, deed } = decided;
      const at = now();
      if (Object.keys(change).length > 0) await updateTicket(tx, row.id, change);
      if (deed)
        await insertEntry(tx, { id: newId(at), ticket_id: row.id, by_id: who.by, created_at: at, ...deed });
      const { status, assigned_to } = row;
      const after = { ...row, ...change };
      await audit.record(tx, {
        at,
        actorId: who.by,
        action: `ticket.${deed?.kind ?? 'assign'}`,
        entity: 'ticket',
        entityId: row.id,
        before: { status, assignedTo: assigned_to },
        after: {
          status: after.status,
          assignedTo: after.assigned_to,
          ...(deed?.text && { text: deed.text }),
        },
      });
      return detail(after, tx);
    });
  }

  return {
    /** Takes a message: a ticket, a mail to the sender with its number, a mail to the shop's mailbox. */
    async open(message: Message): Promise<{ number: string } | AppError> {
      const { userId, orderNumber, ...said } = message;
      const address = said.email.toLowerCase();
      const hash = createHash('sha256').update(address).digest('base64url');
      const limited = await limits.contactMessage(hash);
      if (limited) return limited;
      return transact(db, async (tx) => {
        const at = now();
        const { shop, care, grievance } = await settings.all(tx);
        const row = await insertTicket(tx, {
          ...said,
          id: newId(at),
          user_id: userId,
          order_number: orderNumber,
          created_at: at,
        });
        const { number } = row;
        const { acknowledgeHours, resolveDays } = grievance;
        await mail.send(tx, {
          to: said.email,
          language: said.language,
          mail: {
            kind: 'ticket-received',
            name: said.name,
            number,
            topic: said.topic,
            replyHours: Math.min(care.replyHours, acknowledgeHours),
            resolveDays,
          },
        });
        await mail.send(tx, {
          to: shop.email,
          language: 'en',
          mail: {
            kind: 'shop-ticket',
            name: said.name,
            email: said.email,
            phone: said.phone,
            topic: said.topic,
            message: said.message,
            orderNumber,
            number,
            ticketId: row.id,
          },
        });
        return { number };
      });
    },

    /** A page of tickets for the desk. */
    async list(wanted: { status?: Ticket['status'] | undefined; q: string; page: number }) {
      const [{ rows, total }, open] = await Promise.all([readTickets(db, wanted), countOpen(db)]);
      const present = await presenting(rows, db);
      return { tickets: rows.map(present), total, open };
    },

    /** One ticket for the desk. */
    async one(id: string): Promise<TicketDetail | AppError> {
      const row = await readTicket(db, id);
      return row ? detail(row, db) : appError('ticket_not_found');
    },

    /** Answers the sender by mail, in the language they wrote in. Who answers takes the ticket on. */
    reply: (id: string, by: string, text: string) =>
      act({ id, by }, async (row, tx) => {
        if (row.status === 'closed') return appError('ticket_closed');
        await mail.send(tx, {
          to: row.email,
          language: row.language as Lang,
          mail: { kind: 'ticket-reply', name: row.name, number: row.number, text },
        });
        const at = now();
        return {
          change: {
            status: 'answered',
            answered_at: at,
            assigned_to: row.assigned_to ?? by,
          },
          deed: { kind: 'reply', text },
        };
      }),

    /** Keeps a note that the sender does not see. */
    note: (id: string, by: string, text: string) =>
      act({ id, by }, async () => ({ change: {}, deed: { kind: 'note', text } })),

    /** Closes or reopens a ticket; `ticket_same` when somebody else did so before. */
    setClosed: (id: string, by: string, closed: boolean) =>
      act({ id, by }, async (row) => {
        if ((row.status === 'closed') === closed) return appError('ticket_same');
        return closed
          ? { change: { status: 'closed', closed_at: now() }, deed: { kind: 'closed', text: '' } }
          : { change: { status: 'open', closed_at: null }, deed: { kind: 'reopened', text: '' } };
      }),

    /** Takes a ticket on or lets go of it; `ticket_same` when a colleague has it or it was so before. */
    setMine: (id: string, by: string, mine: boolean) =>
      act({ id, by }, async (row) => {
        const free = row.assigned_to === null;
        if (mine ? !free : row.assigned_to !== by) return appError('ticket_same');
        return { change: { assigned_to: mine ? by : null } };
      }),
  };
}
