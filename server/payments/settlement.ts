import { checkpoint } from '../platform/checkpoint.ts';
import { transact } from '../platform/database/database.ts';
import { Fault } from '../platform/fault.ts';
import { newId } from '../platform/id.ts';
import type { Paise } from '../platform/money.ts';
import type { Platform } from '../platform/platform.ts';
import { findGatewayOrder, recordPayment, wantRefund } from './store.ts';
import type { Subjects } from './subjects.ts';

/**
 * A payment the gateway says succeeded. Amount in paise. `asked`: the gateway itself was asked; a webhook of another
 * amount only raises a flag, and what the gateway answers when asked decides.
 */
export type Success = {
  asked: boolean;
  paymentId: string;
  gatewayOrderId: string;
  amount: Paise;
  orderAmount: Paise | null;
  currency: string;
  paidAt: Date;
};

/** What became of a payment. `known`: it had been dealt with before; `foreign`: the order is not ours. */
export type PaymentUse = 'settled' | 'second_payment' | 'too_late' | 'mismatch' | 'known' | 'foreign';

/** True when the amount or currency is not what we asked for; more than asked (a surcharge) is fine. */
export const mismatches = (payment: Success, asked: number): boolean =>
  payment.currency !== 'INR' ||
  payment.amount < asked ||
  (payment.orderAmount !== null && payment.orderAmount !== asked);

/**
 * Applies one successful payment, exactly once whoever tells of it (webhook, return page, reconciler): the gateway
 * order's row is locked, the payment's id is unique. The first payment settles the subject; one that comes second or
 * too late is sent back; one of another amount is kept for a person to look at.
 */
export const createSettlement = (platform: Pick<Platform, 'db' | 'now' | 'log'>, subjects: Subjects) =>
  async function applySuccess(payment: Success): Promise<PaymentUse> {
    const { db, now, log } = platform;
    await checkpoint('settle.before', payment.gatewayOrderId);
    const use = await transact<PaymentUse>(db, async (tx) => {
      const order = await findGatewayOrder(tx, payment.gatewayOrderId, { lock: true });
      if (!order) return 'foreign';
      const subject = subjects.of(order.purpose);
      const at = now();
      const row = {
        id: payment.paymentId,
        gatewayOrderId: order.id,
        amount: payment.amount,
        currency: payment.currency,
        paidAt: payment.paidAt,
        now: at,
      };
      const mismatch = mismatches(payment, order.amount);
      const already = order.status === 'paid';
      if (mismatch && !payment.asked) return 'mismatch';
      // The use is decided before the row is written, so that a repeated payment id changes nothing.
      if (mismatch || already) {
        const decided = mismatch ? 'mismatch' : 'second_payment';
        if (!(await recordPayment(tx, { ...row, use: decided }))) return 'known';
        if (already && !mismatch) {
          await wantRefund(tx, {
            id: `rf${newId(at)}`,
            gatewayOrderId: order.id,
            paymentId: payment.paymentId,
            amount: payment.amount,
            reason: 'paid twice',
            now: at,
          });
          await subject.sentBack(tx, {
            subjectId: order.subject_id,
            amount: payment.amount,
            why: 'paid_twice',
            at,
          });
        }
        return decided;
      }
      const known = await tx
        .selectFrom('gateway_payments')
        .select('use')
        .where('cf_payment_id', '=', payment.paymentId)
        .executeTakeFirst();
      if (known) return 'known';
      const accepted = await subject.paid(tx, { subjectId: order.subject_id, amount: payment.amount, at });
      await recordPayment(tx, { ...row, use: accepted ? 'settled' : 'too_late' });
      if (!accepted) {
        await wantRefund(tx, {
          id: `rf${newId(at)}`,
          gatewayOrderId: order.id,
          paymentId: payment.paymentId,
          amount: payment.amount,
          reason: 'paid too late',
          now: at,
        });
        await subject.sentBack(tx, {
          subjectId: order.subject_id,
          amount: payment.amount,
          why: 'paid_too_late',
          at,
        });
        return 'too_late';
      }
      await tx
        .updateTable('gateway_orders')
        .set({ status: 'paid', settled_at: at, check_at: null })
        .where('id', '=', order.id)
        .execute();
      await checkpoint('settle.uncommitted', order.id);
      return 'settled';
    });
    if (use instanceof Fault) throw new Error(`Settlement refused: ${use.code}`);
    await checkpoint('settle.committed', payment.gatewayOrderId);
    if (use === 'mismatch')
      log.error(
        { gatewayOrder: payment.gatewayOrderId },
        'a payment of another amount or currency: not fulfilled, look at it',
      );
    if (use === 'foreign') log.warn('a payment for an order that is not ours');
    return use;
  };
