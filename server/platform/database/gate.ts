import { type AppError, appError } from '../core/app-error.ts';

/** How many of those who want the same row are let in at once; they hold that many connections of the pool at most. */
const wide = 3;
type Place = { inside: number; waiting: Set<() => void> };

/** Runs work within the places of all its keys; returns a fault when the turn did not come in time. */
export type Gate = <T>(keys: readonly string[], work: () => Promise<T>) => Promise<T | AppError>;

/**
 * Makes a gate before a pool of connections. Whoever waits for a locked row holds a connection meanwhile, so without it
 * a crowd at one row (a coupon, a chat) takes all connections and everybody else stands still. Keys name what is locked;
 * those with the same key wait in line without a connection, for `patienceMs` at most:
 * as long as one waits for a connection.
 */
export function createGate({ patienceMs = 15_000 } = {}): Gate {
  const places = new Map<string, Place>();

  function enter(key: string): Promise<boolean> {
    const place = places.get(key) ?? { inside: 0, waiting: new Set() };
    places.set(key, place);
    if (place.inside < wide) {
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

  function leave(key: string): void {
    const place = places.get(key);
    if (!place) return;
    const [next] = place.waiting;
    // The place goes to the next in line, so that nobody who comes now is faster.
    if (next) next();
    else place.inside -= 1;
    if (place.inside === 0) places.delete(key);
  }

  return async (keys, work) => {
    const entered: string[] = [];
    try {
      // In one order for all, so that nobody waits in a place that another waits for.
      for (const key of [...new Set(keys)].sort()) {
        if (!(await enter(key))) return appError('crowded', { seconds: 2 });
        entered.push(key);
      }
      return await work();
    } finally {
      for (const key of entered) leave(key);
    }
  };
}
