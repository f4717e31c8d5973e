import { indiaZone } from '#contract/core/india-time.ts';
import { byLang } from '#languages/list.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import { asPaise, rupeeText, zero } from '../../platform/core/money.ts';
import {
  type CouponCart,
  type CouponLine,
  type CouponRule,
  type Discount,
  includes,
  lacksPieces,
  takeOff,
} from './discount.ts';

/** A buyer to judge. `usesOfThis` counts their uses of this coupon. */
export type CouponBuyer = { userId: string; hasBought: boolean; usesOfThis: number };

const day = (at: Date, lang: string): string =>
  at.toLocaleDateString(`${lang}-IN`, { day: 'numeric', month: 'long', timeZone: indiaZone });
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
): Discount | AppError {
  const { lines, subtotal } = cart;
  // The lists of "buy some, get some" name what is bought. It counts pieces instead.
  const someLine = (list: readonly string[], of: (line: CouponLine) => string | null) =>
    rule.buyGet !== null || list.length === 0 || lines.some((line) => includes(list, of(line) ?? ''));
  if (!rule.isActive) return appError('coupon_inactive');
  if (now < rule.startsAt)
    return appError('coupon_not_started', {
      date: byLang((lang) => day(rule.startsAt, lang)),
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
  if (rule.buyGet && lacksPieces(rule, lines)) {
    const { buy, get } = rule.buyGet;
    return appError('coupon_needs_pieces', { n: buy + get, buy, get });
  }
  const off = takeOff(rule, cart);
  return off.discount > zero ? off : appError('coupon_no_discount');
}
