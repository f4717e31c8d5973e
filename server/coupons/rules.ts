import { indiaZone } from '#contract/core/india-time.ts';
import { type AppError, appError } from '../platform/core/app-error.ts';
import { asPaise, type Paise, rupeeText, share, zero } from '../platform/core/money.ts';

/** A coupon to judge. Amounts in paise. `value` is paise for flat, basis points for percentage. */
export type CouponRule = {
  code: string;
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

/** A cart to judge. */
export type CouponCart = {
  subtotal: Paise;
  lines: readonly { productId: string; variantId: string | null; category: string }[];
};

/** A buyer to judge. `usesOfThis` counts their uses of this coupon. */
export type CouponBuyer = { userId: string; hasBought: boolean; usesOfThis: number };

/**
 * Returns the discount of a coupon, at most the subtotal. Flat: its value. Percentage: of the subtotal, rounded half
 * up, at most `maxDiscount` (specification).
 */
export function discountOf(
  rule: Pick<CouponRule, 'discountType' | 'value' | 'maxDiscount'>,
  subtotal: Paise,
): Paise {
  const off = rule.discountType === 'flat' ? rule.value : share(subtotal, rule.value, 10_000);
  return asPaise(
    Math.min(off, subtotal, rule.discountType === 'percentage' ? (rule.maxDiscount ?? off) : off),
  );
}

const day = (at: Date, lang: string): string =>
  at.toLocaleDateString(`${lang}-IN`, { day: 'numeric', month: 'long', timeZone: indiaZone });
const includes = (list: readonly string[], value: string): boolean =>
  list.some((one) => one.toLowerCase() === value.toLowerCase());

/**
 * Judges a coupon for a cart and a buyer. Returns the discount, or the first error in the order of the specification
 * (existing clients), with the maximum cart after the minimum. Of a restricting list at least one line must
 * match. Of the excluded products no line may match.
 */
export function judge(rule: CouponRule, cart: CouponCart, buyer: CouponBuyer, now: Date): Paise | AppError {
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
  const discount = discountOf(rule, subtotal);
  return discount > zero ? discount : appError('coupon_no_discount');
}
