import { useSyncExternalStore } from 'react';
import type { PickLine } from '#contract/selling/orders/bulk.ts';
import { deviceStorage } from '#web/browser-storage.ts';

const storageKey = 'order-picks';

/** The orders whose pieces were fetched, by SKU. */
type Picks = Record<string, string[]>;

const listeners = new Set<() => void>();
let known: { text: string; picks: Picks } = { text: '', picks: {} };

function read(): Picks {
  const text = deviceStorage.getItem(storageKey) ?? '{}';
  if (text !== known.text) {
    try {
      known = { text, picks: JSON.parse(text) };
    } catch {
      known = { text, picks: {} };
    }
  }
  return known.picks;
}

function write(picks: Picks): void {
  deviceStorage.setItem(storageKey, JSON.stringify(picks));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of the same person.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const isFetched = (line: PickLine, picks: Picks): boolean =>
  line.orders.every(({ _id }) => picks[line.skuId]?.includes(_id));

/**
 * Returns the ticks of a pick list, kept on this device. A tick is for the orders that it was made for: when another
 * order wants the same SKU, its line is open again. Ticks of lines that are gone are forgotten with the next tick.
 */
export function usePickTicks(lines: readonly PickLine[]): {
  keys: ReadonlySet<string>;
  change: (keys: ReadonlySet<string>) => void;
} {
  const picks = useSyncExternalStore(subscribe, read, () => known.picks);
  const keys = new Set(lines.filter((line) => isFetched(line, picks)).map(({ skuId }) => skuId));
  return {
    keys,
    change: (next) =>
      write(
        Object.fromEntries(
          lines
            .filter(({ skuId }) => next.has(skuId))
            .map(({ skuId, orders }) => [skuId, orders.map(({ _id }) => _id)]),
        ),
      ),
  };
}
