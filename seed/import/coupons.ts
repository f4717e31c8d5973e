import type { SeedCoupon } from '../types.ts';
import type { DemoCoupon } from './demo-shop.ts';
import { demoId } from './ids.ts';
import { personId } from './people.ts';
import { productId } from './products.ts';

const day = 86_400_000;
const hundredths = (value: number): number => Math.round(value * 100);

/** Returns the coupons in the shop's units: paise, basis points and dates instead of rupees, percent and days. */
export const demoCoupons = (coupons: readonly SeedCoupon[], now: Date): DemoCoupon[] =>
  coupons.map((coupon) => {
    const startsAt = new Date(now.getTime() + coupon.startDaysFromNow * day);
    return {
      id: demoId('coupon', coupon.code),
      code: coupon.code,
      description: coupon.description,
      descriptionHi: coupon.hi.description,
      type: coupon.type,
      scope: coupon.scope,
      discountType: coupon.discountType,
      discountValue: hundredths(coupon.discountValue),
      minCartValue: hundredths(coupon.minCartValue),
      maxCartValue: coupon.maxCartValue === undefined ? null : hundredths(coupon.maxCartValue),
      maxDiscount: coupon.maxDiscount === undefined ? null : hundredths(coupon.maxDiscount),
      startsAt,
      endsAt:
        coupon.endDaysFromNow === undefined ? null : new Date(now.getTime() + coupon.endDaysFromNow * day),
      isActive: coupon.isActive,
      usageLimit: coupon.usageLimit ?? null,
      perUserLimit: coupon.perUserLimit ?? null,
      newUsersOnly: coupon.newUsersOnly,
      combinable: coupon.combinable,
      products: coupon.applicableProducts.map(productId),
      excludedProducts: coupon.excludedProducts.map(productId),
      categories: coupon.applicableCategories,
      users: coupon.restrictedToUsers.map(personId),
      kind: coupon.kind ?? 'amount',
      automatic: coupon.automatic ?? null,
      pieces: coupon.pieces ?? null,
      createdAt: startsAt < now ? startsAt : now,
    };
  });
