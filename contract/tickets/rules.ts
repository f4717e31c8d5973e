/** The rules of the contact form, for page and server. No zod here, because a public page loads this file. */

export { isEmail, isPhone } from '../core/rules.ts';

/** The topics of a message, in the order of the form. */
export const ticketTopics = [
  'order',
  'product',
  'payment',
  'reading',
  'partnership',
  'privacy',
  'complaint',
  'other',
] as const;
/** The topic of a message. */
export type TicketTopic = (typeof ticketTopics)[number];

/** The statuses of a ticket. */
export const ticketStatuses = ['open', 'answered', 'closed'] as const;

/** The minimum and maximum length of a message, in characters. */
export const messageLength = { min: 10, max: 4000 } as const;
