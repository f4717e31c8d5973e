// No zod here, because pages load this file.

/** The order statuses, in the order of fulfilment. */
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

/** The payment statuses. */
export const paymentStatuses = ['Pending', 'Initiated', 'Paid', 'Failed', 'Refunded'] as const;
/** A payment status. */
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The notes of order events. Pages translate them. */
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
  'energisation_planned',
  'energisation_done',
  'energisation_called_off',
  'held',
  'hold_released',
  'address_corrected',
  'written_by_shop',
  'return_agreed',
  'return_sent',
  'return_arrived',
  'return_inspected',
  'return_withdrawn',
] as const;
/** The note of an order event. */
export type OrderNote = (typeof orderNotes)[number];
