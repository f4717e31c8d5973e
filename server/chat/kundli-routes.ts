import type { chatKundli } from '#contract/chat/kundli.ts';
import { AppError } from '../platform/core/app-error.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { ChatKundli } from './kundli.ts';

/** Handlers of kundlis shown in chats. */
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
