import { z } from 'zod';
import { idSchema, instantSchema } from '../../core/primitives.ts';

/** A file of a ticket. Staff open it, and the sender who is signed in. */
export const ticketFileSchema = z.object({
  _id: idSchema,
  name: z.string(),
  kind: z.enum(['picture', 'pdf']),
  /** Bytes. */
  size: z.number().int(),
  createdAt: instantSchema,
});
/** A file of a ticket. */
export type TicketFile = z.output<typeof ticketFileSchema>;
