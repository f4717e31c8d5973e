import type { birthProfiles } from '#contract/people/birth-profiles/endpoints.ts';
import { readWords } from '#languages/read.ts';
import { AppError } from '../../platform/core/app-error.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { BirthProfilesService } from './service.ts';

const words = readWords('birth-profiles/answers');

/** Returns the handlers of birth profiles. */
export const birthProfilesHandlers = (service: BirthProfilesService): Handlers<typeof birthProfiles> => ({
  'GET /api/birth-profiles': async ({ session, lang }) => ({
    profiles: await service.list(session.userId, lang),
  }),
  'POST /api/birth-profiles': async ({ body, session, lang }) => {
    const profile = await service.add(session.userId, body);
    return profile instanceof AppError ? profile : { message: words[lang].saved, profile };
  },
  'PUT /api/birth-profiles/{profileId}': async ({ params, body, session, lang }) => {
    const profile = await service.change(session.userId, params.profileId, body);
    return profile instanceof AppError ? profile : { message: words[lang].saved, profile };
  },
  'DELETE /api/birth-profiles/{profileId}': async ({ params, session, lang }) =>
    (await service.remove(session.userId, params.profileId)) ?? { message: words[lang].deleted },
});
