import { checkpoint } from '../../platform/core/checkpoint.ts';
import { asPaise } from '../../platform/core/money.ts';
import { type Tx, transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Gateways } from './gateways.ts';
import type { Payables } from './payables.ts';
import type { GatewayRefundState } from './payment-gateway.ts';
import {
  claimRefunds,
  isFullyRefunded,
  lockRefund,
  type RefundRow,
  setRefundStatus,
} from './refund-store.ts';
import { findGatewayOrder } from './store.ts';

const seconds = (now: Date, n: number): Date => new Date(now.getTime() + n * 1000);

/** Creates the sender of refunds, which sends requested refunds to the gateway and polls them until they end. */
export function createRefunds(
  platform: Pick<Platform, 'db' | 'now' | 'log'>,
  gateways: Gateways,
  payables: Payables,
) {
  const { db, now, log } = platform;

  /** Applies the state of a refund in the caller's transaction. Otherwise as `apply`. */
  async function applyIn(tx: Tx, refundId: string, status: GatewayRefundState): Promise<boolean> {
    const ended = status !== 'pending';
    const refund = await lockRefund(tx, refundId);
    if (!refund) return false;
    if (refund.status === 'success' || refund.status === 'failed') return true;
    const at = now();
    await setRefundStatus(tx, refundId, status, ended ? null : seconds(at, 30), at);
    const order = ended ? await findGatewayOrder(tx, refund.gateway_order_id) : undefined;
    if (order) {
      const outcome = {
        subjectId: order.subject_id,
        amount: asPaise(refund.amount),
        success: status === 'success',
        whole: status === 'success' && (await isFullyRefunded(tx, refund)),
        reason: refund.reason,
        at,
      };
      await payables.of(order.purpose).refunded(tx, outcome);
    }
    return true;
  }

  /**
   * Stores the state of a refund at the gateway. Notifies the payable once, when the refund ends. Returns whether it
   * exists.
   */
  async function apply(refundId: string, status: GatewayRefundState): Promise<boolean> {
    if (status !== 'pending') await checkpoint('refund.ending', refundId);
    return (await transact(db, (tx) => applyIn(tx, refundId, status))) === true;
  }

  async function send(refund: RefundRow & { provider: string }): Promise<void> {
    const calls = gateways.of(refund).refunds;
    if (!calls) return;
    await checkpoint('refund.before', refund.id);
    const state =
      refund.status === 'wanted'
        ? await calls.request({
            orderId: refund.gateway_order_id,
            refundId: refund.id,
            amount: asPaise(refund.amount),
            note: refund.reason,
          })
        : await calls.getState(refund.gateway_order_id, refund.id);
    await checkpoint('refund.sent', refund.id);
    await apply(refund.id, state);
  }

  const senders = gateways.all.flatMap(({ provider, refunds }) => (refunds ? [provider] : []));

  return {
    apply,
    applyIn,

    /**
     * Sends or polls all due refunds. A refund that fails to send is retried in a minute. Those of a gateway without
     * refunds wait for the shop's staff.
     */
    async sweep(): Promise<number> {
      if (senders.length === 0) return 0;
      const at = now();
      const due = await claimRefunds(db, { now: at, retryAt: seconds(at, 60), providers: senders });
      for (const refund of due) {
        await send(refund).catch((error) =>
          log.error(
            { err: error, refund: refund.id },
            'refund not sent: the customer has not been refunded yet; it is retried in a minute',
          ),
        );
      }
      return due.length;
    },
  };
}
