import type { IncomingHttpHeaders } from 'node:http';
import { CITY_COOKIE } from '#contract/astrology/almanac/city-cookie.ts';
import { type Lang, langOf } from '#languages/list.ts';

/** A normalized page request: only the parts that can change the response. */
export type PageRequest = { path: string; search: string; lang: Lang; key: string };

/**
 * Returns the page's path for React Router's data requests: `PATH.data`, and `/_.data` or `/_root.data` for the home
 * page.
 */
export function pagePath(path: string): string {
  if (!path.endsWith('.data')) return path;
  const page = path.slice(0, -'.data'.length);
  return page === '/_root' ? '/' : page.endsWith('/_') ? page.slice(0, -1) : page;
}

/** Returns the language of a page request: `?lang=`, else the cookie, else English. */
export function pageLang(query: URLSearchParams, cookie = ''): Lang {
  const asked = query.get('lang') ?? /(?:^|;\s*)lang=(\w+)/.exec(cookie)?.[1];
  return langOf(asked);
}

const cityPattern = new RegExp(`(?:^|;\\s*)${CITY_COOKIE}=([a-z0-9-]{1,120})(?:;|$)`);

/**
 * Normalizes a page request. The visitor's city stands in for a missing `?city=` of a page that has one, so the page is
 * still the same for everyone with its address. Drops query parameters that the page does not use (such as campaign tags), so that they
 * neither fill the cache nor reach a loader. `_routes` names the loaders in a data request of React Router.
 */
export function readPageRequest(
  url: string,
  headers: IncomingHttpHeaders,
  knownQuery: (path: string) => readonly string[],
): PageRequest {
  // Not parsed with URL, which reads `//host/path` as another host.
  const [pathname = '/', ...query] = url.split('?');
  const searchParams = new URLSearchParams(query.join('?'));
  const lang = pageLang(searchParams, headers.cookie);
  const known = new Set([...knownQuery(pagePath(pathname)), '_routes']);
  const kept = new URLSearchParams([...searchParams].filter(([name]) => known.has(name)));
  const city = cityPattern.exec(headers.cookie ?? '')?.[1];
  if (city && known.has('city') && !kept.has('city')) kept.set('city', city);
  kept.sort();
  const search = kept.size > 0 ? `?${kept}` : '';
  return { path: pathname, search, lang, key: `${lang} ${pathname}${search}` };
}
