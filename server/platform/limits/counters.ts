import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { type AppError, appError } from '../core/app-error.ts';
import type { Platform } from '../platform.ts';

/** A named counter with a time window. Keys are hashes, ids or addresses. */
export type Counter = ReturnType<CreateCounter>;

/** Creates a counter: its name, what it allows in a window of 15 minutes or as given. */
export type CreateCounter = ReturnType<typeof createCounters>;

/**
 * Returns a factory of counters in PostgreSQL, shared by all processes. A counter of what only this process does, and does
 * without the database, is in memory (`inMemory`). Windows use the wall clock, not
 * `platform.now()`, because the library reads the time itself. `RATE_LIMIT_FACTOR` multiplies every limit.
 */
export const createCounters =
  ({ pool, config }: Pick<Platform, 'pool' | 'config'>) =>
  (keyPrefix: string, points: number, { minutes = 15, sweeps = false, inMemory = false } = {}) => {
    const bounds = {
      keyPrefix,
      points: Math.max(1, Math.round(points * config.rateLimitFactor)),
      duration: minutes * 60,
    };
    const limiter = inMemory
      ? new RateLimiterMemory(bounds)
      : new RateLimiterPostgres({
          ...bounds,
          storeClient: pool,
          storeType: 'pool',
          tableName: 'rate_limits',
          tableCreated: true,
          clearExpiredByTimeout: sweeps,
        });
    return {
      /**
       * Counts one. Returns an error with the minutes and seconds left (for `Retry-After`) when the limit is reached.
       */
      async take(key: string): Promise<AppError | null> {
        try {
          await limiter.consume(key);
          return null;
        } catch (refusal) {
          if (!(refusal instanceof RateLimiterRes)) throw refusal;
          const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
          return appError('too_many_requests', { minutes: Math.ceil(seconds / 60), seconds });
        }
      },
      /** Uncounts one. */
      async giveBack(key: string): Promise<void> {
        await limiter.reward(key, 1);
      },
      /** Resets the count of a key. */
      async clear(key: string): Promise<void> {
        await limiter.delete(key);
      },
    };
  };
