import type { Pages } from '#contract/core/pages.ts';
import type { UpiPayment, UpiQr } from '#contract/selling/payments/upi-qr.ts';
import { endedListDays, type UpiPaymentState } from '#contract/selling/payments/upi-rules.ts';
import { type AppError, appError } from '../../../platform/core/app-error.ts';
import { checkpoint } from '../../../platform/core/checkpoint.ts';
import { asPaise, type Paise, toRupees } from '../../../platform/core/money.ts';
import { type Tx, transact } from '../../../platform/database/database.ts';
import type { PageRequest } from '../../../platform/database/keyset.ts';
import type { PaymentUse } from '../../../schema/column-types.ts';
import { paymentIdOf } from './gateway.ts';
import { upiLink } from './link.ts';
import { type PaymentRow, type PaymentSearch, readPayments } from './list-store.ts';
import { buyerOf, peopleOf, type StaffParts, wordsOf } from './staff-parts.ts';
import { findByReference, findTransfer, insertTransfer } from './store.ts';

const dayMs = 86_400_000;

const presentPayment = (
  { userId, ...row }: PaymentRow,
  people: Awaited<ReturnType<typeof peopleOf>>,
): UpiPayment => ({
  ...row,
  amount: toRupees(asPaise(row.amount)),
  createdAt: row.createdAt.toISOString(),
  until: row.until.toISOString(),
  buyer: buyerOf(people, userId),
  transfers: row.transfers.map((one) => ({
    ...one,
    amount: toRupees(asPaise(one.amount)),
    at: new Date(one.at).toISOString(),
  })),
});

/** Returns the search of a typed text; an amount may have commas and a rupee sign. */
function searchOf(typed: string): PaymentSearch {
  const [, rupees] = /^(?:₹|Rs\.?)?\s*([\d,]+(?:\.\d{1,2})?)$/i.exec(typed) ?? [];
  const amount = rupees === undefined ? null : Math.round(Number(rupees.replaceAll(',', '')) * 100);
  return { text: typed, amount: amount !== null && amount < 1e11 ? amount : null };
}

/** The service with which buyers see their payment, and staff confirm it. */
export type UpiStaff = ReturnType<typeof createUpiStaff>;

/** Creates what buyers see of a payment by UPI QR, and what staff do with it. */
export function createUpiStaff({ db, now, domain }: StaffParts) {
  /** Records a transfer once. The same confirmation again changes nothing. */
  async function record(
    tx: Tx,
    order: NonNullable<Awaited<ReturnType<typeof findByReference>>>,
    { utr, amount, actorId }: Confirmation,
  ): Promise<AppError | null> {
    await checkpoint('upi.confirming', order.reference);
    const at = now();
    const { gateway_order_id: gatewayOrderId, reference } = order;
    const row = { utr, gateway_order_id: gatewayOrderId, amount, confirmed_by: actorId, confirmed_at: at };
    if (!(await insertTransfer(tx, row))) {
      const earlier = await findTransfer(tx, utr);
      const isSame = earlier?.gateway_order_id === gatewayOrderId && earlier.amount === amount;
      return isSame ? null : appError('upi_utr_used', { utr, what: earlier ? wordsOf(earlier) : '' });
    }
    await domain.audit.record(tx, {
      at,
      actorId,
      action: 'upi.confirm',
      entity: 'upi_payment',
      entityId: reference,
      of: order.user_id,
      after: { due: order.amount, amount, utr },
    });
    // The process may die before it applies what is recorded.
    await domain.checkSoon(tx, gatewayOrderId);
    return null;
  }

  return {
    /** Returns what the QR of a user's own payment says. Another user's payment is `upi_payment_not_found`. */
    async qr(reference: string, userId: string): Promise<UpiQr | AppError> {
      const row = await findByReference(db, reference);
      if (!row || row.user_id !== userId) return appError('upi_payment_not_found');
      const amount = asPaise(row.amount);
      const said = { upiId: row.upi_id, payee: row.payee, reference, note: row.note };
      return {
        ...said,
        orderId: row.gateway_order_id,
        isOpen: row.status === 'opening' || row.status === 'open',
        amount: toRupees(amount),
        link: upiLink({ ...said, amount }),
        until: row.expires_at.toISOString(),
        returnPath: row.return_path,
      };
    },

    /** Lists payments, newest first. With `q` in whatever state. */
    async list({ q, ...request }: PageRequest & { state: UpiPaymentState; q?: string | undefined }): Promise<{
      payments: UpiPayment[];
      pages: Pages;
    }> {
      const endedSince = new Date(now().getTime() - endedListDays * dayMs);
      const { rows, pages } = await readPayments(db, {
        ...request,
        endedSince,
        search: q ? searchOf(q) : null,
      });
      const people = await peopleOf(domain, rows);
      return { payments: rows.map((row) => presentPayment(row, people)), pages };
    },

    /**
     * Records that the money of a payment is in the bank, and settles it as a gateway's success. Returns what it was used
     * for; null when it is applied later. Errors: `upi_payment_not_found`, `upi_utr_used`.
     */
    async confirm(confirmation: Confirmation): Promise<PaymentUse | null | AppError> {
      const order = await findByReference(db, confirmation.reference);
      if (!order) return appError('upi_payment_not_found');
      const refused = await transact(db, (tx) => record(tx, order, confirmation));
      if (refused) return refused;
      await checkpoint('upi.recorded', order.gateway_order_id);
      return domain.applyPayment(order.gateway_order_id, paymentIdOf(confirmation.utr));
    },
  };
}

/** A member of staff confirms that the money of a payment is in the bank. Amount in paise. */
export type Confirmation = { reference: string; utr: string; amount: Paise; actorId: string };
