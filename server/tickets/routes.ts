import type { Words } from '#contract/addresses/errors.ts';
import type { Lang } from '#contract/core/errors.ts';
import type { contact, TicketDetail } from '#contract/tickets/endpoints.ts';
import { AppError } from '../platform/core/app-error.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { TicketsService } from './service.ts';

const messages = {
  sent: { en: 'Thank you. Your message is with us.', hi: 'धन्यवाद। आपका संदेश हमें मिल गया।' },
  replied: { en: 'Your answer is on its way.', hi: 'आपका उत्तर भेजा जा रहा है।' },
  noted: { en: 'Note saved.', hi: 'नोट सहेज लिया गया।' },
  closed: { en: 'Ticket closed.', hi: 'टिकट बंद किया गया।' },
  reopened: { en: 'Ticket reopened.', hi: 'टिकट फिर खोला गया।' },
  taken: { en: 'The ticket is yours.', hi: 'टिकट अब आपके पास है।' },
  left: { en: 'The ticket is free again.', hi: 'टिकट फिर किसी के पास नहीं है।' },
} as const satisfies Record<string, Words>;

const done = (result: TicketDetail | AppError, words: Words, lang: Lang) =>
  result instanceof AppError ? result : { message: words[lang], ticket: result };

/** Returns the handlers of the contact form and of ticket administration. */
export const ticketHandlers = (tickets: TicketsService): Handlers<typeof contact> => ({
  'POST /api/contact': async ({ body: { website: _, ...message }, session, lang }) => {
    const opened = await tickets.open({ ...message, language: lang, userId: session?.userId ?? null });
    if (opened instanceof AppError) return opened;
    return { success: true, message: messages.sent[lang], number: opened.number };
  },
  'GET /api/admin/tickets': ({ query }) => tickets.list(query),
  'GET /api/admin/tickets/{id}': async ({ params }) => {
    const ticket = await tickets.one(params.id);
    return ticket instanceof AppError ? ticket : { ticket };
  },
  'POST /api/admin/tickets/{id}/reply': async ({ params, body, session, lang }) =>
    done(await tickets.reply(params.id, session.userId, body.text), messages.replied, lang),
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
