import { z } from 'zod';
import { langs } from '#languages/list.ts';
import { endpoint } from '../../core/endpoint.ts';
import { pageQuery, pagesSchema } from '../../core/pages.ts';
import { isFitName } from '../../core/person-names.ts';
import {
  anyIdSchema,
  idSchema,
  instantSchema,
  messageSchema,
  oneLine,
  rupeesSchema,
  rupeesSumSchema,
} from '../../core/primitives.ts';
import { tidyEmail, tidyPhone } from '../../core/typed.ts';
import { orderStatuses } from '../../selling/orders/statuses.ts';
import { savedAnswers } from './answers.ts';
import { ticketFileSchema } from './files.ts';
import { ownTickets } from './own.ts';
import {
  isEmail,
  isPhone,
  messageLength,
  ticketFileBytes,
  ticketFilesAtMost,
  ticketStatuses,
  ticketTopics,
} from './rules.ts';

export type { TicketFile } from './files.ts';

/** A ticket in lists. */
export const ticketSchema = z.object({
  _id: idSchema,
  number: z.string(),
  name: z.string(),
  email: z.string(),
  topic: z.enum(ticketTopics),
  status: z.enum(ticketStatuses),
  createdAt: instantSchema,
  /** The admin who handles it. */
  assignedTo: z.object({ _id: idSchema, name: z.string() }).nullable(),
  /** True once the days to resolve it are over. The confirmation e-mail is its acknowledgement. */
  overdue: z.boolean(),
});
/** A ticket in lists. */
export type Ticket = z.output<typeof ticketSchema>;

/** A ticket with its message and history. */
export const ticketDetailSchema = ticketSchema.extend({
  phone: z.string(),
  orderNumber: z.string(),
  message: z.string(),
  language: z.enum(langs),
  /** What the sender added. */
  files: z.array(ticketFileSchema),
  /** The deadline for its resolution (E-Commerce Rules 2020). */
  dueAt: instantSchema,
  entries: z.array(
    z.object({
      _id: idSchema,
      /** `sender`: what the sender wrote later. */
      kind: z.enum(['reply', 'note', 'closed', 'reopened', 'sender']),
      text: z.string(),
      by: z.string(),
      createdAt: instantSchema,
      files: z.array(ticketFileSchema),
    }),
  ),
});
/** A ticket with its message and history. */
export type TicketDetail = z.output<typeof ticketDetailSchema>;

/** The account of a signed-in sender, beside their ticket. Amounts are rupees. */
export const ticketSenderSchema = z.object({
  _id: idSchema,
  name: z.string(),
  /** Leaves out orders that were never paid. */
  orders: z.number().int(),
  paid: rupeesSumSchema,
  balance: rupeesSumSchema,
  latest: z.array(
    z.object({
      _id: idSchema,
      orderNumber: z.string(),
      status: z.enum(orderStatuses),
      total: rupeesSchema,
      createdAt: instantSchema,
    }),
  ),
});
/** The account of a signed-in sender, beside their ticket. */
export type TicketSender = z.output<typeof ticketSenderSchema>;

const words = z.string().trim().min(1).max(messageLength.max);
const ticketParams = z.object({ id: anyIdSchema });
const done = messageSchema.extend({ ticket: ticketDetailSchema });

const files = { files: ['file'], perName: ticketFilesAtMost, maxBytes: ticketFileBytes } as const;
const fileErrors = [
  'ticket_not_found',
  'ticket_closed',
  'ticket_file_missing',
  'ticket_files_many',
  'ticket_file_large',
  'ticket_file_type',
  'ticket_file_active',
  'image_unreadable',
  'image_too_large',
] as const;
const fileParams = z.object({ id: anyIdSchema, fileId: anyIdSchema });

/** The files of tickets. */
const ticketFiles = {
  'POST /api/tickets/{number}/files': endpoint({
    summary:
      'Adds pictures and PDFs to one of the user’s own tickets, five in all. An answered ticket is open again.',
    access: 'member',
    limit: 'upload',
    status: 201,
    parts: files,
    params: z.object({ number: z.string().max(20) }),
    response: messageSchema.extend({ files: z.array(ticketFileSchema) }),
    errors: fileErrors,
  }),
  'GET /api/tickets/{id}/pictures/{fileId}': endpoint({
    summary: 'A picture of one of the own tickets (staff see any).',
    access: 'member',
    params: fileParams,
    produces: 'image/webp',
    download: true,
    response: z.unknown(),
    errors: ['ticket_file_gone'],
  }),
  'GET /api/tickets/{id}/documents/{fileId}': endpoint({
    summary: 'A PDF of one of the own tickets (staff see any), as a download.',
    access: 'member',
    params: fileParams,
    produces: 'application/pdf',
    download: true,
    response: z.unknown(),
    errors: ['ticket_file_gone'],
  }),
  'GET /api/ticket-files/{token}': endpoint({
    summary:
      'A file of a reply, by the signed link of its e-mail, as a download. The link works for 60 days.',
    access: 'anyone',
    params: z.object({ token: z.string().max(200) }),
    produces: 'application/octet-stream',
    download: true,
    response: z.unknown(),
    errors: ['ticket_file_gone'],
  }),
  'POST /api/admin/tickets/{id}/reply-with-files': endpoint({
    summary: 'Mails a reply with links to files. Senders open them without an account.',
    access: 'admin',
    permission: 'tickets.answer',
    limit: 'upload',
    parts: files,
    params: ticketParams,
    body: z.object({ text: words }),
    response: done,
    errors: fileErrors,
  }),
};

/** The contact form, and the ticket administration. */
export const contact = {
  ...ticketFiles,
  ...ownTickets,
  ...savedAnswers,
  'POST /api/contact': endpoint({
    summary: 'Sends a message to the shop. Returns its ticket number, and mails it to the sender.',
    access: 'anyone',
    limit: 'contact',
    status: 201,
    body: z.object({
      name: z
        .string('contact_name')
        .overwrite(oneLine)
        .min(1, 'contact_name')
        .max(100, 'contact_name')
        .refine(isFitName, 'name_unfit'),
      email: z.string('email_invalid').overwrite(tidyEmail).refine(isEmail, 'email_invalid'),
      phone: z
        .string()
        .overwrite(tidyPhone)
        .refine((typed) => typed === '' || isPhone(typed), 'phone_digits')
        .default(''),
      topic: z.enum(ticketTopics).default('other'),
      orderNumber: z.string().trim().max(40).default(''),
      message: z
        .string('contact_message')
        .trim()
        .min(messageLength.min, 'contact_message')
        .max(messageLength.max, 'contact_long'),
      /** A honeypot: hidden from people, so only bots fill it in. */
      website: z.string().max(0, 'contact_trap').default(''),
    }),
    response: z.object({ success: z.literal(true), message: z.string(), number: z.string() }),
    errors: [
      'contact_name',
      'name_unfit',
      'email_invalid',
      'phone_digits',
      'contact_message',
      'contact_long',
      'contact_trap',
    ],
  }),
  'GET /api/admin/tickets': endpoint({
    summary: 'Lists tickets, newest first, 30 a page. `q` searches number, name, e-mail and order number.',
    access: 'admin',
    permission: 'tickets.answer',
    query: z.object({
      status: z.enum(ticketStatuses).optional(),
      q: z.string().trim().max(100).default(''),
      ...pageQuery,
    }),
    response: z.object({
      tickets: z.array(ticketSchema),
      pages: pagesSchema,
      total: z.number().int(),
      /** The number of unanswered tickets. */
      open: z.number().int(),
    }),
  }),
  'GET /api/admin/tickets/{id}': endpoint({
    summary: 'Returns a ticket with its message, replies and notes.',
    access: 'admin',
    permission: 'tickets.answer',
    params: ticketParams,
    response: z.object({ ticket: ticketDetailSchema }),
    errors: ['ticket_not_found'],
  }),
  'GET /api/admin/tickets/{id}/sender': endpoint({
    summary:
      'Returns the sender’s account with its newest orders and wallet; null for a sender who was not signed in.',
    access: 'admin',
    permission: 'tickets.answer',
    params: ticketParams,
    response: z.object({ sender: ticketSenderSchema.nullable() }),
    errors: ['ticket_not_found'],
  }),
  'POST /api/admin/tickets/{id}/reply': endpoint({
    summary: 'Mails a reply to the sender, in the language of the message.',
    access: 'admin',
    permission: 'tickets.answer',
    params: ticketParams,
    body: z.object({ text: words }),
    response: done,
    errors: ['ticket_not_found', 'ticket_closed'],
  }),
  'POST /api/admin/tickets/{id}/note': endpoint({
    summary: 'Adds an internal note, which the sender does not see.',
    access: 'admin',
    permission: 'tickets.answer',
    params: ticketParams,
    body: z.object({ text: words }),
    response: done,
    errors: ['ticket_not_found'],
  }),
  'PUT /api/admin/tickets/{id}': endpoint({
    summary: 'Closes or reopens a ticket, or assigns it to oneself or to nobody.',
    access: 'admin',
    permission: 'tickets.answer',
    params: ticketParams,
    body: z.object({ closed: z.boolean().optional(), mine: z.boolean().optional() }),
    response: done,
    errors: ['ticket_not_found', 'ticket_same'],
  }),
};
