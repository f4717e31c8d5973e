export { mountMailbox } from './routes.ts';
export { type Mailbox, type MailboxOptions, startMailbox } from './smtp.ts';
