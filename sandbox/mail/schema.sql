-- The mailbox of the sandbox: every mail sent, whoever it was for.
CREATE SCHEMA IF NOT EXISTS sandbox_mail;

CREATE TABLE IF NOT EXISTS sandbox_mail.mails (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_id  text,
  -- addresses of the envelope, lower case and sorted
  recipients  text[] NOT NULL,
  sender      text NOT NULL,
  subject     text NOT NULL,
  text        text,
  html        text,
  received_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX IF NOT EXISTS mails_recipients ON sandbox_mail.mails USING gin (recipients);
-- a sender that tries again with the same Message-ID is heard once, as by any mailbox
CREATE UNIQUE INDEX IF NOT EXISTS mails_once ON sandbox_mail.mails (message_id, recipients);

CREATE TABLE IF NOT EXISTS sandbox_mail.attachments (
  mail_id    bigint NOT NULL REFERENCES sandbox_mail.mails ON DELETE CASCADE,
  position   integer NOT NULL,
  filename   text NOT NULL,
  mime_type  text NOT NULL,
  content_id text,
  content    bytea NOT NULL,
  PRIMARY KEY (mail_id, position)
);
