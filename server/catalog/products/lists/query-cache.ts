import { LRUCache } from 'lru-cache';

/** A cache of query results that is cleared as a whole on any change. */
export type QueryCache = {
  /** Returns the cached result of a key, or loads it. Concurrent calls share one load (single flight). */
  get<T>(key: string, load: () => Promise<T>): Promise<T>;
  /** Shares one load among concurrent calls (single flight). The result is not cached. */
  share<T>(key: string, load: () => Promise<T>): Promise<T>;
  /** Clears the cache. Loads in flight are not stored. */
  drop(): void;
};

/** Creates an LRU cache of at most `max` results. */
export function createQueryCache(max: number): QueryCache {
  const createEntries = () => new LRUCache<string, Promise<unknown>>({ max });
  let entries = createEntries();
  return {
    get<T>(key: string, load: () => Promise<T>): Promise<T> {
      const known = entries.get(key) as Promise<T> | undefined;
      if (known) return known;
      const loading = load();
      // `drop` installs a new cache. A load that began before it writes to the old one, which nobody reads.
      const mine = entries;
      mine.set(key, loading);
      loading.catch(() => mine.delete(key));
      return loading;
    },
    share<T>(key: string, load: () => Promise<T>): Promise<T> {
      const known = entries.get(key) as Promise<T> | undefined;
      if (known) return known;
      // After `drop` a caller sees the new cache, and so never joins an older load.
      const mine = entries;
      const loading = load().finally(() => mine.delete(key));
      mine.set(key, loading);
      return loading;
    },
    drop() {
      entries = createEntries();
    },
  };
}
