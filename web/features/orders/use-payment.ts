import { useEffect, useState } from 'react';
import type { Order } from '#contract/orders/endpoints.ts';
import { api } from '#web/api/client.ts';
import { refreshCartCount } from '#web/features/cart/cart-count.ts';
import { keepCoupon } from '#web/features/coupons/saved-coupon.ts';
import { type Known, type PaymentState, readState, watchPayment } from './watch-payment.ts';

type PaymentAnswer = { state: PaymentState; order: Order | null };

/** How the payment behind a gateway order id stands; the page's address is never believed, the server asks the gateway. */
async function askPayment(gatewayOrderId: string): Promise<PaymentAnswer> {
  const { status, orderId } = await api('GET /api/payment/{provider}/check-status', {
    params: { provider: 'cashfree' },
    query: { order_id: gatewayOrderId },
  });
  // The facts are an extra: without them the state still counts.
  const order = orderId
    ? await api('GET /api/auth/order/{id}', { params: { id: orderId } }).catch(() => null)
    : null;
  return { state: readState(status), order };
}

/** Follows the payment of a gateway order until it has ended. When it is paid its coupon is spent and the cart's badge counted anew. */
export function usePayment(gatewayOrderId: string): Known<PaymentAnswer> {
  const [known, setKnown] = useState<Known<PaymentAnswer>>({
    state: 'CHECKING',
    answer: null,
    lost: false,
    questions: 0,
  });
  useEffect(() => watchPayment(() => askPayment(gatewayOrderId), setKnown), [gatewayOrderId]);
  const paid = known.state === 'PAID';
  const order = known.answer?.order ?? null;
  const couponSpent = paid && (order === null || order.coupon !== null);
  useEffect(() => {
    if (couponSpent) keepCoupon(null);
  }, [couponSpent]);
  useEffect(() => {
    if (paid) void refreshCartCount();
  }, [paid]);
  return known;
}
