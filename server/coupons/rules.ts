import { indiaZone } from '#contract/core/india-time.ts';
import type { CouponScope } from '#contract/coupons/rules.ts';
import { type AppError, appError } from '../platform/core/app-error.ts';
import { asPaise, type Paise, rupeeText, share, sum, zero } from '../platform/core/money.ts';

/** A coupon to judge. Amounts in paise. `value` is paise for flat, basis points for percentage. */
export type CouponRule = {
  code: string;
  /** `goods`: the discount takes only from the products, variants and categories that the coupon names. */
  scope: CouponScope;
  discountType: 'flat' | 'percentage';
  value: number;
  minCart: Paise;
  maxCart: Paise | null;
  maxDiscount: Paise | null;
  startsAt: Date;
  endsAt: Date | null;
  isActive: boolean;
  usageLimit: number | null;
  usageCount: number;
  perUserLimit: number | null;
  newUsersOnly: boolean;
  products: readonly string[];
  variants: readonly string[];
  excluded: readonly string[];
  categories: readonly string[];
  users: readonly string[];
};

/** A cart to judge. `amount` is a line's price times its quantity. */
export type CouponCart = {
  subtotal: Paise;
  lines: readonly { amount: Paise; productId: string; variantId: string | null; category: string }[];
};

/** A buyer to judge. `usesOfThis` counts their uses of this coupon. */
export type CouponBuyer = { userId: string; hasBought: boolean; usesOfThis: number };

/**
 * Returns the discount of a coupon, at most the value that it takes from. Flat: its value. Percentage: of that value,
 * rounded half up, at most `maxDiscount` (specification: of the subtotal).
 */
export function discountOf(
  rule: Pick<CouponRule, 'discountType' | 'value' | 'maxDiscount'>,
  base: Paise,
): Paise {
  const off = rule.discountType === 'flat' ? rule.value : share(base, rule.value, 10_000);
  return asPaise(Math.min(off, base, rule.discountType === 'percentage' ? (rule.maxDiscount ?? off) : off));
}

const day = (at: Date, lang: string): string =>
  at.toLocaleDateString(`${lang}-IN`, { day: 'numeric', month: 'long', timeZone: indiaZone });
const includes = (list: readonly string[], value: string): boolean =>
  list.some((one) => one.toLowerCase() === value.toLowerCase());

/** Returns for each line whether the coupon takes from it: all lines, or those that one of its lists names. */
export function scopeOf(
  {
    scope,
    products,
    variants,
    categories,
  }: Pick<CouponRule, 'scope' | 'products' | 'variants' | 'categories'>,
  lines: CouponCart['lines'],
): boolean[] {
  const named = products.length + variants.length + categories.length > 0;
  if (scope === 'cart' || !named) return lines.map(() => true);
  return lines.map(
    ({ productId, variantId, category }) =>
      includes(products, productId) ||
      (variantId !== null && includes(variants, variantId)) ||
      includes(categories, category),
  );
}

/** A discount, and for each line of the cart whether it takes from it. */
export type CouponVerdict = { discount: Paise; scope: boolean[] };

/**
 * Judges a coupon for a cart and a buyer. Returns the discount, or the first error in the order of the specification
 * (existing clients), with the maximum cart after the minimum. Of a restricting list at least one line must
 * match. Of the excluded products no line may match.
 */
export function judge(
  rule: CouponRule,
  cart: CouponCart,
  buyer: CouponBuyer,
  now: Date,
): CouponVerdict | AppError {
  const { lines, subtotal } = cart;
  const someLine = (list: readonly string[], of: (line: CouponCart['lines'][number]) => string | null) =>
    list.length === 0 || lines.some((line) => includes(list, of(line) ?? ''));
  if (!rule.isActive) return appError('coupon_inactive');
  if (now < rule.startsAt)
    return appError('coupon_not_started', {
      date: { en: day(rule.startsAt, 'en'), hi: day(rule.startsAt, 'hi') },
    });
  if (rule.endsAt && now > rule.endsAt) return appError('coupon_expired');
  if (subtotal < rule.minCart)
    return appError('coupon_min_cart', { amount: rupeeText(asPaise(rule.minCart - subtotal)) });
  if (rule.maxCart !== null && subtotal > rule.maxCart)
    return appError('coupon_max_cart', { amount: rupeeText(rule.maxCart) });
  if (!someLine(rule.products, (line) => line.productId)) return appError('coupon_product');
  if (!someLine(rule.variants, (line) => line.variantId)) return appError('coupon_variant');
  if (lines.some((line) => rule.excluded.includes(line.productId))) return appError('coupon_excluded');
  if (!someLine(rule.categories, (line) => line.category)) return appError('coupon_category');
  if (rule.users.length > 0 && !rule.users.includes(buyer.userId)) return appError('coupon_other_user');
  if (rule.newUsersOnly && buyer.hasBought) return appError('coupon_new_user');
  if (rule.usageLimit !== null && rule.usageCount >= rule.usageLimit) return appError('coupon_used_up');
  if (rule.perUserLimit !== null && buyer.usesOfThis >= rule.perUserLimit)
    return appError('coupon_used_by_you');
  const scope = scopeOf(rule, lines);
  const discount = discountOf(rule, sum(lines.filter((_, i) => scope[i]).map(({ amount }) => amount)));
  return discount > zero ? { discount, scope } : appError('coupon_no_discount');
}
