import { couponAdmin as couponAdminApi } from '#contract/selling/coupons/admin.ts';
import { couponFormEndpoints as couponFormApi } from '#contract/selling/coupons/form-endpoints.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { couponAdminHandlers, couponFormHandlers } from './admin/routes.ts';
import { createCouponAdmin } from './admin/service.ts';
import { couponProblems } from './integrity.ts';
import { couponsPersonal } from './personal-data.ts';
import { createCoupons } from './service.ts';

/** Discounts. */
export const couponsModule = {
  name: 'coupons',
  start(platform: Platform, parts: PartsOf<typeof createCoupons> & PartsOf<typeof createCouponAdmin>) {
    const coupons = createCoupons(platform, parts);
    const couponAdmin = createCouponAdmin(platform, parts);
    return {
      services: { coupons, couponAdmin },
      endpoints: (routes: RouteRegistry) => {
        routes.register(couponAdminApi, couponAdminHandlers(couponAdmin));
        routes.register(couponFormApi, couponFormHandlers(couponAdmin));
      },
    };
  },
  personalData: [couponsPersonal],
  integrity: [couponProblems],
};
