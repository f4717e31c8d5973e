import type { chatReports } from '#contract/consultations/chat/abuse-reports.ts';
import type { chat } from '#contract/consultations/chat/endpoints.ts';
import type { chatKundli } from '#contract/consultations/chat/kundli.ts';
import type { stoneOpinions } from '#contract/consultations/chat/stone-opinions.ts';
import { readWords } from '#languages/read.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { ChatKundli } from './kundli.ts';
import { createPersonBuckets } from './live/token-buckets.ts';
import type { ChatReports } from './reports.ts';
import type { ChatService } from './service.ts';
import type { StoneOpinions } from './stone-opinions.ts';

const words = readWords('chat/answers');

/** Returns the handlers of chats. */
export const chatHandlers = (service: ChatService, paces = createPersonBuckets()): Handlers<typeof chat> => ({
  'POST /api/chat/request': async ({ body, session, lang }) => {
    const result = await service.request(session.userId, body.astrologerId, body.pricePerMinute);
    if (result instanceof AppError) return result;
    const message = result.fresh ? words[lang].asked : words[lang].open;
    return { success: result.fresh, message, session: result.session, sessionData: result.session };
  },
  'GET /api/chat/requests/{astrologerId}': async ({ params, session, now }) =>
    params.astrologerId === session.userId
      ? { success: true, requests: await service.requests(session.userId), now: now.toISOString() }
      : appError('astrologer_not_found'),
  'PATCH /api/chat/{id}/respond': async ({ params, body, session, lang }) => {
    const answered = await service.respond(params.id, session.userId, body.status === 'approved');
    return answered instanceof AppError
      ? answered
      : { success: true, message: words[lang][body.status], session: answered };
  },
  'GET /api/chat/status/{sessionId}': async ({ params, session, now }) => {
    const found = await service.read(params.sessionId, session.userId);
    return found instanceof AppError
      ? found
      : { success: true, status: found.status, session: found, now: now.toISOString() };
  },
  'PATCH /api/chat/status/{sessionId}': async ({ params, body, session, lang }) => {
    const { userId: personId } = session;
    const ending = body.status === 'ended';
    const closed = ending
      ? await service.end(params.sessionId, personId)
      : await service.cancel(params.sessionId, personId);
    if (closed instanceof AppError) return closed;
    return { success: true, message: words[lang][ending ? 'ended' : 'cancelled'], session: closed };
  },
  'GET /api/chat/mine': async ({ query, session }) => ({
    success: true,
    sessions: await service.mine({
      personId: session.userId,
      before: query.before ?? null,
      limit: query.limit,
    }),
  }),
  'GET /api/chat/{sessionId}': async ({ params, query, session, now }) => {
    const found = await service.read(params.sessionId, session.userId);
    if (found instanceof AppError) return found;
    const messages = await service.messages(params.sessionId, session.userId, Number(query.after ?? 0));
    return messages instanceof AppError
      ? messages
      : { success: true, session: found, messages, now: now.toISOString() };
  },
  'POST /api/chat/{sessionId}/messages': async ({ params, body, session }) => {
    if (!paces.allows(session.userId)) return appError('chat_too_fast');
    const message = await service.send({
      sessionId: params.sessionId,
      senderId: session.userId,
      content: body.content,
      clientId: body.clientId || null,
    });
    return message instanceof AppError ? message : { success: true, message };
  },
  'PUT /api/chat/{sessionId}/rating': async ({ params, body, session, lang }) => {
    const { rating: stars, text } = body;
    const rated = await service.rate(params.sessionId, session.userId, { stars, text });
    return rated instanceof AppError ? rated : { success: true, message: words[lang].rated, session: rated };
  },
});

/** Returns the handlers of kundlis shown in chats. */
export const chatKundliHandlers = (service: ChatKundli): Handlers<typeof chatKundli> => ({
  'POST /api/chat/{sessionId}/kundli': async ({ params, body, session, lang }) => {
    const message = await service.share({
      sessionId: params.sessionId,
      userId: session.userId,
      orderId: body.orderId,
      clientId: body.clientId || null,
      lang,
    });
    return message instanceof AppError ? message : { success: true, message };
  },
  'GET /api/chat/{sessionId}/kundli/{messageId}': async ({ params, query, session, lang }) =>
    service.read({ ...params, readerId: session.userId, la: query.la ?? lang }),
});

/** Returns the handlers of astrologers' opinions on stones. */
export const stoneOpinionHandlers = (service: StoneOpinions): Handlers<typeof stoneOpinions> => ({
  'GET /api/chat/{sessionId}/kundli/{messageId}/stone': ({ params, session }) =>
    service.read({ ...params, readerId: session.userId }),
  'PUT /api/chat/{sessionId}/kundli/{messageId}/stone': async ({ params, body, session, lang }) => {
    const { verdict, stone = null, note } = body;
    const given = await service.give({ ...params, readerId: session.userId, verdict, stone, note, lang });
    return given instanceof AppError ? given : { opinion: given };
  },
  'GET /api/chat/stone-opinions/{orderId}': async ({ params, session }) => ({
    opinions: await service.ofReport(session.userId, params.orderId),
  }),
});

/** Returns the handlers of reported chats. */
export const chatReportsHandlers = (service: ChatReports): Handlers<typeof chatReports> => ({
  'POST /api/chat/{sessionId}/report': async ({ params, body, session, lang }) => {
    const reported = await service.report(session.userId, params.sessionId, body);
    return reported ?? { success: true, message: words[lang].reported };
  },
  'GET /api/auth/admin/chat-reports': ({ query }) => service.list(query),
  'POST /api/auth/admin/chat-reports/{id}/view': ({ params, session }) =>
    service.view(params.id, session.userId),
  'POST /api/auth/admin/chat-reports/{id}/close': async ({ params, body, session }) => {
    const report = await service.close(params.id, session.userId, body.note);
    return report instanceof AppError ? report : { report };
  },
});
