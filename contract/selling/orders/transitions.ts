import type { Permission } from '../../people/accounts/permissions.ts';
import { type OrderStatus, orderStatuses, type PaymentStatus, paymentStatuses } from './statuses.ts';

// No zod here, because pages load this file.

/** The statuses of an order whose items are in the shop. */
const inShop = ['Pending', 'Processing'] as const satisfies OrderStatus[];
/** The statuses of an order whose items are with the courier. */
const onTheWay = ['Shipped', 'On-way', 'Out-for-delivery'] as const satisfies OrderStatus[];
const paid = ['Paid', 'Refunded'] as const satisfies PaymentStatus[];
const unpaid = ['Pending', 'Initiated', 'Failed'] as const satisfies PaymentStatus[];

/** A permission of staff, and whether it asks for fresh proof. */
type Need = { permission: Permission; fresh: boolean };

/**
 * A row of the table of transitions. A missing `payment` means any. `needs` is null for buyers, who may do it with their
 * own orders. `neverLeft`: only while the items have not left the shop, whatever the status says now.
 */
export type OrderTransition = {
  by: 'staff' | 'buyer';
  from: readonly OrderStatus[];
  payment?: readonly PaymentStatus[];
  to: readonly OrderStatus[];
  neverLeft?: true;
  needs: Need | null;
};

const packs: Need = { permission: 'orders.pack', fresh: false };
const refunds: Need = { permission: 'orders.refund', fresh: true };

/**
 * All changes of an order's status, with the permission and the proof that each needs: the only place where this is
 * decided. The first row that matches counts, and what matches none is refused. A cancelled order stays cancelled.
 */
export const orderTransitions: readonly OrderTransition[] = [
  { by: 'staff', from: inShop, to: [...inShop, ...onTheWay, 'Delivered'], needs: packs },
  { by: 'staff', from: onTheWay, to: [...onTheWay, 'Delivered'], needs: packs },
  // Nothing was paid, and the buyer cannot cancel what has left once, so no money and no stock can follow.
  {
    by: 'staff',
    from: [...onTheWay, 'Delivered'],
    payment: unpaid,
    to: [...inShop, ...onTheWay],
    needs: packs,
  },
  // Says that the items came back, or that they never arrived. Money can follow.
  {
    by: 'staff',
    from: [...onTheWay, 'Delivered'],
    payment: paid,
    to: [...inShop, ...onTheWay],
    needs: refunds,
  },
  { by: 'staff', from: [...inShop, ...onTheWay, 'Delivered'], to: ['Cancelled'], needs: refunds },
  { by: 'buyer', from: inShop, to: ['Cancelled'], neverLeft: true, needs: null },
];

/** Returns whether an order with this status has left the shop. */
export const hasLeft = (status: OrderStatus): boolean =>
  status !== 'Cancelled' && orderStatuses.indexOf(status) >= orderStatuses.indexOf('Shipped');

/** A change of status to look up. `left`: the items have left the shop at some time. */
export type OrderChange = {
  by: OrderTransition['by'];
  from: OrderStatus;
  payment: PaymentStatus;
  to: OrderStatus;
  left: boolean;
};

/** Finds the row of the table for a change; undefined if nobody may make it. */
export const findTransition = ({ by, from, payment, to, left }: OrderChange): OrderTransition | undefined =>
  orderTransitions.find(
    (row) =>
      row.by === by &&
      row.from.includes(from) &&
      (row.payment ?? paymentStatuses).includes(payment) &&
      row.to.includes(to) &&
      !(row.neverLeft && left),
  );

/** Returns what staff need to set a status; null if nobody may set it, or if it is set already. */
export const needsOfStaff = (order: Pick<OrderChange, 'from' | 'payment' | 'to'>): Need | null =>
  findTransition({ ...order, by: 'staff', left: false })?.needs ?? null;
