// Rules of the coupon form, for the admin page and the server. No zod here, because pages load this file.

/** The coupon types of the specification and of clients that create coupons. */
export const couponTypes = [
  'general',
  'new_user',
  'product_specific',
  'variant_specific',
  'category_specific',
  'cart_value',
] as const;
/** A coupon type. */
export type CouponType = (typeof couponTypes)[number];

/** The scopes of a discount: the whole cart, or only the products, variants and categories that the coupon names. */
export const couponScopes = ['cart', 'goods'] as const;
/** The scope of a coupon's discount. */
export type CouponScope = (typeof couponScopes)[number];

/** The states of a coupon. */
export const couponStates = ['running', 'paused', 'scheduled', 'ended'] as const;
/** The state of a coupon. `ended` means expired or used up. */
export type CouponState = (typeof couponStates)[number];

/** The maximum length of a code. */
export const couponCodeLength = 20;

/** Returns whether a code is valid: Latin capitals, digits, - and _. Not every script has capitals. */
export const isCouponCode = (code: string): boolean => /^[A-Z0-9_-]{1,20}$/.test(code);

/** Returns whether an amount is from 0 to 1 crore with at most two decimals. */
export const isCouponAmount = (n: number): boolean =>
  Number.isFinite(n) && n >= 0 && n <= 1e7 && Math.abs(n * 100 - Math.round(n * 100)) < 1e-6;

/** The kinds of things that a coupon's lists name, besides categories. */
export const couponPickKinds = ['product', 'variant', 'person'] as const;
/** A kind of things that a coupon's lists name. */
export type CouponPickKind = (typeof couponPickKinds)[number];
