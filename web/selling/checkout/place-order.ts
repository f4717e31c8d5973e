import { tidyBuyerNote } from '#contract/selling/orders/buyer-note.ts';
import type { ShippingAddress } from '#contract/selling/orders/endpoints.ts';
import type { Quote } from '#contract/selling/payments/endpoints.ts';
import { api } from '#web/api/client.ts';
import { newKey } from '#web/api/new-key.ts';
import { taxIdentityOf } from '#web/selling/checkout/shared/billing-fields.tsx';
import { codesBody } from '#web/selling/coupons/shared/quote.ts';
import { paymentProvider, upiQr } from '#web/selling/payments/shared/payment-config.ts';
import { type CheckoutForm, newAddress } from './form.ts';

/** An order to place: the priced lines, address and payment method, and the coupon codes in the price. */
export type Placing = {
  quote: Quote;
  form: CheckoutForm;
  address: ShippingAddress;
  coupons: readonly string[];
};

/** Returns the request body with exactly the shown figures. The server compares them and refuses a difference. */
const body = ({ quote, form, address, coupons }: Placing) => ({
  items: quote.items.map(({ product, quantity, price, size, variantId, lineId }) => ({
    product,
    quantity,
    price,
    size,
    variantId,
    ...(lineId && { lineId }),
  })),
  amount: quote.amount,
  gstAmount: quote.gstAmount,
  deliveryCharges: quote.deliveryCharges,
  totalAmount: quote.totalAmount,
  shippingAddress: address,
  saveAddress: form.to === newAddress && form.saveAddress,
  paymentMethod: form.method === 'upi' ? 'online' : form.method,
  ...codesBody(coupons),
  ...taxIdentityOf(form.gstin, form.billing),
  ...(form.buyerNote.trim() && { buyerNote: tidyBuyerNote(form.buyerNote) }),
});

/** Opens an order that is paid online. Returns the gateway's session. */
export const openOrder = async (placing: Placing) =>
  api('POST /api/payment/{provider}/create-order', {
    params: { provider: placing.form.method === 'upi' ? upiQr : await paymentProvider() },
    body: body(placing),
  });

let request: { json: string; key: string } | null = null;

/**
 * Returns the idempotency key: the same one for the same body, so that a retry after a lost response creates no
 * second order.
 */
function keyOf(sent: object): string {
  const json = JSON.stringify(sent);
  if (request?.json !== json) {
    request = { json, key: newKey() };
  }
  return request.key;
}

/** Places an order with cash on delivery. Returns its id, and whether it is an equal order of a moment ago. */
export async function placeCashOrder(placing: Placing): Promise<{ orderId: string; isRepeated: boolean }> {
  const sent = body(placing);
  const { order, repeated } = await api('POST /api/auth/place-order', { body: sent, key: keyOf(sent) });
  // Done: the same cart next month is a new order.
  request = null;
  return { orderId: order._id, isRepeated: repeated === true };
}
