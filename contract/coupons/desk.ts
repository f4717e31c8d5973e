import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { idSchema } from '../core/primitives.ts';
import { couponPickKinds } from './rules.ts';

/** A product, a variant or a person that a coupon can name. */
export const couponPickSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** The second line: the e-mail of a person. Null if the name says all. */
  detail: z.string().nullable(),
});
/** A product, a variant or a person that a coupon can name. */
export type CouponPick = z.output<typeof couponPickSchema>;

/** The admin endpoints beside the form of a coupon. */
export const couponDesk = {
  'GET /api/admin/coupon-picks': endpoint({
    summary:
      'The products, variants or people whose names contain every word of `q`, at most 20. People are also found by e-mail and phone.',
    access: 'admin',
    permission: 'coupons.write',
    query: z.object({ kind: z.enum(couponPickKinds), q: z.string().trim().min(1).max(80) }),
    response: z.object({ picks: z.array(couponPickSchema) }),
  }),
};
