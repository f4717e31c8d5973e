import type { nominees } from '#contract/people/personal-data/nominee.ts';
import { readWords } from '#languages/read.ts';
import { AppError } from '../../platform/core/app-error.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { PersonalDataService } from './service.ts';

const words = readWords('personal-data/answers');

/** Returns the handlers of nominees. */
export const nomineesHandlers = (
  service: Pick<PersonalDataService, 'nominees' | 'nomineeRequests' | 'copies'>,
): Handlers<typeof nominees> => ({
  'PUT /api/account/nominee': async ({ body, session, lang }) => {
    const nominee = await service.nominees.name(session, body);
    return nominee instanceof AppError ? nominee : { message: words[lang].named, nominee };
  },

  'POST /api/account/nominee/remove': async ({ body, session, lang }) =>
    (await service.nominees.remove(session, body.password)) ?? { message: words[lang].removed },

  'GET /api/admin/users/{id}/nominee': ({ params, session }) =>
    service.nominees.show({ id: params.id, by: session.userId }),

  'POST /api/admin/users/{id}/nominee/erasure': async ({ params, body, session, lang }) => {
    const result = await service.nomineeRequests.erase({ ...params, ...body, by: session.userId });
    return result instanceof AppError
      ? result
      : { message: words[lang].nomineeErasure, dueAt: result.dueAt.toISOString() };
  },

  'POST /api/admin/users/{id}/nominee/copy': async ({ params, body, session, lang }) =>
    (await service.nomineeRequests.copy({ ...params, ...body, email: body.email, by: session.userId })) ?? {
      message: words[lang].copy,
    },

  'GET /api/nominee/copy/{ticket}': async ({ params, setHeader }) => {
    const copy = await service.copies.openForNominee(params.ticket);
    if (!(copy instanceof AppError))
      setHeader('content-disposition', 'attachment; filename="data-of-the-person-who-named-you.json"');
    return copy;
  },
});
