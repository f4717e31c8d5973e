import type { Courier, Order, OrderStatus } from '#contract/selling/orders/endpoints.ts';
import { orderStatuses } from '#contract/selling/orders/statuses.ts';

/** The fields of an order that a status change needs. */
export type Changeable = Pick<
  Order,
  '_id' | 'orderNumber' | 'orderStatus' | 'paymentMethod' | 'paymentStatus' | 'totalAmount' | 'revision'
> &
  // Rows of the list do not name it.
  Partial<Pick<Order, 'couponCode'>> & {
    unenergised?: number;
    /** Why it is on hold. */
    hold?: string | null;
  };

/** The data that accompanies a new status. */
export type WithStatus = { reason?: string | undefined; restock?: boolean; courier?: Courier };

/** A change that waits for its confirmation. */
export type StatusChange = { order: Changeable; to: OrderStatus };

const places = (status: OrderStatus): number => orderStatuses.indexOf(status);

/** Returns whether the change ends the order or moves it back. Such a change can be undone. */
export const isDelicate = ({ order, to }: StatusChange): boolean =>
  to === 'Delivered' || to === 'Cancelled' || places(to) < places(order.orderStatus);
