import type { birthProfiles } from '#contract/birth-profiles/endpoints.ts';
import { AppError } from '../platform/core/app-error.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { BirthProfilesService } from './service.ts';

const said = {
  saved: { en: 'Birth details saved.', hi: 'जन्म विवरण सहेज लिया गया।' },
  deleted: { en: 'Birth details deleted.', hi: 'जन्म विवरण हटा दिया गया।' },
} as const;

/** The calls of kept births. */
export const birthProfilesHandlers = (kept: BirthProfilesService): Handlers<typeof birthProfiles> => ({
  'GET /api/birth-profiles': async ({ session }) => ({ profiles: await kept.list(session.userId) }),
  'POST /api/birth-profiles': async ({ body, session, lang }) => {
    const profile = await kept.add(session.userId, body);
    return profile instanceof AppError ? profile : { message: said.saved[lang], profile };
  },
  'PUT /api/birth-profiles/{profileId}': async ({ params, body, session, lang }) => {
    const profile = await kept.change(session.userId, params.profileId, body);
    return profile instanceof AppError ? profile : { message: said.saved[lang], profile };
  },
  'DELETE /api/birth-profiles/{profileId}': async ({ params, session, lang }) =>
    (await kept.remove(session.userId, params.profileId)) ?? { message: said.deleted[lang] },
});
