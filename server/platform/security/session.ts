import type { Role } from '#contract/people/accounts/endpoints.ts';
import { freshProofMinutes, type StaffRole } from '#contract/people/accounts/permissions.ts';

/** The session of a request, as stored in the database (cached for seconds, never read from the token). */
export type Session = {
  id: string;
  userId: string;
  role: Role;
  isVerified: boolean;
  /** Empty for everyone but staff with the role `admin`. */
  staffRoles: readonly StaffRole[];
  /** The person's last log-in or second factor in this session. */
  provedAt: Date;
};

/** Returns whether the person proved who they are so recently that it still counts as fresh. */
export const isFresh = ({ provedAt }: Session, now: Date): boolean =>
  now.getTime() - provedAt.getTime() < freshProofMinutes * 60_000;

/** The cookie with the same session as the bearer token, used only for the chat handshake and downloads. */
export const sessionCookieName = 'navaratna_session';

/** Its name over https. A browser lets no other host and no page without TLS set a cookie of this name (RFC 6265bis). */
export const hostCookieName = `__Host-${sessionCookieName}`;

/**
 * Finds the session of a bearer token; null when there is none, it is revoked, or the account is blocked. `isUse` is false
 * for a request that a page makes by itself, which does not keep the session of an idle person open.
 */
export type ResolveSession = (token: string, how?: { isUse: boolean }) => Promise<Session | null>;
