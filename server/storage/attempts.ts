import { setTimeout as wait } from 'node:timers/promises';
import { StorageAway } from '../platform/core/storage-away.ts';

/** The patience with a bucket, in milliseconds. `restMs`: how long a bucket that failed is not asked; 0 always asks. */
export type Patience = { attempts: number; pauseMs: number; timeoutMs: number; restMs: number };

/** The patience while somebody waits for a response. */
export const servingPatience: Patience = { attempts: 3, pauseMs: 150, timeoutMs: 5000, restMs: 5000 };

/** The patience of commands and nightly work, which survive half a minute without the bucket. */
export const commandPatience: Patience = { attempts: 8, pauseMs: 500, timeoutMs: 30_000, restMs: 0 };

/** Consecutive failed attempts after which the bucket counts as away. */
const mostFailures = 3;
const longestPauseMs = 8000;

/** An error of the SDK, as far as it is used here. */
type SdkError = Error & { $metadata?: { httpStatusCode?: number }; code?: string };

const statusOf = (error: unknown): number | undefined => (error as SdkError)?.$metadata?.httpStatusCode;

/** Returns whether a bucket has answered that an object does not exist. */
export const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 && (error as SdkError).name !== 'NoSuchBucket';

const worthRepeating = new Set(['RequestTimeout', 'BadDigest', 'SlowDown', 'ThrottlingException']);

/** Returns whether a later attempt may succeed: cut connections, time limits, errors of the service, damaged bytes. */
function isPassing(error: SdkError): boolean {
  if (error.name === 'CredentialsProviderError') return false;
  const status = statusOf(error);
  return status === undefined || status >= 500 || status === 429 || worthRepeating.has(error.name);
}

/** Returns an error in one line: its name, and the message without line breaks. */
const inWords = ({ name, message, $metadata, code }: SdkError): string =>
  [...new Set([name, code, $metadata?.httpStatusCode, message.replaceAll(/\s+/g, ' ')])]
    .filter(Boolean)
    .join(' ');

/** The names of what is counted, as labels of metrics. */
export type AttemptCounts = Record<'ok' | 'repeated' | 'failed' | 'not_asked', number>;

/** Runs requests to a bucket. */
export type Attempts = {
  /**
   * Runs a request until it succeeds or patience ends. Null when the object does not exist. Throws `StorageAway` with the
   * last error; at once while the bucket counts as away, except for one request at a time that tries it again. `times`
   * multiplies the time limit.
   */
  run<T>(what: string, work: (signal: AbortSignal) => Promise<T>, times?: number): Promise<T | null>;
  isAway(): boolean;
  counts: AttemptCounts;
};

/** Creates the runner of requests to one bucket. `place` names it in errors. */
export function createAttempts(place: string, patience: Patience): Attempts {
  const counts: AttemptCounts = { ok: 0, repeated: 0, failed: 0, not_asked: 0 };
  let failures = 0;
  let restUntil = 0;
  let isTrying = false;

  function noteFailure(): void {
    failures += 1;
    if (failures >= mostFailures) restUntil = performance.now() + patience.restMs;
  }

  /** Returns how many attempts a request has now. Throws when the bucket is not asked. */
  function claim(what: string): number {
    if (failures < mostFailures || patience.restMs === 0) return patience.attempts;
    if (performance.now() >= restUntil && !isTrying) return 1;
    counts.not_asked += 1;
    throw new StorageAway(`${place} is away: ${what} was not sent; it is tried again within seconds`);
  }

  async function attempt<T>(
    what: string,
    { most, timeoutMs }: { most: number; timeoutMs: number },
    work: (signal: AbortSignal) => Promise<T>,
  ) {
    for (let n = 1; ; n += 1) {
      try {
        const result = await work(AbortSignal.timeout(timeoutMs));
        failures = 0;
        counts.ok += 1;
        return result;
      } catch (error) {
        if (isMissing(error)) {
          failures = 0;
          counts.ok += 1;
          return null;
        }
        const passing = isPassing(error as SdkError);
        // A refusal is an answer: the bucket is there, and other requests may succeed.
        if (passing) noteFailure();
        if (!passing || n >= most) {
          counts.failed += 1;
          const often = n === 1 ? '' : ` ${n} times`;
          throw new StorageAway(`${place}: ${what} failed${often}: ${inWords(error as SdkError)}`, {
            cause: error,
          });
        }
        counts.repeated += 1;
        // Jitter (half to whole), so that processes do not come back together.
        const pause = Math.min(patience.pauseMs * 2 ** (n - 1), longestPauseMs);
        await wait(pause * (0.5 + Math.random() / 2));
      }
    }
  }

  return {
    counts,
    isAway: () => failures >= mostFailures,
    async run(what, work, times = 1) {
      const most = claim(what);
      const isTrial = failures >= mostFailures && patience.restMs > 0;
      if (isTrial) isTrying = true;
      try {
        return await attempt(what, { most, timeoutMs: patience.timeoutMs * times }, work);
      } finally {
        if (isTrial) isTrying = false;
      }
    },
  };
}
