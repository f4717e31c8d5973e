import { indiaDay, startOfDay } from '../platform/core/india-time.ts';
import type { Platform } from '../platform/platform.ts';
import { closeDifference, type Difference, findOpen, noteDifference } from './difference-store.ts';
import { type Gateway, GatewayError } from './gateway.ts';
import type { ReportedPayment } from './gateway-report.ts';
import {
  claimReport,
  closeReport,
  type OwnPayment,
  ownOrders,
  ownPayments,
  paymentsMade,
  wantReports,
} from './report-store.ts';
import { minutesAfter } from './schedule.ts';
import { outcomeOf } from './store.ts';
import type { Tallies } from './tallies.ts';

const dayMinutes = 24 * 60;
// A slow bank completes a payment days after it began: each report covers the two days before its own, too.
const daysBefore = 2;
const retryMinutes = 10;

/**
 * On what the gateway's report and our payments disagree. `own`: our payments that the report names; `orders`: the orders
 * it names that are ours; `expected`: our payments that it must name.
 */
export function compareReport(
  reported: readonly ReportedPayment[],
  {
    own,
    orders,
    expected,
  }: { own: readonly OwnPayment[]; orders: ReadonlySet<string>; expected: readonly OwnPayment[] },
): Difference[] {
  const ours = new Map(own.map((payment) => [payment.id, payment]));
  const named = new Set(reported.map(({ paymentId }) => paymentId));
  const differs = ({ paymentId, orderId, amount }: ReportedPayment): Difference[] => {
    const line = { paymentId, gatewayOrderId: orderId, amount };
    const known = ours.get(paymentId);
    if (!known) return [{ ...line, kind: orders.has(orderId) ? 'unknown_payment' : 'unknown_order' }];
    if (known.orderId !== orderId) return [{ ...line, kind: 'other_order' }];
    // What the gateway adds for itself (a surcharge) may or may not be in its report.
    return amount === known.amount || amount === known.asked ? [] : [{ ...line, kind: 'other_amount' }];
  };
  const missing = expected
    .filter(({ id }) => !named.has(id))
    .map(({ id, orderId, amount }): Difference => {
      return { kind: 'not_at_gateway', paymentId: id, gatewayOrderId: orderId, amount };
    });
  return [...reported.flatMap(differs), ...missing];
}

/** What comparing needs: whom to ask, and how the payments of one order are asked for and applied. */
export type ReportParts = {
  gateway: Gateway;
  applyPayments: (gatewayOrderId: string) => Promise<unknown>;
  tallies: Tallies;
};

/** Compares the gateway's report with our payments, once for every day of the Indian calendar. */
export function createReport(
  { db, now, log }: Pick<Platform, 'db' | 'now' | 'log'>,
  { gateway, applyPayments, tallies }: ReportParts,
) {
  let wantedDay = '';

  /** Asks for the payments of an order that the report names and we do not have; answers what became of one of them. */
  async function findUnknown({ paymentId, gatewayOrderId }: Difference): Promise<string | null> {
    try {
      await applyPayments(gatewayOrderId);
    } catch (error) {
      // It reports a payment of an order that it does not have: nobody but a person can say what that is.
      if (!(error instanceof GatewayError) || error.status !== 404) throw error;
    }
    return outcomeOf(db, paymentId);
  }

  /** Writes a difference down; one that asking explains is closed at once. Answers whether it is new. */
  async function take(difference: Difference): Promise<boolean> {
    const at = now();
    const isNew = (await noteDifference(db, { ...difference, at })) !== null;
    if (isNew) {
      tallies.add('difference');
      const { kind, paymentId, gatewayOrderId } = difference;
      log.error(
        { kind, payment: paymentId, gatewayOrder: gatewayOrderId },
        'a payment differs from the gateway’s',
      );
    }
    if (difference.kind !== 'unknown_payment') return isNew;
    const outcome = await findUnknown(difference);
    const open = outcome === null ? null : await findOpen(db, difference);
    if (open !== null && outcome !== null) await closeDifference(db, { id: open, outcome, at: now() });
    return isNew;
  }

  async function compare(day: string): Promise<void> {
    const start = startOfDay(day);
    const end = minutesAfter(start, dayMinutes);
    // The middle one of three days: what is near the edge of a report may stand in the next.
    const expected = await paymentsMade(db, { from: minutesAfter(start, -dayMinutes), to: start });
    const reported = await gateway.report({ from: minutesAfter(start, -daysBefore * dayMinutes), to: end });
    const own = await ownPayments(
      db,
      reported.map(({ paymentId }) => paymentId),
    );
    const orders = await ownOrders(db, [...new Set(reported.map(({ orderId }) => orderId))]);
    let differences = 0;
    for (const difference of compareReport(reported, { own, orders, expected })) {
      if (await take(difference)) differences += 1;
    }
    await closeReport(db, { day, payments: reported.length, differences, at: now() });
    log.info({ day, payments: reported.length, differences }, 'payments compared with the gateway’s report');
  }

  return {
    /** One round: the report of a day that is over is compared once; a gateway that does not answer is asked later. */
    async sweep(): Promise<number> {
      const at = now();
      const yesterday = indiaDay(minutesAfter(at, -dayMinutes));
      if (yesterday !== wantedDay) {
        await wantReports(db, { until: yesterday, daysBefore, at });
        wantedDay = yesterday;
      }
      const day = await claimReport(db, at, minutesAfter(at, retryMinutes));
      if (day === null) return 0;
      try {
        await compare(day);
      } catch (error) {
        log.warn({ err: error, day }, 'the report of a day is not compared yet');
      }
      return 1;
    },
  };
}
