import type { savedAnswers } from '#contract/office/tickets/answers.ts';
import type { contact, TicketDetail, TicketFile } from '#contract/office/tickets/endpoints.ts';
import type { ownTickets } from '#contract/office/tickets/own.ts';
import type { Words } from '#contract/people/addresses/errors.ts';
import type { Lang } from '#languages/list.ts';
import { AppError } from '../../platform/core/app-error.ts';
import type { Handlers, RequestContext } from '../../platform/http/serve.ts';
import type { TicketSenders } from './senders.ts';
import type { TicketsService } from './service.ts';

const messages = {
  sent: { en: 'Thank you. Your message is with us.', hi: 'धन्यवाद। आपका संदेश हमें मिल गया।' },
  added: { en: 'Your message is with us.', hi: 'आपका संदेश हमें मिल गया।' },
  filed: { en: 'Your files are with us.', hi: 'आपकी फ़ाइलें हमें मिल गईं।' },
  replied: { en: 'Your answer is on its way.', hi: 'आपका उत्तर भेजा जा रहा है।' },
  noted: { en: 'Note saved.', hi: 'नोट सहेज लिया गया।' },
  closed: { en: 'Ticket closed.', hi: 'टिकट बंद किया गया।' },
  reopened: { en: 'Ticket reopened.', hi: 'टिकट फिर खोला गया।' },
  taken: { en: 'The ticket is yours.', hi: 'टिकट अब आपके पास है।' },
  left: { en: 'The ticket is free again.', hi: 'टिकट फिर किसी के पास नहीं है।' },
  answerSaved: { en: 'The answer is saved.', hi: 'जवाब सहेज लिया गया।' },
  answerDeleted: { en: 'The answer has been deleted.', hi: 'जवाब हटा दिया गया।' },
} as const satisfies Record<string, Words>;

const done = (result: TicketDetail | AppError, words: Words, lang: Lang) =>
  result instanceof AppError ? result : { message: words[lang], ticket: result };

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
    return answer instanceof AppError ? answer : { message: messages.answerSaved[lang], answer };
  },
  'PUT /api/admin/ticket-answers/{id}': async ({ params, body, session, lang }) => {
    const { version, ...words } = body;
    const answer = await answers.change({ id: params.id, by: session.userId, version }, words);
    return answer instanceof AppError ? answer : { message: messages.answerSaved[lang], answer };
  },
  'DELETE /api/admin/ticket-answers/{id}': async ({ params, session, lang }) =>
    (await answers.remove({ id: params.id, by: session.userId })) ?? {
      message: messages.answerDeleted[lang],
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
    return ticket instanceof AppError ? ticket : { message: messages.added[lang], ticket };
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
    return { success: true, message: messages.sent[lang], number: opened.number };
  },
  'POST /api/tickets/{number}/files': async ({ params, files, session, lang }) => {
    const added = await tickets.files.add({ number: params.number, userId: session.userId }, files);
    return added instanceof AppError ? added : { message: messages.filed[lang], files: added };
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
    done(await tickets.reply({ id: params.id, by: session.userId }, body.text), messages.replied, lang),
  'POST /api/admin/tickets/{id}/reply-with-files': async ({ params, body, files, session, lang }) => {
    const target = { id: params.id, by: session.userId };
    return done(await tickets.replyWithFiles(target, body.text, files), messages.replied, lang);
  },
  'POST /api/admin/tickets/{id}/note': async ({ params, body, session, lang }) =>
    done(await tickets.note(params.id, session.userId, body.text), messages.noted, lang),
  'PUT /api/admin/tickets/{id}': async ({ params, body: { closed, mine }, session, lang }) => {
    const by = session.userId;
    if (closed !== undefined) {
      const result = await tickets.setClosed(params.id, by, closed);
      return done(result, closed ? messages.closed : messages.reopened, lang);
    }
    if (mine === undefined) return new AppError('bad_input');
    return done(await tickets.setMine(params.id, by, mine), mine ? messages.taken : messages.left, lang);
  },
});
