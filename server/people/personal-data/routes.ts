import type { personalData } from '#contract/people/personal-data/endpoints.ts';
import { readWords } from '#languages/read.ts';
import { AppError } from '../../platform/core/app-error.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { PreferencesService } from '../email-preferences/service.ts';
import type { PersonalDataService } from './service.ts';

const words = readWords('personal-data/answers');

/** Returns the handlers of personal data. */
export const personalDataHandlers = (
  service: PersonalDataService,
  preferences: PreferencesService,
): Handlers<typeof personalData> => ({
  'GET /api/account/privacy': ({ session }) => service.state(session.userId),

  'POST /api/account/consents/{mail}/withdraw': async ({ params, session, lang }) => {
    await preferences.leave({ userId: session.userId, mail: params.mail });
    return { message: words[lang].withdrawn };
  },

  'POST /api/account/exports': async ({ body, session, lang }) =>
    (await service.copies.ask(session, body.password)) ?? { message: words[lang].asked },

  'POST /api/account/exports/link': async ({ session }) => {
    const link = await service.copies.link(session.userId);
    return link instanceof AppError ? link : { path: `/api/account/exports/${link.ticket}` };
  },

  'GET /api/account/exports/{ticket}': async ({ params, session, setHeader, now }) => {
    const copy = await service.copies.open(session.userId, params.ticket);
    if (!(copy instanceof AppError)) {
      const day = now.toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });
      setHeader('content-disposition', `attachment; filename="my-data-${day}.json"`);
    }
    return copy;
  },

  'POST /api/account/erasure': async ({ body, session, lang }) => {
    const result = await service.erasing.ask(session, body.password);
    return result instanceof AppError
      ? result
      : { message: words[lang].erasure, dueAt: result.dueAt.toISOString() };
  },

  'DELETE /api/account/erasure': async ({ session, lang }) =>
    (await service.erasing.takeBack(session.userId)) ?? { message: words[lang].takenBack },
});
