import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  anyIdSchema,
  idSchema,
  instantSchema,
  messageSchema,
  rupeesSchema,
  versionSchema,
} from '../core/primitives.ts';
import { categories } from '../core/rules.ts';
import { couponScopes, couponStates, couponTypes, isCouponAmount, isCouponCode } from './rules.ts';

const amount = z.number('coupon_amount_wrong').refine(isCouponAmount, 'coupon_amount_wrong');
const limit = z.number('coupon_limit_wrong').int('coupon_limit_wrong').min(1, 'coupon_limit_wrong').max(1e9);
const orNull = <S extends z.ZodType>(schema: S) => schema.nullish().transform((given) => given ?? null);
/** Clients send `[""]` for an empty list. */
const ids = z
  .array(z.string().trim().max(64))
  .max(500)
  .default([])
  .transform((list) => [...new Set(list.filter(Boolean))]);
/** A day in IST. Older clients send '' for none. */
const day = orNull(
  z
    .string('coupon_date_wrong')
    .refine((typed) => typed === '' || z.iso.date().safeParse(typed).success, 'coupon_date_wrong'),
).transform((given) => given || null);

/** A coupon as an admin enters it: rupees or percent, days in IST, null for no limit. */
export const couponInputSchema = z
  .object({
    code: z.string('coupon_code_wrong').trim().toUpperCase().refine(isCouponCode, 'coupon_code_wrong'),
    description: z.string().trim().max(300).default(''),
    type: z.enum(couponTypes).default('general'),
    /** Absent in the specified form: the discount takes from the whole cart. */
    scope: z.enum(couponScopes).default('cart'),
    discountType: z.enum(['flat', 'percentage']),
    discountValue: z.number('coupon_value_wrong').refine(isCouponAmount, 'coupon_value_wrong'),
    currency: z.literal('INR').default('INR'),
    minCartValue: orNull(amount).transform((given) => given ?? 0),
    maxCartValue: orNull(amount),
    maxDiscount: orNull(amount),
    startDate: day,
    endDate: day,
    isActive: z.boolean().default(true),
    usageLimit: orNull(limit),
    perUserLimit: orNull(limit),
    newUsersOnly: z.boolean().default(false),
    combinable: z.boolean().default(false),
    applicableProducts: ids,
    applicableVariants: ids,
    excludedProducts: ids,
    applicableCategories: ids,
    restrictedToUsers: ids,
    metadata: z
      .record(z.string(), z.unknown(), 'coupon_metadata_wrong')
      .nullish()
      .transform((given) => given ?? {}),
  })
  .superRefine((coupon, context) => {
    const tell = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const { type, minCartValue, maxCartValue, startDate, endDate } = coupon;
    if (coupon.discountType === 'percentage' && coupon.discountValue > 100)
      tell('discountValue', 'coupon_percent_wrong');
    if (maxCartValue !== null && maxCartValue < minCartValue) tell('maxCartValue', 'coupon_range_wrong');
    if (startDate && endDate && endDate < startDate) tell('endDate', 'coupon_dates_wrong');
    if (type === 'product_specific' && coupon.applicableProducts.length === 0)
      tell('applicableProducts', 'coupon_needs_products');
    if (type === 'variant_specific' && coupon.applicableVariants.length === 0)
      tell('applicableVariants', 'coupon_needs_variants');
    if (type === 'category_specific' && coupon.applicableCategories.length === 0)
      tell('applicableCategories', 'coupon_needs_categories');
    if (type === 'cart_value' && minCartValue === 0) tell('minCartValue', 'coupon_needs_cart_value');
    if (coupon.applicableCategories.some((name) => !categories.some((known) => known === name)))
      tell('applicableCategories', 'coupon_needs_categories');
  });
/** A coupon as an admin enters it. */
export type CouponInput = z.output<typeof couponInputSchema>;

/** A coupon for admins, with its usage. */
export const adminCouponSchema = z.object({
  _id: idSchema,
  code: z.string(),
  description: z.string(),
  type: z.enum(couponTypes),
  scope: z.enum(couponScopes),
  discountType: z.enum(['flat', 'percentage']),
  discountValue: z.number(),
  currency: z.string(),
  minCartValue: rupeesSchema,
  maxCartValue: rupeesSchema.nullable(),
  maxDiscount: rupeesSchema.nullable(),
  startDate: z.iso.date(),
  endDate: z.iso.date().nullable(),
  isActive: z.boolean(),
  usageLimit: z.number().nullable(),
  perUserLimit: z.number().nullable(),
  newUsersOnly: z.boolean(),
  combinable: z.boolean(),
  applicableProducts: z.array(z.string()),
  applicableVariants: z.array(z.string()),
  excludedProducts: z.array(z.string()),
  applicableCategories: z.array(z.string()),
  restrictedToUsers: z.array(z.string()),
  metadata: z.record(z.string(), z.unknown()),
  createdAt: instantSchema,
  version: z.number().int(),
  state: z.enum(couponStates),
  /** The number of orders that use it, without released uses. */
  usageCount: z.number().int(),
  /** The sum of discounts and the sum of totals of those orders, in rupees. */
  discountGiven: z.number(),
  ordersTotal: z.number(),
  /** False once an order has used it, even if it was cancelled since. */
  deletable: z.boolean(),
});
/** A coupon for admins. */
export type AdminCoupon = z.output<typeof adminCouponSchema>;

/** One use of a coupon. */
export const couponUseSchema = z.object({
  orderId: idSchema,
  orderNumber: z.string(),
  user: z.object({ _id: idSchema, name: z.string(), email: z.string() }),
  usedAt: instantSchema,
  /** Rupees. */
  discount: rupeesSchema,
  total: rupeesSchema,
  /** True when the order ended and its use was released. */
  givenBack: z.boolean(),
});
/** One use of a coupon. */
export type CouponUse = z.output<typeof couponUseSchema>;

const couponParams = z.object({ id: anyIdSchema });
const page = z.coerce.number().int().min(1).max(10_000).default(1);
const done = messageSchema.extend({ success: z.literal(true), coupon: adminCouponSchema });

/** The admin endpoints of coupons. */
export const couponAdmin = {
  'POST /api/coupon/create': endpoint({
    summary: 'Creates a coupon. Amounts in rupees. Start and end are days in IST, both included.',
    access: 'admin',
    permission: 'coupons.write',
    status: 201,
    body: couponInputSchema,
    response: done,
    errors: ['coupon_code_taken', 'coupon_unknown_ids'],
  }),
  'GET /api/admin/coupons': endpoint({
    summary: 'Coupons with their usage, newest first, 30 a page. `q` searches code and description.',
    access: 'admin',
    permission: 'coupons.read',
    query: z.object({
      q: z.string().trim().max(80).default(''),
      state: z.enum(couponStates).optional(),
      page,
    }),
    response: z.object({ coupons: z.array(adminCouponSchema), total: z.number().int() }),
  }),
  'GET /api/admin/coupons/{id}': endpoint({
    summary: 'One coupon with its usage, and the names of the products, variants and people in its lists.',
    access: 'admin',
    permission: 'coupons.read',
    params: couponParams,
    response: z.object({
      coupon: adminCouponSchema,
      /** The names of products, variants and people by id. */
      names: z.record(z.string(), z.string()),
    }),
    errors: ['coupon_gone'],
  }),
  'GET /api/admin/coupons/{id}/uses': endpoint({
    summary: 'The uses of a coupon, with buyer and order, newest first, 30 a page.',
    access: 'admin',
    permission: 'coupons.read',
    params: couponParams,
    query: z.object({ page }),
    response: z.object({ uses: z.array(couponUseSchema), total: z.number().int() }),
    errors: ['coupon_gone'],
  }),
  'PUT /api/admin/coupons/{id}': endpoint({
    summary: 'Changes a coupon. Refuses an outdated `version`, and a new code for a used coupon.',
    access: 'admin',
    permission: 'coupons.write',
    params: couponParams,
    body: couponInputSchema.and(z.object({ version: versionSchema })),
    response: done,
    errors: [
      'coupon_gone',
      'coupon_changed',
      'coupon_code_taken',
      'coupon_code_stays',
      'coupon_limit_low',
      'coupon_unknown_ids',
    ],
  }),
  'PUT /api/admin/coupons/{id}/active': endpoint({
    summary: 'Pauses or resumes a coupon.',
    access: 'admin',
    permission: 'coupons.write',
    params: couponParams,
    body: z.object({ isActive: z.boolean() }),
    response: done,
    errors: ['coupon_gone'],
  }),
  'DELETE /api/admin/coupons/{id}': endpoint({
    summary: 'Deletes a coupon that no order has ever used.',
    access: 'admin',
    permission: 'coupons.write',
    params: couponParams,
    response: messageSchema.extend({ success: z.literal(true) }),
    errors: ['coupon_gone', 'coupon_is_used'],
  }),
};
