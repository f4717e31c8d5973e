/** Answers that are kept until something changes. */
export type QueryCache = {
  /** The answer under a key, loaded if it is not there; requests that come together share one load. */
  get<T>(key: string, load: () => Promise<T>): Promise<T>;
  /** The answer under a key for all who ask while it is being loaded; nothing is kept of it. */
  share<T>(key: string, load: () => Promise<T>): Promise<T>;
  /** Forgets everything, and keeps loads now under way from being stored. */
  drop(): void;
};

/** Keeps at most `max` answers, the oldest out first. */
export function createQueryCache(max: number): QueryCache {
  let kept = new Map<string, Promise<unknown>>();
  return {
    get<T>(key: string, load: () => Promise<T>): Promise<T> {
      const known = kept.get(key) as Promise<T> | undefined;
      if (known) return known;
      const loading = load();
      // A drop puts a new map in place: what was loading before it stays in the old one, which nobody reads.
      const mine = kept;
      mine.set(key, loading);
      for (const oldest of mine.keys()) {
        if (mine.size <= max) break;
        mine.delete(oldest);
      }
      loading.catch(() => mine.delete(key));
      return loading;
    },
    share<T>(key: string, load: () => Promise<T>): Promise<T> {
      const known = kept.get(key) as Promise<T> | undefined;
      if (known) return known;
      // Who asks after a drop finds the new map, and so no load that began before it.
      const mine = kept;
      const loading = load().finally(() => mine.delete(key));
      mine.set(key, loading);
      return loading;
    },
    drop() {
      kept = new Map();
    },
  };
}
