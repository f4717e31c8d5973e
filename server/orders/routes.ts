import type { orders } from '#contract/orders.ts';
import type { payments } from '#contract/payments.ts';
import { provider } from '../payments/service.ts';
import { Fault, fault } from '../platform/fault.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { OrdersService } from './service.ts';

/** The buyer's view of orders. */
export const orderHandlers = (service: OrdersService): Handlers<typeof orders> => ({
  'GET /api/auth/user-orders': ({ session }) => service.list(session.userId),
  'GET /api/auth/order/{id}': ({ params, session }) => service.read(params.id, session),
  'GET /api/auth/check-status': async ({ query, session }) => {
    if (!query.order_id) return fault('order_id_missing');
    const order = await service.read(query.order_id, session);
    return order instanceof Fault ? order : { status: order.orderStatus };
  },
});

type CheckoutCalls = 'POST /api/payment/quote' | 'POST /api/payment/{provider}/create-order';

/** Checkout: the calls of the payments resource that make orders. */
export const checkoutHandlers = (service: OrdersService): Pick<Handlers<typeof payments>, CheckoutCalls> => ({
  'POST /api/payment/quote': ({ body }) => service.quote(body.items, body.couponCode),
  'POST /api/payment/{provider}/create-order': async ({ params, body, session, lang }) => {
    if (params.provider !== provider) return fault('payment_provider_unknown');
    const { amount, deliveryCharges, totalAmount } = body;
    const opened = await service.open({
      userId: session.userId,
      language: lang,
      items: body.items,
      shown: { amount, deliveryCharges, totalAmount },
      address: body.shippingAddress,
      paymentMethod: body.paymentMethod,
      couponCode: body.couponCode,
    });
    if (opened instanceof Fault) return opened;
    return {
      payment_session_id: opened.sessionId,
      payment_link: null,
      checkout_url: null,
      customOrderId: opened.gatewayOrderId,
      orderId: opened.orderId,
    };
  },
});
