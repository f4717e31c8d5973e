import type { Transporter } from 'nodemailer';
import type { Tx } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { SettingsService } from '../settings/service.ts';
import { render } from './render.ts';
import type { Letter, Mail, Sender } from './types.ts';
import { leavingHeaders } from './unsubscribe-links.ts';

export type { Letter } from './types.ts';

const queue = 'mail';

/** Mails: put into the queue by the transaction that gives reason to, rendered and sent by a job. */
export type MailService = ReturnType<typeof createMail>;

/** What may be said of a failed sending: no address and no content, which the transport puts into its messages. */
function sendingFailed(kind: string, error: unknown): Error {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return new Error(
    `mail ${kind} was not taken by the mail server: ${code ?? 'unknown'} ${responseCode ?? ''}`.trim(),
  );
}

/** Makes the mail service and starts its worker. Without a mail server (`SMTP_URL`) mails are dropped, with a warning. */
export function createMail(
  { config, jobs, log }: Pick<Platform, 'config' | 'jobs' | 'log'>,
  settings: SettingsService,
) {
  const { smtpUrl } = config;
  let transport: Transporter | undefined;
  if (!smtpUrl) log.warn('no SMTP_URL: mails are not sent');
  const host = new URL(config.publicUrl).hostname;

  /** What letters go out by: made with the first one, and its library loaded then. */
  async function transportTo(url: string): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    transport ??= createTransport({
      url,
      // Connections are kept and used again: opening one, greeting and encrypting cost more than a letter.
      pool: true,
      maxConnections: 10,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    });
    return transport;
  }

  async function sender(): Promise<Sender> {
    const { shop } = await settings.all();
    return {
      shopName: shop.name,
      email: shop.email,
      phone: shop.phone,
      address: shop.address,
      publicUrl: config.publicUrl,
    };
  }

  /** Sends one letter. Runs again when it fails or its process dies, with the same Message-ID: mailboxes show it once. */
  async function deliver({ to, language, mail }: Letter, jobId: string): Promise<void> {
    if (!smtpUrl) return;
    const house = await sender();
    const { subject, text, html } = render(mail, { language, house });
    const open = await transportTo(smtpUrl);
    try {
      await open.sendMail({
        from: config.mailFrom,
        replyTo: house.email,
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${jobId}@${host}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': language,
          ...('unsubscribe' in mail && leavingHeaders(mail.unsubscribe, house.publicUrl)),
        },
      });
    } catch (error) {
      throw sendingFailed(mail.kind, error);
    }
  }

  const working = jobs.work<Letter>(queue, deliver);
  working.catch((error: Error) => log.error({ err: error }, 'the mail queue did not start'));

  /** Queues a letter in the caller's transaction: sent after the commit, at least once; never sent without it. */
  async function send(tx: Tx, letter: Letter): Promise<void> {
    await working;
    await jobs.send(tx, queue, letter);
  }

  /** A letter to every address the shop hears of orders at (`settings.shop.orderMails`), in English. */
  async function toShop(tx: Tx, mail: Mail): Promise<Letter[]> {
    const { shop } = await settings.all(tx);
    return shop.orderMails.map((to) => ({ to, language: 'en', mail }));
  }

  /** Queues many letters at once in the caller's transaction. */
  async function sendAll(tx: Tx, letters: readonly Letter[]): Promise<void> {
    await working;
    if (letters.length > 0) await jobs.sendAll(tx, queue, letters);
  }

  return {
    send,
    sendAll,
    toShop,
    /**
     * Sends at once instead of queueing, for a letter with a secret that must not lie in the queue. To be called by a
     * job, which is run again when this throws; `jobId` is that job's.
     */
    deliver,
    /** Ends the connections to the mail server; letters that are still to go wait for the next start. */
    close: (): void => transport?.close(),
    /** Queues a letter to the shop: see `toShop`. */
    sendToShop: async (tx: Tx, mail: Mail): Promise<void> => sendAll(tx, await toShop(tx, mail)),
  };
}
