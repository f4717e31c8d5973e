import type { chatReports } from '#contract/chat/abuse-reports.ts';
import { AppError } from '../platform/core/app-error.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { ChatReports } from './reports.ts';

const words = {
  en: { reported: 'Thank you. We look at it within 24 hours.' },
  hi: { reported: 'धन्यवाद। हम 24 घंटे में देखते हैं।' },
};

/** Handlers of reported chats. */
export const chatReportsHandlers = (service: ChatReports): Handlers<typeof chatReports> => ({
  'POST /api/chat/{sessionId}/report': async ({ params, body, session, lang }) => {
    const reported = await service.report(session.userId, params.sessionId, body);
    return reported ?? { success: true, message: words[lang].reported };
  },
  'GET /api/auth/admin/chat-reports': async ({ query }) => ({ reports: await service.list(query) }),
  'POST /api/auth/admin/chat-reports/{id}/view': ({ params, session }) =>
    service.view(params.id, session.userId),
  'POST /api/auth/admin/chat-reports/{id}/close': async ({ params, body, session }) => {
    const report = await service.close(params.id, session.userId, body.note);
    return report instanceof AppError ? report : { report };
  },
});
