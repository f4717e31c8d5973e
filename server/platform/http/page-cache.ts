import { type Body, createRecompressor } from './compression.ts';
import { outageOf } from './outage.ts';

/** A complete response that is the same for everyone: a page, or the JSON of a cacheable endpoint. */
export type FinishedResponse = {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  body: Body;
};

/** The result of a render: the response, the tags of its data, and whether it may be cached. */
export type Rendered = { response: FinishedResponse; tags: ReadonlySet<string>; cacheable: boolean };

/** A cache of complete responses by key, invalidated by tag. All entries are called pages. */
export type PageCache = {
  /** Returns the page under `key`, or renders it. Concurrent requests share one render (single flight). */
  get: (key: string, render: () => Promise<Rendered>) => Promise<FinishedResponse>;
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

/** `around`: bytes beside the body. `bytes`: the total at the last count. */
type Entry = {
  response: FinishedResponse;
  tags: ReadonlySet<string>;
  around: number;
  bytes: number;
  hits: number;
};

/** Maximum concurrent renders. Rendering is CPU-bound: more at once only promote garbage to the old generation. */
const MAX_CONCURRENT_RENDERS = 4;
/** After this time (ms) a render no longer counts against the limit, so that a hung one cannot block the queue. */
const RENDER_TIMEOUT_MS = 1000;

/** Hits after which a page is compressed again with a higher quality, which saves a fifth of its bytes. */
const POPULAR_HITS = 2;

/** Ignores a failed recompression: the page keeps its first compressed form. */
const ignore = () => undefined;

// The estimated memory of a page's objects, and of each of its tags.
const pageOverheadBytes = 1500;
const tagOverheadBytes = 250;

const bytesAround = (key: string, { response, tags }: Rendered): number =>
  Object.values(response.headers).reduce(
    (sum, value) => sum + value.length,
    pageOverheadBytes + key.length + tagOverheadBytes * tags.size,
  );

/**
 * Creates an LRU cache of at most `maxBytes` (16 MB, about 700 pages). A render is stored only if none of its tags was
 * invalidated since it began, because it may have read stale data. Pages are stored compressed. Popular pages are
 * compressed again, smaller.
 */
export function createPageCache({ maxBytes = 16 * 2 ** 20 }: { maxBytes?: number } = {}): PageCache {
  /** In order of use, the least recently used first. */
  const entries = new Map<string, Entry>();
  const keysByTag = new Map<string, Set<string>>();
  const underWay = new Map<string, Promise<FinishedResponse>>();
  /** Fallback pages for when no new one can be rendered. They may be stale. */
  const fallbacks = new Map<string, FinishedResponse>();
  let heldBytes = 0;
  let hits = 0;
  let misses = 0;
  // Counts invalidations. A tag's last one is compared with the count at which a render began.
  let drops = 0;
  let lastDropOfAll = 0;
  const lastDropOf = new Map<string, number>();
  let renders = 0;
  const shrink = createRecompressor();
  let activeRenders = 0;
  const waiting: (() => void)[] = [];

  /**
   * Starts a turn. The returned function ends it, and so does the timeout. The turn passes to the next waiting render.
   */
  function beginTurn(): () => void {
    let mine = true;
    function end() {
      if (!mine) return;
      mine = false;
      clearTimeout(timer);
      const next = waiting.shift();
      if (next) next();
      else activeRenders -= 1;
    }
    const timer = setTimeout(end, RENDER_TIMEOUT_MS);
    timer.unref();
    return end;
  }

  async function makeSmaller(key: string, entry: Entry) {
    entry.response = { ...entry.response, body: await shrink(entry.response.body) };
    recount(key, entry);
  }

  /** Updates the size of a page, and evicts the least recently used pages beyond the limit. */
  function recount(key: string, entry: Entry) {
    if (entries.get(key) !== entry) return;
    const bytes = entry.around + entry.response.body.bytes;
    heldBytes += bytes - entry.bytes;
    entry.bytes = bytes;
    for (const oldest of entries.keys()) {
      if (heldBytes <= maxBytes) break;
      remove(oldest);
    }
  }

  function remove(key: string) {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    heldBytes -= entry.bytes;
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  function store(key: string, rendered: Rendered) {
    remove(key);
    const { response, tags } = rendered;
    const entry: Entry = { response, tags, around: bytesAround(key, rendered), bytes: 0, hits: 0 };
    entries.set(key, entry);
    for (const tag of tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key));
    recount(key, entry);
  }

  const droppedSince = (began: number, tags: ReadonlySet<string>) =>
    lastDropOfAll > began || [...tags].some((tag) => (lastDropOf.get(tag) ?? 0) > began);

  async function renderOnce(key: string, render: () => Promise<Rendered>): Promise<FinishedResponse> {
    if (activeRenders < MAX_CONCURRENT_RENDERS) activeRenders += 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    const endTurn = beginTurn();
    const began = drops;
    renders += 1;
    try {
      const rendered = await render();
      if (rendered.cacheable && !droppedSince(began, rendered.tags)) store(key, rendered);
      return (rendered.cacheable ? undefined : fallbacks.get(key)) ?? rendered.response;
    } catch (error) {
      const old = fallbacks.get(key);
      if (old && outageOf(error)) return old;
      throw error;
    } finally {
      endTurn();
      renders -= 1;
      // Without a render under way, past invalidations are no longer needed.
      if (renders === 0) lastDropOf.clear();
    }
  }

  function forgetAll() {
    drops += 1;
    lastDropOfAll = drops;
    entries.clear();
    keysByTag.clear();
    underWay.clear();
    heldBytes = 0;
  }

  return {
    get(key, render) {
      const entry = entries.get(key);
      if (entry) {
        hits += 1;
        entries.delete(key);
        entries.set(key, entry);
        entry.hits += 1;
        // The body may hold another encoding by now.
        recount(key, entry);
        if (entry.hits === POPULAR_HITS && entry.response.body.compressible)
          makeSmaller(key, entry).catch(ignore);
        return Promise.resolve(entry.response);
      }
      const shared = underWay.get(key);
      if (shared) {
        hits += 1;
        return shared;
      }
      misses += 1;
      const own = renderOnce(key, render).finally(() => {
        if (underWay.get(key) === own) underWay.delete(key);
      });
      underWay.set(key, own);
      return own;
    },
    drop(tags) {
      drops += 1;
      for (const tag of tags) {
        if (renders > 0) lastDropOf.set(tag, drops);
        for (const key of [...(keysByTag.get(tag) ?? [])]) remove(key);
      }
      // A request from now on must not share a render that read before this invalidation.
      underWay.clear();
    },
    dropAll() {
      fallbacks.clear();
      forgetAll();
    },
    setAside() {
      for (const [key, { response }] of entries) fallbacks.set(key, response);
      forgetAll();
    },
    size: () => ({ pages: entries.size, bytes: heldBytes, hits, misses }),
  };
}
