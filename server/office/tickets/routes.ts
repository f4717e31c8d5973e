import type { savedAnswers } from '#contract/office/tickets/answers.ts';
import type { contact, TicketDetail, TicketFile } from '#contract/office/tickets/endpoints.ts';
import type { ownTickets } from '#contract/office/tickets/own.ts';
import { readWords } from '#languages/read.ts';
import { AppError } from '../../platform/core/app-error.ts';
import type { Handlers, RequestContext } from '../../platform/http/serve.ts';
import type { TicketSenders } from './senders.ts';
import type { TicketsService } from './service.ts';

const words = readWords('tickets/answers');

const done = (result: TicketDetail | AppError, message: string) =>
  result instanceof AppError ? result : { message, ticket: result };

type SetHeader = RequestContext['setHeader'];
type Opened = { name: string; kind: TicketFile['kind']; bytes: Buffer } | AppError;

/** Sends a file of a ticket. Its name is the sender's, so only plain letters of it go into the header. */
function send(file: Opened, setHeader: SetHeader, how: 'inline' | 'attachment'): Buffer | AppError {
  if (file instanceof AppError) return file;
  const ending = file.kind === 'pdf' ? 'pdf' : 'webp';
  const name = file.name.replace(/\.\w{1,5}$/, '').replace(/[^\w-]+/g, '-');
  setHeader('content-disposition', `${how}; filename="${name.slice(0, 60) || 'file'}.${ending}"`);
  setHeader('x-content-type-options', 'nosniff');
  setHeader('cross-origin-resource-policy', 'same-origin');
  setHeader('cache-control', 'private, no-store');
  return file.bytes;
}

const answerHandlers = ({ answers }: TicketsService): Handlers<typeof savedAnswers> => ({
  'GET /api/admin/ticket-answers': async () => ({ answers: await answers.list() }),
  'POST /api/admin/ticket-answers': async ({ body, session, lang }) => {
    const answer = await answers.add(body, session.userId);
    return answer instanceof AppError ? answer : { message: words[lang].answerSaved, answer };
  },
  'PUT /api/admin/ticket-answers/{id}': async ({ params, body, session, lang }) => {
    const { version, ...texts } = body;
    const answer = await answers.change({ id: params.id, by: session.userId, version }, texts);
    return answer instanceof AppError ? answer : { message: words[lang].answerSaved, answer };
  },
  'DELETE /api/admin/ticket-answers/{id}': async ({ params, session, lang }) =>
    (await answers.remove({ id: params.id, by: session.userId })) ?? {
      message: words[lang].answerDeleted,
    },
});

const ownHandlers = ({ own }: TicketsService): Handlers<typeof ownTickets> => ({
  'GET /api/tickets': ({ query, session }) => own.list(session.userId, query.page),
  'GET /api/tickets/{number}': async ({ params, session }) => {
    const ticket = await own.one({ number: params.number, userId: session.userId });
    return ticket instanceof AppError ? ticket : { ticket };
  },
  'POST /api/tickets/{number}/messages': async ({ params, body, session, lang }) => {
    const ticket = await own.write({ number: params.number, userId: session.userId }, body.text);
    return ticket instanceof AppError ? ticket : { message: words[lang].added, ticket };
  },
});

/** Returns the handlers of the contact form, of files and saved answers, and of ticket administration. */
export const ticketHandlers = (
  tickets: TicketsService,
  senders: TicketSenders,
): Handlers<typeof contact> => ({
  ...answerHandlers(tickets),
  ...ownHandlers(tickets),
  'POST /api/contact': async ({ body: { website: _, ...message }, session, lang }) => {
    const opened = await tickets.open({ ...message, language: lang, userId: session?.userId ?? null });
    if (opened instanceof AppError) return opened;
    return { success: true, message: words[lang].sent, number: opened.number };
  },
  'POST /api/tickets/{number}/files': async ({ params, files, session, lang }) => {
    const added = await tickets.files.add({ number: params.number, userId: session.userId }, files);
    return added instanceof AppError ? added : { message: words[lang].filed, files: added };
  },
  'GET /api/tickets/{id}/pictures/{fileId}': async ({ params, session, setHeader }) =>
    send(await tickets.files.read({ ...params, kind: 'picture' }, session), setHeader, 'inline'),
  'GET /api/tickets/{id}/documents/{fileId}': async ({ params, session, setHeader }) =>
    send(await tickets.files.read({ ...params, kind: 'pdf' }, session), setHeader, 'attachment'),
  'GET /api/ticket-files/{token}': async ({ params, setHeader }) =>
    send(await tickets.files.readByLink(params.token), setHeader, 'attachment'),
  'GET /api/admin/tickets': ({ query }) => tickets.list(query),
  'GET /api/admin/tickets/{id}': async ({ params }) => {
    const ticket = await tickets.one(params.id);
    return ticket instanceof AppError ? ticket : { ticket };
  },
  'GET /api/admin/tickets/{id}/sender': async ({ params }) => {
    const sender = await senders.of(params.id);
    return sender instanceof AppError ? sender : { sender };
  },
  'POST /api/admin/tickets/{id}/reply': async ({ params, body, session, lang }) =>
    done(await tickets.reply({ id: params.id, by: session.userId }, body.text), words[lang].replied),
  'POST /api/admin/tickets/{id}/reply-with-files': async ({ params, body, files, session, lang }) => {
    const target = { id: params.id, by: session.userId };
    return done(await tickets.replyWithFiles(target, body.text, files), words[lang].replied);
  },
  'POST /api/admin/tickets/{id}/note': async ({ params, body, session, lang }) =>
    done(await tickets.note(params.id, session.userId, body.text), words[lang].noted),
  'PUT /api/admin/tickets/{id}': async ({ params, body: { closed, mine }, session, lang }) => {
    const by = session.userId;
    if (closed !== undefined) {
      const result = await tickets.setClosed(params.id, by, closed);
      return done(result, closed ? words[lang].closed : words[lang].reopened);
    }
    if (mine === undefined) return new AppError('bad_input');
    return done(await tickets.setMine(params.id, by, mine), mine ? words[lang].taken : words[lang].left);
  },
});
