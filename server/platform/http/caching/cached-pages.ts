import { LRUCache } from 'lru-cache';
import type { FinishedResponse, Rendered } from './finished-response.ts';
import { createRecompressor } from './recompressor.ts';

/** `around`: bytes beside the body. `bytes`: the total at the last count. `isQueued`: it is or was compressed again. */
type Entry = {
  response: FinishedResponse;
  tags: ReadonlySet<string>;
  around: number;
  bytes: number;
  hits: number;
  isQueued: boolean;
};

/** Hits after which a page is compressed again with a higher quality, which saves a fifth of its bytes. */
const POPULAR_HITS = 2;

/**
 * Pages that wait to be compressed again, at most. They are compressed slower than pages can become popular, and each that
 * waits keeps its bytes, also when the LRU has dropped it. One that finds no place asks again at its next hit.
 */
const MOST_WAITING = 64;

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

/** Creates an LRU of at most `maxBytes` of pages with their tags. Popular pages are compressed again, smaller. */
export function createCachedPages(maxBytes: number) {
  const keysByTag = new Map<string, Set<string>>();
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
    dispose: ({ tags }, key) => forgetTags(key, tags),
    // A new size of the same page keeps its tags.
    noDisposeOnSet: true,
  });
  const shrink = createRecompressor();
  let waiting = 0;

  function forgetTags(key: string, tags: ReadonlySet<string>) {
    for (const tag of tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  /** Stores a page with its bytes, and counts them again when a client asks for another form of it. */
  function store(key: string, entry: Omit<Entry, 'bytes'>) {
    const { body } = entry.response;
    body.onGrowth = () => {
      const now = entries.peek(key);
      if (now?.response.body === body) store(key, now);
    };
    entries.set(key, { ...entry, bytes: entry.around + body.bytes });
  }

  async function makeSmaller(key: string, response: FinishedResponse) {
    waiting += 1;
    const body = await shrink(response.body).finally(() => {
      waiting -= 1;
    });
    const entry = entries.peek(key);
    if (entry?.response === response) store(key, { ...entry, response: { ...response, body } });
  }

  /** Returns whether a page is to be compressed again now. */
  const isDue = ({ hits, isQueued, response }: Entry): boolean =>
    hits >= POPULAR_HITS && !isQueued && waiting < MOST_WAITING && response.body.compressible;

  return {
    /** Returns a page, and counts the hit. */
    get(key: string): FinishedResponse | undefined {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entry.hits += 1;
      const { response } = entry;
      if (isDue(entry)) {
        entry.isQueued = true;
        makeSmaller(key, response).catch(ignore);
      }
      return response;
    },
    /** Returns whether a page is stored. Does not count as a hit. */
    has: (key: string): boolean => entries.has(key),
    /** Stores a page. Evicts the least recently used pages beyond the limit. */
    set(key: string, rendered: Rendered): void {
      entries.delete(key);
      const { response, tags } = rendered;
      const around = bytesAround(key, rendered);
      for (const tag of tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key));
      store(key, { response, tags, around, hits: 0, isQueued: false });
      // A page larger than the whole cache is not stored.
      if (!entries.has(key)) forgetTags(key, tags);
    },
    /** Removes the pages with one of these tags. */
    drop(tags: readonly string[]): void {
      for (const tag of tags) for (const key of [...(keysByTag.get(tag) ?? [])]) entries.delete(key);
    },
    /** Removes all pages and returns them. */
    clear(): [string, FinishedResponse][] {
      const pages = [...entries.entries()].map(([key, { response }]): [string, FinishedResponse] => [
        key,
        response,
      ]);
      entries.clear();
      return pages;
    },
    /** Returns the number of pages and their bytes. */
    size: (): { pages: number; bytes: number } => ({ pages: entries.size, bytes: entries.calculatedSize }),
  };
}
