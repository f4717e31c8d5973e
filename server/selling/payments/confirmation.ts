import type { Paise } from '../../platform/core/money.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Gateway, GatewayError, type GatewayPayment, successOf } from './cashfree/gateway.ts';
import type { Tallies } from './counters.ts';
import { findRefund } from './refund-store.ts';
import type { SettlementOutcome, Success } from './settlement.ts';
import { findGatewayOrder, orderOfPayment } from './store.ts';

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

/** A successful payment as a webhook reports it. It is not trusted until the gateway confirms it. Amount in paise. */
export type WebhookPayment = { paymentId: string; gatewayOrderId: string; amount: Paise; currency: string };

/** The confirmation of webhooks. */
export type Confirmation = ReturnType<typeof createConfirmation>;

/** The gateway to ask, and the functions that apply its answers. */
export type ConfirmationParts = {
  gateway: Gateway;
  applySuccess: (payment: Success) => Promise<SettlementOutcome>;
  applyRefund: (refundId: string, status: string) => Promise<boolean>;
  tallies: Tallies;
};

/**
 * Creates the confirmation of webhooks. A webhook is a reason to ask the gateway, never a proof, because a leaked
 * webhook key is enough to forge one. No transaction is open during a gateway request.
 */
export function createConfirmation(
  { db, now, log }: Pick<Platform, 'db' | 'now' | 'log'>,
  { gateway, applySuccess, applyRefund, tallies }: ConfirmationParts,
) {
  async function paymentsOf(gatewayOrderId: string): Promise<GatewayPayment[]> {
    try {
      return await gateway.payments(gatewayOrderId, confirmTimeoutMs);
    } catch (error) {
      if (error instanceof GatewayError && error.status === 404) return [];
      throw error;
    }
  }

  return {
    /**
     * Applies a reported success once the gateway confirms its id, amount and currency. Throws
     * {@link UnconfirmedError} when the gateway does not list the payment, and {@link GatewayError} when it is
     * unreachable.
     */
    async payment(reported: WebhookPayment): Promise<SettlementOutcome> {
      const order = await findGatewayOrder(db, reported.gatewayOrderId);
      if (!order) {
        log.warn('webhook for an unknown gateway order: ignored');
        return 'foreign';
      }
      if ((await orderOfPayment(db, reported.paymentId)) === order.id) return 'known';
      const found = (await paymentsOf(order.id)).find(
        ({ cf_payment_id, payment_status }) =>
          cf_payment_id === reported.paymentId && payment_status === 'SUCCESS',
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

    /** Asks the gateway for the status of one of our refunds and applies it. Throws {@link GatewayError}. */
    async refund(refundId: string): Promise<void> {
      const refund = await findRefund(db, refundId);
      if (!refund) return;
      const status = await gateway.refundStatus(refund.gateway_order_id, refund.id, confirmTimeoutMs);
      await applyRefund(refund.id, status);
    },
  };
}
