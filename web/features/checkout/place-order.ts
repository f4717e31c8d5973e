import type { Quote } from '#contract/payments.ts';
import { api } from '#web/api/client.ts';
import { type CheckoutForm, tidyAddress } from './address.ts';

/** Exactly the figures that are shown; the server compares them and refuses if any differs. */
const body = (quote: Quote, form: CheckoutForm) => ({
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
  shippingAddress: tidyAddress(form),
  paymentMethod: form.method,
  couponCode: '',
});

/** Opens an order that is paid online; answers the gateway's session. */
export const openOrder = (quote: Quote, form: CheckoutForm) =>
  api('POST /api/payment/{provider}/create-order', {
    params: { provider: 'cashfree' },
    body: body(quote, form),
  });

/** Places an order that is paid on delivery; answers its id. */
export async function placeCashOrder(quote: Quote, form: CheckoutForm): Promise<string> {
  const { order } = await api('POST /api/auth/place-order', { body: body(quote, form) });
  return order._id;
}
