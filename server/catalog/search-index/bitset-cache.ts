/** Frees a buffer at once: a few hundred evictions a second would otherwise wait for the garbage collector. */
const free = (list: Uint32Array<ArrayBuffer>): void => void list.buffer.transfer(0);

/**
 * An LRU of bitsets and slot lists, bounded by bytes and cleared when the index changes. Returned arrays are valid only
 * until the next call, because eviction frees their memory.
 */
export class BitsetCache {
  private readonly lists = new Map<string, Uint32Array<ArrayBuffer>>();
  private bytes = 0;
  private readonly maxBytes: number;

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  /** Returns the array of a key, or computes it. */
  get(key: string, find: () => Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
    const known = this.lists.get(key);
    if (known) {
      this.lists.delete(key);
      this.lists.set(key, known);
      return known;
    }
    const list = find();
    this.lists.set(key, list);
    this.bytes += this.sizeOf(key, list);
    for (const [oldest, its] of this.lists) {
      if (this.bytes <= this.maxBytes) break;
      this.lists.delete(oldest);
      this.bytes -= this.sizeOf(oldest, its);
      if (its !== list) free(its);
    }
    return list;
  }

  /** Clears the cache and frees its memory. */
  clear(): void {
    for (const list of this.lists.values()) free(list);
    this.lists.clear();
    this.bytes = 0;
  }

  private sizeOf = (key: string, list: Uint32Array): number => 100 + key.length + list.byteLength;
}
