import { indiaDay, startOfDay } from '#contract/core/india-time.ts';
import type { Dashboard, Sales, Waiting } from '#contract/dashboard/endpoints.ts';
import { type OrderStatus, orderStatuses } from '#contract/orders/endpoints.ts';
import { formatOrderNumber } from '#contract/orders/number.ts';
import { asPaise, toRupees } from '../platform/core/money.ts';
import type { Platform } from '../platform/platform.ts';
import type { ReviewsService } from '../reviews/service.ts';
import { neededFrom, spans, type Total } from './periods.ts';
import * as store from './store.ts';

/** The admin's dashboard. */
export type AdminDashboard = ReturnType<typeof createAdminDashboard>;

// Each list of the dashboard shows four rows.
const rows = 4;
const webhookGraceMs = 60_000;

const rupees = (paise: number): number => toRupees(asPaise(paise));
/** Formats sales. A negative amount (more refunds than sales) becomes 0. */
const asSales = ({ amount, orders }: Total): Sales => ({ amount: rupees(Math.max(amount, 0)), orders });
const compared = ({ now, before }: { now: Total; before: Total }) => ({
  now: asSales(now),
  before: asSales(before),
});

/** The services with figures of their own: stock counts with the threshold in pieces, and reviews. */
export type DashboardParts = {
  productAdmin: { low: () => Promise<{ low: number; out: number; stockLow: number }> };
  reviews: Pick<ReviewsService, 'newest'>;
};

function presentReadings(readings: Awaited<ReturnType<typeof store.reportsSince>>): Dashboard['readings'] {
  const sold = (kind: string) => readings.find((one) => one.kind === kind);
  const chats = sold('chat');
  const reports = readings.filter((one) => one.kind !== 'chat');
  return {
    kundli: sold('kundli')?.n ?? 0,
    matching: sold('matching')?.n ?? 0,
    panchang: sold('panchang')?.n ?? 0,
    amount: rupees(reports.reduce((sum, { amount }) => sum + amount, 0)),
    chats: chats?.n ?? 0,
    minutes: chats?.minutes ?? 0,
    chatAmount: rupees(chats?.amount ?? 0),
  };
}

/** Creates the dashboard. Nothing is cached: each request counts the rows. */
export function createAdminDashboard(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { productAdmin, reviews }: DashboardParts,
) {
  return {
    /** Returns the whole dashboard. */
    async read(): Promise<Dashboard> {
      const at = now();
      const month = startOfDay(`${indiaDay(at).slice(0, 7)}-01`);
      const stock = productAdmin.low();
      const [sales, statuses, latest, low, lowest, kyc, payouts, pay, readings, written] = await Promise.all([
        store.salesByDay(db, { from: neededFrom(at), now: at }),
        store.ordersByStatus(db),
        store.latestOrders(db, rows),
        stock,
        stock.then(({ stockLow }) => store.lowestStock(db, { limit: rows, stockLow })),
        store.waitingKyc(db, rows),
        store.waitingWithdrawals(db, rows),
        store.paymentsAndTroubles(db, { receivedBefore: new Date(at.getTime() - webhookGraceMs) }),
        store.reportsSince(db, month),
        reviews.newest(rows),
      ]);
      const { today, week, month: thisMonth, days } = spans(sales, at);
      const counted = new Map(statuses.map(({ status, n }) => [status, n]));
      return {
        at: at.toISOString(),
        today: compared(today),
        week: compared(week),
        month: compared(thisMonth),
        days: days.map(({ day, ...total }) => ({ day, ...asSales(total) })),
        readings: presentReadings(readings),
        orders: Object.fromEntries(
          orderStatuses.map((status) => [status, counted.get(status) ?? 0]),
        ) as Record<OrderStatus, number>,
        latestOrders: latest.map(({ id, number, total, createdAt, ...order }) => ({
          _id: id,
          orderNumber: formatOrderNumber(number),
          ...order,
          total: rupees(total),
          createdAt: createdAt.toISOString(),
        })),
        stock: { low: low.low, out: low.out, lowest },
        kyc: {
          count: kyc[0]?.n ?? 0,
          first: kyc.map(({ userId, name, expertise, sentAt }) => ({
            userId,
            name,
            expertise,
            sentAt: sentAt?.toISOString() ?? null,
          })),
        },
        withdrawals: {
          count: payouts[0]?.n ?? 0,
          amount: rupees(payouts[0]?.sum ?? 0),
          first: payouts.map(({ id, userId, name, amount, createdAt }) => ({
            id,
            userId,
            name,
            amount: rupees(amount),
            createdAt: createdAt.toISOString(),
          })),
        },
        payments: { open: pay.open, amount: rupees(pay.amount) },
        troubles: { jobs: pay.jobs, webhooks: pay.webhooks, refunds: pay.refunds },
        reviews: written,
      };
    },

    /** Counts the pending tasks of admins. */
    waiting: (): Promise<Waiting> => store.countWaiting(db),
  };
}
