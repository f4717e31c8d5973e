import type { Coupon, CouponRuleFacts } from '#contract/selling/coupons/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import { AppError, errorMessage } from '../../platform/core/app-error.ts';
import { asPaise, toRupees } from '../../platform/core/money.ts';
import type { CouponCart, Discount } from './discount.ts';
import { type CouponRow, inHindi, ruleOf, type Title } from './store.ts';

const rupees = (paise: number): number => toRupees(asPaise(paise));
const orNull = (paise: number | null): number | null => (paise === null ? null : rupees(paise));

/** Returns the facts of a coupon's rule. Products that are unknown are left out. */
function factsOf(row: CouponRow, titles: ReadonlyMap<string, Title>): CouponRuleFacts {
  const named = (ids: readonly string[]) => ids.flatMap((id) => titles.get(id) ?? []);
  return {
    kind: row.kind,
    combinable: row.combinable,
    scope: row.scope,
    discountType: row.discount_type,
    discountValue: row.discount_value / 100,
    minCartValue: rupees(row.min_cart_value),
    maxCartValue: orNull(row.max_cart_value),
    maxDiscount: orNull(row.max_discount),
    newUsersOnly: ruleOf(row).newUsersOnly,
    products: named(row.applicable_products),
    someVariants: row.applicable_variants.length > 0,
    categories: row.applicable_categories,
    excluded: named(row.excluded_products),
    buyGet:
      row.kind === 'buy_get' && row.buy_count && row.get_count
        ? {
            buy: row.buy_count,
            get: row.get_count,
            times: row.times_per_order,
            products: named(row.get_products),
            someVariants: row.get_variants.length > 0,
            categories: row.get_categories,
          }
        : null,
  };
}

/** Converts a coupon to its wire format for a cart. */
export function presentCoupon(
  row: CouponRow,
  {
    verdict,
    cart,
    titles,
    lang,
  }: {
    verdict: Discount | AppError;
    cart: CouponCart;
    titles: ReadonlyMap<string, Title>;
    lang: Lang;
  },
): Coupon {
  const refused = verdict instanceof AppError;
  const short = refused && verdict.code === 'coupon_min_cart';
  return {
    _id: row.id,
    code: row.code,
    description: (lang === 'hi' && inHindi(row)) || row.description,
    discountType: row.discount_type,
    discountValue: row.discount_value / 100,
    discount: refused ? 0 : toRupees(verdict.discount),
    maxDiscount: orNull(row.max_discount),
    minCartValue: rupees(row.min_cart_value),
    isValid: !refused,
    reason: refused ? errorMessage(verdict, lang) : null,
    shortBy: short ? rupees(row.min_cart_value - cart.subtotal) : null,
    rule: factsOf(row, titles),
    lineDiscounts: refused ? [] : verdict.lines.map(rupees),
    deliveryDiscount: refused ? 0 : rupees(verdict.delivery),
  };
}

/**
 * Converts a coupon for clients that compute a percentage of the whole cart themselves. Free delivery, "buy some, get
 * some", and a percentage of some lines only read as a flat discount, with the amount for this cart.
 */
export const forOtherClients = (coupon: Coupon): Coupon =>
  coupon.rule.kind !== 'amount' || (coupon.rule.scope === 'goods' && coupon.discountType === 'percentage')
    ? { ...coupon, discountType: 'flat', discountValue: coupon.discount, maxDiscount: null }
    : coupon;
