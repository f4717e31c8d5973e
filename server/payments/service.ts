import { type AppError, appError } from '../platform/core/app-error.ts';
import { checkpoint } from '../platform/core/checkpoint.ts';
import { asPaise, type Paise } from '../platform/core/money.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { createConfirmation } from './confirmation.ts';
import { closeDifference, findDifference, listDifferences } from './difference-store.ts';
import { type Gateway, GatewayError, type GatewayOrder, type GatewayPayment } from './gateway.ts';
import { createPayableRegistry } from './payables.ts';
import { createReconciler, type PaymentState, startedAt } from './reconciler.ts';
import { moneyBack } from './refund-state.ts';
import { createRefunds } from './refunds.ts';
import { createReport } from './report.ts';
import { minutesAfter, nextCheck } from './schedule.ts';
import { createSettlement, type SettlementOutcome } from './settlement.ts';
import { askSoon, findBySubject, findGatewayOrder } from './store.ts';
import { createTallies } from './tallies.ts';
import type { Webhook } from './webhook.ts';
import { createWebhooks } from './webhooks.ts';

export { GatewayError } from './gateway.ts';
export type { EndReason, Payable as Subject } from './payables.ts';
export type { PaymentState } from './reconciler.ts';
export type { MoneyOf } from './refund-state.ts';

/** The only provider there is, as it stands in paths. */
export const provider = 'cashfree';

/** A person as the gateway wants to know them. */
export type Payer = { userId: string; name: string; email: string; phone: string };

/** How a payment stands: of what, how much, and since when. */
export type Checked = { state: PaymentState; subjectId: string; amount: Paise; changedAt: Date };

/** Everything between us and the payment gateway. */
export type PaymentsService = ReturnType<typeof createPayments>;

/** The gateway, the secrets its webhooks are signed with (several while keys are rotated), and where it sends them. */
export type GatewayParts = { gateway: Gateway; secrets: readonly string[]; notifyUrl: string };

/** Makes the payments service. Domains that sell add themselves under a purpose with `subjects.add`. */
export function createPayments(platform: Platform, { gateway, secrets, notifyUrl }: GatewayParts) {
  const { db, now, log, config } = platform;
  const subjects = createPayableRegistry();
  const applySuccess = createSettlement(platform, subjects);
  const refunds = createRefunds(platform, gateway, subjects);

  const tallies = createTallies();
  const reconciler = createReconciler(platform, { gateway, subjects, applySuccess, tallies });
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
    // A failed attempt changes nothing: another may succeed, and paid is never downgraded.
    return 'noted';
  }

  const webhooks = createWebhooks(platform, { secrets, process });

  return {
    subjects,
    settle,
    receive: webhooks.receive,
    /** What was counted in this process, for `/metrics`. */
    tallies: tallies.read,
    /** Payments on which we and the gateway disagree, as the desk sees them. */
    differences: {
      list: (wanted: { open?: boolean; limit: number; offset: number }) => listDifferences(db, wanted),
      find: (tx: Tx, id: number) => findDifference(tx, id),
      close: (tx: Tx, closed: { id: number; outcome: string; at: Date }) => closeDifference(tx, closed),
    },
    /** Webhooks as the desk sees them. */
    webhooks,

    /** Writes a gateway order in the caller's transaction, before the gateway is asked. */
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

    /** Settles a prepared order that costs less than the gateway takes: paid in the caller's transaction, nobody asked. */
    async settleFree(tx: Tx, id: string): Promise<void> {
      const row = await findGatewayOrder(tx, id, { lock: true });
      if (!row) throw new Error('This gateway order was never prepared');
      const at = now();
      const taken = await subjects
        .of(row.purpose)
        .paid(tx, { subjectId: row.subject_id, amount: asPaise(row.amount), at });
      if (!taken) throw new Error('A free order was not taken by its own subject');
      await tx
        .updateTable('gateway_orders')
        .set({ status: 'paid', settled_at: at, check_at: null })
        .where('id', '=', id)
        .execute();
    },

    /** The payment session of a prepared order: opens it at the gateway, or answers the one it has. */
    async open(id: string, payer: Payer, returnPath: string): Promise<{ sessionId: string } | AppError> {
      const row = await findGatewayOrder(db, id);
      if (!row) throw new Error('This gateway order was never prepared');
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
        log.error({ status: error.status, code: error.code }, 'the gateway did not open an order');
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

    /** The newest gateway order of a subject. */
    bySubject: (purpose: string, subjectId: string) => findBySubject(db, purpose, subjectId),

    moneyBack,

    /** Every try to pay a subject, asked of the gateway now, the oldest first; none while nothing was opened there. */
    async attempts(purpose: string, subjectId: string): Promise<GatewayPayment[] | AppError> {
      const row = await findBySubject(db, purpose, subjectId);
      if (!row?.payment_session_id) return [];
      try {
        return (await gateway.payments(row.id)).toSorted((a, b) => startedAt(a) - startedAt(b));
      } catch (error) {
        if (error instanceof GatewayError) return appError('gateway_unavailable');
        throw error;
      }
    },

    /** How a payment of one's own stands, after asking the gateway; of someone else's: order_not_found. */
    async check(id: string, userId: string): Promise<Checked | AppError> {
      const row = await findGatewayOrder(db, id);
      if (!row || row.user_id !== userId) return appError('order_not_found');
      const checked = (state: PaymentState, { settled_at, created_at, amount } = row): Checked => ({
        state,
        subjectId: row.subject_id,
        amount: asPaise(amount),
        changedAt: settled_at ?? created_at,
      });
      if (row.status === 'paid') {
        // Whoever comes back from paying may have paid twice: the sweep looks, and this answer waits for nothing.
        await askSoon(db, id, now());
        return checked('PAID');
      }
      const state = await settle(row).catch((error): PaymentState => {
        if (!(error instanceof GatewayError)) throw error;
        // Not known now is not failed: the page keeps asking.
        return row.status === 'ended' ? 'EXPIRED' : 'ACTIVE';
      });
      return checked(state, await findGatewayOrder(db, id));
    },

    /** One round of the reconciler: asks for everything left open, ends what ran out, sends refunds, retries webhooks, compares the report of yesterday. */
    async sweep(): Promise<number> {
      const asked = await reconcile();
      const sent = await refunds.sweep();
      return asked + sent + (await webhooks.sweep()) + (await report.sweep());
    },
  };
}
