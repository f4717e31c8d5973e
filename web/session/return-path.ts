import { localPath } from '#contract/core/rules.ts';

/** The login page with the way back to where the visitor wanted to go. */
export const loginPath = (from: string): string =>
  from === '/' ? '/login' : `/login?next=${encodeURIComponent(from)}`;

/** The path in `?next=` of the login page, or null: only a path of this site is ever followed. */
export const returnPath = (search: string): string | null =>
  localPath(new URLSearchParams(search).get('next'));
