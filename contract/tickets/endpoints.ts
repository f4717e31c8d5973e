import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { anyIdSchema, idSchema, instantSchema, messageSchema, oneLine } from '../core/primitives.ts';
import { isEmail, isPhone, messageLength, ticketStatuses, ticketTopics } from './rules.ts';

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
  language: z.enum(['en', 'hi']),
  /** The deadline for its resolution (E-Commerce Rules 2020). */
  dueAt: instantSchema,
  entries: z.array(
    z.object({
      _id: idSchema,
      kind: z.enum(['reply', 'note', 'closed', 'reopened']),
      text: z.string(),
      by: z.string(),
      createdAt: instantSchema,
    }),
  ),
});
/** A ticket with its message and history. */
export type TicketDetail = z.output<typeof ticketDetailSchema>;

const words = z.string().trim().min(1).max(messageLength.max);
const ticketParams = z.object({ id: anyIdSchema });
const done = messageSchema.extend({ ticket: ticketDetailSchema });

/** The contact form, and the ticket administration. */
export const contact = {
  'POST /api/contact': endpoint({
    summary: 'Sends a message to the shop. Returns its ticket number, and mails it to the sender.',
    access: 'anyone',
    limit: 'contact',
    status: 201,
    body: z.object({
      name: z.string('contact_name').overwrite(oneLine).min(1, 'contact_name').max(100, 'contact_name'),
      email: z.string('email_invalid').trim().refine(isEmail, 'email_invalid'),
      phone: z
        .string()
        .trim()
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
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    response: z.object({
      tickets: z.array(ticketSchema),
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
