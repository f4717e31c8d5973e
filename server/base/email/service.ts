import type { Transporter } from 'nodemailer';
import type { Lang } from '#languages/list.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Storage } from '../../storage/storage.ts';
import type { ShopMarks } from '../branding/service.ts';
import { hindiFacts, type SettingsService, shopName } from '../settings/service.ts';
import { createEmailPictures } from './pictures.ts';
import { listKinds, renderWithPictures } from './render.ts';
import type { AnyEmail } from './template.ts';
import type { Mail, QueuedEmail, Sender } from './types.ts';
import { unsubscribeHeaders } from './unsubscribe-links.ts';

export type { AnyEmail } from './template.ts';
export type { QueuedEmail } from './types.ts';

const queue = 'mail';
/** E-mails of the queue that are sent at once. The other connections are for the e-mails that other jobs send. */
const atOnce = 6;
const maxConnections = 10;

/** The e-mail service. A transaction queues an e-mail, and a job renders and sends it. */
export type MailService = ReturnType<typeof createMail>;

/**
 * Returns a loggable error of a failed delivery, without the address and content that the transport puts into its
 * messages.
 */
function sendingFailed(kind: string, error: unknown): Error {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return new Error(
    `mail ${kind} was not taken by the mail server: ${code ?? 'unknown'} ${responseCode ?? ''}`.trim(),
  );
}

/** The services that e-mails need. */
type MailParts = {
  settings: SettingsService;
  storage: Storage;
  marks: Pick<ShopMarks, 'head'>;
  /** Every kind of e-mail that this shop sends. */
  emails: readonly AnyEmail[];
};

/** Returns the sender of every e-mail: the shop, as the settings have it in the reader's language. */
async function readSender(
  { settings, marks }: Pick<MailParts, 'settings' | 'marks'>,
  { config, language }: { config: Pick<Config, 'publicUrl' | 'clientUrl'>; language: Lang },
): Promise<Sender> {
  const [all, mark] = await Promise.all([settings.all(), marks.head().catch(() => null)]);
  const { address, email, phone } = all.shop;
  const hindi = language === 'hi' ? hindiFacts(all) : null;
  return {
    shopName: shopName(all, language),
    address: hindi && hindi.address.length > 0 ? hindi.address : address,
    logo: mark?.logo ?? null,
    email,
    phone: phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3'),
    publicUrl: config.clientUrl,
    apiUrl: config.publicUrl,
  };
}

/** Creates the transport to a mail server. Loads its library, and opens it, with the first e-mail. */
function createTransportTo(url: string) {
  let transport: Transporter | undefined;
  return {
    async open(): Promise<Transporter> {
      const { createTransport } = await import('nodemailer');
      transport ??= createTransport({
        url,
        // Keep connections alive: opening one with its greeting and encryption costs more than an e-mail.
        pool: true,
        maxConnections,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 20_000,
      });
      return transport;
    },
    close: (): void => transport?.close(),
  };
}

/**
 * Creates the e-mail service and starts its worker. Without a mail server (`SMTP_URL`) e-mails are dropped with a
 * warning.
 */
export function createMail(
  { config, jobs, log }: Pick<Platform, 'config' | 'jobs' | 'log'>,
  { settings, storage, marks, emails }: MailParts,
) {
  const { smtpUrl } = config;
  const kinds = listKinds(emails);
  const pictures = createEmailPictures(storage, marks);
  const transport = smtpUrl ? createTransportTo(smtpUrl) : null;
  if (!transport) log.warn('SMTP_URL is not set: e-mails are dropped; set it to send them');
  const host = new URL(config.publicUrl).hostname;
  // The name beside the address is that of the settings, in the language of the mail.
  const address = /<([^<>]+)>\s*$/.exec(config.mailFrom)?.[1] ?? config.mailFrom;

  /**
   * Sends one e-mail. A retry, after a failure or the death of its process, has the same Message-ID, so that mailboxes
   * show it once.
   */
  async function deliver({ to, language, mail }: QueuedEmail, jobId: string): Promise<void> {
    if (!transport) return;
    const site = await readSender({ settings, marks }, { config, language });
    const context = { language, site };
    const { subject, text, html, attachments } = await renderWithPictures(
      kinds.write(mail, context),
      context,
      pictures,
    );
    const open = await transport.open();
    try {
      await open.sendMail({
        from: { name: site.shopName, address },
        ...(site.email && { replyTo: site.email }),
        to: { name: '', address: to },
        subject,
        text,
        html,
        attachments,
        messageId: `<${jobId}@${host}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': language,
          ...(mail.unsubscribe && unsubscribeHeaders(mail.unsubscribe, site.apiUrl)),
        },
      });
    } catch (error) {
      throw sendingFailed(mail.kind, error);
    }
  }

  const working = jobs.work<QueuedEmail>(queue, deliver, { atOnce });
  working.catch((error: Error) =>
    log.error({ err: error }, 'e-mail queue failed to start: no e-mails are sent; restart the process'),
  );

  /**
   * Queues an e-mail in the caller's transaction. It is sent at least once after the commit, and never without it. Nothing is
   * sent to a mailbox that the shop has not set.
   */
  async function send(tx: Tx, email: QueuedEmail): Promise<void> {
    if (email.to === '') return;
    await working;
    await jobs.send(tx, queue, email);
  }

  /** Returns an e-mail to every address for order notices (`settings.shop.orderMails`), in English. */
  async function toShop(tx: Tx, mail: Mail): Promise<QueuedEmail[]> {
    const { shop } = await settings.all(tx);
    return shop.orderMails.map((to) => ({ to, language: 'en', mail }));
  }

  /** Queues many e-mails at once in the caller's transaction. */
  async function sendAll(tx: Tx, emails: readonly QueuedEmail[]): Promise<void> {
    await working;
    if (emails.length > 0) await jobs.sendAll(tx, queue, emails);
  }

  /** Renders an example of every kind of e-mail, as the sandbox shows them. */
  async function samples(language: Lang) {
    const site = await readSender({ settings, marks }, { config, language });
    const context = { language, site };
    const rendered = kinds.samples(config.clientUrl, language).map(async (mail) => ({
      kind: mail.kind,
      from: `${site.shopName} <${address}>`,
      ...(await renderWithPictures(kinds.write(mail, context), context, pictures)),
    }));
    return Promise.all(rendered);
  }

  return {
    send,
    sendAll,
    samples,
    toShop,
    /**
     * Sends at once instead of queueing, for an e-mail with a secret that the queue must not contain. Call it from a
     * job, which is retried when this throws. `jobId` is that job's.
     */
    deliver,
    /** Closes the connections to the mail server. Queued e-mails wait for the next start. */
    close: (): void => transport?.close(),
    /** Queues an e-mail to the shop: see `toShop`. */
    sendToShop: async (tx: Tx, mail: Mail): Promise<void> => sendAll(tx, await toShop(tx, mail)),
  };
}
