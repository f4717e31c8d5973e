import type { CartItem } from '#contract/selling/cart/endpoints.ts';
import type { Quote } from '#contract/selling/payments/endpoints.ts';
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
 * (contract/selling/coupons/endpoints.ts).
 */
export const isCouponRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code.startsWith('coupon_');

/** Returns how a request sends codes: the first as clients of the specification do, more beside it. */
export const codesBody = ([couponCode = '', ...more]: readonly string[]) => ({
  couponCode,
  ...(more.length > 0 && { couponCodes: more }),
});

/** A quote, the codes that it includes, and why a requested code was refused. */
export type CouponQuote = { quote: Quote; codes: readonly string[]; refusal: string | null };

const ask = (items: readonly CartItem[], codes: readonly string[]) =>
  api('POST /api/payment/quote', { body: { items: linesOf(items), ...codesBody(codes) } });

/**
 * Quotes a cart with the first of some sets of codes that counts. `refusal` says why the sets before it do not. Throws
 * as the request does.
 */
async function firstThatCounts(
  items: readonly CartItem[],
  sets: readonly (readonly string[])[],
): Promise<CouponQuote> {
  let refusal: string | null = null;
  for (const [i, codes] of sets.entries()) {
    try {
      return { quote: await ask(items, codes), codes, refusal };
    } catch (error) {
      // A cart without codes is never refused for a coupon.
      if (!isCouponRefusal(error) || i === sets.length - 1) throw error;
      refusal ??= error.message;
    }
  }
  throw new Error('no set of codes to try');
}

/** Quotes a cart with codes, or without those that are no longer valid. */
export const quoteWith = (items: readonly CartItem[], codes: readonly string[]): Promise<CouponQuote> =>
  firstThatCounts(items, [
    codes,
    ...(codes.length > 1 ? codes.map((code) => [code]) : []),
    ...(codes.length > 0 ? [[]] : []),
  ]);

/**
 * Quotes a cart with one more code. Where the codes do not go together, the new one replaces the others. Throws the
 * server's refusal when the new code does not count.
 */
export async function quoteWithNew(
  items: readonly CartItem[],
  codes: readonly string[],
  code: string,
): Promise<CouponQuote> {
  const others = codes.filter((one) => one !== code);
  const { refusal, ...quoted } = await firstThatCounts(items, [
    [...others, code],
    ...(others.length > 0 ? [[code]] : []),
  ]);
  return { ...quoted, refusal: null };
}
