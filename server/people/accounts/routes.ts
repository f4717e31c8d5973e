import type { accounts } from '#contract/people/accounts/endpoints.ts';
import { readWords } from '#languages/read.ts';
import { AppError } from '../../platform/core/app-error.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { AccountsService } from './service.ts';
import { deviceCookie, endedSessionCookie, sessionCookie, visitOf } from './sessions/cookies.ts';
import { deviceName } from './sessions/device-name.ts';

const words = readWords('accounts/answers');

// Sign-up, login, logout, and the sessions of a person.
const logInHandlers = (service: AccountsService, publicUrl: string) =>
  ({
    'GET /api/auth/checking-auth': async ({ session, lang }) => ({
      message: words[lang].known,
      role: session.role,
      isVerified: session.isVerified,
      userId: session.userId,
    }),

    'POST /api/auth/login': async ({ body, setHeader, ...request }) => {
      const loggedIn = await service.logIn({ name: body.email, password: body.password }, visitOf(request));
      if (loggedIn instanceof AppError) return loggedIn;
      const { session, device } = loggedIn;
      setHeader('set-cookie', sessionCookie(session.token, publicUrl));
      setHeader('set-cookie', deviceCookie(device, publicUrl));
      return { message: words[request.lang].loggedIn, ...session };
    },

    'POST /api/auth/signup': async ({ body, setHeader, ...request }) => {
      const made = await service.signUp(body, visitOf(request));
      if (made instanceof AppError) return made;
      const { session, device, user } = made;
      setHeader('set-cookie', sessionCookie(session.token, publicUrl));
      setHeader('set-cookie', deviceCookie(device, publicUrl));
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

    'GET /api/auth/sessions': async ({ session, lang }) => ({
      sessions: (await service.openSessions(session.userId)).map((open) => ({
        _id: open.id,
        device: deviceName(open.user_agent, lang),
        createdAt: open.created_at.toISOString(),
        usedAt: open.used_at.toISOString(),
        expiresAt: open.expires_at.toISOString(),
        current: open.id === session.id,
      })),
    }),

    'DELETE /api/auth/sessions/{sessionId}': async ({ params, session, lang }) =>
      (await service.logOutDevice(session.userId, params.sessionId)) ?? {
        message: words[lang].deviceLoggedOut,
      },

    'POST /api/auth/logout-everywhere': async ({ session, lang, setHeader }) => {
      await service.logOutEverywhere(session.userId);
      setHeader('set-cookie', endedSessionCookie(publicUrl));
      return { message: words[lang].loggedOutEverywhere };
    },
  }) satisfies Partial<Handlers<typeof accounts>>;

// What begins or ends with a mailed link.
const linkHandlers = (service: AccountsService, publicUrl: string) =>
  ({
    'POST /api/auth/verify-email': async ({ body, session, lang }) => {
      const proved = await service.verifyEmail(body.token, session);
      if (proved instanceof AppError) return proved;
      return { message: proved.isNew ? words[lang].newEmailVerified : words[lang].verified };
    },

    'POST /api/auth/resend-verification': async ({ session, lang }) =>
      (await service.askVerification(session)) ?? { message: words[lang].linkSent },

    'POST /api/auth/forgot-password': async ({ body, lang, ip }) => {
      await service.askReset(body.email, ip);
      return { message: words[lang].resetSent };
    },

    'POST /api/auth/reset-password/{token}': async ({ params, body, setHeader, ...request }) => {
      const done = await service.resetPassword(params.token, body.password, visitOf(request));
      if (done instanceof AppError) return done;
      setHeader('set-cookie', deviceCookie(done.device, publicUrl));
      return { message: words[request.lang].reset };
    },

    'POST /api/auth/email/undo': async ({ body, session, lang }) => {
      const undone = await service.undoEmailChange(body.token, session);
      return undone instanceof AppError ? undone : { message: words[lang].emailUndone };
    },
  }) satisfies Partial<Handlers<typeof accounts>>;

// A person's own account: profile, address, password, terms, and linked identities.
const ownHandlers = (service: AccountsService) =>
  ({
    'POST /api/auth/accept-terms': async ({ session, lang }) => {
      await service.acceptTerms(session.userId);
      return { message: words[lang].termsAccepted, agreeToTmc: true };
    },

    'GET /api/auth/profile': ({ session }) => service.profile(session.userId),

    'PUT /api/auth/profile': async ({ body, session, lang }) => {
      const profile = await service.changeProfile(session.userId, body);
      return profile instanceof AppError ? profile : { message: words[lang].profileSaved, profile };
    },

    'PUT /api/auth/email': async ({ body, session, lang }) => {
      const profile = await service.changeEmail(session, body);
      if (profile instanceof AppError) return profile;
      const { pendingEmail } = profile;
      return { message: pendingEmail ? words[lang].emailAsked : words[lang].emailStays, profile };
    },

    'DELETE /api/auth/email/pending': async ({ session, lang }) => {
      const profile = await service.keepEmail(session.userId);
      return profile instanceof AppError ? profile : { message: words[lang].emailStays, profile };
    },

    'PUT /api/auth/password': async ({ body, session, lang }) =>
      (await service.changePassword(session, body)) ?? { message: words[lang].passwordSaved },

    'GET /api/auth/identities': async ({ session }) => ({
      identities: (await service.listLinked(session.userId)).map((linked) => ({
        _id: linked.id,
        provider: linked.provider || new URL(linked.issuer).hostname,
        email: linked.email,
        linkedAt: linked.linked_at.toISOString(),
        usedAt: linked.used_at.toISOString(),
      })),
    }),

    'DELETE /api/auth/identities/{identityId}': async ({ params, session, lang }) =>
      (await service.removeLinked(session, params.identityId)) ?? { message: words[lang].identityRemoved },
  }) satisfies Partial<Handlers<typeof accounts>>;

/** Returns the handlers of accounts and sessions. `publicUrl` decides whether the session cookie is for HTTPS only. */
export const accountsHandlers = (service: AccountsService, publicUrl: string): Handlers<typeof accounts> => ({
  ...logInHandlers(service, publicUrl),
  ...linkHandlers(service, publicUrl),
  ...ownHandlers(service),
});
