import type { Reader } from '../platform/database/database.ts';
import { readMerits } from './merit-store.ts';
import type { Merits } from './search-index/recommendation.ts';

const hourMs = 3_600_000;
const monthMs = 30 * 24 * hourMs;

/**
 * Returns a function that returns what recommends the products. It is read once an hour, because every sale would change it.
 * Concurrent calls share one read, and a failed one is repeated by the next call.
 */
export function createMerits(db: Reader, now: () => Date): () => Promise<Merits> {
  let known: { hour: number; merits: Promise<Merits> } | undefined;
  return () => {
    const hour = Math.floor(now().getTime() / hourMs);
    if (known?.hour === hour) return known.merits;
    const mine = {
      hour,
      merits: readMerits(db, { since: new Date(hour * hourMs - monthMs), version: hour }),
    };
    known = mine;
    mine.merits.catch(() => {
      if (known === mine) known = undefined;
    });
    return mine.merits;
  };
}
