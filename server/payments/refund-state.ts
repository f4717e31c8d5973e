import { type AppError, appError } from '../platform/core/app-error.ts';
import { newId } from '../platform/core/id.ts';
import { asPaise, type Paise, rupeeText, zero } from '../platform/core/money.ts';
import type { Reader, Tx } from '../platform/database/database.ts';
import { refundsOf, requestRefund, settledPayment } from './store.ts';

/** One refund of what paid a subject. `status` as in `refunds`. */
export type RefundState = {
  id: string;
  amount: Paise;
  status: 'wanted' | 'pending' | 'success' | 'failed';
  reason: string;
  at: Date;
};

/** What was paid for a subject, what of it went or goes back, and what is left with us. Refunds the first first. */
export type MoneyOf = { paid: Paise; sentBack: Paise; left: Paise; refunds: RefundState[] };

/** A subject, by what it is paid for as. */
type Subject = { purpose: string; subjectId: string };

/** What of a payment went back or is on its way; a refund that failed did neither. */
async function readMoney(db: Reader, { purpose, subjectId }: Subject) {
  const settled = await settledPayment(db, purpose, subjectId);
  if (!settled) return { settled: null, paid: zero, sentBack: zero, left: zero, refunds: [] };
  const rows = await refundsOf(db, settled.cf_payment_id);
  const refunds = rows.map(({ id, amount, status, reason, created_at }) => ({
    id,
    amount: asPaise(amount),
    status: status as RefundState['status'],
    reason,
    at: created_at,
  }));
  const paid = asPaise(settled.amount);
  const gone = refunds.reduce((total, one) => total + (one.status === 'failed' ? 0 : one.amount), 0);
  return { settled, paid, sentBack: asPaise(gone), left: asPaise(paid - gone), refunds };
}

/**
 * Sending back what was paid: the rest of it, or a part. The caller holds the row of what was paid for, so that two
 * wishes come one after the other; the sweep sends them to the gateway.
 */
export const moneyBack = {
  /** How the money of a subject stands; all zero while nothing settled it. */
  async of(db: Reader, subject: Subject): Promise<MoneyOf> {
    const { settled: _, ...money } = await readMoney(db, subject);
    return money;
  },

  /**
   * Wants what is left of the settled payment sent back, less what was already given back as credit; returns how much
   * that is.
   */
  async rest(tx: Tx, refund: Subject & { credited: Paise; reason: string; at: Date }): Promise<Paise> {
    const money = await readMoney(tx, refund);
    const { settled } = money;
    const left = asPaise(money.left - refund.credited);
    if (!settled || left <= 0) return zero;
    const { cf_payment_id: paymentId, gateway_order_id: gatewayOrderId } = settled;
    const { reason, at } = refund;
    await requestRefund(tx, {
      id: `rf${newId(at)}`,
      gatewayOrderId,
      paymentId,
      amount: left,
      reason,
      now: at,
    });
    return left;
  },

  /** Wants a part of it sent back and answers the refund's id; `refund_above` when that much is not left. `reason` must be new. */
  async part(
    tx: Tx,
    refund: Subject & { amount: Paise; reason: string; at: Date },
  ): Promise<{ refundId: string } | AppError> {
    const { settled, left } = await readMoney(tx, refund);
    if (!settled) return appError('refund_unpaid');
    const { amount, reason, at } = refund;
    if (amount > left) return appError('refund_above', { amount: rupeeText(left) });
    const { cf_payment_id: paymentId, gateway_order_id: gatewayOrderId } = settled;
    const refundId = `rf${newId(at)}`;
    await requestRefund(tx, { id: refundId, gatewayOrderId, paymentId, amount, reason, now: at });
    return { refundId };
  },
};
