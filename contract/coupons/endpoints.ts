import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import type { ErrorCode } from '../core/errors.ts';
import { idSchema, rupeesSchema } from '../core/primitives.ts';

/** Why a coupon may not count, in the order of the checks. */
export const couponErrors = [
  'coupon_not_found',
  'coupon_inactive',
  'coupon_not_started',
  'coupon_expired',
  'coupon_min_cart',
  'coupon_max_cart',
  'coupon_product',
  'coupon_variant',
  'coupon_excluded',
  'coupon_category',
  'coupon_other_user',
  'coupon_new_user',
  'coupon_used_up',
  'coupon_used_by_you',
  'coupon_no_discount',
] as const satisfies readonly ErrorCode[];

/** A coupon at the cart. `discount` is what it takes off this cart, in rupees; 0 while `isValid` is false. */
export const couponSchema = z.object({
  _id: idSchema,
  code: z.string(),
  description: z.string(),
  discountType: z.enum(['flat', 'percentage']),
  /** Rupees for flat, percent for percentage. */
  discountValue: z.number(),
  discount: rupeesSchema,
  maxDiscount: rupeesSchema.nullable(),
  minCartValue: rupeesSchema,
  isValid: z.boolean(),
  /** Why it cannot be used now, in words; null when it can. */
  reason: z.string().nullable(),
  /** Rupees still missing from the cart for it to count; null when something else stands in the way. */
  shortBy: rupeesSchema.nullable(),
});
/** A coupon at the cart. */
export type Coupon = z.output<typeof couponSchema>;

/** Coupons at the cart. */
export const coupons = {
  'GET /api/coupon/getCoupon': endpoint({
    summary:
      'The coupons this cart can use, best first. With `explain=true` also those it is only too small for, with what is missing.',
    access: 'member',
    query: z.object({
      /** Compared with nothing: the server prices the lines itself. */
      cartValue: z.string().optional(),
      /** JSON list of { productId, quantity, size | variantId }. */
      cartItems: z.string().max(20_000).default('[]'),
      /** Our own cart explains what is missing; a client of the specification would apply whatever is listed. */
      explain: z.enum(['true', 'false']).default('false'),
    }),
    response: z.object({ success: z.boolean(), coupons: z.array(couponSchema) }),
  }),
};
