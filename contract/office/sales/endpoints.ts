import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { idSchema, instantSchema } from '../../core/primitives.ts';
import { isDay, isPeriod, salesGroupings } from './rules.ts';

const count = z.number().int().nonnegative();
const day = z.string().refine(isDay, 'sales_day');
// A row of refunds alone is below zero.
const rupees = z.number();

/**
 * The figures of a row in a period. `orders` had an article of the row; `pieces` were sold. Of chats `orders` counts
 * chats and `pieces` minutes. `amount` was paid, `refunds` went back of it, `net` is the difference; rupees.
 */
const figuresSchema = z.object({
  orders: count,
  pieces: count,
  amount: rupees,
  refunds: rupees,
  net: rupees,
});
/** The figures of a row in a period, in rupees. */
export type SalesRowFigures = z.output<typeof figuresSchema>;

const periodSchema = z.object({ from: z.string(), to: z.string() });

/** The query of a report: the period, the one it is compared with (both of its days or none), and the rows. */
const querySchema = z
  .object({
    from: day,
    to: day,
    againstFrom: day.optional(),
    againstTo: day.optional(),
    by: z.enum(salesGroupings),
  })
  .refine((query) => isPeriod(query), { error: 'sales_period', path: ['to'] })
  .refine(
    ({ againstFrom, againstTo }) =>
      againstFrom === undefined
        ? againstTo === undefined
        : againstTo !== undefined && isPeriod({ from: againstFrom, to: againstTo }),
    { error: 'sales_period', path: ['againstTo'] },
  );
/** The query of a report of sales. */
export type SalesQuery = z.output<typeof querySchema>;

const rowSchema = z.object({
  /**
   * A day, the id of a product or astrologer, a category, a state, the code of a coupon (empty without one), or a way
   * of payment. `delivery` and `refunds` are the rows that are about no product.
   */
  key: z.string(),
  /** The name of a product or an astrologer. */
  name: z.string().nullable(),
  nameHi: z.string().nullable(),
  now: figuresSchema,
  before: figuresSchema.nullable(),
});

/** A report of sales. The rows, with those that are not shown, sum to `total`, except orders with several rows. */
export const salesReportSchema = z.object({
  by: z.enum(salesGroupings),
  period: periodSchema,
  against: periodSchema.nullable(),
  total: z.object({ now: figuresSchema, before: figuresSchema.nullable() }),
  /** Best first by `net`; days in their order. At most 200, or all days. */
  rows: z.array(rowSchema),
  /** The number of rows that are not shown. The CSV file has them. */
  more: count,
});
/** A report of sales. */
export type SalesReport = z.output<typeof salesReportSchema>;
/** A row of a report of sales. */
export type SalesRow = SalesReport['rows'][number];

const unsoldSchema = z.object({
  products: z.array(
    z.object({
      _id: idSchema,
      name: z.string(),
      nameHi: z.string().nullable(),
      category: z.string(),
      pieces: count,
      /** Null if it was never sold. */
      lastSoldAt: instantSchema.nullable(),
      addedAt: instantSchema,
    }),
  ),
  more: count,
});
/** Products with pieces in stock that a period sold none of. */
export type UnsoldProducts = z.output<typeof unsoldSchema>;

/** The endpoints of sales. */
export const sales = {
  'GET /api/admin/sales': endpoint({
    summary:
      'Reports the sales of a period by day, product, category, state, coupon, payment or astrologer, beside another period. Sales are paid orders by the day of payment, less refunds; those by astrologer are chats by their first day.',
    access: 'admin',
    permission: 'dashboard.read',
    query: querySchema,
    response: salesReportSchema,
  }),
  'GET /api/admin/sales/export': endpoint({
    summary: 'The whole report as CSV. The export is recorded in the audit log.',
    access: 'admin',
    permission: 'dashboard.read',
    query: querySchema,
    response: z.string(),
    produces: 'text/csv; charset=utf-8',
  }),
  'GET /api/admin/sales/unsold': endpoint({
    summary:
      'Lists the first 200 products that have pieces in stock and were not sold in a period, most pieces first.',
    access: 'admin',
    permission: 'dashboard.read',
    query: z.object({ from: day, to: day }).refine(isPeriod, { error: 'sales_period', path: ['to'] }),
    response: unsoldSchema,
  }),
};
