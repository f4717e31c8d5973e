import type { Tx } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/database/keyset.ts';
import type { Platform } from '../../platform/platform.ts';
import { createChecks } from './check-payment.ts';
import { createConfirmation } from './confirmation.ts';
import { createTallies } from './counters.ts';
import { closeDifference, findDifference, listDifferences } from './difference-store.ts';
import { createOpening } from './open-payment.ts';
import { lookUpPayables, type PayableList } from './payables.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { createReconciler } from './reconciler.ts';
import { payableRefunds } from './refund-state.ts';
import { createRefunds } from './refunds.ts';
import { createReport } from './report.ts';
import { createSettlement } from './settlement.ts';
import { findByPayable } from './store.ts';
import { createWebhooks } from './webhooks.ts';

export type { EndReason } from '../../schema/column-types.ts';
export { leavesTimeToPay, retryConcurrentClick, smallestPayment } from './open-payment.ts';
export type { Payable } from './payables.ts';
export type { PaymentState } from './reconciler.ts';
export type { PayableMoney } from './refund-state.ts';
export { gatewayOrderIds, payableOf } from './store.ts';

/** The payments service. */
export type PaymentsService = ReturnType<typeof createPayments>;

/** The gateway, and what can be paid for. */
export type PaymentParts = { gateway: PaymentGateway; payables: PayableList };

/** Creates the payments service. */
export function createPayments(platform: Platform, { gateway, payables: list }: PaymentParts) {
  const { db } = platform;
  const payables = lookUpPayables(list);
  const applySuccess = createSettlement(platform, payables);
  const refunds = createRefunds(platform, gateway, payables);

  const tallies = createTallies();
  const reconciler = createReconciler(platform, { gateway, payables, applySuccess, tallies });
  const { settle, reconcile, applyPayments } = reconciler;
  const report = createReport(platform, { gateway, applyPayments, tallies });
  const confirmation = createConfirmation(platform, {
    gateway,
    applySuccess,
    applyRefund: refunds.apply,
    tallies,
  });

  const webhooks = createWebhooks(platform, { reader: gateway.webhooks, confirmation });

  return {
    /** The provider's name in paths. */
    provider: gateway.provider,
    /** What the checkout page needs of the gateway. */
    page: gateway.page,
    payables,
    settle,
    receive: webhooks.receive,
    /** Returns the payment counters of this process, for `/metrics`. */
    tallies: tallies.read,
    /** Differences between our payments and the gateway's report, for the admin pages. */
    differences: {
      list: (query: { open?: boolean } & PageRequest) => listDifferences(db, query),
      find: (tx: Tx, id: number) => findDifference(tx, id),
      close: (tx: Tx, closed: { id: number; outcome: string; at: Date }) => closeDifference(tx, closed),
    },
    /** Webhooks, for the admin pages. */
    webhooks,

    ...createOpening(platform, { gateway, payables, settle }),

    /** Returns the newest gateway order of a payable. */
    findByPayable: (purpose: string, subjectId: string) => findByPayable(db, purpose, subjectId),

    refunds: payableRefunds,

    ...createChecks(platform, { gateway, settle }),

    /**
     * Runs all due work: reconciles and expires gateway orders, sends refunds, retries webhooks and compares the
     * settlement report. Returns how many items were processed.
     */
    async sweep(): Promise<number> {
      const checked = await reconcile();
      const sent = await refunds.sweep();
      return checked + sent + (await webhooks.sweep()) + (await report.sweep());
    },
  };
}
