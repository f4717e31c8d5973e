import type { Order } from '#contract/orders.ts';
import { api } from '#web/api/client.ts';
import { loadGateway } from '#web/features/checkout/gateway.ts';
import { isOpen, readState } from './watch-payment.ts';

const provider = 'cashfree';

const confirmationOf = (gatewayOrderId: string): string =>
  `/order-confirmation?order_id=${encodeURIComponent(gatewayOrderId)}`;

/**
 * Leads to the payment page of an order that still waits for its money. Asking for the order's own lines at its own
 * address answers the session it has, so nothing is reserved twice; the cart may have changed meanwhile. In its last two
 * minutes the server makes a fresh order of it. Throws what the server refuses with (prices have changed); resolves when
 * the browser is on its way.
 */
export async function payOrder(order: Order): Promise<void> {
  // Paid or ended elsewhere since it was shown: asking for its lines now would make a second order.
  if (order.customOrderId) {
    const { status } = await api('GET /api/payment/{provider}/check-status', {
      params: { provider },
      query: { order_id: order.customOrderId },
    });
    if (!isOpen(readState(status))) return location.assign(confirmationOf(order.customOrderId));
  }
  const gateway = await loadGateway();
  const opened = await api('POST /api/payment/{provider}/create-order', {
    params: { provider },
    body: {
      items: order.items.map((item) => ({
        product: item.product?._id ?? '',
        quantity: item.quantity,
        price: item.price,
        size: item.size,
        variantId: item.variantId,
      })),
      amount: order.subtotal,
      deliveryCharges: order.deliveryCharges,
      totalAmount: order.totalAmount,
      couponCode: '',
      paymentMethod: 'online',
      shippingAddress: order.shippingAddress,
    },
  });
  // Without a session there was nothing to pay after all.
  if (opened.payment_session_id === null) return location.assign(confirmationOf(opened.customOrderId));
  const { error } = await gateway.checkout({
    paymentSessionId: opened.payment_session_id,
    redirectTarget: '_self',
  });
  if (error) throw new Error(error.message);
}
