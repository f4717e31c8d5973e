import type { UpiRefund } from '#contract/selling/payments/upi-qr.ts';
import type { UpiRefundState } from '#contract/selling/payments/upi-rules.ts';
import { type AppError, appError } from '../../../platform/core/app-error.ts';
import { asPaise, toRupees } from '../../../platform/core/money.ts';
import { type Tx, transact } from '../../../platform/database/database.ts';
import type { PageRequest } from '../../../platform/database/keyset.ts';
import { findUpiRefund, type RefundListRow, readRefunds } from './list-store.ts';
import { buyerOf, peopleOf, type StaffParts, wordsOf } from './staff-parts.ts';
import { findSent, insertSentRefund } from './store.ts';

const presentRefund = (
  { userId, sentUtr, sentAt, reference: _, ...row }: RefundListRow,
  people: Awaited<ReturnType<typeof peopleOf>>,
): UpiRefund => ({
  ...row,
  amount: toRupees(asPaise(row.amount)),
  requestedAt: row.requestedAt.toISOString(),
  buyer: buyerOf(people, userId),
  sent: sentUtr && sentAt ? { utr: sentUtr, at: sentAt.toISOString() } : null,
});

/** The refunds that staff send by hand. */
export type SentRefunds = ReturnType<typeof createSentRefunds>;

/** Creates the refunds that staff send by hand. */
export function createSentRefunds({ db, now, domain }: StaffParts) {
  async function recordSent(
    tx: Tx,
    refund: RefundListRow,
    { utr, actorId }: { utr: string; actorId: string },
  ): Promise<AppError | null> {
    const at = now();
    if (!(await insertSentRefund(tx, { refund_id: refund.id, utr, sent_by: actorId, sent_at: at }))) {
      const earlier = await findSent(tx, { refundId: refund.id, utr });
      const own = earlier.find((one) => one.refund_id === refund.id);
      if (own) return own.utr === utr ? null : appError('upi_refund_ended');
      return appError('upi_utr_used', { utr, what: earlier.map(wordsOf).join(', ') });
    }
    await domain.audit.record(tx, {
      at,
      actorId,
      action: 'upi.refund-sent',
      entity: 'upi_payment',
      entityId: refund.reference,
      of: refund.userId,
      after: { refund: refund.id, amount: refund.amount, utr },
    });
    await domain.endRefund(tx, refund.id);
    return null;
  }

  return {
    /** Lists refunds that staff send by hand, newest first. */
    async list(request: PageRequest & { state: UpiRefundState }) {
      const { rows, pages } = await readRefunds(db, request);
      const people = await peopleOf(domain, rows);
      return { refunds: rows.map((row) => presentRefund(row, people)), pages };
    },

    /**
     * Records the transfer of a refund and ends the refund, in one transaction. Errors: `upi_refund_not_found`,
     * `upi_refund_ended`, `upi_utr_used`.
     */
    async send(sent: { id: string; utr: string; actorId: string }): Promise<UpiRefund | AppError> {
      const refund = await findUpiRefund(db, sent.id);
      if (!refund) return appError('upi_refund_not_found');
      const refused = await transact(db, (tx) => recordSent(tx, refund, sent));
      if (refused) return refused;
      const after = (await findUpiRefund(db, sent.id)) ?? refund;
      return presentRefund(after, await peopleOf(domain, [after]));
    },
  };
}
