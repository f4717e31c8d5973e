import { z } from 'zod';
import { personalValueSchema } from '../../catalog/products/personal.ts';
import { endpoint } from '../../core/endpoint.ts';
import { NOTE_MAX } from '../../core/notes.ts';
import { pageQuery, pagesSchema } from '../../core/pages.ts';
import {
  anyIdSchema,
  idSchema,
  instantSchema,
  messageSchema,
  pictureSchema,
  rupeesSchema,
} from '../../core/primitives.ts';
import {
  courierSchema,
  expectedRevisionSchema,
  orderEventSchema,
  orderSchema,
  typedCourierSchema,
} from './endpoints.ts';
import { orderFilter, orderSortSchema } from './filter.ts';
import { riskKinds } from './risk.ts';
import { orderStatuses } from './statuses.ts';

/** A mark of risk. `n` counts orders or addresses, and is 0 where nothing is counted. */
const riskSchema = z.object({ kind: z.enum(riskKinds), n: z.number().int() });
/** A mark of risk of an order. */
export type Risk = z.output<typeof riskSchema>;

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
  /** When it was marked as packed. */
  packedAt: instantSchema.nullable(),
  /** Null before there is one. */
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** Why it is on hold; null while it is not. */
  hold: z.string().nullable(),
  /** Empty once it is delivered or cancelled. */
  risks: z.array(riskSchema),
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
  /** For each line what was paid, after its share of the discount, its stock code, and what its buyer filled in. */
  lines: z.array(
    z.object({
      itemId: idSchema,
      paid: rupeesSchema,
      /** The pieces that were neither refunded nor are in a return. */
      refundable: z.number().int(),
      sku: z.string().nullable(),
      personalisation: z.array(personalValueSchema).optional(),
    }),
  ),
  sentBack: z.array(sentBackSchema),
  hold: z.object({ at: instantSchema, who: z.string(), reason: z.string() }).nullable(),
  risks: z.array(riskSchema),
  /** Whether an invoice is issued. From then on its address stays in the same state. */
  invoiced: z.boolean(),
  notes: z.array(z.object({ id: z.string(), at: instantSchema, who: z.string(), text: z.string() })),
});
/** An order with its money, history and notes, for admins. */
export type AdminOrder = z.output<typeof adminOrderSchema>;

const refundedItemSchema = z.object({
  itemId: anyIdSchema,
  quantity: z.number().int().min(1).max(1_000_000).nullable(),
});
/** The pieces of a line that a refund is about; `quantity` null for all that are left. */
export type RefundedItem = z.output<typeof refundedItemSchema>;

const ofOrder = z.object({ id: anyIdSchema });

/** The admin endpoints of orders, except the change of a status. */
export const orderAdmin = {
  'GET /api/admin/orders': endpoint({
    summary: 'A page of the fulfilment list, with the number of orders in each status.',
    access: 'admin',
    permission: 'orders.read',
    unauthenticatedError: 'admin_not_authenticated',
    query: z.object({
      ...orderFilter,
      sort: orderSortSchema.default('newest'),
      limit: z.coerce.number().int().min(1).max(100).default(30),
      ...pageQuery,
    }),
    response: z.object({
      orders: z.array(listedOrderSchema),
      pages: pagesSchema,
      total: z.number().int(),
      /** Counts for the same filter, in any status. */
      counts: z.record(z.enum(['all', ...orderStatuses]), z.number().int()),
      /** True if more orders match than were counted: total and counts are then lower bounds. */
      atLeast: z.literal(true).optional(),
    }),
  }),
  'GET /api/admin/orders/export': endpoint({
    summary:
      'The complete list as CSV, newest first, by the day on which orders were placed. Rupees, IST. Cells that look like formulas are escaped.',
    access: 'admin',
    permission: 'orders.export',
    fresh: 'always',
    unauthenticatedError: 'admin_not_authenticated',
    query: z.object(orderFilter),
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
    body: z.object({ text: z.string().trim().min(1).max(NOTE_MAX) }),
    response: messageSchema,
    errors: ['order_not_found'],
  }),
  'POST /api/admin/orders/{id}/refunds/preview': endpoint({
    summary:
      'What a refund of some pieces is worth: what was paid for them, less the discount that the kept goods lose.',
    access: 'admin',
    permission: 'orders.refund',
    unauthenticatedError: 'admin_not_authenticated',
    params: ofOrder,
    body: z.object({ items: z.array(refundedItemSchema).min(1).max(100) }),
    response: z.object({
      /** The amount of the refund if none is given. */
      amount: rupeesSchema,
      /** What was paid for the pieces, and for the services that end with them. */
      paid: rupeesSchema,
      /** What is left out of the amount: the discount that the kept items lose. */
      benefitEnds: rupeesSchema,
      /** What the kept items would have cost alone. */
      keptCost: rupeesSchema,
    }),
    errors: ['order_not_found', 'refund_pieces', 'refund_service_part'],
  }),
  'POST /api/admin/orders/{id}/refunds': endpoint({
    summary:
      'Refunds a part of what was paid: an amount, or what some pieces are worth, as the preview says. Named pieces leave the order: they are not packed, certified or energised. Idempotent by `key`.',
    access: 'admin',
    permission: 'orders.refund',
    fresh: 'always',
    unauthenticatedError: 'admin_not_authenticated',
    status: 201,
    params: ofOrder,
    body: z.object({
      key: z.string().min(8).max(64),
      amount: rupeesSchema.optional(),
      /** Lines whose pieces the buyer does not get or keep; an id alone is all that is left of the line. */
      items: z
        .array(z.union([anyIdSchema, refundedItemSchema]))
        .max(100)
        .optional(),
      /** Puts these pieces into stock again. */
      restock: z.boolean().default(false),
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
      'refund_pieces',
      'refund_service_part',
      'refund_unpaid',
      'refund_above',
      'refund_reference',
    ],
  }),
};
