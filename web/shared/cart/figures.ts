import type { CartItem } from '#contract/cart/endpoints.ts';
import { gstShownPercent } from '#contract/core/rules.ts';
import type { PublicSettings } from '#contract/site/endpoints.ts';

/** The amounts of a cart or an order in rupees. `gst` is included in the subtotal. */
export type Figures = {
  /** The sum of all quantities. */
  pieces: number;
  subtotal: number;
  delivery: number;
  discount: number;
  /** The code that gives the discount. */
  coupon?: string | null;
  gst: number;
  total: number;
};

const rupees = (paise: number): number => Math.round(paise) / 100;

/**
 * Estimates the figures of a cart while quantities change. The price to pay is the server's quote, which the
 * checkout shows.
 */
export function cartFigures(
  items: readonly Pick<CartItem, 'cartQuantity' | 'cartPrice'>[],
  { charge, freeAbove }: PublicSettings['delivery'],
  applied: { code: string | null; discount: number } = { code: null, discount: 0 },
): Figures {
  const paise = items.reduce((sum, item) => sum + Math.round(item.cartPrice * 100) * item.cartQuantity, 0);
  const subtotal = rupees(paise);
  const delivery = items.length > 0 && subtotal <= freeAbove ? charge : 0;
  // Until the server responds, the discount is that of the lines before the latest change.
  const discount = Math.min(applied.discount, subtotal);
  return {
    pieces: items.reduce((sum, item) => sum + item.cartQuantity, 0),
    subtotal,
    delivery,
    discount,
    coupon: applied.code,
    gst: rupees((paise * gstShownPercent) / (100 + gstShownPercent)),
    total: rupees(paise + Math.round(delivery * 100) - Math.round(discount * 100)),
  };
}
