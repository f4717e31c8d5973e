import type { IncomingHttpHeaders } from 'node:http';
import { sessionCookieName } from '../platform/security/session.ts';
import { deviceDays } from './known-devices.ts';
import { sessionDays } from './tokens.ts';

const deviceCookieName = 'navaratna_device';

const attributes = (publicUrl: string, path = '/'): string =>
  `Path=${path}; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;

/** The `Set-Cookie` value that keeps a session. */
export const sessionCookie = (token: string, publicUrl: string): string =>
  `${sessionCookieName}=${token}; Max-Age=${sessionDays * 86_400}; ${attributes(publicUrl)}`;

/** The `Set-Cookie` value that ends it. */
export const endedSessionCookie = (publicUrl: string): string =>
  `${sessionCookieName}=; Max-Age=0; ${attributes(publicUrl)}`;

/** The `Set-Cookie` value by which a browser is known at its next login. It opens nothing. */
export const deviceCookie = (secret: string, publicUrl: string): string =>
  `${deviceCookieName}=${secret}; Max-Age=${deviceDays * 86_400}; ${attributes(publicUrl, '/api/auth')}`;

/** Returns the secret by which a browser is known; null when it sends none. */
export const deviceOf = (headers: IncomingHttpHeaders): string | null =>
  new RegExp(`(?:^|;\\s*)${deviceCookieName}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '')?.[1] ?? null;
