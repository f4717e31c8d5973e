import { asPaise, type Paise, share } from '../platform/core/money.ts';

/** The shares of a settlement in basis points, fixed when the chat begins. */
export type Shares = { commissionBp: number; gstBp: number; gatewayBp: number };

/** What becomes of a chat's money, in paise; the parts sum to the gross. */
export type Settlement = { astrologer: Paise; commission: Paise; gst: Paise; gatewayFee: Paise };

const whole = 10_000;

/**
 * Divides what a chat brought: commission of the gross, GST on the commission, the gateway's share of the gross; the
 * rest is the astrologer's (74.4 % with 20, 18 and 2 %). Rounding half up, each part once, falls to the astrologer's
 * part; never below zero.
 */
export function settlementOf(gross: Paise, { commissionBp, gstBp, gatewayBp }: Shares): Settlement {
  const commission = share(gross, commissionBp, whole);
  const gst = asPaise(Math.min(share(commission, gstBp, whole), gross - commission));
  const gatewayFee = asPaise(Math.min(share(gross, gatewayBp, whole), gross - commission - gst));
  return { astrologer: asPaise(gross - commission - gst - gatewayFee), commission, gst, gatewayFee };
}
