import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { idSchema, instantSchema, pictureSchema, rupeesSchema } from '../core/primitives.ts';
import { orderStatuses } from '../orders/statuses.ts';
import { adminReviewSchema } from '../reviews/endpoints.ts';

const count = z.number().int().nonnegative();

/** Sales of a time: rupees, and how many orders they are. Refunds may outweigh a day's sales, never below zero. */
export const salesSchema = z.object({ amount: rupeesSchema, orders: count });
/** Sales of a time. */
export type Sales = z.output<typeof salesSchema>;

/** Sales until now, and those of the time before it up to the same hour (yesterday by now, last week by now). */
const comparedSchema = z.object({ now: salesSchema, before: salesSchema });

/**
 * What the desk's dashboard shows. **Sales** are orders of the shop by the moment they were paid (cash by the moment it
 * came), less what was sent back or is on its way back, and less cash orders that were cancelled afterwards. Days, weeks
 * (from Monday) and months are India's. Rupees.
 */
export const dashboardSchema = z.object({
  at: instantSchema,
  today: comparedSchema,
  week: comparedSchema,
  month: comparedSchema,
  /** The last thirty days, today last; `day` is YYYY-MM-DD. */
  days: z.array(salesSchema.extend({ day: z.string() })),
  /** Readings sold and chats that began this month. */
  readings: z.object({
    kundli: count,
    matching: count,
    panchang: count,
    amount: rupeesSchema,
    chats: count,
    minutes: count,
    chatAmount: rupeesSchema,
  }),
  /** Orders by status, without online orders whose money never came. */
  orders: z.record(z.enum(orderStatuses), count),
  latestOrders: z.array(
    z.object({
      _id: idSchema,
      name: z.string(),
      total: rupeesSchema,
      status: z.enum(orderStatuses),
      createdAt: instantSchema,
      image: pictureSchema.nullable(),
    }),
  ),
  /**
   * Products of which some size or variant is at or below the threshold of the settings, and those of which nothing is
   * left; and the sizes and variants that run out, fewest first.
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
  /** Astrologers whose documents wait, longest first. */
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
  /** Requests to pay out that wait, oldest first. */
  withdrawals: z.object({
    count,
    amount: rupeesSchema,
    first: z.array(
      z.object({ id: z.string(), name: z.string(), amount: rupeesSchema, createdAt: instantSchema }),
    ),
  }),
  /** Orders at the gateway that can still be paid, and what wants a look: failed jobs, webhooks not processed after a minute, refunds that failed. */
  payments: z.object({ open: count, amount: rupeesSchema }),
  troubles: z.object({ jobs: count, webhooks: count, refunds: count }),
  reviews: z.array(adminReviewSchema),
});
/** What the desk's dashboard shows. */
export type Dashboard = z.output<typeof dashboardSchema>;

/** What waits for somebody at the desk, as the menu counts it. */
export const waitingSchema = z.object({
  orders: count,
  kyc: count,
  withdrawals: count,
  reportedChats: count,
});
/** What waits for somebody at the desk. */
export type Waiting = z.output<typeof waitingSchema>;

/** The desk's dashboard. */
export const dashboard = {
  'GET /api/auth/admin/dashboard': endpoint({
    summary: 'Sales, work that waits, and what wants a look, in one answer.',
    access: 'admin',
    response: dashboardSchema,
  }),
  'GET /api/auth/admin/waiting': endpoint({
    summary: 'How much waits for somebody at the desk.',
    access: 'admin',
    response: waitingSchema,
  }),
};
