import { indiaDay } from '#contract/core/india-time.ts';
import type { visitors } from '#contract/people/visitors/endpoints.ts';
import { readWords } from '#languages/read.ts';
import { AppError } from '../../platform/core/app-error.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { VisitorsService } from './service.ts';

const words = readWords('visitors/answers');

/** Returns the handlers of visitors. */
export const visitorsHandlers = (service: VisitorsService): Handlers<typeof visitors> => ({
  'POST /api/visit/visitors': async ({ body, lang }) => {
    const { fullName, phoneNumber: phone, consent } = body;
    await service.greet({ fullName, phone, agreed: consent !== undefined, lang });
    return { success: true, message: words[lang].thanks };
  },
  'GET /api/admin/visitors': ({ query }) => service.list(query),
  'GET /api/admin/visitors/export': async ({ query, session, lang, setHeader, now }) => {
    const file = await service.csv({ ...query, by: session.userId, lang });
    setHeader('content-disposition', `attachment; filename="visitors-${indiaDay(now)}.csv"`);
    return file;
  },
  'PUT /api/admin/visitors/{id}/state': async ({ params, body, session, lang }) => {
    const visitor = await service.setState(params.id, session.userId, body);
    return visitor instanceof AppError ? visitor : { message: words[lang].noted, visitor };
  },
  'DELETE /api/admin/visitors/{id}': async ({ params, session, lang }) =>
    (await service.erase(params.id, session.userId)) ?? { message: words[lang].erased },
});
