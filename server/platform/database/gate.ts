import { type AppError, appError } from '../core/app-error.ts';

/** Transactions that may enter for the same row at once. They hold at most this many connections of the pool. */
const maxInside = 3;
/** The key of all gated work together. Taken last, so that who holds it waits for no other key. */
const everything = Symbol('everything');

type Key = string | typeof everything;
type Place = { inside: number; waiting: Set<() => void> };

/**
 * The error of work whose rows were crowded for too long, where its caller has no value for a refusal. Clients get the
 * same 503 and may retry.
 */
export class Crowded extends Error {
  override name = 'Crowded';
}

/** Runs work once all its keys let it in. Returns the error `crowded` when that takes too long. */
export type Gate = <T>(keys: readonly string[], work: () => Promise<T>) => Promise<T | AppError>;

/**
 * Creates a bulkhead in front of the connection pool. A transaction that waits for a locked row holds a connection.
 * Without a bulkhead, many requests for one row (a coupon, a chat) take every connection and stall all other requests.
 * Keys name the locked rows. All gated work together holds at most `most` connections, so that several locked rows do not
 * fill the pool either. Work with the same key queues without a connection for at most `patienceMs`, the same time
 * as a request waits for a connection.
 */
export function createGate({
  patienceMs = 15_000,
  most = 6,
}: {
  patienceMs?: number | undefined;
  most?: number;
} = {}): Gate {
  const places = new Map<Key, Place>();

  function enter(key: Key): Promise<boolean> {
    const place = places.get(key) ?? { inside: 0, waiting: new Set() };
    places.set(key, place);
    if (place.inside < (key === everything ? most : maxInside)) {
      place.inside += 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const turn = () => {
        clearTimeout(patience);
        place.waiting.delete(turn);
        resolve(true);
      };
      const patience = setTimeout(() => {
        place.waiting.delete(turn);
        resolve(false);
      }, patienceMs);
      place.waiting.add(turn);
    });
  }

  function leave(key: Key): void {
    const place = places.get(key);
    if (!place) return;
    const [next] = place.waiting;
    // Hands the place to the next in line, so that a newcomer cannot overtake.
    if (next) next();
    else place.inside -= 1;
    if (place.inside === 0) places.delete(key);
  }

  return async (keys, work) => {
    const entered: Key[] = [];
    try {
      // Sorted, so that two requests with several keys cannot deadlock.
      for (const key of [...[...new Set(keys)].sort(), everything] satisfies Key[]) {
        if (!(await enter(key))) return appError('crowded', { seconds: 2 });
        entered.push(key);
      }
      return await work();
    } finally {
      for (const key of entered) leave(key);
    }
  };
}
