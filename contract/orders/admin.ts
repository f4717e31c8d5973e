import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  anyIdSchema,
  idSchema,
  instantSchema,
  messageSchema,
  pictureSchema,
  rupeesSchema,
} from '../core/primitives.ts';
import { courierSchema, orderEventSchema, orderSchema, seenSchema, typedCourierSchema } from './endpoints.ts';
import { orderStatuses } from './statuses.ts';

/** What the desk can narrow its list to. */
const filter = {
  /** A number (whole or its last six), a name, an e-mail address or a phone number. */
  q: z.string().trim().max(100).default(''),
  status: z.enum(orderStatuses).optional(),
  payment: z.enum(['Paid', 'Pending', 'Refunded']).optional(),
};

/** An order as a line of the desk's list. Rupees; `pictures` at most three. */
export const listedOrderSchema = z.object({
  _id: idSchema,
  createdAt: instantSchema,
  orderStatus: z.enum(orderStatuses),
  paymentMethod: z.enum(['online', 'cod']),
  paymentStatus: z.enum(['Paid', 'Pending', 'Refunded']),
  totalAmount: rupeesSchema,
  name: z.string(),
  city: z.string(),
  pictures: z.array(pictureSchema),
  itemCount: z.number().int(),
  /** True once its invoice is written: when it is paid, or leaves the shop to be paid at the door. */
  invoiced: z.boolean(),
  revision: z.number().int(),
});
/** An order as a line of the desk's list. */
export type ListedOrder = z.output<typeof listedOrderSchema>;

/** One try to pay, as the gateway tells it; `status` in its own words. */
const attemptSchema = z.object({
  id: z.string(),
  at: instantSchema.nullable(),
  amount: rupeesSchema,
  status: z.string(),
});
/** One try to pay. */
export type PaymentAttempt = z.output<typeof attemptSchema>;

/** Money on its way back, or there. `by_hand`: transferred by the desk itself, with the bank's reference. */
const sentBackSchema = z.object({
  id: z.string(),
  at: instantSchema,
  amount: rupeesSchema,
  status: z.enum(['wanted', 'pending', 'success', 'failed', 'by_hand']),
  reason: z.string(),
  reference: z.string().nullable(),
});

/** All the desk knows of an order. Rupees. */
export const adminOrderSchema = z.object({
  order: orderSchema,
  buyer: z.object({
    _id: idSchema,
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    orders: z.number().int(),
  }),
  /** As in the order, with the name of the person who took the step. */
  history: z.array(orderEventSchema.extend({ who: z.string().nullable() })),
  money: z.object({
    paid: rupeesSchema,
    sentBack: rupeesSchema,
    credited: rupeesSchema,
    /** What can still be sent back. */
    left: rupeesSchema,
    /** False: paid in cash, so that the desk transfers it itself. */
    throughGateway: z.boolean(),
  }),
  /** What was paid for each line after its share of the discount. */
  lines: z.array(z.object({ itemId: idSchema, paid: rupeesSchema })),
  sentBack: z.array(sentBackSchema),
  notes: z.array(z.object({ id: z.string(), at: instantSchema, who: z.string(), text: z.string() })),
});
/** All the desk knows of an order. */
export type AdminOrder = z.output<typeof adminOrderSchema>;

const ofOrder = z.object({ id: anyIdSchema });

/** The desk of orders: finding them, and all that is done with one besides its status. */
export const orderAdmin = {
  'GET /api/admin/orders': endpoint({
    summary:
      'The orders that are work for the shop, a page at a time, with how many there are of each status.',
    access: 'admin',
    unauthenticatedError: 'admin_not_authenticated',
    query: z.object({
      ...filter,
      sort: z.enum(['newest', 'oldest']).default('newest'),
      limit: z.coerce.number().int().min(1).max(100).default(30),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    response: z.object({
      orders: z.array(listedOrderSchema),
      total: z.number().int(),
      /** Of the same search and payment, whatever the status. */
      counts: z.record(z.enum(['all', ...orderStatuses]), z.number().int()),
    }),
  }),
  'GET /api/admin/orders/export': endpoint({
    summary:
      'The same list as CSV, whole, newest first. Rupees, Indian time; no cell can be read as a formula.',
    access: 'admin',
    unauthenticatedError: 'admin_not_authenticated',
    query: z.object(filter),
    response: z.custom<ReadableStream<Uint8Array>>(),
    produces: 'text/csv; charset=utf-8',
    download: true,
  }),
  'GET /api/admin/orders/{id}': endpoint({
    summary: 'An order with its money, its notes and the names of those who changed it.',
    access: 'admin',
    unauthenticatedError: 'admin_not_authenticated',
    params: ofOrder,
    response: adminOrderSchema,
    errors: ['order_not_found'],
  }),
  'GET /api/admin/orders/{id}/attempts': endpoint({
    summary: 'Every try to pay an online order, asked of the gateway now, the oldest first.',
    access: 'admin',
    unauthenticatedError: 'admin_not_authenticated',
    params: ofOrder,
    response: z.object({ attempts: z.array(attemptSchema) }),
    errors: ['order_not_found', 'gateway_unavailable'],
  }),
  'PUT /api/admin/orders/{id}/courier': endpoint({
    summary: 'Says who carries an order. Once it is shipped the buyer is told of every change by mail.',
    access: 'admin',
    unauthenticatedError: 'admin_not_authenticated',
    params: ofOrder,
    body: typedCourierSchema.extend({ revision: seenSchema }),
    response: messageSchema.extend({ courier: courierSchema.nullable() }),
    errors: ['order_not_found', 'order_is_cancelled', 'order_changed', 'tracking_link_invalid'],
  }),
  'POST /api/admin/orders/{id}/notes': endpoint({
    summary: 'Adds a note for the staff. Notes are never changed.',
    access: 'admin',
    unauthenticatedError: 'admin_not_authenticated',
    status: 201,
    params: ofOrder,
    body: z.object({ text: z.string().trim().min(1).max(2000) }),
    response: messageSchema,
    errors: ['order_not_found'],
  }),
  'POST /api/admin/orders/{id}/refunds': endpoint({
    summary:
      'Sends back a part of what was paid: an amount, or what was paid for the named lines. The same `key` is one refund.',
    access: 'admin',
    unauthenticatedError: 'admin_not_authenticated',
    status: 201,
    params: ofOrder,
    body: z.object({
      key: z.string().min(8).max(64),
      amount: rupeesSchema.optional(),
      items: z.array(anyIdSchema).max(100).optional(),
      reason: z.string().trim().min(1).max(500),
      /** Of the transfer by hand, for what was paid in cash. */
      reference: z.string().trim().max(60).optional(),
      revision: seenSchema,
    }),
    response: messageSchema.extend({ amount: rupeesSchema }),
    errors: [
      'order_not_found',
      'order_changed',
      'refund_empty',
      'refund_unpaid',
      'refund_above',
      'refund_reference',
    ],
  }),
};
