import type { Paise } from '../platform/core/money.ts';
import type { Tx } from '../platform/database/database.ts';

/** Why a gateway order ended unpaid: it ran out, another took its place, or somebody cancelled. */
export type EndReason = 'expired' | 'replaced' | 'buyer' | 'shop';

/** What is paid for: a shop order today, a report or a top-up tomorrow. Its domain answers these in our transaction. */
export type Payable = {
  /** Money has come. True when it is taken; false when the subject can no longer be had (the money goes back). */
  paid(tx: Tx, payment: { subjectId: string; amount: Paise; at: Date }): Promise<boolean>;
  /** The gateway order ended unpaid. */
  ended(tx: Tx, end: { subjectId: string; why: EndReason; at: Date }): Promise<void>;
  /** Money that cannot be used goes back: tell both sides. */
  sentBack(
    tx: Tx,
    refund: { subjectId: string; amount: Paise; why: 'paid_twice' | 'paid_too_late'; at: Date },
  ): Promise<void>;
  /** A refund arrived at its end. `whole`: nothing of the subject's payment is left with us. */
  refunded(
    tx: Tx,
    refund: { subjectId: string; amount: Paise; success: boolean; whole: boolean; reason: string; at: Date },
  ): Promise<void>;
};

/** The subjects by purpose; each domain that sells online adds its own at start-up. */
export type PayableRegistry = { add(purpose: string, subject: Payable): void; of(purpose: string): Payable };

/** Makes the register. `of` throws for a purpose nobody added. */
export function createPayableRegistry(): PayableRegistry {
  const subjects = new Map<string, Payable>();
  return {
    add: (purpose, subject) => void subjects.set(purpose, subject),
    of(purpose) {
      const subject = subjects.get(purpose);
      if (!subject) throw new Error(`Nobody sells "${purpose}"`);
      return subject;
    },
  };
}
