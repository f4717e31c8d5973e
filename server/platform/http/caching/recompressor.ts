import { setTimeout as wait } from 'node:timers/promises';
import { type Body, createBody, createPackedBody } from './compression.ts';

/**
 * Brotli's best quality. Measured on the whole build (1 MB): quality 5: 0.1 s, 351 KB. 10: 1.5 s, 330 KB. 11: 4 s, 324 KB.
 * A file of the build is compressed once in the life of a process, a page after each change of what it shows.
 */
const BEST_QUALITY = 11;

/**
 * After each run, recompression pauses for this many times its duration, so that it takes a tenth of a core at most.
 */
const PAUSE_FACTOR = 9;

/**
 * Creates a function that compresses bodies again with the best quality. It runs one at a time and with
 * pauses, so that requests are hardly affected.
 */
export function createRecompressor(): (body: Body) => Promise<Body> {
  let free: Promise<unknown> = Promise.resolve();
  return (body) => {
    const shrinking = free.then(async () => {
      const began = performance.now();
      const br = await createBody(await body.as('plain'), BEST_QUALITY).as('br');
      return { small: createPackedBody(br), took: performance.now() - began };
    });
    free = shrinking.then(
      ({ took }) => wait(PAUSE_FACTOR * took, undefined, { ref: false }),
      () => undefined,
    );
    return shrinking.then(({ small }) => small);
  };
}
