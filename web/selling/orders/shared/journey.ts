import type { Order, OrderStatus } from '#contract/selling/orders/endpoints.ts';
import { orderStatuses } from '#contract/selling/orders/statuses.ts';

/** A step of an order's progress: its state, and when it was reached (null: not yet, or not recorded). */
export type JourneyStep = {
  status: OrderStatus;
  at: string | null;
  state: 'done' | 'current' | 'next' | 'failed';
};

type Steps = readonly Pick<Order['history'][number], 'at' | 'orderStatus'>[];

/**
 * Returns when an order reached each status. The last time counts, because a status can be reverted and set again.
 */
export function timesOf(history: Steps): Map<OrderStatus, string> {
  const times = new Map<OrderStatus, string>();
  let before: OrderStatus | null = null;
  for (const event of history) {
    if (event.orderStatus !== before) times.set(event.orderStatus, event.at);
    before = event.orderStatus;
  }
  return times;
}

const path = orderStatuses.filter((status) => status !== 'Cancelled');

/** What says whether an order is being packed. */
type Packed = Pick<Order, 'orderStatus' | 'paymentStatus' | 'paymentMethod' | 'payableUntil'>;

/** Returns whether the shop packs an order: it is paid, or will be paid in cash, and has not left. */
export const isBeingPacked = ({ orderStatus, paymentStatus, paymentMethod, payableUntil }: Packed): boolean =>
  (orderStatus === 'Pending' || orderStatus === 'Processing') &&
  payableUntil === null &&
  (paymentStatus === 'Paid' || paymentMethod === 'cod');

/**
 * Returns the steps of an order, oldest first: the six statuses up to delivery, or for a cancelled order the steps
 * it reached and then the cancellation. An order that is placed and paid is being packed, as its badge says, also while its
 * status is still Pending.
 */
export function journeyOf({ history, ...order }: Packed & { history: Steps }): JourneyStep[] {
  const { orderStatus } = order;
  const times = timesOf(history);
  const at = (status: OrderStatus) => times.get(status) ?? null;

  if (orderStatus === 'Cancelled') {
    const furthest = path.findLastIndex((status) => times.has(status));
    const reached = path.slice(0, Math.max(furthest, 0) + 1);
    return [
      ...reached.map((status) => ({ status, at: at(status), state: 'done' as const })),
      { status: orderStatus, at: at(orderStatus), state: 'failed' },
    ];
  }
  const reached = path.indexOf(orderStatus);
  const now = isBeingPacked(order) ? path.indexOf('Processing') : reached;
  return path.map((status, i) => {
    if (i > now) return { status, at: null, state: 'next' };
    const arrived = i < now || status === 'Delivered';
    return { status, at: i > reached ? null : at(status), state: arrived ? 'done' : 'current' };
  });
}
