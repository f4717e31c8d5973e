import { sessionCookieName } from '../platform/session.ts';
import { sessionDays } from './tokens.ts';

const attributes = (publicUrl: string): string =>
  `Path=/; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;

/** The `Set-Cookie` value that keeps a session. */
export const sessionCookie = (token: string, publicUrl: string): string =>
  `${sessionCookieName}=${token}; Max-Age=${sessionDays * 86_400}; ${attributes(publicUrl)}`;

/** The `Set-Cookie` value that ends it. */
export const endedSessionCookie = (publicUrl: string): string =>
  `${sessionCookieName}=; Max-Age=0; ${attributes(publicUrl)}`;
