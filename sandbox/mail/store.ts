import type { Db } from '../database.ts';

/** The SQL of the mailbox's schema, and the advisory lock under which it is created. */
export const SCHEMA = { file: new URL('./schema.sql', import.meta.url), lock: 0x5a4d4149 };

/** A file that came with a mail. */
export type Attachment = {
  position: number;
  filename: string;
  mimeType: string;
  /** Its Content-ID without brackets, when the HTML shows it. */
  contentId: string | null;
};

/** A mail as it arrived. `recipients` are the addresses it was delivered to, lower case. */
export type Mail = {
  id: string;
  recipients: string[];
  from: string;
  subject: string;
  text: string | null;
  html: string | null;
  receivedAt: Date;
};

/** A mail to store, with the content of its attachments. */
export type NewMail = Omit<Mail, 'id' | 'receivedAt'> & {
  messageId: string | null;
  attachments: (Omit<Attachment, 'position'> & { content: Uint8Array })[];
};

const COLUMNS = 'id::text, recipients, sender AS "from", subject, text, html, received_at AS "receivedAt"';

/** Stores a mail with its attachments; one that is already there (same Message-ID, same recipients) changes nothing. */
export async function insertMail(db: Db, mail: NewMail): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO sandbox_mail.mails (message_id, recipients, sender, subject, text, html)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (message_id, recipients) DO NOTHING RETURNING id::text`,
    [mail.messageId, mail.recipients, mail.from, mail.subject, mail.text, mail.html],
  );
  const id = rows[0]?.id;
  if (id === undefined) return;
  for (const [position, file] of mail.attachments.entries()) {
    await db.query(
      `INSERT INTO sandbox_mail.attachments (mail_id, position, filename, mime_type, content_id, content)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, position, file.filename, file.mimeType, file.contentId, Buffer.from(file.content)],
    );
  }
}

/**
 * Lists mails, newest first: to this address if one is named, older than mail `before` if one is named,
 * at most `limit`.
 */
export async function listMails(
  db: Db,
  which: { to: string | null; before: string | null; limit: number },
): Promise<Mail[]> {
  const { rows } = await db.query<Mail>(
    `SELECT ${COLUMNS} FROM sandbox_mail.mails
     WHERE ($1::text IS NULL OR recipients @> ARRAY[$1::text]) AND ($2::bigint IS NULL OR id < $2)
     ORDER BY mails.id DESC LIMIT $3 -- plain "id" would be the text of the answer`,
    [which.to?.trim().toLowerCase() || null, which.before, which.limit],
  );
  return rows;
}

/** Returns the mail with this id, or null. */
export async function findMail(db: Db, id: string): Promise<Mail | null> {
  const { rows } = await db.query<Mail>(`SELECT ${COLUMNS} FROM sandbox_mail.mails WHERE id = $1`, [id]);
  return rows[0] ?? null;
}

/** Lists the attachments of a mail, in their order. */
export async function listAttachments(db: Db, mailId: string): Promise<Attachment[]> {
  const { rows } = await db.query<Attachment>(
    `SELECT position, filename, mime_type AS "mimeType", content_id AS "contentId"
     FROM sandbox_mail.attachments WHERE mail_id = $1 ORDER BY position`,
    [mailId],
  );
  return rows;
}

/** Returns one attachment with its content, or null. */
export async function findAttachment(
  db: Db,
  which: { mailId: string; position: string },
): Promise<(Attachment & { content: Buffer }) | null> {
  const { rows } = await db.query<Attachment & { content: Buffer }>(
    `SELECT position, filename, mime_type AS "mimeType", content_id AS "contentId", content
     FROM sandbox_mail.attachments WHERE mail_id = $1 AND position = $2`,
    [which.mailId, which.position],
  );
  return rows[0] ?? null;
}
