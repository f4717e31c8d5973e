import { AppError } from '../../platform/core/app-error.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import { newId } from '../../platform/core/id.ts';
import type { Paise } from '../../platform/core/money.ts';
import { type Tx, transactAt } from '../../platform/database/database.ts';
import { Crowded } from '../../platform/database/gate.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PaymentUse } from '../../schema/column-types.ts';
import { insertDifference } from './difference-store.ts';
import type { Payable, Payables } from './payables.ts';
import type { PaymentAttempt } from './payment-gateway.ts';
import { requestRefund } from './refund-store.ts';
import { nextCheckOfPaid } from './schedule.ts';
import {
  findGatewayOrder,
  hotPayment,
  markPaid,
  markTooLate,
  orderOfPayment,
  recordPayment,
} from './store.ts';

/** A successful payment that the gateway itself returned. Amounts in paise. */
export type Success = {
  paymentId: string;
  gatewayOrderId: string;
  amount: Paise;
  orderAmount: Paise | null;
  currency: string;
  paidAt: Date;
};

/**
 * The outcome of applying a payment. `known`: it was applied before. `foreign`: the order is not ours. `other_order`:
 * the payment belongs to another order, so it settles nothing and needs manual review.
 */
export type SettlementOutcome =
  | 'settled'
  | 'second_payment'
  | 'too_late'
  | 'mismatch'
  | 'known'
  | 'foreign'
  | 'other_order';

/** Converts a successful attempt to a payment. `paidAt` is `now` when the gateway gives no time. */
export const successOf = (attempt: PaymentAttempt, gatewayOrderId: string, now: Date): Success => ({
  paymentId: attempt.paymentId,
  gatewayOrderId,
  amount: attempt.amount,
  orderAmount: attempt.orderAmount,
  currency: attempt.currency,
  paidAt: attempt.completedAt ?? attempt.startedAt ?? now,
});

/** Returns whether amount or currency are not the requested ones. A higher amount (a surcharge) is accepted. */
export const mismatches = (payment: Success, expected: number): boolean =>
  payment.currency !== 'INR' ||
  payment.amount < expected ||
  (payment.orderAmount !== null && payment.orderAmount !== expected);

/** Requests a refund of a payment that cannot be applied, and notifies buyer and shop. */
async function requestFullRefund(
  tx: Tx,
  payable: Payable,
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
  await payable.refundRequested(tx, { subjectId, amount, why, at });
}

/**
 * Creates the function that applies a successful payment exactly once, whether webhook, return page, reconciler or
 * report found it. It locks the gateway order's row and relies on the unique payment id. The first payment settles the
 * payable. A second or late payment is refunded. A payment with another amount waits for manual review.
 */
export const createSettlement = (platform: Pick<Platform, 'db' | 'now' | 'log'>, payables: Payables) =>
  async function applySuccess(payment: Success): Promise<SettlementOutcome> {
    const { db, now, log } = platform;
    const { paymentId, gatewayOrderId, amount } = payment;
    await checkpoint('settle.before', gatewayOrderId);
    const use = await transactAt<SettlementOutcome>(db, [hotPayment(gatewayOrderId)], async (tx) => {
      const order = await findGatewayOrder(tx, gatewayOrderId, { lock: true });
      if (!order) return 'foreign';
      const payable = payables.of(order.purpose);
      const at = now();
      const { subject_id: subjectId } = order;
      const first = order.status === 'paid' ? 'second_payment' : 'settled';
      const decided: PaymentUse = mismatches(payment, order.amount) ? 'mismatch' : first;
      // Insert the payment first: if two orders claim one payment concurrently, the second waits here on the unique
      // key and then finds the payment taken.
      const { currency, paidAt } = payment;
      const row = { id: paymentId, gatewayOrderId, amount, currency, use: decided, paidAt, now: at };
      if (!(await recordPayment(tx, row))) {
        if ((await orderOfPayment(tx, paymentId)) === gatewayOrderId) return 'known';
        await insertDifference(tx, { kind: 'other_order', paymentId, gatewayOrderId, amount, at });
        return 'other_order';
      }
      if (decided === 'mismatch') return 'mismatch';
      if (decided === 'second_payment') {
        await requestFullRefund(tx, payable, { payment, subjectId, why: 'paid_twice', at });
        return 'second_payment';
      }
      if (!(await payable.paid(tx, { subjectId, amount, at }))) {
        await markTooLate(tx, paymentId);
        await requestFullRefund(tx, payable, { payment, subjectId, why: 'paid_too_late', at });
        return 'too_late';
      }
      await markPaid(tx, { id: order.id, paymentId, at, checkAt: nextCheckOfPaid(at, at) });
      await checkpoint('settle.uncommitted', order.id);
      return 'settled';
    });
    if (use instanceof AppError)
      throw new Crowded(`Settlement of gateway order ${gatewayOrderId} refused: ${use.code}`);
    await checkpoint('settle.committed', gatewayOrderId);
    if (use === 'mismatch')
      log.error(
        { gatewayOrder: gatewayOrderId },
        'payment amount or currency mismatch: order not fulfilled; review the payment at the gateway',
      );
    if (use === 'other_order')
      log.error(
        { gatewayOrder: gatewayOrderId },
        'payment belongs to another order: not applied; review it under /admin/webhooks',
      );
    if (use === 'foreign') log.warn('payment for an unknown gateway order: ignored');
    return use;
  };
