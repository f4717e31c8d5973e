/** The login page with the way back to where the visitor wanted to go. */
export const loginPath = (from: string): string =>
  from === '/' ? '/login' : `/login?next=${encodeURIComponent(from)}`;

/** The path in `?next=` of the login page, or null: only a path of this site is ever followed. */
export function returnPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/') || next.startsWith('//') || next.includes('\\')) return null;
  return next;
}
