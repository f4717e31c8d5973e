import { allot } from '#contract/core/shares.ts';
import { includedTax, type TaxRow, type TaxRules } from '#contract/invoices/tax.ts';
import { asPaise, type Paise, sum, times, zero } from '../platform/core/money.ts';

/**
 * A line to price: the current price of one piece, the quantity, the product's own GST rate (basis points; null without
 * one), and whether a discount takes from it. A `service` is not delivered.
 */
export type PricedLine = {
  price: Paise;
  quantity: number;
  rate: number | null;
  discounted: boolean;
  service?: boolean;
};

/** The delivery rule, in paise. */
export type DeliveryRule = { charge: Paise; freeAbove: Paise };

/**
 * The price of an order, in paise. `gst` is the tax shown as included, `taxes` are its rows, and `lineDiscounts` are
 * each line's part of the discount.
 */
export type Price = {
  subtotal: Paise;
  delivery: Paise;
  discount: Paise;
  gst: Paise;
  total: Paise;
  taxes: TaxRow[];
  lineDiscounts: Paise[];
};

/** Returns the delivery charge: free above the threshold, not at it (specification). */
export const deliveryFor = (subtotal: Paise, rule: DeliveryRule): Paise =>
  subtotal > rule.freeAbove ? zero : rule.charge;

/** Returns the total: subtotal + delivery - discount, at least 0 (specification). */
export const totalOf = ({
  subtotal,
  delivery,
  discount,
}: Pick<Price, 'subtotal' | 'delivery' | 'discount'>): Paise =>
  asPaise(Math.max(subtotal + delivery - discount, 0));

/** The rules of a shop that decide a price. */
export type PriceRules = { delivery: DeliveryRule; tax: TaxRules };

/** Prices lines. The discount, at most the subtotal, is shared by value among the lines that it takes from. */
export function priceOrder(lines: readonly PricedLine[], rules: PriceRules, discount: Paise = zero): Price {
  const gross = lines.map((line) => times(line.price, line.quantity));
  const subtotal = sum(gross);
  const delivery = deliveryFor(subtotal, rules.delivery);
  const total = totalOf({ subtotal, delivery, discount });
  const weights = lines.map(({ discounted }, i) => (discounted ? (gross[i] ?? zero) : 0));
  const lineDiscounts = allot(Math.min(discount, subtotal), weights).map(asPaise);
  const { rows, shown } = includedTax(
    { lines: lines.map((line, i) => ({ ...line, discount: lineDiscounts[i] ?? 0 })), delivery, total },
    rules.tax,
  );
  return { subtotal, delivery, discount, gst: asPaise(shown), total, taxes: rows, lineDiscounts };
}
