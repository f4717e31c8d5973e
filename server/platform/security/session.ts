import type { Role } from '#contract/accounts/endpoints.ts';

/** Who makes a call, as the database says it is now (cached for seconds, never taken from the token). */
export type Session = {
  id: string;
  userId: string;
  role: Role;
  isVerified: boolean;
};

/** The cookie that carries the same session as the bearer token, for the chat handshake and downloads only. */
export const sessionCookieName = 'navaratna_session';

/** Finds the session of a bearer token; null when there is none, it was revoked, or its owner is blocked. */
export type ResolveSession = (token: string) => Promise<Session | null>;
