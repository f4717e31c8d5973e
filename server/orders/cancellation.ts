import { type OrderStatus, orderStatuses } from '#contract/orders.ts';

/** What decides whether a buyer may cancel. */
export type Cancellable = { status: OrderStatus; customised: boolean; placedAt: Date };

const hour = 3_600_000;
const shipped = orderStatuses.indexOf('Shipped');

/**
 * A buyer may cancel until the order is shipped; an order with customised goods only within an hour of placing it
 * (specification section 9, policy pages).
 */
export function mayCancel({ status, customised, placedAt }: Cancellable, now: Date): boolean {
  const beforeShipping = orderStatuses.indexOf(status) < shipped;
  return beforeShipping && (!customised || now.getTime() - placedAt.getTime() <= hour);
}
