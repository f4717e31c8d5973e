import type { PublicSettings } from '#contract/base/site/endpoints.ts';
import type { CartItem } from '#contract/selling/cart/endpoints.ts';
import { includedTax } from '#contract/selling/invoices/tax.ts';
import type { Order, OrderDiscountFacts } from '#contract/selling/orders/endpoints.ts';

/** The amounts of a cart or an order in rupees. `taxes` are included in the prices. */
export type Figures = {
  /** The sum of all quantities. */
  pieces: number;
  subtotal: number;
  delivery: number;
  discount: number;
  /** The coupons that give the discount. */
  discounts?: readonly Named[];
  /** The lines that the discount takes from, if it does not take from all. */
  taken?: readonly { name: string; amount: number }[];
  taxes: Order['taxes'];
  total: number;
};

const rupees = (paise: number): number => Math.round(paise) / 100;
const paise = (rupees: number): number => Math.round(rupees * 100);

type Line = Pick<CartItem, 'cartQuantity' | 'cartPrice'> & {
  product: Pick<CartItem['product'], 'gstPercent' | 'service'>;
};

/** A coupon with what it takes, in rupees. */
export type Named = Pick<OrderDiscountFacts, 'code' | 'name' | 'nameHi' | 'amount'>;

/** A discount for a cart in rupees, with its part on each line and on the delivery, and the coupons that give it. */
export type Applied = {
  discount: number;
  lineDiscounts: readonly number[];
  deliveryDiscount: number;
  discounts: readonly Named[];
};

const nothing: Applied = { discount: 0, lineDiscounts: [], deliveryDiscount: 0, discounts: [] };

/**
 * Estimates the figures of a cart while quantities change, by the server's own rules. The price to pay is the server's
 * quote, which the checkout shows.
 */
export function cartFigures(
  items: readonly Line[],
  { delivery: { charge, freeAbove }, gst }: Pick<PublicSettings, 'delivery' | 'gst'>,
  applied: Applied = nothing,
): Figures {
  const lines = items.map(({ cartPrice, cartQuantity, product }, i) => ({
    price: paise(cartPrice),
    quantity: cartQuantity,
    rate: product.gstPercent === null ? null : Math.round(product.gstPercent * 100),
    discount: paise(applied.lineDiscounts[i] ?? 0),
    service: product.service !== undefined,
  }));
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const delivery = items.length > 0 && subtotal <= paise(freeAbove) ? paise(charge) : 0;
  // Until the server responds, the discount is that of the lines before the latest change.
  const ofDelivery = Math.min(paise(applied.deliveryDiscount), delivery);
  const ofItems = Math.min(paise(applied.discount) - paise(applied.deliveryDiscount), subtotal);
  const discount = ofItems + ofDelivery;
  const total = subtotal + delivery - discount;
  const { rows } = includedTax(
    { lines, delivery: delivery - ofDelivery, total },
    { registered: gst.registered, goodsRate: Math.round(gst.goodsRate * 100) },
  );
  return {
    pieces: items.reduce((sum, item) => sum + item.cartQuantity, 0),
    subtotal: rupees(subtotal),
    delivery: rupees(delivery),
    discount: rupees(discount),
    discounts: applied.discounts,
    taxes: rows.map(({ rate, amount, delivery: isDelivery }) => ({
      percent: rate / 100,
      amount: rupees(amount),
      delivery: isDelivery,
    })),
    total: rupees(total),
  };
}
