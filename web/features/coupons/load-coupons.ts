import type { CartItem } from '#contract/cart/endpoints.ts';
import type { Coupon } from '#contract/coupons/endpoints.ts';
import { api } from '#web/api/client.ts';
import { linesOf, quoteWith } from './quote.ts';

/** The coupons of a cart and the applied one. Rupees; `list` is null when it could not be had. */
export type CartCoupons = {
  list: Coupon[] | null;
  /** Why there is no list, as its texts call it: the call failed, or answered without one. */
  missing: 'fetchFailed' | 'loadFailed' | null;
  code: string | null;
  discount: number;
  /** Why the applied coupon was taken off. */
  refusal: string | null;
};

/** The coupons a cart can use and what the applied one takes off it. Never throws: a coupon must not stand in the way. */
export async function loadCoupons(items: readonly CartItem[], code: string | null): Promise<CartCoupons> {
  if (items.length === 0) return { list: [], missing: null, code, discount: 0, refusal: null };
  const [had, applied] = await Promise.all([
    api('GET /api/coupon/getCoupon', {
      query: { cartItems: JSON.stringify(linesOf(items)), explain: 'true' },
    }).then(
      ({ success, coupons }) =>
        success && Array.isArray(coupons)
          ? { list: coupons, missing: null }
          : { list: null, missing: 'loadFailed' as const },
      () => ({ list: null, missing: 'fetchFailed' as const }),
    ),
    code === null ? null : quoteWith(items, code).catch(() => null),
  ]);
  // Without an answer the coupon stays: the checkout asks again.
  if (!applied) return { ...had, code, discount: 0, refusal: null };
  return { ...had, code: applied.code, discount: applied.quote.discountAmount, refusal: applied.refusal };
}
