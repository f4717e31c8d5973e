import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { pageQuery, pagesSchema } from '../../core/pages.ts';
import { idSchema, instantSchema, rupeesSchema } from '../../core/primitives.ts';

/** An order whose online payment was begun and not finished. */
const unpaidOrderSchema = z.object({
  _id: idSchema,
  orderNumber: z.string(),
  createdAt: instantSchema,
  /** Until when it can still be paid; null once its time has run out. */
  payableUntil: instantSchema.nullable(),
  totalAmount: rupeesSchema,
  buyer: z.object({ _id: idSchema, name: z.string(), email: z.string(), phone: z.string() }),
  /** The names of its products. */
  goods: z.array(z.string()),
  /** Whether the buyer has begun another order since. */
  orderedSince: z.boolean(),
  /** Whether the buyer has agreed to be reminded, at a confirmed address. */
  wantsReminder: z.boolean(),
  /** Whether its time ran out so long ago that nobody is reminded any more. */
  tooLate: z.boolean(),
  remindedAt: instantSchema.nullable(),
});
/** An order whose online payment was begun and not finished. */
export type UnpaidOrder = z.output<typeof unpaidOrderSchema>;

/** The admin endpoint of unpaid orders. */
export const unpaidOrders = {
  'GET /api/admin/unpaid-orders': endpoint({
    summary:
      'Orders whose online payment was begun and not finished: those that can still be paid, and those whose time ran out. The last touched first.',
    access: 'admin',
    permission: 'orders.read',
    unauthenticatedError: 'admin_not_authenticated',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(30),
      ...pageQuery,
    }),
    response: z.object({ orders: z.array(unpaidOrderSchema), total: z.number().int(), pages: pagesSchema }),
  }),
};
