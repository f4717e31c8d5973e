import { gstShownPercent } from '#contract/core/rules.ts';
import { asPaise, type Paise, share, sum, times, zero } from '../platform/core/money.ts';

/** A line to price: the current price of one piece, and the quantity. */
export type PricedLine = { price: Paise; quantity: number };

/** The delivery rule, in paise. */
export type DeliveryRule = { charge: Paise; freeAbove: Paise };

/** The price of an order, in paise. */
export type Price = { subtotal: Paise; delivery: Paise; discount: Paise; gst: Paise; total: Paise };

/** Returns the delivery charge: free above the threshold, not at it (specification). */
export const deliveryFor = (subtotal: Paise, rule: DeliveryRule): Paise =>
  subtotal > rule.freeAbove ? zero : rule.charge;

/** Returns the GST shown as included: subtotal x 18 / 118, half up to the paisa (specification). */
export const includedGst = (subtotal: Paise): Paise =>
  share(subtotal, gstShownPercent, 100 + gstShownPercent);

/** Returns the total: subtotal + delivery - discount, at least 0 (specification). */
export const totalOf = ({
  subtotal,
  delivery,
  discount,
}: Pick<Price, 'subtotal' | 'delivery' | 'discount'>): Paise =>
  asPaise(Math.max(subtotal + delivery - discount, 0));

/** Prices lines. */
export function priceOrder(lines: readonly PricedLine[], rule: DeliveryRule, discount: Paise = zero): Price {
  const subtotal = sum(lines.map((line) => times(line.price, line.quantity)));
  const delivery = deliveryFor(subtotal, rule);
  return {
    subtotal,
    delivery,
    discount,
    gst: includedGst(subtotal),
    total: totalOf({ subtotal, delivery, discount }),
  };
}
