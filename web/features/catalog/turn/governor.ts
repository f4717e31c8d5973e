/** How much of a stone's light a picture follows: reflections, and the share of the pixels along a side. */
export interface Quality {
  bounces: number;
  scale: number;
}

/** Milliseconds that a picture may take while the stone moves: 20 pictures a second. */
export const BUDGET_MS = 50;

/** The first picture, which nobody sees: a sixteenth of the pixels. */
export const PROBE: Quality = { bounces: 15, scale: 0.25 };

/** From all of the light to little of it: first fewer reflections, then fewer pixels. */
export const QUALITIES: readonly Quality[] = [
  { bounces: 15, scale: 1 },
  { bounces: 9, scale: 1 },
  { bounces: 6, scale: 1 },
  { bounces: 6, scale: 0.7 },
  { bounces: 6, scale: 0.5 },
];

/** Pictures that are measured before the quality changes: the fastest of them counts, so that one hiccup does not. */
const MEASURED = 3;

/** Decides by measured time how a stone is drawn. */
export interface Governor {
  /** Returns the quality of the next picture; undefined when the device is too slow, which stays so. */
  quality(): Quality | undefined;
  /** Notes that a picture is given to the graphics card. */
  began(): void;
  /** Notes that it is drawn. */
  drawn(): void;
}

/**
 * Returns a governor. `clock` gives milliseconds. The first picture compiles the shader and is not measured, the second is
 * the probe. A probe that misses the budget ends it: no quality is sixteen times as fast as the first. Quality never
 * rises again, so it does not swing.
 */
export function createGovernor(clock: () => number): Governor {
  let step = -2;
  let start = 0;
  let times: number[] = [];
  return {
    quality: () => (step < 0 ? PROBE : QUALITIES[step]),
    began() {
      start = clock();
    },
    drawn() {
      const took = clock() - start;
      if (step === -2) step = -1;
      else if (step === -1) step = took > BUDGET_MS ? QUALITIES.length : 0;
      else {
        times.push(took);
        if (times.length < MEASURED) return;
        if (Math.min(...times) > BUDGET_MS) step += 1;
        times = [];
      }
    },
  };
}
