import { indiaDay, startOfDay } from '#contract/core/india-time.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Tallies } from './counters.ts';
import { closeDifference, type Difference, findOpen, insertDifference } from './difference-store.ts';
import type { Gateways } from './gateways.ts';
import { GatewayError, type PaymentGateway, type SettledPayment } from './payment-gateway.ts';
import {
  claimReport,
  closeReport,
  type OwnPayment,
  ownOrders,
  ownPayments,
  paymentsMade,
  scheduleReports,
} from './report-store.ts';
import { minutesAfter } from './schedule.ts';
import { findGatewayOrder, type GatewayOrderRow, outcomeOf } from './store.ts';

const dayMinutes = 24 * 60;
// A slow bank may complete a payment days later, so each report also covers the two days before.
const daysBefore = 2;
const retryMinutes = 10;

/**
 * Returns the differences between the gateway's report and our payments. `own` are our payments in the report,
 * `orders` are the reported orders that are ours, `expected` are our payments that the report must contain.
 */
export function compareReport(
  reported: readonly SettledPayment[],
  {
    own,
    orders,
    expected,
  }: { own: readonly OwnPayment[]; orders: ReadonlySet<string>; expected: readonly OwnPayment[] },
): Difference[] {
  const ours = new Map(own.map((payment) => [payment.id, payment]));
  const named = new Set(reported.map(({ paymentId }) => paymentId));
  const differs = ({ paymentId, orderId, amount }: SettledPayment): Difference[] => {
    const line = { paymentId, gatewayOrderId: orderId, amount };
    const known = ours.get(paymentId);
    if (!known) return [{ ...line, kind: orders.has(orderId) ? 'unknown_payment' : 'unknown_order' }];
    if (known.orderId !== orderId) return [{ ...line, kind: 'other_order' }];
    // The report may or may not include a surcharge of the gateway.
    return amount === known.amount || amount === known.orderAmount ? [] : [{ ...line, kind: 'other_amount' }];
  };
  const missing = expected
    .filter(({ id }) => !named.has(id))
    .map(({ id, orderId, amount }): Difference => {
      return { kind: 'not_at_gateway', paymentId: id, gatewayOrderId: orderId, amount };
    });
  return [...reported.flatMap(differs), ...missing];
}

/** The dependencies of the report comparison. */
export type ReportParts = {
  gateways: Gateways;
  applyPayments: (order: GatewayOrderRow) => Promise<unknown>;
  tallies: Tallies;
};

type Reporting = PaymentGateway & { listSettled: NonNullable<PaymentGateway['listSettled']> };

const reports = (gateway: PaymentGateway): gateway is Reporting => gateway.listSettled !== null;

/** Creates the daily comparison of the gateway's report with our payments. Days are IST. */
export function createReport(
  { db, now, log }: Pick<Platform, 'db' | 'now' | 'log'>,
  { gateways, applyPayments, tallies }: ReportParts,
) {
  let scheduledDay = '';

  /** Fetches and applies the payments of an order with an unknown payment. Returns the outcome of that payment. */
  async function findUnknown({ paymentId, gatewayOrderId }: Difference): Promise<string | null> {
    try {
      const order = await findGatewayOrder(db, gatewayOrderId);
      if (order) await applyPayments(order);
    } catch (error) {
      // The gateway reports a payment of an order that it does not have. Leave it for manual review.
      if (!(error instanceof GatewayError) || error.reason !== 'not_found') throw error;
    }
    return outcomeOf(db, paymentId);
  }

  /** Records a difference. Closes it at once if fetching the payment resolves it. Returns whether it is new. */
  async function recordDifference(difference: Difference): Promise<boolean> {
    const at = now();
    const isNew = (await insertDifference(db, { ...difference, at })) !== null;
    if (isNew) {
      tallies.add('difference');
      const { kind, paymentId, gatewayOrderId } = difference;
      log.error(
        { kind, payment: paymentId, gatewayOrder: gatewayOrderId },
        'payment differs from the settlement report: not corrected automatically; review it under /admin/webhooks',
      );
    }
    if (difference.kind !== 'unknown_payment') return isNew;
    const outcome = await findUnknown(difference);
    const open = outcome === null ? null : await findOpen(db, difference);
    if (open !== null && outcome !== null) await closeDifference(db, { id: open, outcome, at: now() });
    return isNew;
  }

  async function compare(day: string, { provider, listSettled }: Reporting): Promise<void> {
    const start = startOfDay(day);
    const end = minutesAfter(start, dayMinutes);
    // Expect only the middle one of three days: a payment near the edge may be in the next report.
    const expected = await paymentsMade(db, {
      provider,
      from: minutesAfter(start, -dayMinutes),
      to: start,
    });
    const reported = await listSettled({ from: minutesAfter(start, -daysBefore * dayMinutes), to: end });
    const own = await ownPayments(
      db,
      reported.map(({ paymentId }) => paymentId),
    );
    const orders = await ownOrders(db, [...new Set(reported.map(({ orderId }) => orderId))]);
    let differences = 0;
    for (const difference of compareReport(reported, { own, orders, expected })) {
      if (await recordDifference(difference)) differences += 1;
    }
    await closeReport(db, { day, payments: reported.length, differences, at: now() });
    log.info({ day, payments: reported.length, differences }, 'settlement report compared');
  }

  return {
    /**
     * Compares one due day. Retries later when the gateway is unreachable. Returns 1 if a day was due. Without a report
     * there is nothing to compare.
     */
    async sweep(): Promise<number> {
      // The table of days does not say whose they are, so one provider is compared.
      const gateway = gateways.all.find(reports);
      if (!gateway) return 0;
      const at = now();
      const yesterday = indiaDay(minutesAfter(at, -dayMinutes));
      if (yesterday !== scheduledDay) {
        await scheduleReports(db, { provider: gateway.provider, until: yesterday, daysBefore, at });
        scheduledDay = yesterday;
      }
      const day = await claimReport(db, at, minutesAfter(at, retryMinutes));
      if (day === null) return 0;
      try {
        await compare(day, gateway);
      } catch (error) {
        log.warn(
          { err: error, day },
          'settlement report not compared: differences of this day are unknown; it is retried in ten minutes',
        );
      }
      return 1;
    },
  };
}
