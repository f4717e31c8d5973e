import { localPath } from '#contract/core/rules.ts';

/** Returns the login page's address with a path to return to. For any address of the shop use `loginPathOf`. */
export const loginPath = (from: string): string =>
  from === '/' ? '/login' : `/login?next=${encodeURIComponent(from)}`;

/**
 * Returns the path in `?next=` of the login page, or null. Only paths of this site are accepted (no open redirect).
 */
export const returnPath = (search: string): string | null =>
  localPath(new URLSearchParams(search).get('next'));
