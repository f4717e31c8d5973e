import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import {
  anyIdSchema,
  idSchema,
  instantSchema,
  pictureSchema,
  rupeesSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { typedCourierSchema } from './endpoints.ts';
import { orderFilter, orderSortSchema } from './filter.ts';
import { bulkOrders, orderPapers, printedOrders } from './rules.ts';
import { orderStatuses } from './statuses.ts';

const chosen = z.array(anyIdSchema).min(1).max(bulkOrders);
const staff = { access: 'admin', unauthenticatedError: 'admin_not_authenticated' } as const;

/** An order of a bulk action that was refused, with the reason in words. */
export const bulkRefusalSchema = z.object({
  _id: z.string(),
  /** The id again, for an order that does not exist. */
  orderNumber: z.string(),
  code: z.string(),
  message: z.string(),
});

/** The result of a bulk action: each order is in one of the two lists, in the order of the request. */
export const bulkResultSchema = z.object({
  done: z.array(z.object({ _id: idSchema, orderNumber: z.string() })),
  refused: z.array(bulkRefusalSchema),
});
/** The result of a bulk action. */
export type BulkResult = z.output<typeof bulkResultSchema>;

/** An order that was ticked, with what the shop must know before it is shipped. Amounts in rupees. */
export const chosenOrderSchema = z.object({
  _id: idSchema,
  orderNumber: z.string(),
  name: z.string(),
  city: z.string(),
  pincode: z.string(),
  orderStatus: z.enum(orderStatuses),
  /** What the courier collects; 0 if nothing is to be paid. */
  toCollect: rupeesSchema,
  revision: z.number().int(),
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  packedAt: instantSchema.nullable(),
  unenergised: z.number().int(),
  /** True once it is invoiced. */
  invoiced: z.boolean(),
  /** Why it cannot be shipped now, in words; null if it can. */
  problem: z.string().nullable(),
});
/** An order that was ticked. */
export type ChosenOrder = z.output<typeof chosenOrderSchema>;

/** A courier of earlier orders. `link` is its last tracking link with `{number}` for the number; '' if there is none. */
export const knownCourierSchema = z.object({ name: z.string(), link: z.string() });
/** A courier of earlier orders. */
export type KnownCourier = z.output<typeof knownCourierSchema>;

/** A line of the pick list: one SKU, with the pieces and the orders that want it. */
export const pickLineSchema = z.object({
  skuId: idSchema,
  /** The code and the shelf of the SKU; null without one. */
  code: z.string().nullable(),
  shelf: z.string().nullable(),
  category: z.string(),
  name: z.string(),
  nameHi: z.string().nullable(),
  /** The variant or the size; null without one. */
  choice: z.string().nullable(),
  picture: pictureSchema.nullable(),
  customised: z.boolean(),
  quantity: z.number().int(),
  orders: z.array(z.object({ _id: idSchema, orderNumber: z.string(), quantity: z.number().int() })),
});
/** A line of the pick list. */
export type PickLine = z.output<typeof pickLineSchema>;

/** Order ids in a query, separated by commas. */
const idList = (max: number) =>
  z
    .string()
    .max(max * 17)
    .transform((text) => [...new Set(text.split(',').filter(Boolean))])
    .pipe(z.array(anyIdSchema).max(max));

/** Work on many orders at once: packing, shipping, papers, and the pick list. */
export const orderBulk = {
  'GET /api/admin/orders/ids': endpoint({
    summary: `The ids of all orders that match a filter, in the order of the list; at most ${bulkOrders}.`,
    ...staff,
    permission: 'orders.read',
    query: z.object({ ...orderFilter, sort: orderSortSchema.default('newest') }),
    response: z.object({ ids: z.array(idSchema), total: z.number().int() }),
  }),
  'GET /api/admin/orders/couriers': endpoint({
    summary: 'The couriers of earlier orders by name, each with its tracking link; at most 50.',
    ...staff,
    permission: 'orders.read',
    response: z.object({ couriers: z.array(knownCourierSchema) }),
  }),
  'POST /api/admin/orders/chosen': endpoint({
    summary: 'The ticked orders, in the order of the request, and whether each can be shipped.',
    ...staff,
    permission: 'orders.read',
    body: z.object({ orders: chosen }),
    response: z.object({ orders: z.array(chosenOrderSchema) }),
  }),
  'POST /api/admin/orders/pack': endpoint({
    summary: 'Marks orders as packed, or as not packed. Each order is a transaction of its own.',
    ...staff,
    permission: 'orders.pack',
    body: z.object({ orders: chosen, packed: z.boolean() }),
    response: bulkResultSchema,
  }),
  'POST /api/admin/orders/ship': endpoint({
    summary:
      'Ships orders with their couriers, as the change of one status does. Each order is a transaction of its own. The same request again changes nothing.',
    ...staff,
    permission: 'orders.pack',
    // 500 orders with links of 500 characters.
    bodyLimit: 512 * 1024,
    body: z.object({
      orders: z
        .array(
          z.object({
            orderId: anyIdSchema,
            revision: versionSchema.optional(),
            courier: typedCourierSchema,
          }),
        )
        .min(1)
        .max(bulkOrders),
    }),
    response: bulkResultSchema,
    errors: ['tracking_link_invalid'],
  }),
  'GET /api/admin/orders/papers': endpoint({
    summary: `The invoices, packing slips or address labels of orders as one PDF; at most ${printedOrders} orders.`,
    ...staff,
    permission: 'invoices.read',
    fresh: 'always',
    // Slips and labels are for those who pack.
    further: ['orders.pack'],
    query: z.object({
      papers: z.enum(orderPapers),
      orders: idList(printedOrders),
      /** Of labels: one on a page of A6, or four on a page of A4. */
      size: z.enum(['a6', 'a4']).default('a4'),
      /** Of slips: prints the notes of the staff as well. */
      notes: z.enum(['yes', 'no']).default('no'),
    }),
    response: z.custom<Uint8Array>(),
    produces: 'application/pdf',
    download: true,
    limit: 'pdf',
    errors: ['papers_of_nothing', 'papers_no_invoice', 'papers_yours_waiting', 'papers_busy'],
  }),
  'GET /api/admin/orders/pick-list': endpoint({
    summary:
      'All pieces that are to be packed, summed by SKU: by shelf, then by category and name. With `orders`, of these orders only.',
    ...staff,
    permission: 'orders.pack',
    query: z.object({ orders: idList(bulkOrders).optional() }),
    response: z.object({
      lines: z.array(pickLineSchema),
      /** The number of orders in the list. */
      orders: z.number().int(),
      at: instantSchema,
    }),
  }),
};
