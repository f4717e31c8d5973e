import type { secondFactor } from '#contract/people/accounts/second-factor.ts';
import type { Lang } from '#languages/list.ts';
import { readWords } from '#languages/read.ts';
import { AppError } from '../../../platform/core/app-error.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { deviceCookie, sessionCookie, visitOf } from '../sessions/cookies.ts';
import type { LoggedIn } from '../sessions/visit.ts';
import type { SecondFactorService } from './service.ts';
import type { AddedFactor } from './set-up.ts';

const words = readWords('accounts/answers');

type SetHeader = (name: string, value: string) => void;

/**
 * Returns the handlers of second factors and of fresh proof. `publicUrl` decides whether cookies are for HTTPS only.
 */
export function secondFactorHandlers(
  service: SecondFactorService,
  publicUrl: string,
): Handlers<typeof secondFactor> {
  function setCookies({ session, device }: LoggedIn, setHeader: SetHeader): void {
    setHeader('set-cookie', sessionCookie(session.token, publicUrl));
    setHeader('set-cookie', deviceCookie(device, publicUrl));
  }

  function present({ recoveryCodes, loggedIn }: AddedFactor, message: string, setHeader: SetHeader) {
    if (loggedIn) setCookies(loggedIn, setHeader);
    return {
      message,
      ...(recoveryCodes && { recoveryCodes }),
      ...(loggedIn && { session: loggedIn.session }),
    };
  }
  const toBrowser = (options: object | AppError) =>
    options instanceof AppError ? options : { options: { ...options } };
  const removed = (problem: null | AppError, lang: Lang) => problem ?? { message: words[lang].removed };

  return {
    'GET /api/auth/second-factor': ({ session }) => service.ownFactors(session),

    'POST /api/auth/second-factor/log-in': async ({ body, setHeader, ...request }) => {
      const loggedIn = await service.finishLogIn(body, visitOf(request));
      if (loggedIn instanceof AppError) return loggedIn;
      setCookies(loggedIn, setHeader);
      return { message: words[request.lang].loggedIn, ...loggedIn.session };
    },

    'POST /api/auth/second-factor/passkey-options': async ({ body, session }) =>
      toBrowser(await service.passkeyOptions({ session, ticket: body.ticket })),

    'POST /api/auth/second-factor/passkeys/options': async ({ body, session }) =>
      toBrowser(await service.newPasskeyOptions({ session, ticket: body.ticket })),

    'POST /api/auth/second-factor/passkeys': async ({ body, session, setHeader, ...request }) => {
      const { ticket, ...made } = body;
      const added = await service.addPasskey({ session, ticket }, made, visitOf(request));
      return added instanceof AppError ? added : present(added, words[request.lang].passkeyAdded, setHeader);
    },

    'DELETE /api/auth/second-factor/passkeys/{passkeyId}': async ({ params, session, lang }) =>
      removed(await service.removePasskey(session, params.passkeyId), lang),

    'POST /api/auth/second-factor/totp/begin': ({ body, session }) =>
      service.beginTotp({ session, ticket: body.ticket }),

    'POST /api/auth/second-factor/totp': async ({ body, session, setHeader, ...request }) => {
      const added = await service.addTotp({ session, ticket: body.ticket }, body.code, visitOf(request));
      return added instanceof AppError ? added : present(added, words[request.lang].totpAdded, setHeader);
    },

    'DELETE /api/auth/second-factor/totp': async ({ session, lang }) =>
      removed(await service.removeTotp(session), lang),

    'POST /api/auth/second-factor/recovery-codes': async ({ session, lang }) => {
      const made = await service.renewRecoveryCodes(session);
      return made instanceof AppError ? made : { message: words[lang].codesMade, ...made };
    },

    'POST /api/auth/prove': async ({ body, session, lang }) => {
      const proved = await service.proveSession(session, body);
      if (proved instanceof AppError) return proved;
      return { message: words[lang].proved, freshUntil: proved.freshUntil.toISOString() };
    },
  };
}
