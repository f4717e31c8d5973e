/** Rules of the form that makes coupons, for the desk's page and the server. No zod here. */

/** What a coupon is for; the kinds of the specification and of the clients that create coupons. */
export const couponTypes = [
  'general',
  'new_user',
  'product_specific',
  'variant_specific',
  'category_specific',
  'cart_value',
] as const;
/** What a coupon is for. */
export type CouponType = (typeof couponTypes)[number];

/** How a coupon stands at a moment. */
export const couponStates = ['running', 'paused', 'scheduled', 'ended'] as const;
/** How a coupon stands at a moment: ended is expired or used up. */
export type CouponState = (typeof couponStates)[number];

/** Letters a code may have at most. */
export const couponCodeLength = 20;

/** True for a code: letters of any script's capitals do not exist everywhere, so Latin ones, digits, - and _. */
export const isCouponCode = (code: string): boolean => /^[A-Z0-9_-]{1,20}$/.test(code);

/** True for 0 or more with at most two decimals. */
export const isCouponAmount = (n: number): boolean =>
  Number.isFinite(n) && n >= 0 && n <= 1e7 && Math.abs(n * 100 - Math.round(n * 100)) < 1e-6;
