import { z } from 'zod';
import { personalValueSchema } from '../catalog/personal.ts';
import { endpoint } from '../core/endpoint.ts';
import {
  anyIdSchema,
  idSchema,
  instantSchema,
  messageSchema,
  pictureSchema,
  rupeesSchema,
} from '../core/primitives.ts';
import {
  courierSchema,
  expectedRevisionSchema,
  orderEventSchema,
  orderSchema,
  typedCourierSchema,
} from './endpoints.ts';
import { orderStatuses } from './statuses.ts';

/** The filter of the admin order list. */
const filter = {
  /** An order number (NR-20461, or 20461), an order id (whole, or its last six characters), a name, an e-mail address or a phone number. */
  q: z.string().trim().max(100).default(''),
  status: z.enum(orderStatuses).optional(),
  payment: z.enum(['Paid', 'Pending', 'Refunded']).optional(),
};

/** A row of the admin order list. Amounts in rupees; at most three `pictures`. */
export const listedOrderSchema = z.object({
  _id: idSchema,
  orderNumber: z.string(),
  createdAt: instantSchema,
  orderStatus: z.enum(orderStatuses),
  paymentMethod: z.enum(['online', 'cod']),
  paymentStatus: z.enum(['Paid', 'Pending', 'Refunded']),
  totalAmount: rupeesSchema,
  name: z.string(),
  city: z.string(),
  pictures: z.array(pictureSchema),
  itemCount: z.number().int(),
  /** True once it is invoiced: when it is paid, or when a cash order is shipped. */
  invoiced: z.boolean(),
  revision: z.number().int(),
  /** Items that are still to be energised. */
  unenergised: z.number().int(),
});
/** A row of the admin order list. */
export type ListedOrder = z.output<typeof listedOrderSchema>;

/** A payment attempt at the gateway, with the gateway's `status`. */
const attemptSchema = z.object({
  id: z.string(),
  at: instantSchema.nullable(),
  amount: rupeesSchema,
  status: z.string(),
});
/** A payment attempt at the gateway. */
export type PaymentAttempt = z.output<typeof attemptSchema>;

/** A refund. `by_hand`: transferred by an admin, with the bank's reference. */
const sentBackSchema = z.object({
  id: z.string(),
  at: instantSchema,
  amount: rupeesSchema,
  status: z.enum(['wanted', 'pending', 'success', 'failed', 'by_hand']),
  reason: z.string(),
  reference: z.string().nullable(),
});

/** An order with its money, history and notes, for admins. Amounts in rupees. */
export const adminOrderSchema = z.object({
  order: orderSchema,
  buyer: z.object({
    _id: idSchema,
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    orders: z.number().int(),
  }),
  /** The events of the order, with the names of those who caused them. */
  history: z.array(orderEventSchema.extend({ who: z.string().nullable() })),
  money: z.object({
    paid: rupeesSchema,
    sentBack: rupeesSchema,
    credited: rupeesSchema,
    /** The amount that can still be refunded. */
    left: rupeesSchema,
    /** False for cash: an admin transfers refunds by hand. */
    throughGateway: z.boolean(),
  }),
  /** The amount paid for each line, after its share of the discount. */
  /** What was paid for each line, and what its buyer filled in, for the packing slip. */
  lines: z.array(
    z.object({
      itemId: idSchema,
      paid: rupeesSchema,
      personalisation: z.array(personalValueSchema).optional(),
    }),
  ),
  sentBack: z.array(sentBackSchema),
  notes: z.array(z.object({ id: z.string(), at: instantSchema, who: z.string(), text: z.string() })),
});
/** An order with its money, history and notes, for admins. */
export type AdminOrder = z.output<typeof adminOrderSchema>;

const ofOrder = z.object({ id: anyIdSchema });

/** The admin endpoints of orders, except the change of a status. */
export const orderAdmin = {
  'GET /api/admin/orders': endpoint({
    summary: 'A page of the fulfilment list, with the number of orders in each status.',
    access: 'admin',
    permission: 'orders.read',
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
      /** Counts for the same search and payment filter, in any status. */
      counts: z.record(z.enum(['all', ...orderStatuses]), z.number().int()),
    }),
  }),
  'GET /api/admin/orders/export': endpoint({
    summary:
      'The complete list as CSV, newest first. Rupees, IST. Cells that look like formulas are escaped.',
    access: 'admin',
    permission: 'orders.export',
    fresh: 'always',
    unauthenticatedError: 'admin_not_authenticated',
    query: z.object(filter),
    response: z.custom<ReadableStream<Uint8Array>>(),
    produces: 'text/csv; charset=utf-8',
    download: true,
  }),
  'GET /api/admin/orders/{id}': endpoint({
    summary: 'An order with its money, its notes and the names of those who changed it.',
    access: 'admin',
    permission: 'orders.read',
    unauthenticatedError: 'admin_not_authenticated',
    params: ofOrder,
    response: adminOrderSchema,
    errors: ['order_not_found'],
  }),
  'GET /api/admin/orders/{id}/attempts': endpoint({
    summary: 'The payment attempts of an online order, read from the gateway, oldest first.',
    access: 'admin',
    permission: 'orders.read',
    unauthenticatedError: 'admin_not_authenticated',
    params: ofOrder,
    response: z.object({ attempts: z.array(attemptSchema) }),
    errors: ['order_not_found', 'gateway_unavailable'],
  }),
  'PUT /api/admin/orders/{id}/courier': endpoint({
    summary: 'Sets the courier of an order. Once it is shipped, every change is e-mailed to the buyer.',
    access: 'admin',
    permission: 'orders.pack',
    unauthenticatedError: 'admin_not_authenticated',
    params: ofOrder,
    body: typedCourierSchema.extend({ revision: expectedRevisionSchema }),
    response: messageSchema.extend({ courier: courierSchema.nullable() }),
    errors: ['order_not_found', 'order_is_cancelled', 'order_changed', 'tracking_link_invalid'],
  }),
  'POST /api/admin/orders/{id}/notes': endpoint({
    summary: 'Adds a staff note. Notes cannot be changed.',
    access: 'admin',
    permission: 'orders.note',
    unauthenticatedError: 'admin_not_authenticated',
    status: 201,
    params: ofOrder,
    body: z.object({ text: z.string().trim().min(1).max(2000) }),
    response: messageSchema,
    errors: ['order_not_found'],
  }),
  'POST /api/admin/orders/{id}/refunds': endpoint({
    summary:
      'Refunds a part of what was paid: an amount, or what was paid for some lines. Idempotent by `key`.',
    access: 'admin',
    permission: 'orders.refund',
    fresh: 'always',
    unauthenticatedError: 'admin_not_authenticated',
    status: 201,
    params: ofOrder,
    body: z.object({
      key: z.string().min(8).max(64),
      amount: rupeesSchema.optional(),
      items: z.array(anyIdSchema).max(100).optional(),
      reason: z.string().trim().min(1).max(500),
      /** The bank reference of a transfer by hand, for a cash order. */
      reference: z.string().trim().max(60).optional(),
      revision: expectedRevisionSchema,
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
