import type { IncomingHttpHeaders } from 'node:http';
import type { Lang } from '#contract/core/errors.ts';

/** A page request boiled down to what may change the answer. */
export type PageRequest = { path: string; search: string; lang: Lang; key: string };

/** The page behind a URL path: React Router asks for a page's data at `PATH.data`, for the home page's at `/_.data` or `/_root.data`. */
export function pagePath(path: string): string {
  if (!path.endsWith('.data')) return path;
  const page = path.slice(0, -'.data'.length);
  return page === '/_root' ? '/' : page.endsWith('/_') ? page.slice(0, -1) : page;
}

/** The language of a request: a link's `?lang=`, else the cookie, else English. */
export function pageLang(query: URLSearchParams, cookie = ''): Lang {
  const asked = query.get('lang') ?? /(?:^|;\s*)lang=(\w+)/.exec(cookie)?.[1];
  return asked === 'hi' ? 'hi' : 'en';
}

/**
 * Reads a page request. Query parameters the page does not know (campaign tags and the like) are left out, so they
 * neither fill the cache nor reach a loader; `_routes` names the loaders React Router wants in a data request.
 */
export function readPageRequest(
  url: string,
  headers: IncomingHttpHeaders,
  knownQuery: (path: string) => readonly string[],
): PageRequest {
  // Not through URL: it would read `//host/path` as another host.
  const [pathname = '/', ...query] = url.split('?');
  const searchParams = new URLSearchParams(query.join('?'));
  const lang = pageLang(searchParams, headers.cookie);
  const known = new Set([...knownQuery(pagePath(pathname)), '_routes']);
  const kept = new URLSearchParams([...searchParams].filter(([name]) => known.has(name)));
  kept.sort();
  const search = kept.size > 0 ? `?${kept}` : '';
  return { path: pathname, search, lang, key: `${lang} ${pathname}${search}` };
}
