import { gstShownPercent } from '#contract/core/rules.ts';
import { asPaise, type Paise, share, sum, times, zero } from '../platform/core/money.ts';

/** What pricing needs of a line: the live price of one piece, and how many. */
export type PricedLine = { price: Paise; quantity: number };

/** The delivery rule, in paise. */
export type DeliveryRule = { charge: Paise; freeAbove: Paise };

/** What an order costs, in paise. */
export type Price = { subtotal: Paise; delivery: Paise; discount: Paise; gst: Paise; total: Paise };

/** Delivery: the charge up to and including the threshold, free above it (specification section 9). */
export const deliveryFor = (subtotal: Paise, rule: DeliveryRule): Paise =>
  subtotal > rule.freeAbove ? zero : rule.charge;

/** The GST shown as included: subtotal x 18 / 118, half up to the paisa (specification section 9). */
export const includedGst = (subtotal: Paise): Paise =>
  share(subtotal, gstShownPercent, 100 + gstShownPercent);

/** The total: subtotal + delivery - discount, never below 0 (specification section 9). */
export const totalOf = ({
  subtotal,
  delivery,
  discount,
}: Pick<Price, 'subtotal' | 'delivery' | 'discount'>): Paise =>
  asPaise(Math.max(subtotal + delivery - discount, 0));

/** Prices lines; a discount is 0 until a coupon counts. */
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
