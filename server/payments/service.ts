import { type AppError, appError } from '../platform/core/app-error.ts';
import { checkpoint } from '../platform/core/checkpoint.ts';
import { asPaise, type Paise } from '../platform/core/money.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { createConfirmation } from './confirmation.ts';
import { createTallies } from './counters.ts';
import { closeDifference, findDifference, listDifferences } from './difference-store.ts';
import { type Gateway, GatewayError, type GatewayOrder, type GatewayPayment } from './gateway.ts';
import { createPayableRegistry } from './payables.ts';
import { createReconciler, type PaymentState, startedAt } from './reconciler.ts';
import { payableRefunds } from './refund-state.ts';
import { createRefunds } from './refunds.ts';
import { createReport } from './report.ts';
import { minutesAfter, nextCheck } from './schedule.ts';
import { createSettlement, type SettlementOutcome } from './settlement.ts';
import { findByPayable, findGatewayOrder, scheduleCheck } from './store.ts';
import type { Webhook } from './webhook.ts';
import { createWebhooks } from './webhooks.ts';

export { GatewayError } from './gateway.ts';
export type { EndReason, Payable } from './payables.ts';
export type { PaymentState } from './reconciler.ts';
export type { PayableMoney } from './refund-state.ts';

/** The only payment provider, as it appears in paths. */
export const provider = 'cashfree';

/** The customer data that the gateway requires. */
export type Payer = { userId: string; name: string; email: string; phone: string };

/** The state of a payment. Amount in paise. */
export type PaymentCheck = { state: PaymentState; subjectId: string; amount: Paise; changedAt: Date };

/** The payments service. */
export type PaymentsService = ReturnType<typeof createPayments>;

/** The gateway, the secrets that sign its webhooks (several while keys are rotated), and the webhook URL. */
export type GatewayParts = { gateway: Gateway; secrets: readonly string[]; notifyUrl: string };

/** Creates the payments service. Domains that sell register a purpose with `payables.add`. */
export function createPayments(platform: Platform, { gateway, secrets, notifyUrl }: GatewayParts) {
  const { db, now, log, config } = platform;
  const payables = createPayableRegistry();
  const applySuccess = createSettlement(platform, payables);
  const refunds = createRefunds(platform, gateway, payables);

  const tallies = createTallies();
  const reconciler = createReconciler(platform, { gateway, payables, applySuccess, tallies });
  const { settle, reconcile, applyPayments } = reconciler;
  const report = createReport(platform, { gateway, applyPayments, tallies });
  const confirmed = createConfirmation(platform, {
    gateway,
    applySuccess,
    applyRefund: refunds.apply,
    tallies,
  });

  async function process(webhook: Webhook): Promise<SettlementOutcome | 'noted' | 'refund'> {
    if (webhook.kind === 'success') return confirmed.payment(webhook.payment);
    if (webhook.kind === 'refund') {
      await confirmed.refund(webhook.refundId);
      return 'refund';
    }
    // A failed attempt changes nothing: another may succeed, and a paid order stays paid.
    return 'noted';
  }

  const webhooks = createWebhooks(platform, { secrets, process });

  return {
    payables,
    settle,
    receive: webhooks.receive,
    /** Returns the payment counters of this process, for `/metrics`. */
    tallies: tallies.read,
    /** Differences between our payments and the gateway's report, for the admin pages. */
    differences: {
      list: (query: { open?: boolean; limit: number; offset: number }) => listDifferences(db, query),
      find: (tx: Tx, id: number) => findDifference(tx, id),
      close: (tx: Tx, closed: { id: number; outcome: string; at: Date }) => closeDifference(tx, closed),
    },
    /** Webhooks, for the admin pages. */
    webhooks,

    /** Inserts a gateway order in the caller's transaction. {@link open} creates it at the gateway afterwards. */
    async prepare(
      tx: Tx,
      order: {
        id: string;
        purpose: string;
        subjectId: string;
        userId: string;
        amount: Paise;
        expiresAt: Date;
        at: Date;
      },
    ): Promise<void> {
      await tx
        .insertInto('gateway_orders')
        .values({
          id: order.id,
          purpose: order.purpose,
          subject_id: order.subjectId,
          user_id: order.userId,
          amount: order.amount,
          status: 'opening',
          expires_at: order.expiresAt,
          check_at: minutesAfter(order.at, 1),
          created_at: order.at,
        })
        .execute();
    },

    /** Settles a prepared order below the gateway's minimum, in the caller's transaction and without the gateway. */
    async settleZeroAmount(tx: Tx, id: string): Promise<void> {
      const row = await findGatewayOrder(tx, id, { lock: true });
      if (!row) throw new Error(`Gateway order ${id} was not prepared`);
      const at = now();
      const taken = await payables
        .of(row.purpose)
        .paid(tx, { subjectId: row.subject_id, amount: asPaise(row.amount), at });
      if (!taken) throw new Error(`Payable ${row.purpose} refused its zero-amount gateway order ${id}`);
      await tx
        .updateTable('gateway_orders')
        .set({ status: 'paid', settled_at: at, check_at: null })
        .where('id', '=', id)
        .execute();
    },

    /** Returns the payment session of a prepared order. Creates it at the gateway if there is none. */
    async open(id: string, payer: Payer, returnPath: string): Promise<{ sessionId: string } | AppError> {
      const row = await findGatewayOrder(db, id);
      if (!row) throw new Error(`Gateway order ${id} was not prepared`);
      if (row.payment_session_id) return { sessionId: row.payment_session_id };
      if (!payer.phone) return appError('phone_needed');
      let order: GatewayOrder;
      try {
        order = await gateway.openOrder({
          orderId: id,
          amount: asPaise(row.amount),
          customer: { id: payer.userId, name: payer.name, email: payer.email, phone: payer.phone },
          returnUrl: config.publicUrl + returnPath,
          notifyUrl,
          expiresAt: row.expires_at,
          tags: { purpose: row.purpose, subject: row.subject_id },
        });
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        log.error(
          { status: error.status, code: error.code },
          'gateway order not created: checkout refused; check the status and code of the gateway',
        );
        return appError('gateway_unavailable');
      }
      await checkpoint('checkout.opened', id);
      const at = now();
      await db
        .updateTable('gateway_orders')
        .set({ status: 'open', payment_session_id: order.payment_session_id, check_at: nextCheck(row, at) })
        .where('id', '=', id)
        .where('status', '=', 'opening')
        .execute();
      await checkpoint('checkout.session-stored', id);
      return { sessionId: order.payment_session_id };
    },

    /** Returns the newest gateway order of a payable. */
    findByPayable: (purpose: string, subjectId: string) => findByPayable(db, purpose, subjectId),

    refunds: payableRefunds,

    /**
     * Fetches the payment attempts of a payable from the gateway, oldest first. Empty if it has no gateway order yet.
     */
    async attempts(purpose: string, subjectId: string): Promise<GatewayPayment[] | AppError> {
      const row = await findByPayable(db, purpose, subjectId);
      if (!row?.payment_session_id) return [];
      try {
        return (await gateway.payments(row.id)).toSorted((a, b) => startedAt(a) - startedAt(b));
      } catch (error) {
        if (error instanceof GatewayError) return appError('gateway_unavailable');
        throw error;
      }
    },

    /** Returns the state of a user's payment after asking the gateway. Another user's payment is `order_not_found`. */
    async check(id: string, userId: string): Promise<PaymentCheck | AppError> {
      const row = await findGatewayOrder(db, id);
      if (!row || row.user_id !== userId) return appError('order_not_found');
      const checked = (state: PaymentState, { settled_at, created_at, amount } = row): PaymentCheck => ({
        state,
        subjectId: row.subject_id,
        amount: asPaise(amount),
        changedAt: settled_at ?? created_at,
      });
      if (row.status === 'paid') {
        // A returning buyer may have paid twice. The sweep checks, so that this response does not wait.
        await scheduleCheck(db, id, now());
        return checked('PAID');
      }
      const state = await settle(row).catch((error): PaymentState => {
        if (!(error instanceof GatewayError)) throw error;
        // An unknown state is not a failure, and the page keeps polling.
        return row.status === 'ended' ? 'EXPIRED' : 'ACTIVE';
      });
      return checked(state, await findGatewayOrder(db, id));
    },

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
