/** Lets through a burst, then so many a second. */
export type Pace = { allows(): boolean };

const burst = 20;
const perSecond = 5;

/** A token bucket of one socket: twenty events at once, five a second in the long run. On the process's own clock. */
export function paced(clock: () => number = () => performance.now()): Pace {
  let tokens = burst;
  let last = clock();
  return {
    allows() {
      const at = clock();
      tokens = Math.min(burst, tokens + ((at - last) / 1000) * perSecond);
      last = at;
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}
