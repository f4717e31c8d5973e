import type { Tx } from '../../platform/database/database.ts';
import { Crowded } from '../../platform/database/gate.ts';
import type { PageRequest } from '../../platform/database/keyset.ts';
import type { Platform } from '../../platform/platform.ts';
import { createChecks } from './check-payment.ts';
import { createConfirmation } from './confirmation.ts';
import { createTallies } from './counters.ts';
import { closeDifference, findDifference, listDifferences } from './difference-store.ts';
import { paymentFigures } from './figures.ts';
import { createGateways } from './gateways.ts';
import { createOpening } from './open-payment.ts';
import { lookUpPayables, type PayableList } from './payables.ts';
import { type CheckoutPage, GatewayError, type PaymentGateway } from './payment-gateway.ts';
import { createReconciler } from './reconciler.ts';
import { payableRefunds } from './refund-state.ts';
import { createRefunds } from './refunds.ts';
import { createReport } from './report.ts';
import { createSettlement } from './settlement.ts';
import { checkSoon, findByPayable, findGatewayOrder, outcomeOf } from './store.ts';
import { createWebhooks } from './webhooks.ts';

export type { EndReason } from '../../schema/column-types.ts';
export type { ChosenProvider } from './open-payment.ts';
export { leavesTimeToPay, retryConcurrentClick, smallestPayment } from './open-payment.ts';
export type { Payable } from './payables.ts';
export type { PaymentState } from './reconciler.ts';
export type { PayableMoney } from './refund-state.ts';
export { gatewayOrderIds, payableOf } from './store.ts';

/** The payments service. */
export type PaymentsService = ReturnType<typeof createPayments>;

type Sources = CheckoutPage['sources'];

const mergeSources = (all: readonly Sources[]): Sources => {
  const merged = (kind: keyof Sources) => [...new Set(all.flatMap((sources) => sources[kind] ?? []))];
  return {
    script: merged('script'),
    connect: merged('connect'),
    frame: merged('frame'),
    form: merged('form'),
  };
};

const notApplied = 'confirmed payment not applied yet: the sweep applies it within a minute';

/** The gateways, the default first, and what can be paid for. */
export type PaymentParts = { gateways: readonly PaymentGateway[]; payables: PayableList };

/** Creates the payments service. */
export function createPayments(platform: Platform, { gateways: connected, payables: list }: PaymentParts) {
  const { db, now } = platform;
  const gateways = createGateways(connected);
  const [first] = connected;
  if (!first) throw new Error('No payment provider is connected');
  const payables = lookUpPayables(list);
  const applySuccess = createSettlement(platform, payables);
  const refunds = createRefunds(platform, gateways, payables);

  const tallies = createTallies();
  const reconciler = createReconciler(platform, { gateways, payables, applySuccess, tallies });
  const { settle, reconcile, applyPayments } = reconciler;
  const report = createReport(platform, { gateways, applyPayments, tallies });
  const confirmation = createConfirmation(platform, {
    gateways,
    applySuccess,
    applyRefund: refunds.apply,
    tallies,
  });

  // The inbox does not say whose a webhook is, so one provider sends them.
  const reader = connected.find((gateway) => gateway.webhooks)?.webhooks ?? null;
  const webhooks = createWebhooks(platform, { reader, confirmation });

  return {
    /** The first provider, with what the checkout page needs of it. It may take no new payments. */
    first,
    /** Returns the providers that take new payments, with what the checkout page needs of each. The default is first. */
    offered: async () => (await gateways.offered()).map(({ provider, page }) => ({ provider, page })),
    /** The third-party origins of all providers, for the CSP of pages that pay. */
    pageSources: mergeSources(connected.map(({ page }) => page.sources)),
    payables,
    settle,
    receive: webhooks.receive,
    figures: paymentFigures({ openWebhooks: webhooks.countOpen, events: tallies.read }),
    /** Differences between our payments and the gateway's report, for the admin pages. */
    differences: {
      list: (query: { open?: boolean } & PageRequest) => listDifferences(db, query),
      find: (tx: Tx, id: number) => findDifference(tx, id),
      close: (tx: Tx, closed: { id: number; outcome: string; at: Date }) => closeDifference(tx, closed),
    },
    /** Webhooks, for the admin pages. */
    webhooks,

    ...createOpening(platform, { gateways, payables, settle }),

    /** Returns the newest gateway order of a payable. */
    findByPayable: (purpose: string, subjectId: string) => findByPayable(db, purpose, subjectId),

    refunds: payableRefunds,

    /** Returns whether a provider takes new payments, or a payment of its own is asked about. */
    async serves(provider: string, gatewayOrderId?: string): Promise<boolean> {
      if ((await gateways.offered()).some((gateway) => gateway.provider === provider)) return true;
      const order = gatewayOrderId ? await findGatewayOrder(db, gatewayOrderId) : undefined;
      return order?.provider === provider;
    },

    /** What the domain does for the endpoints of a provider. */
    forProviders: {
      async applyPayment(id: string, paymentId: string) {
        const order = await findGatewayOrder(db, id);
        try {
          if (order) await applyPayments(order);
        } catch (error) {
          if (!(error instanceof GatewayError || error instanceof Crowded)) throw error;
          platform.log.warn({ err: error, gatewayOrder: id }, notApplied);
        }
        return outcomeOf(db, paymentId);
      },
      checkSoon: async (tx: Tx, id: string) => void (await checkSoon(tx, id, now())),
      endRefund: (tx: Tx, refundId: string) => refunds.applyIn(tx, refundId, 'success'),
    },

    ...createChecks(platform, { gateways, settle }),

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
