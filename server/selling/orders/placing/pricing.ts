import { allot } from '#contract/core/shares.ts';
import { includedTax, type TaxRow, type TaxRules } from '#contract/selling/invoices/tax.ts';
import { asPaise, type Paise, sum, times, zero } from '../../../platform/core/money.ts';

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
 * The price of an order, in paise. `gst` is the tax shown as included, `taxes` are its rows, `lineDiscounts` are each
 * line's part of the discount, and `deliveryDiscount` is the delivery's part.
 */
export type Price = {
  subtotal: Paise;
  delivery: Paise;
  discount: Paise;
  deliveryDiscount: Paise;
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

/** A discount that is divided already: its part on each line, and its part on the delivery. */
export type DividedDiscount = { lines: readonly Paise[]; delivery: Paise };

/** Divides a discount, at most the subtotal, by value among the lines that it takes from. */
const divide = (discount: Paise, lines: readonly PricedLine[], gross: readonly Paise[]): Paise[] =>
  allot(
    Math.min(discount, sum(gross)),
    lines.map(({ discounted }, i) => (discounted ? (gross[i] ?? zero) : 0)),
  ).map(asPaise);

/**
 * Prices lines. The discount is an amount, which is shared by value, or it is divided already, as coupons do it. Its part
 * on the delivery reduces what is taxed of the delivery; the charge itself stays as specified.
 */
export function priceOrder(
  lines: readonly PricedLine[],
  rules: PriceRules,
  off: Paise | DividedDiscount = zero,
): Price {
  const gross = lines.map((line) => times(line.price, line.quantity));
  const subtotal = sum(gross);
  const delivery = deliveryFor(subtotal, rules.delivery);
  const lineDiscounts = typeof off === 'number' ? divide(off, lines, gross) : [...off.lines];
  const deliveryDiscount = typeof off === 'number' ? zero : off.delivery;
  const discount = typeof off === 'number' ? off : sum([...lineDiscounts, deliveryDiscount]);
  const total = totalOf({ subtotal, delivery, discount });
  const { rows, shown } = includedTax(
    {
      lines: lines.map((line, i) => ({ ...line, discount: lineDiscounts[i] ?? 0 })),
      delivery: delivery - deliveryDiscount,
      total,
    },
    rules.tax,
  );
  return {
    subtotal,
    delivery,
    discount,
    deliveryDiscount,
    gst: asPaise(shown),
    total,
    taxes: rows,
    lineDiscounts,
  };
}
