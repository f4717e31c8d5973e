/** Rules of the contact form, for the page and the server. No zod here: a public page loads this file. */

export { isEmail, isPhone } from '../core/rules.ts';

/** What a message may be about, in the order of the form. */
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
/** What a message may be about. */
export type TicketTopic = (typeof ticketTopics)[number];

/** Smallest and largest length of a message, in characters. */
export const messageLength = { min: 10, max: 4000 } as const;
