/** The errors of a coupon that does not count for a cart, in the order of the checks. */
export const couponUseErrors = {
  coupon_not_found: 400,
  coupon_inactive: 400,
  coupon_not_started: 400,
  coupon_expired: 400,
  coupon_min_cart: 400,
  coupon_max_cart: 400,
  coupon_product: 400,
  coupon_variant: 400,
  coupon_excluded: 400,
  coupon_category: 400,
  coupon_other_user: 400,
  coupon_new_user: 400,
  coupon_used_up: 409,
  coupon_used_by_you: 409,
  coupon_needs_pieces: 400,
  coupon_no_discount: 400,
  coupon_code_used: 409,
  coupon_not_together: 409,
  coupon_other_is_better: 409,
  coupon_automatic_over: 409,
} as const;

/** Their codes. */
export const couponErrors = Object.keys(couponUseErrors) as (keyof typeof couponUseErrors)[];
