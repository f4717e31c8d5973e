import type { Platform } from '../../platform/platform.ts';
import type { Tallies } from './counters.ts';
import type { Gateways } from './gateways.ts';
import {
  GatewayError,
  type GatewayRefundState,
  type PaymentAttempt,
  type ReportedSuccess,
} from './payment-gateway.ts';
import { findRefund } from './refund-store.ts';
import { type SettlementOutcome, type Success, successOf } from './settlement.ts';
import { findGatewayOrder, type GatewayOrderRow, orderOfPayment } from './store.ts';

/**
 * Time (ms) for the gateway to confirm a webhook. Its sender waits for our response, so this is shorter than the gateway's
 * usual timeout.
 */
export const confirmTimeoutMs = 4_000;

/** Thrown when a webhook reports a success that the gateway does not list. The webhook is retried later. */
export class UnconfirmedError extends Error {
  constructor() {
    super('payment not confirmed by the gateway');
    this.name = 'UnconfirmedError';
  }
}

/** The confirmation of webhooks. */
export type Confirmation = ReturnType<typeof createConfirmation>;

/** The gateways to ask, and the functions that apply its answers. */
export type ConfirmationParts = {
  gateways: Gateways;
  applySuccess: (payment: Success) => Promise<SettlementOutcome>;
  applyRefund: (refundId: string, state: GatewayRefundState) => Promise<boolean>;
  tallies: Tallies;
};

/**
 * Creates the confirmation of webhooks. A webhook is a reason to ask the gateway, never a proof, because a leaked
 * webhook key is enough to forge one. No transaction is open during a gateway request.
 */
export function createConfirmation(
  { db, now, log }: Pick<Platform, 'db' | 'now' | 'log'>,
  { gateways, applySuccess, applyRefund, tallies }: ConfirmationParts,
) {
  async function attemptsOf(order: GatewayOrderRow): Promise<PaymentAttempt[]> {
    try {
      return await gateways.of(order).listAttempts(order.id, confirmTimeoutMs);
    } catch (error) {
      if (error instanceof GatewayError && error.reason === 'not_found') return [];
      throw error;
    }
  }

  return {
    /**
     * Applies a reported success once the gateway confirms its id, amount and currency. Throws
     * {@link UnconfirmedError} when the gateway does not list the payment, and {@link GatewayError} when it is
     * unreachable.
     */
    async payment(reported: ReportedSuccess): Promise<SettlementOutcome> {
      const order = await findGatewayOrder(db, reported.gatewayOrderId);
      if (!order) {
        log.warn('webhook for an unknown gateway order: ignored');
        return 'foreign';
      }
      if ((await orderOfPayment(db, reported.paymentId)) === order.id) return 'known';
      const found = (await attemptsOf(order)).find(
        ({ paymentId, state }) => paymentId === reported.paymentId && state === 'paid',
      );
      if (!found) {
        tallies.add('unconfirmed');
        log.error(
          { gatewayOrder: order.id },
          'webhook payment not confirmed by the gateway: not applied, will retry; rotate the webhook key',
        );
        throw new UnconfirmedError();
      }
      const success = successOf(found, order.id, now());
      if (success.amount !== reported.amount || success.currency !== reported.currency) {
        tallies.add('unconfirmed');
        log.error(
          { gatewayOrder: order.id },
          'webhook amount or currency differs from the gateway: not applied; rotate the webhook key',
        );
        return 'mismatch';
      }
      return applySuccess(success);
    },

    /** Asks the gateway for the state of one of our refunds and applies it. Throws {@link GatewayError}. */
    async refund(refundId: string): Promise<void> {
      const refund = await findRefund(db, refundId);
      const order = refund && (await findGatewayOrder(db, refund.gateway_order_id));
      const calls = order && gateways.of(order).refunds;
      if (!refund || !calls) return;
      const state = await calls.getState(refund.gateway_order_id, refund.id, confirmTimeoutMs);
      await applyRefund(refund.id, state);
    },
  };
}
