import { customisedCancelHours } from '#contract/core/rules.ts';
import { type OrderStatus, orderStatuses } from '#contract/orders/endpoints.ts';

/** The facts that decide whether a buyer may cancel. */
export type Cancellable = {
  status: OrderStatus;
  customised: boolean;
  /** Something of it has been energised. */
  energised: boolean;
  placedAt: Date;
};

const shipped = orderStatuses.indexOf('Shipped');

/**
 * Returns whether a buyer may cancel: until the order is shipped, and with customised products only within an hour of
 * placing it (specification). Not once something of it was energised in their name (decision 53).
 */
export function mayCancel(order: Cancellable, now: Date): boolean {
  const until = cancellableUntil(order);
  return (
    !order.energised && orderStatuses.indexOf(order.status) < shipped && (until === null || now <= until)
  );
}

/** Returns the deadline to cancel an order with customised products; null for other orders. */
export const cancellableUntil = ({
  customised,
  placedAt,
}: Pick<Cancellable, 'customised' | 'placedAt'>): Date | null =>
  customised ? new Date(placedAt.getTime() + customisedCancelHours * 3_600_000) : null;
