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

/** The kinds of coupons: an amount or a percentage off, free delivery, and "buy some, get some". */
export const couponKinds = ['amount', 'delivery', 'buy_get'] as const;
/** The beginning of the codes of credit notes. */
export const creditPrefix = 'CREDIT';

/** A kind of coupon. */
export type CouponKind = (typeof couponKinds)[number];

/**
 * The ways to a coupon: one code for everybody, by itself when its conditions hold, or a series of codes for one use
 * each.
 */
export const couponWays = ['code', 'automatic', 'series'] as const;
/** A way to a coupon. */
export type CouponWay = (typeof couponWays)[number];

/** The most pieces of "buy some, get some", and the most times of it in an order. */
export const buyGetAtMost = 99;

/** The most codes of a series. */
export const seriesAtMost = 10_000;

/** The maximum length of the prefix of a series. The random part follows it, after a hyphen. */
export const seriesPrefixLength = 8;

/** The days before today that the preview of a coupon looks at, and the most orders that it reads. */
export const previewDays = 30;
/** The most orders that a preview reads. */
export const previewOrders = 3000;

/** The states of a coupon. */
export const couponStates = ['running', 'paused', 'scheduled', 'ended'] as const;
/** The state of a coupon. `ended` means expired or used up. */
export type CouponState = (typeof couponStates)[number];

/** The maximum length of a code. */
export const couponCodeLength = 20;

/** Returns whether a code is valid: Latin capitals, digits, - and _. Not every script has capitals. */
export const isCouponCode = (code: string): boolean => /^[A-Z0-9_-]{1,20}$/.test(code);

/** Returns whether a code is a secret one as staff read it: CREDIT••••7K. */
export const isShownSecret = (code: string): boolean => /^(?:CREDIT)?••••[A-Z0-9_-]{0,5}$/.test(code);

/** Returns whether an amount is from 0 to 1 crore with at most two decimals. */
export const isCouponAmount = (n: number): boolean =>
  Number.isFinite(n) && n >= 0 && n <= 1e7 && Math.abs(n * 100 - Math.round(n * 100)) < 1e-6;

/** The kinds of things that a coupon's lists name, besides categories. */
export const couponPickKinds = ['product', 'variant', 'person'] as const;
/** A kind of things that a coupon's lists name. */
export type CouponPickKind = (typeof couponPickKinds)[number];
