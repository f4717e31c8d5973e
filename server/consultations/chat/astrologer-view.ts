import { mostMinutesShown } from '#contract/consultations/chat/rules.ts';
import { asPaise, toRupees } from '../../platform/core/money.ts';
import { settlementOf } from './minutes/settlement.ts';
import type { SessionRow } from './store.ts';

/** Returns the rupees that the astrologer earns by a chat so far, or has earned once it is over. */
export function earnedIn(session: SessionRow): number {
  if (session.refunded > 0) return 0;
  const { astrologer } = settlementOf(asPaise(session.charged), {
    commissionBp: session.commission_bp,
    gstBp: session.gst_bp,
    gatewayBp: session.gateway_bp,
  });
  return toRupees(astrologer);
}

/**
 * Returns how many more whole minutes the customer's balance (paise) pays for. Above an hour it is 60, so that the
 * astrologer does not learn how much money somebody has.
 */
export const minutesLeftIn = (session: Pick<SessionRow, 'rate'>, balance: number): number =>
  Math.min(mostMinutesShown, Math.floor(balance / session.rate));
