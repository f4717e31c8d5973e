import { LRUCache } from 'lru-cache';

type List = Uint32Array<ArrayBuffer>;

/** An LRU of bitsets and slot lists, bounded by bytes and cleared when the index changes. */
export class BitsetCache {
  private readonly lists: LRUCache<string, List>;

  constructor(maxBytes: number) {
    this.lists = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (list, key) => 100 + key.length + list.byteLength,
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

  /** Clears the cache. */
  clear(): void {
    this.lists.clear();
  }
}
