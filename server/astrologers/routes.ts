import type { astrologers } from '#contract/astrologers/endpoints.ts';
import { AppError } from '../platform/core/app-error.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { AstrologersService } from './service.ts';

const words = {
  en: {
    signedUp: 'Signup successful! Please verify your account.',
    details: 'Your account',
    saved: 'Your profile is saved.',
  },
  hi: {
    signedUp: 'पंजीकरण हो गया! कृपया अपने खाते की पुष्टि करें।',
    details: 'आपका खाता',
    saved: 'आपकी प्रोफ़ाइल सहेज ली गई।',
  },
};

/** Handlers of astrologers. */
export const astrologersHandlers = (service: AstrologersService): Handlers<typeof astrologers> => ({
  'POST /api/astrologers/astrologer-signup': async ({ body, lang }) => {
    const made = await service.signUp(body, lang);
    return made instanceof AppError ? made : { message: words[lang].signedUp };
  },
  'GET /api/astrologers/astrologer-details': async ({ session, lang }) => {
    const user = await service.own(session.userId);
    return user instanceof AppError ? user : { message: words[lang].details, user };
  },
  'PUT /api/astrologers/astrologer-details': async ({ session, body, lang }) => {
    const user = await service.change(session.userId, body);
    return user instanceof AppError ? user : { message: words[lang].saved, user };
  },
  'GET /api/astrologers/list': ({ query }) => service.list({ onlineOnly: query.isOnline === 'true' }),
});
