import { z } from 'zod';
import { checkoutLineSchema } from '#contract/selling/checkout/schema.ts';
import type { coupons } from '#contract/selling/coupons/endpoints.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { safeParse } from '../../platform/core/safe-parse.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { forOtherClients } from './present.ts';
import type { CouponCart, CouponsService } from './service.ts';

/** Prices the lines of a cart for the coupon rules. The orders domain implements it. */
export type PriceCart = (items: z.output<typeof lines>) => Promise<CouponCart | AppError>;

// An older client names the product `productId` here and `product` everywhere else.
const line = z
  .looseObject({})
  .transform((given) => ({ ...given, product: given.product ?? given.productId }))
  .pipe(checkoutLineSchema.omit({ price: true }));
const lines = z.array(line).max(100);

/**
 * Returns the handlers of the coupon endpoints. A cart that cannot be priced gets an empty list,
 * so that checkout goes on.
 */
export const couponHandlers = (service: CouponsService, priceCart: PriceCart): Handlers<typeof coupons> => ({
  'GET /api/coupon/getCoupon': async ({ query, session, lang }) => {
    let given: unknown;
    try {
      given = JSON.parse(query.cartItems);
    } catch {
      return appError('field_invalid', { field: 'cartItems' });
    }
    const read = safeParse(lines, given);
    if (!read.success) return appError('field_invalid', { field: 'cartItems' });
    const cart = await priceCart(read.data);
    if (cart instanceof AppError) return { success: true, coupons: [] };
    const listed = await service.list(session.userId, cart, lang);
    const explain = query.explain === 'true';
    const coupons = explain ? listed : listed.filter(({ isValid }) => isValid).map(forOtherClients);
    return { success: true, coupons };
  },
});
