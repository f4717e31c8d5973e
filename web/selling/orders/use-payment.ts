import { useEffect, useState } from 'react';
import type { Order } from '#contract/selling/orders/endpoints.ts';
import { api } from '#web/api/client.ts';
import { refreshCartCount } from '#web/selling/cart/shared/cart-count.ts';
import { forgetNote } from '#web/selling/checkout/shared/saved-form.ts';
import { saveCoupons } from '#web/selling/coupons/shared/saved-coupon.ts';
import { paymentProvider } from '#web/selling/payments/shared/payment-config.ts';
import {
  type Known,
  knownAtFirst,
  type PaymentState,
  readState,
  watchPayment,
} from '#web/selling/payments/shared/watch-payment.ts';

type PaymentResponse = { state: PaymentState; order: Order | null };

/**
 * Loads the state of a payment by its gateway order id. The page's URL is never trusted: the server asks the
 * gateway.
 */
async function askPayment(gatewayOrderId: string): Promise<PaymentResponse> {
  const { status, orderId } = await api('GET /api/payment/{provider}/check-status', {
    params: { provider: await paymentProvider() },
    query: { order_id: gatewayOrderId },
  });
  // The order is optional: without it the state is still valid.
  const order = orderId
    ? await api('GET /api/auth/order/{id}', { params: { id: orderId } }).catch(() => null)
    : null;
  return { state: readState(status), order };
}

/**
 * Follows the payment of a gateway order until it has ended. After a payment it removes the used coupon and the
 * note, and updates the cart's badge.
 */
export function usePayment(gatewayOrderId: string): Known<PaymentResponse> {
  const [known, setKnown] = useState<Known<PaymentResponse>>(knownAtFirst);
  useEffect(() => watchPayment(() => askPayment(gatewayOrderId), setKnown), [gatewayOrderId]);
  const paid = known.state === 'PAID';
  const order = known.response?.order ?? null;
  const couponSpent = paid && (order === null || order.coupon !== null);
  useEffect(() => {
    if (couponSpent) saveCoupons([]);
  }, [couponSpent]);
  useEffect(() => {
    if (!paid) return;
    forgetNote();
    void refreshCartCount();
  }, [paid]);
  return known;
}
