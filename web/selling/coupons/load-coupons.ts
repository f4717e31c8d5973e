import type { CartItem } from '#contract/selling/cart/endpoints.ts';
import type { Coupon } from '#contract/selling/coupons/endpoints.ts';
import type { Quote } from '#contract/selling/payments/endpoints.ts';
import { ApiError, api } from '#web/api/client.ts';
import { type CouponQuote, linesOf, quoteWith } from '#web/selling/coupons/shared/quote.ts';

/** The discounts of the coupons of a cart, in rupees: `lineDiscounts` are in the order of the items. */
export type CartDiscounts = Pick<Quote, 'discounts' | 'deliveryDiscount'> & {
  codes: readonly string[];
  discount: number;
  lineDiscounts: readonly number[];
};

/** The coupons of a cart, and the applied ones. `list` is null when it could not be loaded. */
export type CartCoupons = CartDiscounts & {
  list: Coupon[] | null;
  /** The text key for a missing list: the request failed, or the response had no list. */
  missing: 'fetchFailed' | 'loadFailed' | null;
  /** Why an applied coupon was removed. */
  refusal: string | null;
};

const nothing = { discounts: [], deliveryDiscount: 0, discount: 0, lineDiscounts: [] };

/** Converts a quote to what the coupons take off. */
export const discountsOf = ({ quote, codes }: CouponQuote): CartDiscounts => ({
  codes,
  discounts: quote.discounts,
  deliveryDiscount: quote.deliveryDiscount,
  discount: quote.discountAmount,
  lineDiscounts: quote.items.map(({ discount }) => discount),
});

/**
 * Loads the coupons for a cart, and what the applied codes and the automatic coupons take off. Never throws: a coupon
 * must not block the cart.
 */
export async function loadCoupons(
  items: readonly CartItem[],
  codes: readonly string[],
): Promise<CartCoupons> {
  if (items.length === 0) return { list: [], missing: null, codes, ...nothing, refusal: null };
  const [had, applied] = await Promise.all([
    api('GET /api/coupon/getCoupon', {
      query: { cartItems: JSON.stringify(linesOf(items)), explain: 'true' },
    }).then(
      ({ coupons }) =>
        Array.isArray(coupons)
          ? { list: coupons, missing: null }
          : { list: null, missing: 'loadFailed' as const },
      // An answer that says `success: false` has status 200.
      (error: unknown) => {
        const isAnswer = error instanceof ApiError && error.status === 200;
        return { list: null, missing: isAnswer ? ('loadFailed' as const) : ('fetchFailed' as const) };
      },
    ),
    quoteWith(items, codes).catch(() => null),
  ]);
  // Without a response the codes stay. The checkout validates them again.
  if (!applied) return { ...had, codes, ...nothing, refusal: null };
  return { ...had, ...discountsOf(applied), refusal: applied.refusal };
}
