import { type AppError, appError } from '../../platform/core/app-error.ts';
import { newId } from '../../platform/core/id.ts';
import { asPaise, type Paise, rupeeText, zero } from '../../platform/core/money.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import type { RefundStatus } from '../../schema/column-types.ts';
import { refundsOf, requestRefund } from './refund-store.ts';
import { settledPayment } from './store.ts';

/** One refund of a payable's payment. `status` is that of the `refunds` row. */
export type RefundState = {
  id: string;
  amount: Paise;
  status: RefundStatus;
  reason: string;
  at: Date;
};

/**
 * The money of a payable: the paid amount, the sum of refunds done or under way, and the rest. Refunds are oldest
 * first.
 */
export type PayableMoney = { paid: Paise; refunded: Paise; left: Paise; refunds: RefundState[] };

/** Identifies a payable. */
type PayableKey = { purpose: string; subjectId: string };

/** Reads the settled payment of a payable and sums its refunds. Failed refunds are not counted. */
async function readMoney(db: Reader, { purpose, subjectId }: PayableKey) {
  const settled = await settledPayment(db, purpose, subjectId);
  if (!settled) return { settled: null, paid: zero, refunded: zero, left: zero, refunds: [] };
  const rows = await refundsOf(db, settled.payment_id);
  const refunds = rows.map(({ id, amount, status, reason, created_at }) => ({
    id,
    amount: asPaise(amount),
    status,
    reason,
    at: created_at,
  }));
  const paid = asPaise(settled.amount);
  const gone = refunds.reduce((total, one) => total + (one.status === 'failed' ? 0 : one.amount), 0);
  return { settled, paid, refunded: asPaise(gone), left: asPaise(paid - gone), refunds };
}

/**
 * Refunds of a payable's payment. The caller has locked the payable's row, so that concurrent requests are serialised.
 * The sweep sends them to the gateway.
 */
export const payableRefunds = {
  /** Returns the money of a payable. All amounts are zero until a payment settles it. */
  async of(db: Reader, payable: PayableKey): Promise<PayableMoney> {
    const { settled: _, ...money } = await readMoney(db, payable);
    return money;
  },

  /**
   * Requests a refund of what is left of the settled payment, less what was already credited. Returns the requested
   * amount.
   */
  async requestRest(
    tx: Tx,
    refund: PayableKey & { credited: Paise; reason: string; at: Date },
  ): Promise<Paise> {
    const money = await readMoney(tx, refund);
    const { settled } = money;
    const left = asPaise(money.left - refund.credited);
    if (!settled || left <= 0) return zero;
    const { payment_id: paymentId, gateway_order_id: gatewayOrderId } = settled;
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

  /**
   * Requests a partial refund and returns its id, or `refund_above` when less is left. `reason` must be unique to the
   * payment.
   */
  async requestPart(
    tx: Tx,
    refund: PayableKey & { amount: Paise; reason: string; at: Date },
  ): Promise<{ refundId: string } | AppError> {
    const { settled, left } = await readMoney(tx, refund);
    if (!settled) return appError('refund_unpaid');
    const { amount, reason, at } = refund;
    if (amount > left) return appError('refund_above', { amount: rupeeText(left) });
    const { payment_id: paymentId, gateway_order_id: gatewayOrderId } = settled;
    const refundId = `rf${newId(at)}`;
    await requestRefund(tx, { id: refundId, gatewayOrderId, paymentId, amount, reason, now: at });
    return { refundId };
  },
};
