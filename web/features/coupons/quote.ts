import type { CartItem } from '#contract/cart/endpoints.ts';
import type { Quote } from '#contract/payments/endpoints.ts';
import { ApiError, api } from '#web/api/client.ts';

/** The lines of a cart as coupons and quotes take them. */
export const linesOf = (items: readonly CartItem[]) =>
  items.map(({ product, cartQuantity, size, variantId }) => ({
    product: product._id,
    quantity: cartQuantity,
    size,
    variantId,
  }));

/** True when the coupon is what was refused; the message says why. Every fault of a coupon is named so (contract/coupons/endpoints.ts). */
export const isCouponRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code.startsWith('coupon_');

/** A price, with the code that counts in it and why the asked one does not. */
export type CouponQuote = { quote: Quote; code: string | null; refusal: string | null };

/** What a cart costs with a coupon; without it where the coupon no longer counts. Throws as the call does. */
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
