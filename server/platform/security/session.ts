import type { Role } from '#contract/accounts/endpoints.ts';

/** The session of a request, as stored in the database (cached for seconds, never read from the token). */
export type Session = {
  id: string;
  userId: string;
  role: Role;
  isVerified: boolean;
};

/** The cookie with the same session as the bearer token, used only for the chat handshake and downloads. */
export const sessionCookieName = 'navaratna_session';

/** Finds the session of a bearer token; null when there is none, it is revoked, or the account is blocked. */
export type ResolveSession = (token: string) => Promise<Session | null>;
