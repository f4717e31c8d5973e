import type { CartItem } from '#contract/cart/endpoints.ts';
import type { Quote } from '#contract/payments/endpoints.ts';
import { ApiError, api } from '#web/api/client.ts';

/** Converts cart lines to the lines of coupon and quote requests. */
export const linesOf = (items: readonly CartItem[]) =>
  items.map(({ _id, product, cartQuantity, size, variantId, personalisation }) => ({
    product: product._id,
    quantity: cartQuantity,
    size,
    variantId,
    ...(personalisation && { lineId: _id }),
  }));

/**
 * Returns whether the server refused the coupon; the message says why. Only coupon errors have such a code
 * (contract/coupons/endpoints.ts).
 */
export const isCouponRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code.startsWith('coupon_');

/** A quote, the code that it includes, and why a requested code was refused. */
export type CouponQuote = { quote: Quote; code: string | null; refusal: string | null };

/** Quotes a cart with a coupon, or without it when the coupon is no longer valid. Throws as the request does. */
export async function quoteWith(items: readonly CartItem[], code: string | null): Promise<CouponQuote> {
  const ask = (couponCode: string | null) =>
    api('POST /api/payment/quote', { body: { items: linesOf(items), couponCode } });
  try {
    return { quote: await ask(code), code, refusal: null };
  } catch (error) {
    if (code === null || !isCouponRefusal(error)) throw error;
    return { quote: await ask(null), code: null, refusal: error.message };
  }
}
