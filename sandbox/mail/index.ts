export { mountMailbox } from './routes.ts';
export { mountSamples, type SampleMail } from './samples.ts';
export { type Mailbox, type MailboxOptions, startMailbox } from './smtp.ts';
