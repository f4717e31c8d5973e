const firstMs = 500;
const longestMs = 30_000;

/** What served for so long was well: its end is a new misfortune, not a part of the last one. */
const steadyMs = 30_000;

/** Decides how long to wait before a program that ended is started again. */
export type Pauses = {
  /** Returns the pause (ms) before the next start of what served for `servedMs`; 0 when it never came to serve. */
  after(servedMs: number): number;
};

/** Pauses of half a second at first, each twice the one before, half a minute at most; from the start after a steady run. */
export function createPauses(): Pauses {
  let inARow = 0;
  return {
    after(servedMs) {
      if (servedMs >= steadyMs) inARow = 0;
      const pauseMs = Math.min(longestMs, firstMs * 2 ** inARow);
      inARow += 1;
      return pauseMs;
    },
  };
}

/** A pause in the words of the log: "in 0.5 s". */
export const pauseWords = (pauseMs: number): string => `in ${pauseMs / 1000} s`;
