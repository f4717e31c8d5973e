import { z } from 'zod';
import { personalValueSchema } from '../../catalog/products/personal.ts';
import { endpoint } from '../../core/endpoint.ts';
import {
  anyIdSchema,
  idSchema,
  instantSchema,
  pictureSchema,
  rupeesSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { deliveryDatesSchema } from '../checkout/delivery.ts';
import { checkoutErrors, checkoutSchema } from '../checkout/schema.ts';
import { couponKinds } from '../coupons/rules.ts';
import { unpaidRefusals } from './limit-errors.ts';
import { orderNotes, orderStatuses, paymentStatuses } from './statuses.ts';

export {
  type OrderNote,
  type OrderStatus,
  orderStatuses,
  type PaymentStatus,
  paymentStatuses,
} from './statuses.ts';

/** A shipping address. `state` is the ISO 3166-2 code without the country (MH), `country` the ISO 3166-1 code (IN). */
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
/** A shipping address. */
export type ShippingAddress = z.output<typeof shippingAddressSchema>;

/** The registered name and billing address of a buyer with a GSTIN. `state` is an ISO code, as in a shipping address. */
export const billingSchema = shippingAddressSchema.pick({
  name: true,
  address: true,
  city: true,
  state: true,
  pincode: true,
});
/** The registered name and billing address of a buyer with a GSTIN. */
export type BillingDetails = z.output<typeof billingSchema>;

/** An order item: the snapshot of what was bought, with the current product if it is still sold. */
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
  /** The product at the time of purchase. It stays when the product is deleted. */
  snapshot: z.object({
    name: z.string(),
    nameHi: z.string().nullable(),
    image: pictureSchema.nullable(),
    category: z.string(),
    /** The service that it is; absent for other products. */
    service: z.literal('energisation').optional(),
  }),
  /** What the buyer filled in for items that are made to order; absent for nothing. */
  personalisation: z.array(personalValueSchema).optional(),
  quantity: z.number().int(),
  /** The pieces of it that were refunded: they are not sent. */
  refunded: z.number().int(),
  price: rupeesSchema,
  /** The line's part of the discount, in rupees. */
  discount: rupeesSchema,
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
  /** The seller's Hindi name of the size or variant; absent without one. */
  choiceHi: z.string().optional(),
});

/** An order event. */
export const orderEventSchema = z.object({
  at: instantSchema,
  orderStatus: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  by: z.enum(['buyer', 'shop', 'gateway', 'system']),
  note: z.enum(orderNotes).nullable(),
  /** The amount that the note is about, in rupees. */
  amount: rupeesSchema.nullable(),
  /** Free text by the buyer or an admin. */
  reason: z.string().nullable(),
});

/** The courier, tracking number and tracking link of an order. Unknown fields are ''. */
export const courierSchema = z.object({ name: z.string(), number: z.string(), url: z.string() });
/** The courier of an order. */
export type Courier = z.output<typeof courierSchema>;

/** A courier as an admin enters it. All fields empty means no courier. */
export const typedCourierSchema = z.object({
  name: z.string().trim().max(80),
  number: z.string().trim().max(60),
  url: z
    .string()
    .trim()
    .max(500)
    .refine((url) => url === '' || /^https?:\/\/[^\s/]+\S*$/i.test(url), 'tracking_link_invalid'),
});

/** The newest order event that the admin has seen. A change based on an older one is refused. */
export const expectedRevisionSchema = versionSchema.optional();

/** A coupon of an order, with what it took, in rupees. The code is null if it is automatic. */
export const orderDiscountSchema = z.object({
  code: z.string().nullable(),
  kind: z.enum(couponKinds),
  name: z.string(),
  nameHi: z.string().nullable(),
  amount: rupeesSchema,
});
/** A coupon of an order, with what it took. */
export type OrderDiscountFacts = z.output<typeof orderDiscountSchema>;

/** The tax included at one rate, in rupees: of the products, or of their delivery. */
export const taxRowSchema = z.object({ percent: z.number(), amount: rupeesSchema, delivery: z.boolean() });

/**
 * An order. Amounts in rupees. `gstAmount` is the tax shown as included (decision 34), `taxes` are its rows.
 * `customOrderId` is the gateway order id.
 */
export const orderSchema = z.object({
  _id: idSchema,
  /** The number that people call it by: NR-20461. */
  orderNumber: z.string(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  orderStatus: z.enum(orderStatuses),
  paymentMethod: z.enum(['online', 'cod']),
  paymentStatus: z.enum(paymentStatuses),
  subtotal: rupeesSchema,
  deliveryCharges: rupeesSchema,
  discountAmount: rupeesSchema,
  /** The coupons of the order, codes first. Absent in orders of before. */
  discounts: z.array(orderDiscountSchema).optional(),
  gstAmount: rupeesSchema,
  taxes: z.array(taxRowSchema),
  /** The GSTIN that the buyer wants on the invoice. */
  gstin: z.string().nullable(),
  /** Null without a GSTIN, and when the delivery address is billed. */
  billing: billingSchema.nullable(),
  /** What the buyer wrote to the shop with the order; null for nothing. */
  buyerNote: z.string().nullable(),
  totalAmount: rupeesSchema,
  coupon: z.string().nullable(),
  couponCode: z.string().nullable(),
  customOrderId: z.string().nullable(),
  /** The end of the reservation of an unpaid online order. */
  payableUntil: instantSchema.nullable(),
  /**
   * Whether the buyer may cancel now. `cancellableUntil` is the deadline for customised products; null means until
   * shipped.
   */
  cancellable: z.boolean(),
  cancellableUntil: instantSchema.nullable(),
  user: z.object({ _id: idSchema, name: z.string(), email: z.string() }),
  shippingAddress: shippingAddressSchema,
  items: z.array(orderItemSchema),
  history: z.array(orderEventSchema),
  courier: courierSchema.nullable(),
  /** When the parcel arrives; null once it is delivered or cancelled, and while it waits for a service; absent where the order is not read by itself. */
  arrives: deliveryDatesSchema.nullable().optional(),
  /** The id of its newest event. */
  revision: z.number().int(),
});
/** An order. */
export type Order = z.output<typeof orderSchema>;

const reasonSchema = z.string().trim().max(500).optional();
/** The errors of an admin's change of an order. */
const adminErrors = ['order_not_found', 'order_is_cancelled', 'order_changed'] as const;

/** The order endpoints of buyers, and the status changes of admins. */
export const orders = {
  'GET /api/auth/user-orders': endpoint({
    summary: "The buyer's own orders, newest first; expired online orders are included as Cancelled.",
    access: 'member',
    unauthenticatedError: 'user_not_authenticated',
    response: z.array(orderSchema),
  }),
  'GET /api/auth/order/{id}': endpoint({
    summary: "One of the buyer's own orders, by its id or number (an admin sees any).",
    access: 'member',
    unauthenticatedError: 'user_not_authenticated',
    params: z.object({ id: anyIdSchema }),
    response: orderSchema,
    errors: ['order_not_found'],
  }),
  'GET /api/auth/check-status': endpoint({
    summary:
      'The status of one of the caller’s orders, by its id or gateway order id. For the confirmation page.',
    access: 'member',
    unauthenticatedError: 'user_not_authenticated',
    query: z.object({ order_id: z.string().max(64).optional() }),
    response: z.object({ status: z.string() }),
    errors: ['order_not_found', 'order_id_missing'],
  }),
  'POST /api/auth/place-order': endpoint({
    summary:
      'Places a cash order. The server checks prices, stock and coupon, as for online payment. Sent again within ten minutes, with the same lines, address and method, it is the first order (200), unless the cart has the lines again.',
    repeats: true,
    access: 'member',
    sells: true,
    unauthenticatedError: 'user_not_authenticated',
    status: 201,
    body: checkoutSchema,
    response: z.object({
      message: z.string(),
      order: orderSchema,
      paymentStatus: z.enum(paymentStatuses),
      /** The request was taken for this earlier, equal order; absent for a new one. */
      repeated: z.literal(true).optional(),
    }),
    errors: [
      ...checkoutErrors,
      'cod_not_offered',
      'cod_too_much',
      'cash_open_orders',
      'cash_open_pieces',
      'cash_prove_first',
      ...unpaidRefusals,
      'crowded',
    ],
  }),
  'PUT /api/auth/cancel-order/{id}': endpoint({
    summary:
      'Cancels one of the caller’s orders before it ships (customised products: within an hour). Restores stock and coupon, refunds the payment.',
    access: 'member',
    unauthenticatedError: 'user_not_authenticated',
    params: z.object({ id: anyIdSchema }),
    body: z.object({ reason: reasonSchema }),
    response: z.object({ message: z.string(), order: orderSchema }),
    errors: ['order_not_found', 'not_cancellable', 'earlier_order_paid', 'gateway_unavailable'],
  }),
  'GET /api/auth/admin/all-orders': endpoint({
    summary: 'The fulfilment list, newest first, at most 1,000 orders, without unpaid online orders.',
    access: 'admin',
    permission: 'orders.read',
    unauthenticatedError: 'admin_not_authenticated',
    query: z.object({ status: z.enum(orderStatuses).optional() }),
    response: z.array(orderSchema),
  }),
  'PUT /api/auth/admin/update-status': endpoint({
    summary:
      'Sets the status of an order. Cancelling restores stock and coupon, refunds the payment, and is final. With `revision`, a concurrent change is refused.',
    access: 'admin',
    permission: 'orders.pack',
    further: ['orders.refund'],
    fresh: 'sometimes',
    unauthenticatedError: 'admin_not_authenticated',
    body: z.object({
      orderId: anyIdSchema,
      status: z.enum(orderStatuses, 'invalid_order_status'),
      reason: reasonSchema,
      revision: expectedRevisionSchema,
      /** For a cancellation: false when the pieces cannot be sold again. */
      restock: z.boolean().default(true),
      courier: typedCourierSchema.optional(),
    }),
    response: z.object({ message: z.string(), order: orderSchema }),
    errors: [
      ...adminErrors,
      'invalid_order_status',
      'order_has_returns',
      'order_stays_delivered',
      'order_return_open',
      'order_refunded',
      'order_on_hold',
      'tracking_link_invalid',
      'gateway_unavailable',
    ],
  }),
  'PUT /api/auth/admin/orders/{id}': endpoint({
    summary: 'Marks a cash order as paid.',
    access: 'admin',
    permission: 'orders.payment',
    unauthenticatedError: 'admin_not_authenticated',
    params: z.object({ id: anyIdSchema }),
    body: z.object({ paymentStatus: z.literal('Paid'), revision: expectedRevisionSchema }),
    response: z.object({ message: z.string(), order: orderSchema }),
    errors: adminErrors,
  }),
};
