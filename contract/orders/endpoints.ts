import { z } from 'zod';
import { checkoutErrors, checkoutSchema } from '../checkout/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import {
  anyIdSchema,
  idSchema,
  instantSchema,
  pictureSchema,
  rupeesSchema,
  versionSchema,
} from '../core/primitives.ts';
import { orderNotes, orderStatuses, paymentStatuses } from './statuses.ts';

export {
  type OrderNote,
  type OrderStatus,
  orderStatuses,
  type PaymentStatus,
  paymentStatuses,
} from './statuses.ts';

/** Where an order goes. `state` is the ISO 3166-2 code without the country (MH), `country` the ISO code (IN). */
export const shippingAddressSchema = z.object({
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  pincode: z.string(),
  landmark: z.string(),
});
/** Where an order goes. */
export type ShippingAddress = z.output<typeof shippingAddressSchema>;

/** One line of an order: the snapshot of what was bought, with the live product's id if it is still sold. */
export const orderItemSchema = z.object({
  _id: idSchema,
  product: z
    .object({
      _id: idSchema,
      name: z.string(),
      nameHi: z.string().nullable(),
      image: z.array(pictureSchema),
      images: z.array(pictureSchema),
      price: rupeesSchema,
    })
    .nullable(),
  /** As it was when it was bought; stands also when the product is gone. */
  snapshot: z.object({
    name: z.string(),
    nameHi: z.string().nullable(),
    image: pictureSchema.nullable(),
    category: z.string(),
  }),
  quantity: z.number().int(),
  price: rupeesSchema,
  size: z.string().nullable(),
  variantId: idSchema.nullable(),
  variant: z
    .object({
      variantName: z.string(),
      gram: z.number().nullable(),
      price: rupeesSchema,
      sku: z.string().nullable(),
    })
    .nullable(),
});

/** One step in an order's life: who did what, when and why. */
export const orderEventSchema = z.object({
  at: instantSchema,
  orderStatus: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  by: z.enum(['buyer', 'shop', 'gateway', 'system']),
  note: z.enum(orderNotes).nullable(),
  /** Rupees the note speaks of. */
  amount: rupeesSchema.nullable(),
  /** A person's own words. */
  reason: z.string().nullable(),
});

/** Who carries an order, under which number, and where that is followed; what is not known is ''. */
export const courierSchema = z.object({ name: z.string(), number: z.string(), url: z.string() });
/** Who carries an order. */
export type Courier = z.output<typeof courierSchema>;

/** The same as the desk types it; nothing at all means that nobody carries it. */
export const typedCourierSchema = z.object({
  name: z.string().trim().max(80),
  number: z.string().trim().max(60),
  url: z
    .string()
    .trim()
    .max(500)
    .refine((url) => url === '' || /^https?:\/\/[^\s/]+\S*$/i.test(url), 'tracking_link_invalid'),
});

/** The newest step of an order that a person has seen: a change made on the ground of an older one is refused. */
export const seenSchema = versionSchema.optional();

/** An order on the wire. Rupees; `gstAmount` is the 18 % shown as included; `customOrderId` is the gateway's order id. */
export const orderSchema = z.object({
  _id: idSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
  orderStatus: z.enum(orderStatuses),
  paymentMethod: z.enum(['online', 'cod']),
  paymentStatus: z.enum(paymentStatuses),
  subtotal: rupeesSchema,
  deliveryCharges: rupeesSchema,
  discountAmount: rupeesSchema,
  gstAmount: rupeesSchema,
  totalAmount: rupeesSchema,
  coupon: z.string().nullable(),
  customOrderId: z.string().nullable(),
  /** While an online order waits for its money: until when its goods are held. */
  payableUntil: instantSchema.nullable(),
  /** Whether its buyer may take it back now; `cancellableUntil`: until when, for customised goods; null: until it is shipped. */
  cancellable: z.boolean(),
  cancellableUntil: instantSchema.nullable(),
  user: z.object({ _id: idSchema, name: z.string(), email: z.string() }),
  shippingAddress: shippingAddressSchema,
  items: z.array(orderItemSchema),
  history: z.array(orderEventSchema),
  courier: courierSchema.nullable(),
  /** Grows with every step of its history. */
  revision: z.number().int(),
});
/** An order on the wire. */
export type Order = z.output<typeof orderSchema>;

const reasonSchema = z.string().trim().max(500).optional();
/** What the desk may be told when it changes an order. */
const adminErrors = ['order_not_found', 'order_is_cancelled', 'order_changed'] as const;

/** Orders, as their buyer sees them, and as the desk works on them. */
export const orders = {
  'GET /api/auth/user-orders': endpoint({
    summary:
      "The buyer's own orders, newest first; unpaid online orders that ran out are among them as Cancelled.",
    access: 'member',
    unauthenticatedError: 'user_not_authenticated',
    response: z.array(orderSchema),
  }),
  'GET /api/auth/order/{id}': endpoint({
    summary: "One of the buyer's own orders (an admin sees any).",
    access: 'member',
    unauthenticatedError: 'user_not_authenticated',
    params: z.object({ id: anyIdSchema }),
    response: orderSchema,
    errors: ['order_not_found'],
  }),
  'GET /api/auth/check-status': endpoint({
    summary:
      'The status of an order of one’s own, by its id or its gateway order id; for the confirmation page.',
    access: 'member',
    unauthenticatedError: 'user_not_authenticated',
    query: z.object({ order_id: z.string().max(64).optional() }),
    response: z.object({ status: z.string() }),
    errors: ['order_not_found', 'order_id_missing'],
  }),
  'POST /api/auth/place-order': endpoint({
    summary:
      'Places an order that is paid on delivery. Prices, stock and coupon are the server’s, as for online payment.',
    access: 'member',
    unauthenticatedError: 'user_not_authenticated',
    status: 201,
    body: checkoutSchema,
    response: z.object({ message: z.string(), order: orderSchema, paymentStatus: z.enum(paymentStatuses) }),
    errors: [
      ...checkoutErrors,
      'cod_not_offered',
      'cod_too_much',
      'cash_open_orders',
      'cash_open_pieces',
      'cash_prove_first',
      'crowded',
    ],
  }),
  'PUT /api/auth/cancel-order/{id}': endpoint({
    summary:
      'Cancels one’s own order until it is shipped (customised goods: within an hour). Stock and coupon return, paid money goes back.',
    access: 'member',
    unauthenticatedError: 'user_not_authenticated',
    params: z.object({ id: anyIdSchema }),
    body: z.object({ reason: reasonSchema }),
    response: z.object({ message: z.string(), order: orderSchema }),
    errors: ['order_not_found', 'not_cancellable', 'earlier_order_paid', 'gateway_unavailable'],
  }),
  'GET /api/auth/admin/all-orders': endpoint({
    summary:
      'Every order that is work for the shop, newest first, at most 1,000; unpaid online orders are not.',
    access: 'admin',
    unauthenticatedError: 'admin_not_authenticated',
    query: z.object({ status: z.enum(orderStatuses).optional() }),
    response: z.array(orderSchema),
  }),
  'PUT /api/auth/admin/update-status': endpoint({
    summary:
      'Sets an order’s status. Cancelling returns stock, coupon and money; a cancelled order stays cancelled. With `revision` a change that somebody else made meanwhile is not run over.',
    access: 'admin',
    unauthenticatedError: 'admin_not_authenticated',
    body: z.object({
      orderId: anyIdSchema,
      status: z.enum(orderStatuses, 'invalid_order_status'),
      reason: reasonSchema,
      revision: seenSchema,
      /** Cancelling: false when the pieces cannot be sold again. */
      restock: z.boolean().default(true),
      courier: typedCourierSchema.optional(),
    }),
    response: z.object({ message: z.string(), order: orderSchema }),
    errors: [
      ...adminErrors,
      'invalid_order_status',
      'order_has_returns',
      'order_stays_delivered',
      'tracking_link_invalid',
      'gateway_unavailable',
    ],
  }),
  'PUT /api/auth/admin/orders/{id}': endpoint({
    summary: 'Marks an order as paid (cash has come).',
    access: 'admin',
    unauthenticatedError: 'admin_not_authenticated',
    params: z.object({ id: anyIdSchema }),
    body: z.object({ paymentStatus: z.literal('Paid'), revision: seenSchema }),
    response: z.object({ message: z.string(), order: orderSchema }),
    errors: adminErrors,
  }),
};
