import type { AddressInfo } from 'node:net';
import type pg from 'pg';
import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { ensureSchema, inTransaction } from '../database.ts';
import { insertMail, type NewMail, SCHEMA } from './store.ts';

const MAX_BYTES = 25 * 1024 * 1024;

/** The address on which the mailbox listens; port 0 takes a free one. */
export type MailboxOptions = { pool: pg.Pool; host?: string; port?: number };

/** A mailbox that listens. */
export type Mailbox = {
  /** For the sender's SMTP_URL: plain SMTP without login. */
  smtpUrl: string;
  /** Stops listening; the pool stays open. */
  close: () => Promise<void>;
};

/**
 * Starts a mail server that takes every mail for anyone and puts it into the mailbox. Creates its own schema
 * `sandbox_mail`. Several processes may each run one on the same database. Rejects when the port is taken.
 */
export async function startMailbox({ pool, host = '127.0.0.1', port = 0 }: MailboxOptions): Promise<Mailbox> {
  await ensureSchema(pool, SCHEMA);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_BYTES,
    closeTimeout: 1000,
    logger: false,
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
      readMail(stream, recipients)
        .then((mail) => inTransaction(pool, (db) => insertMail(db, mail)))
        .then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  // a client that hangs up in the middle is its own affair
  server.on('error', () => undefined);
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://${host}:${taken}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readMail(stream: AsyncIterable<unknown>, recipients: string[]): Promise<NewMail> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
  const mail = await PostalMime.parse(Buffer.concat(chunks));
  return {
    messageId: mail.messageId ?? null,
    recipients: [...new Set(recipients.map((address) => address.toLowerCase()))].sort(),
    from: mail.from ? readable(mail.from) : '',
    subject: mail.subject ?? '',
    text: mail.text ?? null,
    html: mail.html ?? null,
    attachments: mail.attachments.map((file, index) => ({
      filename: file.filename ?? `attachment-${index + 1}`,
      mimeType: file.mimeType,
      contentId: file.contentId?.replace(/^<|>$/g, '') ?? null,
      content: typeof file.content === 'string' ? Buffer.from(file.content) : new Uint8Array(file.content),
    })),
  };
}

function readable(address: Address): string {
  return address.name && address.address
    ? `${address.name} <${address.address}>`
    : (address.address ?? address.name);
}
