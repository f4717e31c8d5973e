import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { anyIdSchema, idSchema, instantSchema, messageSchema, rupeesSchema } from '../../core/primitives.ts';
import { couponInputSchema } from './input.ts';
import { couponPickKinds, seriesAtMost, seriesPrefixLength } from './rules.ts';

/** A product, a variant or a person that a coupon can name. */
export const couponPickSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** The second line: the e-mail of a person. Null if the name says all. */
  detail: z.string().nullable(),
});
/** A product, a variant or a person that a coupon can name. */
export type CouponPick = z.output<typeof couponPickSchema>;

/** The amount a coupon would have taken off the orders of the last 30 days. Amounts in rupees. */
export const couponPreviewSchema = z.object({
  since: instantSchema,
  /** The orders that were looked at, without cancelled ones, and the sum of their subtotals. */
  orders: z.number().int(),
  sales: z.number(),
  /** False if there were more orders than a preview reads; the newest ones were looked at. */
  complete: z.boolean(),
  /** The orders for which it would have counted, the sum of their subtotals, and of the discounts. */
  reached: z.number().int(),
  reachedSales: z.number(),
  discount: z.number(),
  /** The five orders that it would have taken most off. */
  largest: z.array(
    z.object({ orderId: idSchema, orderNumber: z.string(), subtotal: rupeesSchema, discount: rupeesSchema }),
  ),
  /** Carts that still exist and that nobody has changed for an hour. */
  carts: z
    .object({
      /** The carts that were looked at. */
      carts: z.number().int(),
      /** False if there were more carts than a preview reads; those of the last changes were looked at. */
      complete: z.boolean(),
      /** The carts for which it would count, the sum of their subtotals, and of the discounts. */
      reached: z.number().int(),
      reachedSum: z.number(),
      discount: z.number(),
    })
    .optional(),
});
/**
 * The amounts a coupon would have taken off the orders of the last 30 days,
 * and would take off the carts that were left.
 */
export type CouponPreview = z.output<typeof couponPreviewSchema>;

/** The codes of a series: how many were made, how many an order uses, and how many more there may be. */
export const seriesFiguresSchema = z.object({
  made: z.number().int(),
  used: z.number().int(),
  left: z.number().int(),
});
/** The figures of a series of codes. */
export type SeriesFigures = z.output<typeof seriesFiguresSchema>;

const params = z.object({ id: anyIdSchema });

/** The admin endpoints beside the form of a coupon. */
export const couponFormEndpoints = {
  'GET /api/admin/coupon-picks': endpoint({
    summary:
      'The products, variants or people whose names contain every word of `q`, at most 20. People are also found by e-mail and phone.',
    access: 'admin',
    permission: 'coupons.write',
    query: z.object({ kind: z.enum(couponPickKinds), q: z.string().trim().min(1).max(80) }),
    response: z.object({ picks: z.array(couponPickSchema) }),
  }),
  'POST /api/admin/coupon-preview': endpoint({
    summary:
      'What a coupon would have taken off the orders of the last 30 days, and would take off the carts that were left, by the rules of the cart. Writes nothing.',
    access: 'admin',
    permission: 'coupons.write',
    body: couponInputSchema,
    response: couponPreviewSchema,
  }),
  'GET /api/admin/coupons/{id}/codes': endpoint({
    summary: 'How many codes a series has, and how many of them are used.',
    access: 'admin',
    permission: 'coupons.read',
    params,
    response: seriesFiguresSchema,
    errors: ['coupon_gone', 'coupon_no_series'],
  }),
  'POST /api/admin/coupons/{id}/codes': endpoint({
    summary:
      'Makes codes for one use each, at most 10,000 in a series. Without a prefix they begin with the first word of the code.',
    access: 'admin',
    permission: 'coupons.write',
    fresh: 'always',
    params,
    body: z.object({
      count: z
        .number('coupon_count_wrong')
        .int('coupon_count_wrong')
        .min(1, 'coupon_count_wrong')
        .max(seriesAtMost, 'coupon_count_wrong'),
      prefix: z
        .string()
        .trim()
        .toUpperCase()
        .max(seriesPrefixLength, 'coupon_prefix_wrong')
        .regex(/^[A-Z0-9]*$/, 'coupon_prefix_wrong')
        .nullish(),
    }),
    response: messageSchema.extend({ made: z.number().int() }),
    errors: ['coupon_gone', 'coupon_no_series', 'coupon_series_full'],
  }),
  'GET /api/admin/coupons/{id}/codes/export': endpoint({
    summary: 'The codes of a series as CSV, with who used each. The export is recorded in the audit log.',
    access: 'admin',
    permission: 'coupons.write',
    fresh: 'always',
    params,
    response: z.string(),
    produces: 'text/csv; charset=utf-8',
    errors: ['coupon_gone', 'coupon_no_series', 'coupon_no_codes'],
  }),
};
