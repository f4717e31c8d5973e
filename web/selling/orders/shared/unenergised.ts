import type { Order } from '#contract/selling/orders/endpoints.ts';

/** Returns how many items of an order are still to be energised: bought, and neither done nor called off. */
export function unenergisedOf({ items, history }: Pick<Order, 'items' | 'history'>): number {
  const bought = items.reduce((sum, { snapshot, quantity }) => sum + (snapshot.service ? quantity : 0), 0);
  const over = history.filter(
    ({ note }) => note === 'energisation_done' || note === 'energisation_called_off',
  );
  return Math.max(bought - over.length, 0);
}
