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

/** A message to the shop. `userId` is that of the session, null for visitors. */
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

/** Tickets: messages to the shop and their handling. */
export type TicketsService = ReturnType<typeof createTickets>;

/** Creates the tickets service. */
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
      topic: row.topic,
      status: row.status,
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
      language: row.language,
      dueAt: dueAt(row, grievance.resolveDays).toISOString(),
      entries: entries.map((entry) => ({
        _id: entry.id,
        kind: entry.kind,
        text: entry.text,
        by: people.get(entry.by_id)?.name ?? '',
        createdAt: entry.created_at.toISOString(),
      })),
    };
  }

  type Change = Parameters<typeof updateTicket>[2];
  type Entry = { kind: 'reply' | 'note' | 'closed' | 'reopened'; text: string };

  /** Applies an action to a locked ticket: updates it, adds an entry and an audit row. Returns the updated ticket. */
  async function act(
    target: { id: string; by: string },
    decide: (row: TicketRow, tx: Tx) => Promise<AppError | { change: Change; entry?: Entry }>,
  ): Promise<TicketDetail | AppError> {
    return transact(db, async (tx) => {
      const row = await lockTicket(tx, target.id);
      if (!row) return appError('ticket_not_found');
      const decided = await decide(row, tx);
      if (decided instanceof AppError) return decided;
      const { change, entry } = decided;
      const at = now();
      if (Object.keys(change).length > 0) await updateTicket(tx, row.id, change);
      if (entry)
        await insertEntry(tx, {
          id: newId(at),
          ticket_id: row.id,
          by_id: target.by,
          created_at: at,
          ...entry,
        });
      const { status, assigned_to } = row;
      const after = { ...row, ...change };
      await audit.record(tx, {
        at,
        actorId: target.by,
        action: `ticket.${entry?.kind ?? 'assign'}`,
        entity: 'ticket',
        entityId: row.id,
        before: { status, assignedTo: assigned_to },
        after: {
          status: after.status,
          assignedTo: after.assigned_to,
          ...(entry?.text && { text: entry.text }),
        },
      });
      return detail(after, tx);
    });
  }

  return {
    /** Opens a ticket. Mails its number to the sender, and the message to the shop's mailbox. */
    async open(message: Message): Promise<{ number: string } | AppError> {
      const { userId, orderNumber, ...fields } = message;
      const address = fields.email.toLowerCase();
      const hash = createHash('sha256').update(address).digest('base64url');
      const limited = await limits.contactMessage(hash);
      if (limited) return limited;
      return transact(db, async (tx) => {
        const at = now();
        const { shop, care, grievance } = await settings.all(tx);
        const row = await insertTicket(tx, {
          ...fields,
          id: newId(at),
          user_id: userId,
          order_number: orderNumber,
          created_at: at,
        });
        const { number } = row;
        const { acknowledgeHours, resolveDays } = grievance;
        await mail.send(tx, {
          to: fields.email,
          language: fields.language,
          mail: {
            kind: 'ticket-received',
            name: fields.name,
            number,
            topic: fields.topic,
            replyHours: Math.min(care.replyHours, acknowledgeHours),
            resolveDays,
          },
        });
        await mail.send(tx, {
          to: shop.email,
          language: 'en',
          mail: {
            kind: 'shop-ticket',
            name: fields.name,
            email: fields.email,
            phone: fields.phone,
            topic: fields.topic,
            message: fields.message,
            orderNumber,
            number,
            ticketId: row.id,
          },
        });
        return { number };
      });
    },

    /** Returns a page of tickets, for admins. */
    async list(query: { status?: Ticket['status'] | undefined; q: string; page: number }) {
      const [{ rows, total }, open] = await Promise.all([readTickets(db, query), countOpen(db)]);
      const present = await presenting(rows, db);
      return { tickets: rows.map(present), total, open };
    },

    /** Returns a ticket, for admins. */
    async one(id: string): Promise<TicketDetail | AppError> {
      const row = await readTicket(db, id);
      return row ? detail(row, db) : appError('ticket_not_found');
    },

    /** Mails a reply in the language of the message. Assigns the ticket to the replier if nobody has it. */
    reply: (id: string, by: string, text: string) =>
      act({ id, by }, async (row, tx) => {
        if (row.status === 'closed') return appError('ticket_closed');
        await mail.send(tx, {
          to: row.email,
          language: row.language,
          mail: { kind: 'ticket-reply', name: row.name, number: row.number, text },
        });
        const at = now();
        return {
          change: {
            status: 'answered',
            answered_at: at,
            assigned_to: row.assigned_to ?? by,
          },
          entry: { kind: 'reply', text },
        };
      }),

    /** Adds an internal note. */
    note: (id: string, by: string, text: string) =>
      act({ id, by }, async () => ({ change: {}, entry: { kind: 'note', text } })),

    /** Closes or reopens a ticket. Returns `ticket_same` if it already is. */
    setClosed: (id: string, by: string, closed: boolean) =>
      act({ id, by }, async (row) => {
        if ((row.status === 'closed') === closed) return appError('ticket_same');
        return closed
          ? { change: { status: 'closed', closed_at: now() }, entry: { kind: 'closed', text: '' } }
          : { change: { status: 'open', closed_at: null }, entry: { kind: 'reopened', text: '' } };
      }),

    /**
     * Assigns a ticket to oneself or to nobody. Returns `ticket_same` if a colleague has it or nothing would
     * change.
     */
    setMine: (id: string, by: string, mine: boolean) =>
      act({ id, by }, async (row) => {
        const free = row.assigned_to === null;
        if (mine ? !free : row.assigned_to !== by) return appError('ticket_same');
        return { change: { assigned_to: mine ? by : null } };
      }),
  };
}
