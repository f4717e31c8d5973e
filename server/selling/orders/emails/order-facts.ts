import type { Order } from '#contract/selling/orders/endpoints.ts';

/** An order as e-mails show it: the wire's own words, amounts in rupees. An `Order` of the contract fits. */
export type MailOrder = Pick<
  Order,
  | '_id'
  | 'orderNumber'
  | 'createdAt'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'subtotal'
  | 'deliveryCharges'
  | 'discountAmount'
  | 'gstAmount'
  | 'totalAmount'
  | 'user'
  | 'shippingAddress'
  | 'items'
> &
  Partial<Pick<Order, 'courier' | 'taxes' | 'couponCode' | 'discounts' | 'gstin' | 'billing' | 'buyerNote'>>;

/** A product in an e-mail by its name at the time of purchase. */
export type NamedItem = { name: string; nameHi: string | null };

/**
 * The deadlines of returns of a delivered order (instants, inclusive). `problem`: for what is damaged, missing or wrong.
 * `change`: for a change of mind, with the fee in rupees and the months of the credit note; `only` names the products
 * if some of the order cannot be returned, and is null for all of them. `customised`: products that cannot.
 */
export type ReturnDeadlines = {
  problem: { inTimeUntil: string; until: string } | null;
  change: { until: string; fee: number; months: number; only: NamedItem[] | null } | null;
  customised: NamedItem[];
};
