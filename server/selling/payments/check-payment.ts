import { type AppError, appError } from '../../platform/core/app-error.ts';
import { asPaise, type Paise } from '../../platform/core/money.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Gateways } from './gateways.ts';
import { GatewayError, type PaymentAttempt } from './payment-gateway.ts';
import { oldestFirst, type PaymentState } from './reconciler.ts';
import { findByPayable, findGatewayOrder, type GatewayOrderRow, scheduleCheck } from './store.ts';

/** The state of a payment. Amount in paise. */
export type PaymentCheck = { state: PaymentState; subjectId: string; amount: Paise; changedAt: Date };

/** Creates the functions that ask the gateway for a person who waits. */
export function createChecks(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { gateways, settle }: { gateways: Gateways; settle: (row: GatewayOrderRow) => Promise<PaymentState> },
) {
  return {
    /**
     * Fetches the payment attempts of a payable from the gateway, oldest first. Empty if it has no gateway order yet.
     */
    async attempts(purpose: string, subjectId: string): Promise<PaymentAttempt[] | AppError> {
      const row = await findByPayable(db, purpose, subjectId);
      if (!row?.payment_session_id) return [];
      try {
        return oldestFirst(await gateways.of(row).listAttempts(row.id));
      } catch (error) {
        if (error instanceof GatewayError) return appError('gateway_unavailable');
        throw error;
      }
    },

    /** Returns the state of a user's payment after asking the gateway. Another user's payment is `order_not_found`. */
    async check(id: string, userId: string): Promise<PaymentCheck | AppError> {
      const row = await findGatewayOrder(db, id);
      if (!row || row.user_id !== userId) return appError('order_not_found');
      const checked = (state: PaymentState, { settled_at, created_at, amount } = row): PaymentCheck => ({
        state,
        subjectId: row.subject_id,
        amount: asPaise(amount),
        changedAt: settled_at ?? created_at,
      });
      if (row.status === 'paid') {
        // A returning buyer may have paid twice. The sweep checks, so that this response does not wait.
        await scheduleCheck(db, id, now());
        return checked('paid');
      }
      const state = await settle(row).catch((error): PaymentState => {
        if (!(error instanceof GatewayError)) throw error;
        // An unknown state is not a failure, and the page keeps polling.
        return row.status === 'ended' ? 'expired' : 'open';
      });
      return checked(state, await findGatewayOrder(db, id));
    },
  };
}
