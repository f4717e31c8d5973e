import type { Role } from '#contract/people/accounts/endpoints.ts';
import type { Lang } from '#languages/list.ts';

/** The circumstances of a login or sign-up. */
export type Visit = {
  lang: Lang;
  userAgent: string | null;
  ip: string;
  /** The secret that identifies the browser; null if it sends none. */
  device: string | null;
};

/** An open session as a login returns it, and the secret that identifies the browser from now on. */
export type LoggedIn = {
  session: { token: string; role: Role; isVerified: boolean; userId: string };
  device: string;
};
