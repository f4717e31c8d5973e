import { hash } from 'node:crypto';

/** A source of random choices that repeats for the same seed. */
export type Random = ReturnType<typeof createRandom>;

/** Creates a source of random choices from a text. The same text always gives the same choices. */
export function createRandom(seed: string) {
  let state = Number.parseInt(hash('sha256', seed, 'hex').slice(0, 8), 16);
  /** Returns a number from 0 up to, but not including, 1 (mulberry32). */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    /** Returns an integer from 0 to `limit` - 1. */
    below,
    /** Returns true in this share of all calls. */
    chance: (share: number): boolean => next() < share,
    /** Returns one element of a non-empty list. */
    pick: <T>(list: readonly T[]): T => list[below(list.length)] as T,
  };
}
