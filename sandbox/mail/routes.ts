import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { ensureSchema } from '../database.ts';
import { serveAssets } from '../page/assets.ts';
import { sendPage } from '../page/document.ts';
import { languageOf } from '../page/language.ts';
import { linksOf } from './links.ts';
import {
  type Attachment,
  findAttachment,
  findMail,
  listAttachments,
  listMails,
  type Mail,
  SCHEMA,
} from './store.ts';
import { BASE, framedHtml, listPage, mailPage, missingPage } from './view.ts';

const PAGE_SIZE = 50;
const JSON_LIMIT = 200;

const number = z.string().regex(/^\d{1,15}$/);
const listQuery = z.object({
  to: z.string().trim().min(1).nullable().catch(null).default(null),
  before: number.nullable().catch(null).default(null),
});

// The mail's HTML is a stranger's: no script runs, no form is sent, and it has no origin; its links may open a tab.
// Scripts are refused by default-src and not by the sandbox, which would shut out axe and complain in the console.
const FRAME_SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
const FRAME_POLICY = [
  `sandbox ${FRAME_SANDBOX}`,
  "default-src 'none'",
  'img-src * data:',
  "style-src 'unsafe-inline'",
  'font-src *',
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** The source of the pages of single mails. */
export type MailSource = {
  find(id: string): Promise<Mail | null>;
  attachments(id: string): Promise<Attachment[]>;
  attachment(id: string, position: string): Promise<(Attachment & { content: Buffer }) | null>;
};

/**
 * Serves the mailbox at `/sandbox/mail` (pages), `/sandbox/mail/{id}` and `/sandbox/mail.json?to=address`. The paths are
 * whole: mount it without a prefix. Creates its own schema `sandbox_mail`; the pool stays open.
 */
export async function mountMailbox(app: FastifyInstance, { pool }: { pool: pg.Pool }): Promise<void> {
  pool.on('error', (error) => app.log.warn({ err: error }, 'sandbox mailbox: connection lost'));
  await ensureSchema(pool, SCHEMA);

  app.get(`${BASE}.json`, async ({ query }, reply) => {
    const { to, before } = listQuery.parse(query);
    const mails = await listMails(pool, { to, before, limit: JSON_LIMIT });
    reply.header('cache-control', 'no-store');
    return {
      mails: mails.map((mail) => ({
        id: mail.id,
        to: mail.recipients.join(', '),
        from: mail.from,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        links: linksOf(mail),
        receivedAt: mail.receivedAt.toISOString(),
      })),
    };
  });

  await app.register(async (scope) => servePages(scope, pool), { prefix: BASE });
}

/** Serves the pages of single mails at `/{id}` below the prefix of `scope`. */
export function serveMails(scope: FastifyInstance, { find, attachments, attachment }: MailSource): void {
  scope.get<{ Params: { id: string } }>('/:id', async (request, reply) => {
    const mail = await find(request.params.id);
    const language = languageOf(request);
    if (!mail) return sendPage(reply, missingPage(language), { status: 404 });
    const files = await attachments(request.params.id);
    return sendPage(reply, mailPage({ language, mail, attachments: files, sandbox: FRAME_SANDBOX }), {
      frames: true,
    });
  });

  scope.get<{ Params: { id: string } }>('/:id/html', async ({ params: { id } }, reply) => {
    const mail = await find(id);
    return reply
      .status(mail ? 200 : 404)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': FRAME_POLICY,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(mail ? framedHtml(mail, await attachments(id)) : '');
  });

  scope.get<{ Params: { id: string; position: string } }>(
    '/:id/attachments/:position',
    async ({ params: { id, position } }, reply) => {
      const file = /^\d{1,5}$/.test(position) && (await attachment(id, position));
      if (!file) return reply.status(404).send();
      return reply
        .headers({
          'content-type': file.mimeType,
          'content-disposition': `${file.contentId ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
          'content-security-policy': "default-src 'none'; sandbox",
          // The frame of a mail has no origin, so its own pictures are another origin's.
          'cross-origin-resource-policy': 'cross-origin',
          'x-content-type-options': 'nosniff',
        })
        .send(file.content);
    },
  );
}

async function servePages(scope: FastifyInstance, pool: pg.Pool): Promise<void> {
  serveAssets(scope, { 'mailbox.css': new URL('./mailbox.css', import.meta.url) });

  scope.get('', async (request, reply) => {
    const { to, before } = listQuery.parse(request.query);
    const mails = await listMails(pool, { to, before, limit: PAGE_SIZE + 1 });
    const olderThan = mails.length > PAGE_SIZE ? (mails[PAGE_SIZE - 1]?.id ?? null) : null;
    const language = languageOf(request);
    return sendPage(reply, listPage({ language, mails: mails.slice(0, PAGE_SIZE), to, olderThan }));
  });

  const isNumber = (id: string) => number.safeParse(id).success;
  serveMails(scope, {
    find: async (id) => (isNumber(id) ? findMail(pool, id) : null),
    attachments: (id) => listAttachments(pool, id),
    attachment: async (id, position) =>
      isNumber(id) ? findAttachment(pool, { mailId: id, position }) : null,
  });
}
