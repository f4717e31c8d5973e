import { creditRequest } from './credit-request.ts';
import { orderAddressCorrected } from './order-address.ts';
import { orderCancelled } from './order-cancelled.ts';
import { orderDelivered } from './order-delivered.ts';
import { orderOutForDelivery } from './order-out-for-delivery.ts';
import { orderPaid } from './order-paid.ts';
import { orderPaymentLink } from './order-payment-link.ts';
import { orderPlaced } from './order-placed.ts';
import { orderRefunded } from './order-refunded.ts';
import { orderShipped } from './order-shipped.ts';
import { orderTracking } from './order-tracking.ts';
import { shopNewOrder } from './shop-new-order.ts';
import { shopOrderCancelled } from './shop-order-cancelled.ts';

/** Every kind of e-mail of orders. */
export const orderEmails = [
  creditRequest,
  orderAddressCorrected,
  orderCancelled,
  orderDelivered,
  orderOutForDelivery,
  orderPaid,
  orderPaymentLink,
  orderPlaced,
  orderRefunded,
  orderShipped,
  orderTracking,
  shopNewOrder,
  shopOrderCancelled,
];
