import type { ShippingAddress } from '#contract/orders/endpoints.ts';
import type { Quote } from '#contract/payments/endpoints.ts';
import { api } from '#web/api/client.ts';
import { type CheckoutForm, newAddress } from './form.ts';

/** What is ordered: the priced lines, where they go and how they are paid, and the code that counts in the price. */
export type Placing = {
  quote: Quote;
  form: CheckoutForm;
  address: ShippingAddress;
  coupon: string | null;
};

/** Exactly the figures that are shown; the server compares them and refuses if any differs. */
const body = ({ quote, form, address, coupon }: Placing) => ({
  items: quote.items.map(({ product, quantity, price, size, variantId }) => ({
    product,
    quantity,
    price,
    size,
    variantId,
  })),
  amount: quote.amount,
  gstAmount: quote.gstAmount,
  deliveryCharges: quote.deliveryCharges,
  totalAmount: quote.totalAmount,
  shippingAddress: address,
  saveAddress: form.to === newAddress && form.saveAddress,
  paymentMethod: form.method,
  couponCode: coupon ?? '',
});

/** Opens an order that is paid online; answers the gateway's session. */
export const openOrder = (placing: Placing) =>
  api('POST /api/payment/{provider}/create-order', {
    params: { provider: 'cashfree' },
    body: body(placing),
  });

let wish: { said: string; key: string } | null = null;

/** One key for one wish: pressed again after a lost answer, it is the same order and not a second one. */
function keyOf(sent: object): string {
  const said = JSON.stringify(sent);
  if (wish?.said !== said) {
    const random = crypto.getRandomValues(new Uint8Array(16));
    wish = { said, key: Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('') };
  }
  return wish.key;
}

/** Places an order that is paid on delivery; answers its id. */
export async function placeCashOrder(placing: Placing): Promise<string> {
  const sent = body(placing);
  const { order } = await api('POST /api/auth/place-order', { body: sent, key: keyOf(sent) });
  // Wished for and had: the same cart next month is a new order.
  wish = null;
  return order._id;
}
