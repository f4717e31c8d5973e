import type { Reader } from '../../../platform/database/database.ts';
import type { Merits } from '../search/search-index/recommendation.ts';
import { readMerits } from './merit-store.ts';
import { salesWindow } from './sales-window.ts';

/**
 * Returns a function that returns what recommends the products. It is read once an hour, because every sale would change it.
 * Concurrent calls share one read, and a failed one is repeated by the next call.
 */
export function createMerits(db: Reader, now: () => Date): () => Promise<Merits> {
  let known: { hour: number; merits: Promise<Merits> } | undefined;
  return () => {
    const { hour, since } = salesWindow(now());
    if (known?.hour === hour) return known.merits;
    const mine = {
      hour,
      merits: readMerits(db, { since, version: hour }),
    };
    known = mine;
    mine.merits.catch(() => {
      if (known === mine) known = undefined;
    });
    return mine.merits;
  };
}
