import type { preferences } from '#contract/people/email-preferences/endpoints.ts';
import { readWords } from '#languages/read.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { PreferencesService } from './service.ts';

const words = readWords('email-preferences/answers');

/** Returns the handlers of e-mail preferences. */
export const preferencesHandlers = (
  service: PreferencesService,
  accounts: AccountsService,
): Handlers<typeof preferences> => ({
  'GET /api/account/mail-preferences': async ({ session }) => {
    const [person, chosen] = await Promise.all([accounts.person(session.userId), service.of(session.userId)]);
    if (!person) return appError('session_ended');
    return { ...chosen, email: person.email, isVerified: person.isVerified };
  },
  'PUT /api/account/mail-preferences': async ({ body, session, lang }) => {
    const saved = await service.set(session.userId, body);
    return saved instanceof AppError ? saved : { message: words[lang].saved, ...saved };
  },
  'GET /api/mail/unsubscribe/{token}': async ({ params }) => {
    const leaving = await service.readLink(params.token);
    return leaving ? { mail: leaving.mail } : appError('unsubscribe_invalid');
  },
  'POST /api/mail/unsubscribe/{token}': async ({ params, lang }) => {
    const leaving = await service.readLink(params.token);
    if (!leaving) return appError('unsubscribe_invalid');
    await service.leave(leaving);
    return { message: words[lang].left, mail: leaving.mail };
  },
});
