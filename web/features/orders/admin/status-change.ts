import type { Courier, Order, OrderStatus } from '#contract/orders/endpoints.ts';
import { orderStatuses } from '#contract/orders/statuses.ts';

/** An order as its status is changed at the desk. */
export type Changeable = Pick<
  Order,
  '_id' | 'orderStatus' | 'paymentMethod' | 'paymentStatus' | 'totalAmount' | 'revision'
>;

/** What goes with a new status. */
export type WithStatus = { reason?: string | undefined; restock?: boolean; courier?: Courier };

/** A change that is asked for once more before it is made. */
export type AskedChange = { order: Changeable; to: OrderStatus };

const places = (status: OrderStatus): number => orderStatuses.indexOf(status);

/** Returns true for a status that ends something or that lies before the one an order has: it can be undone. */
export const isDelicate = ({ order, to }: AskedChange): boolean =>
  to === 'Delivered' || to === 'Cancelled' || places(to) < places(order.orderStatus);
