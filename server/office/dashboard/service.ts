import { daysAfter, indiaDay, startOfDay } from '#contract/core/india-time.ts';
import type { Dashboard, DashboardSpan, Sales, Waiting } from '#contract/office/dashboard/endpoints.ts';
import { type OrderStatus, orderStatuses } from '#contract/selling/orders/endpoints.ts';
import { formatOrderNumber } from '#contract/selling/orders/number.ts';
import type { ReviewsService } from '../../catalog/reviews/service.ts';
import { asPaise, toRupees } from '../../platform/core/money.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { cutDays, type Days, neededFrom, readDays, spans, sumDays, type Total } from './periods.ts';
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

/** Sums the sales, reports and chats of free days. */
async function readSpan(db: Reader, days: Days | null, now: Date): Promise<DashboardSpan | null> {
  if (!days) return null;
  const until = startOfDay(daysAfter(days.to, 1));
  const [sales, readings] = await Promise.all([
    store.salesByDay(db, { from: days.before, now }),
    store.reportsSince(db, startOfDay(days.from), until),
  ]);
  const summed = sumDays(sales, days);
  const { amount, chatAmount, chats } = presentReadings(readings);
  return {
    from: days.from,
    to: days.to,
    ...compared(summed),
    days: summed.days.map(({ day, ...total }) => ({ day, ...asSales(total) })),
    readings: {
      reports: readings.reduce((sum, { kind, n }) => sum + (kind === 'chat' ? 0 : n), 0),
      chats,
      amount: amount + chatAmount,
    },
  };
}

type Rows<F extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<F>>;

const presentLatest = (latest: Rows<typeof store.latestOrders>): Dashboard['latestOrders'] =>
  latest.map(({ id, number, total, createdAt, ...order }) => ({
    _id: id,
    orderNumber: formatOrderNumber(number),
    ...order,
    total: rupees(total),
    createdAt: createdAt.toISOString(),
  }));

const presentKyc = (waiting: Rows<typeof store.waitingKyc>): Dashboard['kyc'] => ({
  count: waiting[0]?.n ?? 0,
  first: waiting.map(({ userId, name, expertise, sentAt }) => ({
    userId,
    name,
    expertise,
    sentAt: sentAt?.toISOString() ?? null,
  })),
});

const presentPayouts = (waiting: Rows<typeof store.waitingWithdrawals>): Dashboard['withdrawals'] => ({
  count: waiting[0]?.n ?? 0,
  amount: rupees(waiting[0]?.sum ?? 0),
  first: waiting.map(({ id, userId, name, amount, createdAt }) => ({
    id,
    userId,
    name,
    amount: rupees(amount),
    createdAt: createdAt.toISOString(),
  })),
});

function presentStatuses(statuses: Rows<typeof store.ordersByStatus>): Dashboard['orders'] {
  const counted = new Map(statuses.map(({ status, n }) => [status, n]));
  return Object.fromEntries(orderStatuses.map((status) => [status, counted.get(status) ?? 0])) as Record<
    OrderStatus,
    number
  >;
}

/** Free days, YYYY-MM-DD in IST. */
type AskedDays = { from?: string | undefined; to?: string | undefined };

async function readDashboard(
  { reader: db, now }: Pick<Platform, 'reader' | 'now'>,
  { productAdmin, reviews }: DashboardParts,
  asked: AskedDays,
): Promise<Dashboard> {
  const at = now();
  const month = startOfDay(`${indiaDay(at).slice(0, 7)}-01`);
  const receivedBefore = new Date(at.getTime() - webhookGraceMs);
  const stock = productAdmin.low();
  const [sales, statuses, latest, low, lowest, kyc, payouts, pay, readings, written, attention, span] =
    await Promise.all([
      store.salesByDay(db, { from: neededFrom(at), now: at, cut: cutDays(at) }),
      store.ordersByStatus(db),
      store.latestOrders(db, rows),
      stock,
      stock.then(({ stockLow }) => store.lowestStock(db, { limit: rows, stockLow })),
      store.waitingKyc(db, rows),
      store.waitingWithdrawals(db, rows),
      store.paymentsAndTroubles(db, { receivedBefore }),
      store.reportsSince(db, month),
      reviews.newest(rows),
      store.readAttention(db, { receivedBefore }),
      readSpan(db, readDays(asked, at), at),
    ]);
  const { today, week, month: thisMonth, days } = spans(sales, at);
  return {
    at: at.toISOString(),
    today: compared(today),
    week: compared(week),
    month: compared(thisMonth),
    days: days.map(({ day, ...total }) => ({ day, ...asSales(total) })),
    readings: presentReadings(readings),
    orders: presentStatuses(statuses),
    latestOrders: presentLatest(latest),
    stock: { low: low.low, out: low.out, lowest },
    kyc: presentKyc(kyc),
    withdrawals: presentPayouts(payouts),
    payments: { open: pay.open, amount: rupees(pay.amount) },
    troubles: { jobs: pay.jobs, webhooks: pay.webhooks, refunds: pay.refunds },
    reviews: written,
    attention: [
      ...attention.map((one) => ({ ...one, since: one.since?.toISOString() ?? null })),
      ...(low.low > 0 ? [{ kind: 'lowStock' as const, count: low.low, since: null }] : []),
    ],
    span,
  };
}

/** Creates the dashboard. Nothing is cached: everything is counted when it is asked for. */
export function createAdminDashboard(
  platform: Pick<Platform, 'db' | 'reader' | 'now'>,
  parts: DashboardParts,
) {
  const { db, reader, now } = platform;
  return {
    /** Returns the whole dashboard. `asked` are free days whose sales are added. */
    read: (asked: AskedDays = {}): Promise<Dashboard> => readDashboard(platform, parts, asked),

    /** Returns the sales of today, the number of orders placed today, what waits, and the lowest stock. */
    async today() {
      const [placed, shown] = await Promise.all([
        store.countPlaced(reader, startOfDay(indiaDay(now()))),
        readDashboard(platform, parts, {}),
      ]);
      return { placed, sales: shown.today, attention: shown.attention, stock: shown.stock };
    },

    /** Counts the pending tasks of admins. */
    async waiting(): Promise<Waiting> {
      const [counts, { low }] = await Promise.all([store.countWaiting(db), parts.productAdmin.low()]);
      return { ...counts, lowStock: low };
    },
  };
}
