/**
 * Creates a generator of numbers from 0 up to but not including 1. The same `seed` always gives the same series, so
 * that a drawing has the irregularity of a natural thing and still the same bytes every time it is drawn. Linear
 * congruential, with the constants of Numerical Recipes; the seed is spread by Knuth's multiplicative hash.
 */
export function createRandom(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
