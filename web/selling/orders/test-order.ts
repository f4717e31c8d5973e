import type { Order } from '#contract/selling/orders/endpoints.ts';

type Event = Order['history'][number];
/** Returns an event of an order, so many minutes after it was placed. */
export const event = (minute: number, step: Partial<Event>): Event => ({
  at: new Date(Date.UTC(2026, 10, 20, 4, minute)).toISOString(),
  orderStatus: 'Pending',
  paymentStatus: 'Initiated',
  by: 'buyer',
  note: null,
  amount: null,
  reason: null,
  ...step,
});
/** The event with which the order is placed. */
export const placed = event(0, {});
/** The event with which it is paid. */
export const paid = event(5, { paymentStatus: 'Paid', by: 'gateway' });

/** A line of an order. */
export const item: Order['items'][number] = {
  _id: 'line000000000000',
  product: null,
  snapshot: { name: 'Natural Ruby', nameHi: 'माणिक', image: null, category: 'Gemstones' },
  quantity: 1,
  refunded: 0,
  price: 18500,
  discount: 0,
  size: null,
  variantId: null,
  variant: null,
};
/** Returns an order, with what is given in place of its own. */
export const order = (part: Partial<Order> = {}): Order => ({
  _id: 'mwpxrwgoabnkp7un',
  orderNumber: 'NR-20461',
  createdAt: placed.at,
  updatedAt: placed.at,
  orderStatus: 'Pending',
  paymentMethod: 'online',
  paymentStatus: 'Initiated',
  subtotal: 18500,
  deliveryCharges: 0,
  discountAmount: 0,
  gstAmount: 2822.03,
  taxes: [{ percent: 18, amount: 2822.03, delivery: false }],
  gstin: null,
  billing: null,
  buyerNote: null,
  totalAmount: 18500,
  coupon: null,
  couponCode: null,
  customOrderId: null,
  payableUntil: null,
  cancellable: true,
  cancellableUntil: null,
  courier: null,
  revision: 1,
  user: { _id: 'u', name: 'Savitri Deshpande', email: 's@example.in' },
  shippingAddress: {
    name: '',
    phone: '',
    address: '',
    city: '',
    state: 'MH',
    country: 'IN',
    pincode: '',
    landmark: '',
  },
  items: [item],
  history: [placed],
  ...part,
});
