import { checkpoint } from '../platform/core/checkpoint.ts';
import { asPaise } from '../platform/core/money.ts';
import { transact } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { Gateway } from './gateway.ts';
import type { PayableRegistry } from './payables.ts';
import {
  claimRefunds,
  findGatewayOrder,
  isWhole,
  lockRefund,
  type RefundRow,
  setRefundStatus,
} from './store.ts';

const seconds = (now: Date, n: number): Date => new Date(now.getTime() + n * 1000);

/** Our word for the gateway's: a refund is pending until it succeeded or ended without money moving. */
const statusOf = (said: string): 'pending' | 'success' | 'failed' =>
  said === 'SUCCESS' ? 'success' : said === 'FAILED' || said === 'CANCELLED' ? 'failed' : 'pending';

/** Sends wanted refunds to the gateway and follows them to their end. */
export function createRefunds(
  platform: Pick<Platform, 'db' | 'now' | 'log'>,
  gateway: Gateway,
  subjects: PayableRegistry,
) {
  const { db, now, log } = platform;

  /** Writes what the gateway says of a refund; its end is told to the subject once. */
  async function apply(refundId: string, said: string): Promise<boolean> {
    const status = statusOf(said);
    const ended = status !== 'pending';
    if (ended) await checkpoint('refund.ending', refundId);
    const applied = await transact(db, async (tx) => {
      const refund = await lockRefund(tx, refundId);
      if (!refund) return false;
      if (refund.status === 'success' || refund.status === 'failed') return true;
      const at = now();
      await setRefundStatus(tx, refundId, status, ended ? null : seconds(at, 30), at);
      const order = ended ? await findGatewayOrder(tx, refund.gateway_order_id) : undefined;
      if (order) {
        const told = {
          subjectId: order.subject_id,
          amount: asPaise(refund.amount),
          success: status === 'success',
          whole: status === 'success' && (await isWhole(tx, refund)),
          reason: refund.reason,
          at,
        };
        await subjects.of(order.purpose).refunded(tx, told);
      }
      return true;
    });
    return applied === true;
  }

  async function send(refund: RefundRow): Promise<void> {
    await checkpoint('refund.before', refund.id);
    const said =
      refund.status === 'wanted'
        ? await gateway.refund({
            orderId: refund.gateway_order_id,
            refundId: refund.id,
            amount: asPaise(refund.amount),
            note: refund.reason,
          })
        : await gateway.refundStatus(refund.gateway_order_id, refund.id);
    await checkpoint('refund.sent', refund.id);
    await apply(refund.id, said);
  }

  return {
    apply,

    /** One round: everything due. A refund the gateway does not take now is tried again in a minute. */
    async sweep(): Promise<number> {
      const at = now();
      const due = await claimRefunds(db, at, seconds(at, 60));
      for (const refund of due) {
        await send(refund).catch((error) =>
          log.error({ err: error, refund: refund.id }, 'refund not sent yet'),
        );
      }
      return due.length;
    },
  };
}
