import { LRUCache } from 'lru-cache';

type List = Uint32Array<ArrayBuffer>;

/** Frees a buffer at once: a few hundred evictions a second would otherwise wait for the garbage collector. */
const free = (list: List): void => void list.buffer.transfer(0);

/**
 * An LRU of bitsets and slot lists, bounded by bytes and cleared when the index changes. Returned arrays are valid only
 * until the next call, because eviction frees their memory.
 */
export class BitsetCache {
  private readonly lists: LRUCache<string, List>;

  constructor(maxBytes: number) {
    this.lists = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (list, key) => 100 + key.length + list.byteLength,
      dispose: free,
    });
  }

  /** Returns the array of a key, or computes it. */
  get(key: string, find: () => List): List {
    const known = this.lists.get(key);
    if (known) return known;
    const list = find();
    this.lists.set(key, list);
    return list;
  }

  /** Clears the cache and frees its memory. */
  clear(): void {
    this.lists.clear();
  }
}
