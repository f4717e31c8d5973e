import type { IncomingHttpHeaders } from 'node:http';
import type { Lang } from '#languages/list.ts';
import { hostCookieName, sessionCookieName } from '../../../platform/security/session.ts';
import { deviceDays } from './known-devices.ts';
import { sessionDays } from './tokens.ts';
import type { Visit } from './visit.ts';

const deviceCookieName = 'navaratna_device';

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');

const attributes = (publicUrl: string, path = '/'): string =>
  `Path=${path}; HttpOnly; SameSite=Lax${isSecure(publicUrl) ? '; Secure' : ''}`;

const sessionName = (publicUrl: string): string => (isSecure(publicUrl) ? hostCookieName : sessionCookieName);

/** Returns the `Set-Cookie` value that sets the session cookie. */
export const sessionCookie = (token: string, publicUrl: string): string =>
  `${sessionName(publicUrl)}=${token}; Max-Age=${sessionDays * 86_400}; ${attributes(publicUrl)}`;

/** Returns the `Set-Cookie` value that clears the session cookie. */
export const endedSessionCookie = (publicUrl: string): string =>
  `${sessionName(publicUrl)}=; Max-Age=0; ${attributes(publicUrl)}`;

/** Returns the `Set-Cookie` value that identifies a browser at its next login. It grants no access. */
export const deviceCookie = (secret: string, publicUrl: string): string =>
  `${isSecure(publicUrl) ? '__Secure-' : ''}${deviceCookieName}=${secret}; Max-Age=${deviceDays * 86_400}; ${attributes(publicUrl, '/api/auth')}`;

/** Returns the secret that identifies a browser; null if it sends none. */
export const findDeviceSecret = (headers: IncomingHttpHeaders): string | null =>
  new RegExp(`(?:^|;\\s*)(?:__Secure-)?${deviceCookieName}=([\\w-]{43})(?:;|$)`).exec(
    headers.cookie ?? '',
  )?.[1] ?? null;

/** Returns the circumstances of a log-in from its request. */
export const visitOf = ({
  lang,
  headers,
  ip,
}: {
  lang: Lang;
  headers: IncomingHttpHeaders;
  ip: string;
}): Visit => ({ lang, ip, userAgent: headers['user-agent'] ?? null, device: findDeviceSecret(headers) });
