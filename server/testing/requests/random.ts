import { hash } from 'node:crypto';

/** A source of choices that are the same for the same seed. */
export type Random = ReturnType<typeof createRandom>;

/** Makes a source of choices from a text: the same text always makes the same choices. */
export function createRandom(seed: string) {
  let state = Number.parseInt(hash('sha256', seed, 'hex').slice(0, 8), 16);
  /** A number from 0 up to, but not including, 1 (mulberry32). */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    /** An integer from 0 to `limit` - 1. */
    below,
    /** True in this share of all cases. */
    chance: (share: number): boolean => next() < share,
    /** One of a list that is not empty. */
    pick: <T>(list: readonly T[]): T => list[below(list.length)] as T,
  };
}
