import { asPaise, type Paise, share } from '../../../platform/core/money.ts';

/** The shares of a settlement in basis points, fixed when the chat begins. */
export type Shares = { commissionBp: number; gstBp: number; gatewayBp: number };

/** The parts of a chat's money, in paise; they sum to the gross. */
export type Settlement = { astrologer: Paise; commission: Paise; gst: Paise; gatewayFee: Paise };

const whole = 10_000;

/**
 * Divides the gross of a chat: commission on the gross, GST on the commission, and the gateway's share of the gross.
 * The astrologer gets the rest (74.4 % with 20, 18 and 2 %). Each part is rounded half up once, and the difference
 * falls to the astrologer's part, which is never below zero.
 */
export function settlementOf(gross: Paise, { commissionBp, gstBp, gatewayBp }: Shares): Settlement {
  const commission = share(gross, commissionBp, whole);
  const gst = asPaise(Math.min(share(commission, gstBp, whole), gross - commission));
  const gatewayFee = asPaise(Math.min(share(gross, gatewayBp, whole), gross - commission - gst));
  return { astrologer: asPaise(gross - commission - gst - gatewayFee), commission, gst, gatewayFee };
}
