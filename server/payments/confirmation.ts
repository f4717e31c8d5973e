import type { Platform } from '../platform/platform.ts';
import { type Gateway, GatewayError, type GatewayPayment, successOf } from './gateway.ts';
import type { SettlementOutcome, Success } from './settlement.ts';
import { findGatewayOrder, findRefund, orderOfPayment } from './store.ts';
import type { Tallies } from './tallies.ts';
import type { ToldPayment } from './webhook.ts';

// The sender of a webhook waits for our answer: who asks on its behalf does not wait for long.
const patienceMs = 4_000;

/** A webhook reported a success, and the gateway does not list it: it is asked again later. */
export class UnconfirmedError extends Error {
  constructor() {
    super('the gateway does not confirm this payment');
    this.name = 'UnconfirmedError';
  }
}

/** What a confirmation needs: whom to ask, and what to do with the answers. */
export type ConfirmationParts = {
  gateway: Gateway;
  applySuccess: (payment: Success) => Promise<SettlementOutcome>;
  applyRefund: (refundId: string, status: string) => Promise<boolean>;
  tallies: Tallies;
};

/**
 * What a webhook reports is a reason to ask the gateway, never a proof: whoever learns the key of the webhooks could
 * write one. No transaction is open while the gateway is asked.
 */
export function createConfirmation(
  { db, now, log }: Pick<Platform, 'db' | 'now' | 'log'>,
  { gateway, applySuccess, applyRefund, tallies }: ConfirmationParts,
) {
  async function paymentsOf(gatewayOrderId: string): Promise<GatewayPayment[]> {
    try {
      return await gateway.payments(gatewayOrderId, patienceMs);
    } catch (error) {
      if (error instanceof GatewayError && error.status === 404) return [];
      throw error;
    }
  }

  return {
    /**
     * Applies a reported success once the gateway answers with the same id, amount and currency. Throws
     * {@link UnconfirmedError} when it does not list the payment, and {@link GatewayError} when it does not answer.
     */
    async payment(told: ToldPayment): Promise<SettlementOutcome> {
      const order = await findGatewayOrder(db, told.gatewayOrderId);
      if (!order) {
        log.warn('a webhook about an order that is not ours');
        return 'foreign';
      }
      if ((await orderOfPayment(db, told.paymentId)) === order.id) return 'known';
      const found = (await paymentsOf(order.id)).find(
        ({ cf_payment_id, payment_status }) =>
          cf_payment_id === told.paymentId && payment_status === 'SUCCESS',
      );
      if (!found) {
        tallies.add('unconfirmed');
        log.error(
          { gatewayOrder: order.id },
          'a webhook reports a payment that the gateway does not confirm',
        );
        throw new UnconfirmedError();
      }
      const success = successOf(found, order.id, now());
      if (success.amount !== told.amount || success.currency !== told.currency) {
        tallies.add('unconfirmed');
        log.error({ gatewayOrder: order.id }, 'a webhook reports another amount than the gateway');
        return 'mismatch';
      }
      return applySuccess(success);
    },

    /** Applies how a refund of ours stands when the gateway is asked, whatever was reported. Throws {@link GatewayError}. */
    async refund(refundId: string): Promise<void> {
      const refund = await findRefund(db, refundId);
      if (!refund) return;
      const status = await gateway.refundStatus(refund.gateway_order_id, refund.id, patienceMs);
      await applyRefund(refund.id, status);
    },
  };
}
