import type { Order } from '#contract/selling/orders/endpoints.ts';
import { api } from '#web/api/client.ts';
import { isGatewayDocument } from '#web/selling/payments/shared/gateway-document.ts';
import { loadGateway } from '#web/selling/payments/shared/load-gateway.ts';
import { paymentProvider } from '#web/selling/payments/shared/payment-config.ts';
import { isOpen, readState } from '#web/selling/payments/shared/watch-payment.ts';

const confirmationOf = (gatewayOrderId: string): string =>
  `/order-confirmation?order_id=${encodeURIComponent(gatewayOrderId)}`;

/** Returns the address at which an order's payment page opens by itself. */
export const payPath = (orderId: string): string => `/orders/${orderId}/pay`;

/**
 * Opens the payment page of an unpaid order, at the price and with the coupon of the order. Throws the server's
 * refusal (the time to pay is over). Resolves when the browser is on its way: to the payment page, or first to the
 * order's page that may load the gateway's script and continues by itself.
 */
export async function payOrder(order: Order): Promise<void> {
  const provider = await paymentProvider();
  // Paid or cancelled elsewhere since it was shown.
  if (order.customOrderId) {
    const { status } = await api('GET /api/payment/{provider}/check-status', {
      params: { provider },
      query: { order_id: order.customOrderId },
    });
    if (!isOpen(readState(status))) return location.assign(confirmationOf(order.customOrderId));
  }
  if (!isGatewayDocument()) return location.assign(payPath(order._id));
  const session = await api('POST /api/payment/{provider}/continue-order', {
    params: { provider },
    body: { orderId: order._id },
  });
  const gateway = await loadGateway(session.provider);
  const refused = await gateway.pay(session.payment_session_id);
  if (refused) throw new Error(refused.refusal);
}
