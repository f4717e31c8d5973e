import { AppError } from '../platform/core/app-error.ts';
import { checkpoint } from '../platform/core/checkpoint.ts';
import { newId } from '../platform/core/id.ts';
import type { Paise } from '../platform/core/money.ts';
import { type Tx, transactAt } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { noteDifference } from './difference-store.ts';
import type { Payable, PayableRegistry } from './payables.ts';
import { nextCheckOfPaid } from './schedule.ts';
import {
  findGatewayOrder,
  hotPayment,
  markPaid,
  markTooLate,
  orderOfPayment,
  recordPayment,
  requestRefund,
} from './store.ts';

/** A successful payment in the gateway's own answer to a question of ours. Amounts in paise. */
export type Success = {
  paymentId: string;
  gatewayOrderId: string;
  amount: Paise;
  orderAmount: Paise | null;
  currency: string;
  paidAt: Date;
};

/**
 * What became of a payment. `known`: it was dealt with before; `foreign`: the order is not ours; `other_order`: the
 * payment belongs to another order, so it settles nothing here and a person looks at it.
 */
export type SettlementOutcome =
  | 'settled'
  | 'second_payment'
  | 'too_late'
  | 'mismatch'
  | 'known'
  | 'foreign'
  | 'other_order';

/** True when the amount or currency is not what we asked for; more than asked (a surcharge) is fine. */
export const mismatches = (payment: Success, asked: number): boolean =>
  payment.currency !== 'INR' ||
  payment.amount < asked ||
  (payment.orderAmount !== null && payment.orderAmount !== asked);

/** Wants a payment that cannot be used sent back, and tells both sides. */
async function sendBack(
  tx: Tx,
  subject: Payable,
  {
    payment,
    subjectId,
    why,
    at,
  }: { payment: Success; subjectId: string; why: 'paid_twice' | 'paid_too_late'; at: Date },
): Promise<void> {
  const { amount, paymentId, gatewayOrderId } = payment;
  const reason = why === 'paid_twice' ? 'paid twice' : 'paid too late';
  await requestRefund(tx, { id: `rf${newId(at)}`, gatewayOrderId, paymentId, amount, reason, now: at });
  await subject.sentBack(tx, { subjectId, amount, why, at });
}

/**
 * Applies one successful payment, exactly once whoever found it (webhook, return page, reconciler, report): the gateway
 * order's row is locked, the payment's id is unique. The first payment settles the subject; one that comes second or
 * too late is sent back; one of another amount is kept for a person to look at.
 */
export const createSettlement = (platform: Pick<Platform, 'db' | 'now' | 'log'>, subjects: PayableRegistry) =>
  async function applySuccess(payment: Success): Promise<SettlementOutcome> {
    const { db, now, log } = platform;
    const { paymentId, gatewayOrderId, amount } = payment;
    await checkpoint('settle.before', gatewayOrderId);
    const use = await transactAt<SettlementOutcome>(db, [hotPayment(gatewayOrderId)], async (tx) => {
      const order = await findGatewayOrder(tx, gatewayOrderId, { lock: true });
      if (!order) return 'foreign';
      const subject = subjects.of(order.purpose);
      const at = now();
      const { subject_id: subjectId } = order;
      const first = order.status === 'paid' ? 'second_payment' : 'settled';
      const decided = mismatches(payment, order.amount) ? 'mismatch' : first;
      // The payment is written before anything follows from it: of two orders that claim one payment at the same
      // moment, the second waits here for the first, and finds the payment taken.
      const { currency, paidAt } = payment;
      const row = { id: paymentId, gatewayOrderId, amount, currency, use: decided, paidAt, now: at };
      if (!(await recordPayment(tx, row))) {
        if ((await orderOfPayment(tx, paymentId)) === gatewayOrderId) return 'known';
        await noteDifference(tx, { kind: 'other_order', paymentId, gatewayOrderId, amount, at });
        return 'other_order';
      }
      if (decided === 'mismatch') return 'mismatch';
      if (decided === 'second_payment') {
        await sendBack(tx, subject, { payment, subjectId, why: 'paid_twice', at });
        return 'second_payment';
      }
      if (!(await subject.paid(tx, { subjectId, amount, at }))) {
        await markTooLate(tx, paymentId);
        await sendBack(tx, subject, { payment, subjectId, why: 'paid_too_late', at });
        return 'too_late';
      }
      await markPaid(tx, { id: order.id, paymentId, at, checkAt: nextCheckOfPaid(at, at) });
      await checkpoint('settle.uncommitted', order.id);
      return 'settled';
    });
    if (use instanceof AppError) throw new Error(`Settlement refused: ${use.code}`);
    await checkpoint('settle.committed', gatewayOrderId);
    if (use === 'mismatch')
      log.error(
        { gatewayOrder: gatewayOrderId },
        'a payment of another amount or currency: not fulfilled, look at it',
      );
    if (use === 'other_order')
      log.error({ gatewayOrder: gatewayOrderId }, 'a payment of another order: not fulfilled, look at it');
    if (use === 'foreign') log.warn('a payment for an order that is not ours');
    return use;
  };
