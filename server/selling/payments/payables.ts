import type { Paise } from '../../platform/core/money.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { EndReason } from '../../schema/column-types.ts';

/**
 * Handlers of something that a gateway order pays for: an order, a report, a top-up. Each runs in the transaction of
 * the payments domain.
 */
export type Payable = {
  /** Applies a payment. Returns false when the payable is no longer available; the payment is then refunded. */
  paid(tx: Tx, payment: { subjectId: string; amount: Paise; at: Date }): Promise<boolean>;
  /** Handles a gateway order that ended unpaid. */
  ended(tx: Tx, end: { subjectId: string; why: EndReason; at: Date }): Promise<void>;
  /** Notifies buyer and shop that a payment was not applied and is being refunded. */
  refundRequested(
    tx: Tx,
    refund: { subjectId: string; amount: Paise; why: 'paid_twice' | 'paid_too_late'; at: Date },
  ): Promise<void>;
  /** Handles a refund that succeeded or failed. `whole`: the payment is now fully refunded. */
  refunded(
    tx: Tx,
    refund: { subjectId: string; amount: Paise; success: boolean; whole: boolean; reason: string; at: Date },
  ): Promise<void>;
};

/** The payables by purpose. Each is in the module of its domain. */
export type PayableList = Readonly<Record<string, Payable>>;

/** The payables, found by purpose. */
export type Payables = { of(purpose: string): Payable };

/** Creates the look-up. `of` throws for an unknown purpose. */
export const lookUpPayables = (list: PayableList): Payables => ({
  of(purpose) {
    const payable = list[purpose];
    if (!payable) throw new Error(`No payable has the purpose "${purpose}"`);
    return payable;
  },
});
