import { z } from 'zod';
import { adminReviewSchema } from '../../catalog/reviews/admin.ts';
import { endpoint } from '../../core/endpoint.ts';
import {
  daySchema,
  idSchema,
  instantSchema,
  pictureSchema,
  rupeesSchema,
  rupeesSumSchema,
} from '../../core/primitives.ts';
import { orderStatuses } from '../../selling/orders/statuses.ts';
import { attentionKinds } from './rules.ts';

const count = z.number().int().nonnegative();

/** The sales of a period: rupees and the number of orders. Never negative, even if refunds exceed the sales. */
export const salesSchema = z.object({ amount: rupeesSumSchema, orders: count });
/** The sales of a period. */
export type Sales = z.output<typeof salesSchema>;

/** The sales until now, and those of the previous period up to the same hour. */
const comparedSchema = z.object({ now: salesSchema, before: salesSchema });

/**
 * Sales from `from` to `to` (YYYY-MM-DD, IST, both inclusive), and of as many days before. `days` has every day.
 * `readings` is the income of reports and chats in rupees.
 */
export const spanSchema = comparedSchema.extend({
  from: z.string(),
  to: z.string(),
  days: z.array(salesSchema.extend({ day: z.string() })),
  readings: z.object({ reports: count, chats: count, amount: rupeesSumSchema }),
});
/** Sales of free days. */
export type DashboardSpan = z.output<typeof spanSchema>;

/**
 * The admin's dashboard. **Sales** are orders by the time of their payment (cash by its receipt). Completed and pending
 * refunds, and cash orders that were cancelled later, are subtracted. Days, weeks (from Monday) and months are in IST;
 * amounts are in rupees.
 */
export const dashboardSchema = z.object({
  at: instantSchema,
  today: comparedSchema,
  week: comparedSchema,
  month: comparedSchema,
  /** The last 30 days, today last. `day` is YYYY-MM-DD. */
  days: z.array(salesSchema.extend({ day: z.string() })),
  /** Reports sold and chats begun this month. */
  readings: z.object({
    kundli: count,
    matching: count,
    panchang: count,
    amount: rupeesSumSchema,
    chats: count,
    minutes: count,
    chatAmount: rupeesSumSchema,
  }),
  /** Orders by status, without unpaid online orders. */
  orders: z.record(z.enum(orderStatuses), count),
  latestOrders: z.array(
    z.object({
      _id: idSchema,
      orderNumber: z.string(),
      name: z.string(),
      total: rupeesSchema,
      status: z.enum(orderStatuses),
      createdAt: instantSchema,
      image: pictureSchema.nullable(),
    }),
  ),
  /**
   * `low` and `out` count products with a size or variant at or below the threshold of the settings, and sold-out
   * products. `lowest` lists the sizes and variants with the least stock.
   */
  stock: z.object({
    low: count,
    out: count,
    lowest: z.array(
      z.object({
        productId: idSchema,
        name: z.string(),
        nameHi: z.string().nullable(),
        sku: z.string(),
        left: count,
        image: pictureSchema.nullable(),
      }),
    ),
  }),
  /** Astrologers whose documents await review, longest waiting first. */
  kyc: z.object({
    count,
    first: z.array(
      z.object({
        userId: idSchema,
        name: z.string(),
        expertise: z.string(),
        sentAt: instantSchema.nullable(),
      }),
    ),
  }),
  /** Pending withdrawals, oldest first. */
  withdrawals: z.object({
    count,
    amount: rupeesSumSchema,
    first: z.array(
      z.object({
        id: z.string(),
        userId: idSchema,
        name: z.string(),
        amount: rupeesSchema,
        createdAt: instantSchema,
      }),
    ),
  }),
  /** Gateway orders that can still be paid. */
  payments: z.object({ open: count, amount: rupeesSumSchema }),
  /** Failed jobs, webhooks not processed after a minute, and failed refunds. */
  troubles: z.object({ jobs: count, webhooks: count, refunds: count }),
  reviews: z.array(adminReviewSchema),
  /** Everything that waits for somebody, the oldest first. `since` is null where no time is known. */
  attention: z.array(z.object({ kind: z.enum(attentionKinds), count, since: instantSchema.nullable() })),
  /** The days that were asked for; null without them. */
  span: spanSchema.nullable(),
});
/** The admin's dashboard. */
export type Dashboard = z.output<typeof dashboardSchema>;

/** The numbers of pending tasks that the admin menu shows. */
export const waitingSchema = z.object({
  orders: count,
  energisations: count,
  kyc: count,
  withdrawals: count,
  reportedChats: count,
  /** Returns that wait for a decision. */
  returns: count,
  /** Tickets without an answer. */
  tickets: count,
  /** Products with a SKU that is low on stock. */
  lowStock: count,
});
/** The numbers of pending tasks. */
export type Waiting = z.output<typeof waitingSchema>;

/** The endpoints of the dashboard. */
export const dashboard = {
  'GET /api/auth/admin/dashboard': endpoint({
    summary:
      'Returns sales, pending work and problems in one response. Lists that the caller may not open are empty. `from` and `to` (IST, at most 366 days) add the sales of these days as `span`.',
    access: 'admin',
    permission: 'dashboard.read',
    query: z.object({ from: daySchema.optional(), to: daySchema.optional() }),
    response: dashboardSchema,
  }),
  'GET /api/auth/admin/waiting': endpoint({
    summary: 'Counts the pending tasks that the caller may see; 0 for others.',
    access: 'admin',
    permission: 'any',
    response: waitingSchema,
  }),
};
