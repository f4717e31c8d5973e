import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { idSchema, rupeesSchema } from '../../core/primitives.ts';
import { couponKinds, couponScopes } from './rules.ts';

const titleSchema = z.object({ name: z.string(), nameHi: z.string().nullable() });

/** The rule of a coupon, from which pages write its words. Amounts in rupees. */
export const couponRuleSchema = z.object({
  kind: z.enum(couponKinds),
  /** Whether it may be used together with others that allow it too. */
  combinable: z.boolean(),
  scope: z.enum(couponScopes),
  discountType: z.enum(['flat', 'percentage']),
  discountValue: z.number(),
  minCartValue: rupeesSchema,
  maxCartValue: rupeesSchema.nullable(),
  maxDiscount: rupeesSchema.nullable(),
  newUsersOnly: z.boolean(),
  /** The products that it is for; empty for all. */
  products: z.array(titleSchema),
  /** Whether it is for some variants only. */
  someVariants: z.boolean(),
  categories: z.array(z.string()),
  /** With one of these products in the cart it is refused. */
  excluded: z.array(titleSchema),
  /** For the kind `buy_get`: the pieces, and what is got; empty lists for the same as is bought. Else null. */
  buyGet: z
    .object({
      buy: z.number().int(),
      get: z.number().int(),
      /** How often an order may have it; null for as often as it fits. */
      times: z.number().int().nullable(),
      products: z.array(titleSchema),
      someVariants: z.boolean(),
      categories: z.array(z.string()),
    })
    .nullable(),
});
/** The rule of a coupon, from which pages write its words. */
export type CouponRuleFacts = z.output<typeof couponRuleSchema>;

/** A coupon for a cart. `discount` is for this cart, in rupees; 0 while `isValid` is false. */
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
  /** The message why it is not valid; null when it is valid. */
  reason: z.string().nullable(),
  /** Rupees missing to the minimum cart; null when another check failed. */
  shortBy: rupeesSchema.nullable(),
  rule: couponRuleSchema,
  /** The discount by line, in rupees, in the order of the given lines. Empty while `isValid` is false. */
  lineDiscounts: z.array(rupeesSchema),
  /** The part of the discount that is taken from the delivery charge, in rupees. */
  deliveryDiscount: rupeesSchema,
});
/** A coupon for a cart. */
export type Coupon = z.output<typeof couponSchema>;

/** The coupon endpoints. */
export const coupons = {
  'GET /api/coupon/getCoupon': endpoint({
    summary:
      'The coupons that this cart can use, best first. With `explain=true` also those for which it is only too small.',
    access: 'member',
    query: z.object({
      /** Ignored: the server prices the lines itself. */
      cartValue: z.string().optional(),
      /** JSON list of { productId, quantity, size | variantId }. */
      cartItems: z.string().max(20_000).default('[]'),
      /** True for our own cart, which explains what is missing. Other clients would apply any listed coupon. */
      explain: z.enum(['true', 'false']).default('false'),
    }),
    response: z.object({ success: z.boolean(), coupons: z.array(couponSchema) }),
    errors: ['field_invalid'],
  }),
};
