import { customisedCancelHours } from '#contract/core/rules.ts';
import type { OrderStatus, PaymentStatus } from '#contract/selling/orders/endpoints.ts';
import { findTransition } from '#contract/selling/orders/transitions.ts';

/** The facts that decide whether a buyer may cancel. */
export type Cancellable = {
  status: OrderStatus;
  payment: PaymentStatus;
  /** The items have left the shop at some time, whatever the status says now. */
  left: boolean;
  customised: boolean;
  /** Something of it has been energised. */
  energised: boolean;
  placedAt: Date;
};

/**
 * Returns whether a buyer may cancel: until the order is shipped, and with customised products only within an hour of
 * placing it (specification). A status that was set back does not give that right again, because the items may be with
 * the buyer. Not once something of it was energised in their name (decision 53).
 */
export function mayCancel(order: Cancellable, now: Date): boolean {
  const until = cancellableUntil(order);
  const { status: from, payment, left } = order;
  const allowed = findTransition({ by: 'buyer', from, payment, to: 'Cancelled', left });
  return !order.energised && allowed !== undefined && (until === null || now <= until);
}

/** Returns the deadline to cancel an order with customised products; null for other orders. */
export const cancellableUntil = ({
  customised,
  placedAt,
}: Pick<Cancellable, 'customised' | 'placedAt'>): Date | null =>
  customised ? new Date(placedAt.getTime() + customisedCancelHours * 3_600_000) : null;
