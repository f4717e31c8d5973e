import type { IncomingHttpHeaders } from 'node:http';
import type { accounts } from '#contract/accounts.ts';
import type { Lang } from '#contract/faults.ts';
import { Fault } from '../platform/fault.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { endedSessionCookie, sessionCookie } from './cookie.ts';
import type { AccountsService, Visit } from './service.ts';

const words = {
  en: {
    known: 'You are logged in.',
    loggedIn: 'Login successful!',
    signedUp: 'Account created! Logging you in...',
    loggedOut: 'You are logged out.',
    verified: 'Your e-mail address is confirmed.',
    linkSent: 'We have sent you a new link. Please check your e-mail.',
  },
  hi: {
    known: 'आप लॉग इन हैं।',
    loggedIn: 'लॉग इन हो गया!',
    signedUp: 'खाता बन गया! लॉग इन हो रहा है...',
    loggedOut: 'आप लॉग आउट हो गए हैं।',
    verified: 'आपका ई-मेल पता पक्का हो गया है।',
    linkSent: 'हमने नया लिंक भेजा है। कृपया अपना ई-मेल देखें।',
  },
} as const;

const visitOf = ({ lang, headers }: { lang: Lang; headers: IncomingHttpHeaders }): Visit => ({
  lang,
  userAgent: headers['user-agent'] ?? null,
});

/** The calls of accounts and sessions. `publicUrl` decides whether the session cookie is for HTTPS only. */
export const accountsHandlers = (service: AccountsService, publicUrl: string): Handlers<typeof accounts> => ({
  'GET /api/auth/checking-auth': async ({ session, lang }) => ({
    message: words[lang].known,
    role: session.role,
    isVerified: session.isVerified,
    userId: session.userId,
  }),

  'POST /api/auth/login': async ({ body, setHeader, ...request }) => {
    const session = await service.logIn({ name: body.email, password: body.password }, visitOf(request));
    if (session instanceof Fault) return session;
    setHeader('set-cookie', sessionCookie(session.token, publicUrl));
    return { message: words[request.lang].loggedIn, ...session };
  },

  'POST /api/auth/signup': async ({ body, setHeader, ...request }) => {
    const made = await service.signUp(body, visitOf(request));
    if (made instanceof Fault) return made;
    const { session, user } = made;
    setHeader('set-cookie', sessionCookie(session.token, publicUrl));
    const { id: _id, firstName, lastName, email, phone, role } = user;
    return {
      message: words[request.lang].signedUp,
      ...session,
      user: { _id, firstName, lastName, email, phone, role },
    };
  },

  'POST /api/auth/logout': async ({ session, lang, setHeader }) => {
    await service.logOut(session);
    setHeader('set-cookie', endedSessionCookie(publicUrl));
    return { message: words[lang].loggedOut };
  },

  'POST /api/auth/verify-email': async ({ body, lang }) =>
    (await service.verifyEmail(body.token)) ?? { message: words[lang].verified },

  'POST /api/auth/resend-verification': async ({ session, lang }) => {
    await service.askVerification(session.userId);
    return { message: words[lang].linkSent };
  },
});
