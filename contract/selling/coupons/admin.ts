import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { pageQuery, pagesSchema } from '../../core/pages.ts';
import {
  anyIdSchema,
  daySchema,
  idSchema,
  instantSchema,
  messageSchema,
  rupeesSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { couponInputSchema } from './input.ts';
import { couponKinds, couponScopes, couponStates, couponTypes, couponWays } from './rules.ts';

/** A coupon for admins, with its usage. */
export const adminCouponSchema = z.object({
  _id: idSchema,
  code: z.string(),
  kind: z.enum(couponKinds),
  way: z.enum(couponWays),
  title: z.string(),
  titleHi: z.string(),
  description: z.string(),
  type: z.enum(couponTypes),
  scope: z.enum(couponScopes),
  discountType: z.enum(['flat', 'percentage']),
  discountValue: z.number(),
  currency: z.string(),
  minCartValue: rupeesSchema,
  maxCartValue: rupeesSchema.nullable(),
  maxDiscount: rupeesSchema.nullable(),
  startDate: daySchema,
  endDate: daySchema.nullable(),
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
  buyCount: z.number().int().nullable(),
  getCount: z.number().int().nullable(),
  timesPerOrder: z.number().int().nullable(),
  getProducts: z.array(z.string()),
  getVariants: z.array(z.string()),
  getCategories: z.array(z.string()),
  metadata: z.record(z.string(), z.unknown()),
  createdAt: instantSchema,
  version: z.number().int(),
  state: z.enum(couponStates),
  /** The number of orders that use it, without released uses. */
  usageCount: z.number().int(),
  /** The sum of what it took, and the sum of totals of those orders, in rupees. */
  discountGiven: z.number(),
  ordersTotal: z.number(),
  /** False once an order has used it, even if it was cancelled since, or once it has codes of a series. */
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
  /** What this coupon took, in rupees. */
  discount: rupeesSchema,
  total: rupeesSchema,
  /** The code of the series that was used; null for a coupon without a series. */
  seriesCode: z.string().nullable(),
  /** True when the order ended and its use was released. */
  givenBack: z.boolean(),
});
/** One use of a coupon. */
export type CouponUse = z.output<typeof couponUseSchema>;

const couponParams = z.object({ id: anyIdSchema });
const done = messageSchema.extend({ success: z.literal(true), coupon: adminCouponSchema });

/** The admin endpoints of coupons. */
export const couponAdmin = {
  'POST /api/coupon/create': endpoint({
    summary:
      'Creates a coupon. Amounts in rupees. Start and end are days in IST, both included. An automatic coupon needs a `title` instead of a code.',
    access: 'admin',
    permission: 'coupons.write',
    fresh: 'always',
    status: 201,
    body: couponInputSchema,
    response: done,
    errors: ['coupon_code_wrong', 'coupon_code_taken', 'coupon_unknown_ids'],
  }),
  'GET /api/admin/coupons': endpoint({
    summary: 'Coupons with their usage, newest first, 30 a page. `q` searches code, title and description.',
    access: 'admin',
    permission: 'coupons.read',
    query: z.object({
      q: z.string().trim().max(80).default(''),
      state: z.enum(couponStates).optional(),
      ...pageQuery,
    }),
    response: z.object({ coupons: z.array(adminCouponSchema), total: z.number().int(), pages: pagesSchema }),
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
    query: z.object(pageQuery),
    response: z.object({ uses: z.array(couponUseSchema), total: z.number().int(), pages: pagesSchema }),
    errors: ['coupon_gone'],
  }),
  'PUT /api/admin/coupons/{id}': endpoint({
    summary: 'Changes a coupon. Refuses an outdated `version`, and a new code for a used coupon.',
    access: 'admin',
    permission: 'coupons.write',
    fresh: 'always',
    params: couponParams,
    body: couponInputSchema.and(z.object({ version: versionSchema })),
    response: done,
    errors: [
      'coupon_gone',
      'coupon_changed',
      'coupon_is_personal',
      'coupon_code_wrong',
      'coupon_code_taken',
      'coupon_code_stays',
      'coupon_way_stays',
      'coupon_limit_low',
      'coupon_unknown_ids',
    ],
  }),
  'PUT /api/admin/coupons/{id}/active': endpoint({
    summary: 'Pauses or resumes a coupon.',
    access: 'admin',
    permission: 'coupons.write',
    fresh: 'sometimes',
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
    errors: ['coupon_gone', 'coupon_is_personal', 'coupon_is_used'],
  }),
};
