// The words of an order's life. No zod here: pages load this file.

/** Order statuses in their order, as they stand on the wire. */
export const orderStatuses = [
  'Pending',
  'Processing',
  'Shipped',
  'On-way',
  'Out-for-delivery',
  'Delivered',
  'Cancelled',
] as const;
/** An order status. */
export type OrderStatus = (typeof orderStatuses)[number];

/** Payment statuses, as they stand on the wire. */
export const paymentStatuses = ['Pending', 'Initiated', 'Paid', 'Failed', 'Refunded'] as const;
/** A payment status. */
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What the house says of a step, by name; pages put it into the reader's language. */
export const orderNotes = [
  'expired',
  'replaced',
  'cancelled_by_buyer',
  'cancelled_by_shop',
  'paid_late',
  'paid_twice',
  'paid_too_late',
  'sent_back',
  'not_sent_back',
  'cash_came',
  'courier_named',
  'refund_ordered',
  'sent_back_by_hand',
  'return_asked',
  'return_accepted',
  'return_refused',
  'credit_given',
] as const;
/** What the house says of a step. */
export type OrderNote = (typeof orderNotes)[number];
