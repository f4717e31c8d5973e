import type { CartItem } from '#contract/cart/endpoints.ts';
import type { Coupon } from '#contract/coupons/endpoints.ts';
import { api } from '#web/api/client.ts';
import { linesOf, quoteWith } from '#web/shared/coupons/quote.ts';

/** The coupons of a cart, and the applied one. Amounts are in rupees; `list` is null when it could not be loaded. */
export type CartCoupons = {
  list: Coupon[] | null;
  /** The text key for a missing list: the request failed, or the response had no list. */
  missing: 'fetchFailed' | 'loadFailed' | null;
  code: string | null;
  discount: number;
  /** The discount by line, in the order of the items. */
  lineDiscounts: readonly number[];
  /** Why the applied coupon was removed. */
  refusal: string | null;
};

const none = { discount: 0, lineDiscounts: [] };

/**
 * Loads the coupons for a cart, and the discount of the applied one. Never throws: a coupon must not block the cart.
 */
export async function loadCoupons(items: readonly CartItem[], code: string | null): Promise<CartCoupons> {
  if (items.length === 0) return { list: [], missing: null, code, ...none, refusal: null };
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
  // Without a response the coupon stays. The checkout validates it again.
  if (!applied) return { ...had, code, ...none, refusal: null };
  const { code: given, quote, refusal } = applied;
  const lineDiscounts = quote.items.map(({ discount }) => discount);
  return { ...had, code: given, discount: quote.discountAmount, lineDiscounts, refusal };
}
