import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ErrorCode } from '#contract/core/errors.ts';
import type { signIn } from '#contract/people/accounts/oauth.ts';
import { readWords } from '#languages/read.ts';
import { AppError } from '../../../platform/core/app-error.ts';
import { newSecret } from '../../../platform/core/id.ts';
import { type Handlers, requestLang } from '../../../platform/http/serve.ts';
import { deviceCookie, findDeviceSecret, sessionCookie } from '../service.ts';
import { callbackPath, type SignInService } from './service.ts';

const cookieName = 'navaratna_sign_in';
const cookiePath = '/api/auth';
const minutes = 15;

// Lax, not Strict: the provider's redirect back is a navigation from another site and must carry the cookie.
const attributes = (publicUrl: string): string =>
  `Path=${cookiePath}; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;
const browserCookie = (secret: string, publicUrl: string): string =>
  `${publicUrl.startsWith('https:') ? '__Secure-' : ''}${cookieName}=${secret}; Max-Age=${minutes * 60}; ${attributes(publicUrl)}`;

const browserOf = (headers: IncomingHttpHeaders): string | null =>
  new RegExp(`(?:^|;\\s*)(?:__Secure-)?${cookieName}=([\\w-]{20,100})(?:;|$)`).exec(
    headers.cookie ?? '',
  )?.[1] ?? null;

/** Returns the handlers of the endpoint that ends a sign-in on the page. */
export const signInHandlers = (service: SignInService, publicUrl: string): Handlers<typeof signIn> => ({
  'POST /api/auth/google/session': async ({ body, headers, setHeader, lang, ip }) => {
    const opened = await service.exchange({
      browser: browserOf(headers),
      ticket: body.token,
      visit: { lang, ip, userAgent: headers['user-agent'] ?? null, device: findDeviceSecret(headers) },
    });
    if (opened instanceof AppError) return opened;
    const { session, device, agreedToTerms, next } = opened;
    setHeader('set-cookie', sessionCookie(session.token, publicUrl));
    setHeader('set-cookie', deviceCookie(device, publicUrl));
    return { message: words[lang].loggedIn, ...session, agreedToTerms, next };
  },
});

const words = readWords('accounts/answers');

/** Counts a log-in of an address. Returns the error when there were too many. */
export type LimitLogIns = (name: 'login', who: { ip: string }) => Promise<AppError | null>;

type SignInMount = { service: SignInService; limit: LimitLogIns; publicUrl: string; clientUrl: string };

/**
 * Registers the two addresses a browser is sent through: to the provider and back. They only redirect: to the provider,
 * or to `/oauth-success` with a ticket or an error code.
 */
export function mountSignIn(
  app: FastifyInstance,
  { service, limit, publicUrl, clientUrl }: SignInMount,
): void {
  const away = (reply: FastifyReply, url: string) =>
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(url, 303);
  const failed = (reply: FastifyReply, code: ErrorCode) =>
    away(reply, `${clientUrl}/oauth-success?problem=${code}`);

  app.get<{ Querystring: Record<string, unknown> }>('/api/auth/google', async (request, reply) => {
    const limited = await limit('login', { ip: request.ip });
    if (limited) return failed(reply, limited.code);
    const next = typeof request.query.next === 'string' ? request.query.next : null;
    const browser = browserOf(request.headers) ?? newSecret();
    const begun = await service.begin({ browser, next });
    if (begun instanceof AppError) return failed(reply, begun.code);
    return away(reply.header('set-cookie', browserCookie(browser, publicUrl)), begun.url);
  });

  app.get(callbackPath, async (request, reply) => {
    const limited = await limit('login', { ip: request.ip });
    if (limited) return failed(reply, limited.code);
    const mark = request.url.indexOf('?');
    const done = await service.callback({
      browser: browserOf(request.headers),
      query: mark < 0 ? '' : request.url.slice(mark),
      lang: requestLang(request.headers),
    });
    if (done instanceof AppError) return failed(reply, done.code);
    return away(reply, `${clientUrl}/oauth-success?token=${done.ticket}`);
  });
}
