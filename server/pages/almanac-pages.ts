import type { Lang } from '#languages/list.ts';
import { type AppError, errorBody, errorStatus } from '../platform/core/app-error.ts';
import { type FinishedResponse, finish } from '../platform/http/caching/finished-response.ts';
import type { PageCache } from '../platform/http/caching/page-cache.ts';

/**
 * The almanac's share of the page cache. It has some 25 thousand million pages, so a crawler of them must neither push
 * the shop's pages out of memory nor have pages rendered without end (decision 65).
 */
export type AlmanacPages = {
  cache: PageCache;
  now: () => Date;
};

/** A kind of page whose renders are counted by address. */
export type PageKind = 'almanac' | 'search' | 'page';

/** The page of today. Its key changes each quarter of an hour, and so with every date of every zone. */
const TODAY = '/panchang/:city';
const patterns: readonly string[] = [TODAY, '/panchang/:city/:date', '/calendar/:city/:year/:month'];
const QUARTER_MS = 15 * 60_000;

/** Returns whether the pages of a route pattern belong to the almanac. */
export const isAlmanacPage = (pattern: string | null): boolean =>
  pattern !== null && patterns.includes(pattern);

/** Returns whether a page is a search for muhurats: it is not cached, and its renders count like those of the almanac. */
export const isMuhuratSearch = (pattern: string | null, search: string): boolean =>
  pattern === '/muhurat/:purpose' && search !== '';

/** Returns the key of an almanac page in its cache. */
export const almanacKey = (pattern: string | null, key: string, now: Date): string =>
  pattern === TODAY ? `${key} ${Math.floor(now.getTime() / QUARTER_MS)}` : key;

/** Returns the response to an address that has had too many pages rendered. */
export function tooManyRenders(problem: AppError, lang: Lang): FinishedResponse {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-language': lang,
    ...(problem.values.seconds !== undefined && { 'retry-after': String(problem.values.seconds) }),
  };
  return finish(errorStatus(problem.code), headers, Buffer.from(`${errorBody(problem, lang).message}\n`));
}
