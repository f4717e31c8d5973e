import type { AppError } from '../../core/app-error.ts';
import { type Asker, createSharedWork } from '../../limits/shared-work.ts';
import { outageOf } from '../outage.ts';
import { createCachedPages } from './cached-pages.ts';
import type { FinishedResponse, Rendered } from './finished-response.ts';
import { createTagFence } from './tag-fence.ts';

/**
 * Renders under way and waiting. Rendering is CPU-bound: more at once only promote garbage to the old generation. A render
 * that takes longer than a second gives its place to the next.
 */
const renderBounds = { atOnce: 4, maxPerPerson: 64, maxWaiting: 512, turnMs: 1000 };

/** A cache of complete responses by key, invalidated by tag. All entries are called pages. */
export type PageCache = {
  /**
   * Returns the page under `key`, or renders it. Concurrent requests share one render (single flight). With `asker`, renders
   * for people who are gone are not begun, and a full queue returns an error.
   */
  get: {
    (key: string, render: () => Promise<Rendered>): Promise<FinishedResponse>;
    (key: string, render: () => Promise<Rendered>, asker: () => Asker): Promise<FinishedResponse | AppError>;
  };
  /** Returns whether a page is cached or being rendered, so that a request for it costs no render. */
  has: (key: string) => boolean;
  /** Invalidates the pages with one of these tags. Renders under way are neither stored nor shared. */
  drop: (tags: readonly string[]) => void;
  /** Invalidates everything: after a change to all pages, and when invalidations may have been missed. */
  dropAll: () => void;
  /**
   * Invalidates all pages but keeps them as a fallback for when no new one can be rendered: the database may be away.
   */
  setAside: () => void;
  /** Returns the number of pages and bytes in memory, and the hits and misses so far. */
  size: () => { pages: number; bytes: number; hits: number; misses: number };
};

/**
 * Creates an LRU cache of at most `maxBytes` (32 MB, some 2,000 pages). A render is stored only if none of its tags was
 * invalidated since it began, because it may have read stale data. Popular pages are compressed again, smaller.
 */
export function createPageCache({ maxBytes = 32 * 2 ** 20 }: { maxBytes?: number } = {}): PageCache {
  const pages = createCachedPages(maxBytes);
  const fence = createTagFence();
  const underWay = createSharedWork<FinishedResponse>(renderBounds);
  /** Fallback pages for when no new one can be rendered. They may be stale. */
  const fallbacks = new Map<string, FinishedResponse>();
  let hits = 0;
  let misses = 0;

  async function renderOnce(key: string, render: () => Promise<Rendered>): Promise<FinishedResponse> {
    const { isStale, end } = fence.begin();
    try {
      const rendered = await render();
      if (rendered.cacheable && !isStale(rendered.tags)) pages.set(key, rendered);
      return (rendered.cacheable ? undefined : fallbacks.get(key)) ?? rendered.response;
    } catch (error) {
      const old = fallbacks.get(key);
      if (old && outageOf(error)) return old;
      throw error;
    } finally {
      end();
    }
  }

  function clear() {
    fence.dropAll();
    underWay.forget();
    return pages.clear();
  }

  async function get(
    key: string,
    render: () => Promise<Rendered>,
    asker?: () => Asker,
  ): Promise<FinishedResponse | AppError> {
    const cached = pages.get(key);
    if (cached || underWay.has(key)) hits += 1;
    else misses += 1;
    return cached ?? underWay.get(key, () => renderOnce(key, render), asker);
  }

  return {
    get: get as PageCache['get'],
    has: (key) => pages.has(key) || underWay.has(key),
    drop(tags) {
      fence.drop(tags);
      pages.drop(tags);
      // A request from now on must not share a render that read before this invalidation.
      underWay.forget();
    },
    dropAll() {
      fallbacks.clear();
      clear();
    },
    setAside() {
      for (const [key, response] of clear()) fallbacks.set(key, response);
    },
    size: () => ({ ...pages.size(), hits, misses }),
  };
}
