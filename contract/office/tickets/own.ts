import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { idSchema, instantSchema, messageSchema } from '../../core/primitives.ts';
import { ticketFileSchema } from './files.ts';
import { messageLength, ticketStatuses, ticketTopics } from './rules.ts';

/** One of the user's own tickets in their list. `changedAt` is when the last message came. */
export const ownTicketSchema = z.object({
  _id: idSchema,
  number: z.string(),
  topic: z.enum(ticketTopics),
  status: z.enum(ticketStatuses),
  /** The beginning of the first message. */
  start: z.string(),
  createdAt: instantSchema,
  changedAt: instantSchema,
});
/** One of the user's own tickets in their list. */
export type OwnTicket = z.output<typeof ownTicketSchema>;

/** One of the user's own tickets. Notes and names of staff are not in it. */
export const ownThreadSchema = ownTicketSchema.extend({
  orderNumber: z.string(),
  message: z.string(),
  /** What the sender added. */
  files: z.array(ticketFileSchema),
  entries: z.array(
    z.object({
      _id: idSchema,
      kind: z.enum(['reply', 'closed', 'reopened', 'sender']),
      text: z.string(),
      createdAt: instantSchema,
      files: z.array(ticketFileSchema),
    }),
  ),
});
/** One of the user's own tickets with its messages. */
export type OwnThread = z.output<typeof ownThreadSchema>;

const params = z.object({ number: z.string().max(20) });

/** The tickets that the signed-in user has sent. Another person's ticket is not found. */
export const ownTickets = {
  'GET /api/tickets': endpoint({
    summary:
      'Lists the tickets that the user sent while signed in, the one with the last message first, 20 a page.',
    access: 'member',
    query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
    response: z.object({ tickets: z.array(ownTicketSchema), total: z.number().int() }),
  }),
  'GET /api/tickets/{number}': endpoint({
    summary: 'Returns one of the user’s own tickets with its messages and files.',
    access: 'member',
    params,
    response: z.object({ ticket: ownThreadSchema }),
    errors: ['ticket_not_found'],
  }),
  'POST /api/tickets/{number}/messages': endpoint({
    summary:
      'Adds a message to one of the user’s own tickets, and mails it to the shop. An answered ticket is open again.',
    access: 'member',
    limit: 'contact',
    status: 201,
    params,
    body: z.object({ text: z.string().trim().min(1).max(messageLength.max) }),
    response: messageSchema.extend({ ticket: ownThreadSchema }),
    errors: ['ticket_not_found', 'ticket_closed'],
  }),
};
