/** A rate limit: a burst, then a steady rate per second. */
export type TokenBucket = { allows(): boolean };

const burst = 20;
const perSecond = 5;

/**
 * Creates the token bucket of one socket: twenty events at once, five a second sustained. Uses the process's own clock.
 */
export function createTokenBucket(clock: () => number = () => performance.now()): TokenBucket {
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

/** Creates the rate limit of messages over HTTP: one bucket per person, as a socket has. */
export function createPersonBuckets(clock?: () => number) {
  const buckets = new Map<string, TokenBucket>();
  return {
    /** Counts an event of a person. Returns false if it is over the limit. */
    allows(userId: string): boolean {
      const bucket = buckets.get(userId) ?? createTokenBucket(clock);
      // LRU: by the time a bucket is evicted, it is full again.
      buckets.delete(userId);
      buckets.set(userId, bucket);
      const oldest = buckets.keys().next();
      if (buckets.size > mostPeople && !oldest.done) buckets.delete(oldest.value);
      return bucket.allows();
    },
  };
}
