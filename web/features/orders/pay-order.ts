import type { Order } from '#contract/orders.ts';
import { api } from '#web/api/client.ts';
import { loadGateway } from '#web/features/checkout/gateway.ts';

/**
 * Leads to the payment page of an order that still waits for its money. Asking for the order's own lines at its own
 * address answers the session it has, so nothing is reserved twice and no second order arises; the cart may have changed
 * meanwhile. In its last two minutes the server makes a fresh order of it. Throws what the server refuses with (prices
 * have changed, it has just been paid); resolves when the browser is on its way.
 */
export async function payOrder(order: Order): Promise<void> {
  const gateway = await loadGateway();
  const opened = await api('POST /api/payment/{provider}/create-order', {
    params: { provider: 'cashfree' },
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
  if (opened.payment_session_id === null) {
    // Nothing to pay after all.
    location.assign(`/order-confirmation?order_id=${encodeURIComponent(opened.customOrderId)}`);
    return;
  }
  const { error } = await gateway.checkout({
    paymentSessionId: opened.payment_session_id,
    redirectTarget: '_self',
  });
  if (error) throw new Error(error.message);
}
