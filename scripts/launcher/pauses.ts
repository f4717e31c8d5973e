const firstMs = 500;
// What is waited for, mostly the database, is back within seconds more. A failed start costs about one second.
const longestMs = 5000;

/** A program that served this long was healthy, so its next failure starts again with the first pause. */
const steadyMs = 30_000;

/**
 * Returns an exponential backoff from 0.5 s to 5 s: `after` returns the pause (ms) before the next start of a program that
 * served for `servedMs` (0: never). A run of 30 s resets it.
 */
export function createPauses() {
  let inARow = 0;
  return {
    after(servedMs: number): number {
      if (servedMs >= steadyMs) inARow = 0;
      const pauseMs = Math.min(longestMs, firstMs * 2 ** inARow);
      inARow += 1;
      return pauseMs;
    },
  };
}

/** Formats a pause for the log: "in 0.5 s". */
export const pauseWords = (pauseMs: number): string => `in ${pauseMs / 1000} s`;
