import { vi } from 'vitest';
import { startMailbox } from '#sandbox/mail/index.ts';
import { createPool } from '../platform/database/database.ts';
import { createTestDatabase } from './database.ts';

/** An e-mail as received over SMTP. */
export type Received = { messageId: string; from: string; subject: string; text: string; html: string };

/** Starts the sandbox's mailbox on a free port. Pass its `smtpUrl` to a test shop as `SMTP_URL`. */
export async function startTestMailbox() {
  const database = await createTestDatabase();
  const pool = createPool(database.url, 3);
  let mailbox = await startMailbox({ pool });
  const { smtpUrl } = mailbox;
  /** Returns the e-mails to an address, oldest first, once there are `count` of them. Waits at most 30 s. */
  const mailsTo = (to: string, count = 1): Promise<Received[]> =>
    vi.waitFor(
      async () => {
        const { rows } = await pool.query<Received>(
          `select message_id as "messageId", sender as "from", subject, text, html
           from sandbox_mail.mails where recipients @> array[$1::text] order by id`,
          [to],
        );
        if (rows.length < count) throw new Error(`${rows.length} of ${count} e-mails to ${to} arrived`);
        return rows;
      },
      { timeout: 30_000 },
    );
  return {
    smtpUrl,
    mailsTo,
    /** Drops every connection and listens again on the same port. */
    async restart(): Promise<void> {
      await mailbox.close();
      mailbox = await startMailbox({ pool, port: Number(new URL(smtpUrl).port) });
    },
    async close(): Promise<void> {
      await mailbox.close();
      await pool.end();
      await database.drop();
    },
  };
}
