import { indiaDay } from '#contract/core/india-time.ts';
import type { visitors } from '#contract/visitors/endpoints.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { VisitorsService } from './service.ts';

const words = {
  en: { thanks: 'Thank you for sharing your information!', erased: 'The visitor has been deleted.' },
  hi: { thanks: 'जानकारी देने के लिए धन्यवाद!', erased: 'आगंतुक हटा दिया गया।' },
};

/** Returns the handlers of visitors. */
export const visitorsHandlers = (service: VisitorsService): Handlers<typeof visitors> => ({
  'POST /api/visit/visitors': async ({ body, lang }) => {
    const { fullName, phoneNumber: phone, consent } = body;
    await service.greet({ fullName, phone, agreed: consent !== undefined, lang });
    return { success: true, message: words[lang].thanks };
  },
  'GET /api/admin/visitors': ({ query }) => service.list(query),
  'GET /api/admin/visitors/export': async ({ query, session, lang, setHeader, now }) => {
    const file = await service.csv({ q: query.q, by: session.userId, lang });
    setHeader('content-disposition', `attachment; filename="navaratna-visitors-${indiaDay(now)}.csv"`);
    return file;
  },
  'DELETE /api/admin/visitors/{id}': async ({ params, session, lang }) =>
    (await service.erase(params.id, session.userId)) ?? { message: words[lang].erased },
});
