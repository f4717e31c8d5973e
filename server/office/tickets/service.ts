import { createHash } from 'node:crypto';
import type { Ticket, TicketDetail } from '#contract/office/tickets/endpoints.ts';
import type { TicketTopic } from '#contract/office/tickets/rules.ts';
import type { Lang } from '#languages/list.ts';
import type { AuditService } from '../../base/audit/service.ts';
import type { MailService } from '../../base/email/service.ts';
import type { SettingsService } from '../../base/settings/service.ts';
import type { AccountsService } from '../../people/accounts/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { newId } from '../../platform/core/id.ts';
import { transact } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/database/keyset.ts';
import type { Upload } from '../../platform/http/multipart.ts';
import type { Counter, CreateCounter } from '../../platform/limits/counters.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Encryptor } from '../../platform/security/encryptor.ts';
import { createSavedAnswers } from './answers.ts';
import { changeTicket } from './change-ticket.ts';
import { shopTicket } from './emails/shop-ticket.ts';
import { ticketReceived } from './emails/ticket-received.ts';
import { ticketReply } from './emails/ticket-reply.ts';
import { createFileLinks } from './file-links.ts';
import type { SealedFile } from './file-store.ts';
import { createTicketFiles, type TicketFiles } from './files.ts';
import { createOwnTickets } from './own-tickets.ts';
import { countOpen, insertTicket, readTicket, readTickets } from './store.ts';
import { createTicketPresenter, readDetail } from './ticket-view.ts';

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

/** The services that tickets call. */
export type TicketParts = {
  accounts: AccountsService;
  audit: AuditService;
  mail: MailService;
  counter: CreateCounter;
  settings: SettingsService;
};

type Deps = Pick<Platform, 'db' | 'now'> & TicketParts;

/** Contact messages per window and sender: each sends a mail to an unverified address. */
const messagesPerAddress = 3;

/** Opens a ticket. Mails its number to the sender, and the message to the shop's mailbox. */
async function openTicket(
  { db, now, messages, mail, settings }: Deps & { messages: Counter },
  message: Message,
): Promise<{ number: string } | AppError> {
  const { userId, orderNumber, ...fields } = message;
  const address = fields.email.toLowerCase();
  const hash = createHash('sha256').update(address).digest('base64url');
  const limited = await messages.take(hash);
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
      mail: ticketReceived({
        name: fields.name,
        number,
        topic: fields.topic,
        replyHours: Math.min(care.replyHours, acknowledgeHours),
        resolveDays,
        ...(userId && { own: true }),
      }),
    });
    await mail.send(tx, {
      to: shop.email,
      language: 'en',
      mail: shopTicket({
        name: fields.name,
        email: fields.email,
        phone: fields.phone,
        topic: fields.topic,
        message: fields.message,
        orderNumber,
        number,
        ticketId: row.id,
      }),
    });
    return { number };
  });
}

/** A ticket, and the member of staff who works on it. */
type Target = { id: string; by: string };

/** Mails a reply in the language of the message. Assigns the ticket to the replier if nobody has it. */
const replyTo = (
  deps: Deps & { files: TicketFiles },
  { id, by }: Target,
  text: string,
  sealed: readonly SealedFile[],
): Promise<TicketDetail | AppError> =>
  changeTicket(deps, { id, by }, async (row, tx) => {
    if (row.status === 'closed') return appError('ticket_closed');
    const links = await Promise.all(
      sealed.map(async (file) => ({
        name: file.name,
        path: `/api/ticket-files/${await deps.files.linkTo(file.id)}`,
      })),
    );
    await deps.mail.send(tx, {
      to: row.email,
      language: row.language,
      mail: ticketReply({
        name: row.name,
        number: row.number,
        text,
        ...(links.length > 0 && { files: links }),
        ...(row.user_id && { own: true }),
      }),
    });
    return {
      change: { status: 'answered', answered_at: deps.now(), assigned_to: row.assigned_to ?? by },
      entry: { kind: 'reply', text },
      files: sealed,
    };
  });

/** Creates the tickets service. `encryptor` is that of their files. */
export function createTickets(
  { db, now, keyrings }: Pick<Platform, 'db' | 'now' | 'keyrings'>,
  parts: TicketParts & { encryptor: Encryptor },
) {
  const deps: Deps = { db, now, ...parts };
  const links = createFileLinks(keyrings.session, now);
  const files = createTicketFiles({ db, now }, { encryptor: parts.encryptor, links });
  const own = { ...deps, files };
  const messages = parts.counter('message', messagesPerAddress);

  return {
    files,
    answers: createSavedAnswers({ db, now }, parts),
    own: createOwnTickets({ db, now }, parts),

    /** Opens a ticket. Mails its number to the sender, and the message to the shop's mailbox. */
    open: (message: Message) => openTicket({ ...deps, messages }, message),

    /** Returns a page of tickets, for admins. */
    async list(query: { status?: Ticket['status'] | undefined; q: string } & Omit<PageRequest, 'limit'>) {
      const [{ rows, pages, total }, open] = await Promise.all([readTickets(db, query), countOpen(db)]);
      const present = await createTicketPresenter(deps, rows, db);
      return { tickets: rows.map(present), pages, total, open };
    },

    /** Returns a ticket, for admins. */
    async one(id: string): Promise<TicketDetail | AppError> {
      const row = await readTicket(db, id);
      return row ? readDetail(deps, row, db) : appError('ticket_not_found');
    },

    /** Mails a reply in the language of the message. Assigns the ticket to the replier if nobody has it. */
    reply: (target: Target, text: string) => replyTo(own, target, text, []),

    /** Mails a reply with links to files. */
    async replyWithFiles(target: Target, text: string, uploads: readonly Upload[]) {
      const sealed = await files.sealAll(uploads, target.by);
      return sealed instanceof AppError ? sealed : replyTo(own, target, text, sealed);
    },

    /** Adds an internal note. */
    note: (id: string, by: string, text: string) =>
      changeTicket(deps, { id, by }, async () => ({ change: {}, entry: { kind: 'note', text } })),

    /** Closes or reopens a ticket. Returns `ticket_same` if it already is. */
    setClosed: (id: string, by: string, closed: boolean) =>
      changeTicket(deps, { id, by }, async (row) => {
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
      changeTicket(deps, { id, by }, async (row) => {
        const free = row.assigned_to === null;
        if (mine ? !free : row.assigned_to !== by) return appError('ticket_same');
        return { change: { assigned_to: mine ? by : null } };
      }),
  };
}
