import type { CartItem } from '#contract/cart/endpoints.ts';
import { includedTax } from '#contract/invoices/tax.ts';
import type { Order } from '#contract/orders/endpoints.ts';
import type { PublicSettings } from '#contract/site/endpoints.ts';

/** The amounts of a cart or an order in rupees. `taxes` are included in the prices. */
export type Figures = {
  /** The sum of all quantities. */
  pieces: number;
  subtotal: number;
  delivery: number;
  discount: number;
  /** The code that gives the discount. */
  coupon?: string | null;
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

/** A discount for a cart in rupees, and its part on each line. */
export type Applied = { code: string | null; discount: number; lineDiscounts: readonly number[] };

const nothing: Applied = { code: null, discount: 0, lineDiscounts: [] };

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
  const discount = Math.min(paise(applied.discount), subtotal);
  const total = subtotal + delivery - discount;
  const { rows } = includedTax(
    { lines, delivery, total },
    { registered: gst.registered, goodsRate: Math.round(gst.goodsRate * 100) },
  );
  return {
    pieces: items.reduce((sum, item) => sum + item.cartQuantity, 0),
    subtotal: rupees(subtotal),
    delivery: rupees(delivery),
    discount: rupees(discount),
    coupon: applied.code,
    taxes: rows.map(({ rate, amount, delivery: ofDelivery }) => ({
      percent: rate / 100,
      amount: rupees(amount),
      delivery: ofDelivery,
    })),
    total: rupees(total),
  };
}
