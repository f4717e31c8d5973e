import type { Order } from '#contract/orders/endpoints.ts';
import { api } from '#web/api/client.ts';
import { loadGateway } from '#web/features/checkout/gateway.ts';
import { isOpen, readState } from './watch-payment.ts';

const provider = 'cashfree';

const confirmationOf = (gatewayOrderId: string): string =>
  `/order-confirmation?order_id=${encodeURIComponent(gatewayOrderId)}`;

/**
 * Leads to the payment page of an order that still waits for its money, at the price and with the coupon it was placed
 * with. Throws what the server refuses with (its time is over); resolves when the browser is on its way.
 */
export async function payOrder(order: Order): Promise<void> {
  // Paid or ended elsewhere since it was shown: there is nothing to pay any more.
  if (order.customOrderId) {
    const { status } = await api('GET /api/payment/{provider}/check-status', {
      params: { provider },
      query: { order_id: order.customOrderId },
    });
    if (!isOpen(readState(status))) return location.assign(confirmationOf(order.customOrderId));
  }
  const gateway = await loadGateway();
  const opened = await api('POST /api/payment/{provider}/continue-order', {
    params: { provider },
    body: { orderId: order._id },
  });
  const { error } = await gateway.checkout({
    paymentSessionId: opened.payment_session_id,
    redirectTarget: '_self',
  });
  if (error) throw new Error(error.message);
}
