import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { CartItem } from '#contract/selling/cart/endpoints.ts';
import type { CartEnergisation } from '#contract/selling/energisation/endpoints.ts';
import { api } from '#web/api/client.ts';
import { isAbsentHere } from '#web/route-table/absent-pages.ts';

/** Loads the energisations of the cart. The cart is shown without them if they cannot be loaded. */
export const loadCartEnergisation = async (): Promise<CartEnergisation | null> =>
  isAbsentHere('/admin/energisations') ? null : api('GET /api/energisation/cart').catch(() => null);

/**
 * Returns the products of a cart, without the line of the service. A line that came back by an undo is unknown to what was
 * loaded, so the page is loaded again.
 */
export function useProductLines(
  items: readonly CartItem[],
  loaded: readonly CartItem[],
): readonly CartItem[] {
  const { revalidate } = useRevalidator();
  const lines = items.filter(({ product }) => !product.service);
  const isNew = lines.some(({ _id }) => !loaded.some((one) => one._id === _id));
  const latest = useRef(revalidate);
  latest.current = revalidate;
  useEffect(() => {
    if (isNew) void latest.current();
  }, [isNew]);
  return lines;
}
