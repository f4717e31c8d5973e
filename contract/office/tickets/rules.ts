/** The rules of the contact form, for page and server. No zod here, because a public page loads this file. */

export { isEmail, isPhone } from '../../people/accounts/person-rules.ts';

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

/** The most files of one message. */
export const ticketFilesAtMost = 5;
/** The most bytes of one file. */
export const ticketFileBytes = 8_000_000;

/** The file types that the choosers offer. The server looks at the bytes. */
export const ticketFileTypes = 'image/jpeg,image/png,image/webp,image/avif,application/pdf';

/** The placeholders of saved answers. */
export const answerPlaceholders = ['name', 'number'] as const;

/** Returns a placeholder of a text that no ticket fills in, such as `{order}`; null if there is none. */
export function unknownPlaceholder(text: string): string | null {
  const known: readonly string[] = answerPlaceholders;
  for (const [whole, name = ''] of text.matchAll(/\{([^{}\n]{0,40})\}/g))
    if (!known.includes(name)) return whole;
  return null;
}

/** Returns a saved answer with the sender's name and the ticket's number filled in. */
export const fillAnswer = (text: string, ticket: { name: string; number: string }): string =>
  text.replace(/\{(name|number)\}/g, (_, key: 'name' | 'number') => ticket[key]);

/** The minimum and maximum length of a message, in characters. */
export const messageLength = { min: 10, max: 4000 } as const;
