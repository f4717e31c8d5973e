/** Lets through a burst, then so many a second. */
export type Pace = { allows(): boolean };

const burst = 20;
const perSecond = 5;

/** A token bucket of one socket: twenty events at once, five a second in the long run. On the process's own clock. */
export function createTokenBuckets(clock: () => number = () => performance.now()): Pace {
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

const mostPeople = 10_000;

/** Creates the pace of people who send messages over HTTP: one bucket each, as a socket has. */
export function createPaces(clock?: () => number) {
  const paces = new Map<string, Pace>();
  return {
    /** Counts an event of a person; false when it is one too many. */
    allows(userId: string): boolean {
      const pace = paces.get(userId) ?? createTokenBuckets(clock);
      // The least recently used bucket goes first; by then it is full again.
      paces.delete(userId);
      paces.set(userId, pace);
      const oldest = paces.keys().next();
      if (paces.size > mostPeople && !oldest.done) paces.delete(oldest.value);
      return pace.allows();
    },
  };
}
