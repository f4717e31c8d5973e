import { daysAfter, indiaDay, startOfDay } from '#contract/core/india-time.ts';
import type { AdminCoupon } from '#contract/selling/coupons/admin.ts';
import type { CouponInput } from '#contract/selling/coupons/input.ts';
import type { CouponState } from '#contract/selling/coupons/rules.ts';
import { asPaise, fromRupees, toRupees } from '../../../platform/core/money.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { type CouponRow, isCredit } from '../store.ts';
import { couponsWithCodes } from './series-store.ts';
import { type CouponFields, figuresOf } from './store.ts';

/** Converts paise of a column to rupees. */
export const rupees = (paise: number): number => toRupees(asPaise(paise));
const orNull = (paise: number | null): number | null => (paise === null ? null : rupees(paise));
const paise = (amount: number | null): number | null => (amount === null ? null : fromRupees(amount));

// The last millisecond of a day (YYYY-MM-DD) in IST.
const endOfDay = (day: string): Date => new Date(startOfDay(daysAfter(day, 1)).getTime() - 1);

/** Returns the columns that depend on the kind. Free delivery has no value; only "buy some, get some" has pieces. */
function kindColumns(input: CouponInput) {
  const isDelivery = input.kind === 'delivery';
  const got = input.kind === 'buy_get' ? input : null;
  return {
    kind: input.kind,
    way: input.way,
    discount_type: isDelivery ? ('flat' as const) : input.discountType,
    // Percent times 100 is basis points, rupees times 100 is paise.
    discount_value: isDelivery ? 0 : Math.round(input.discountValue * 100),
    buy_count: got?.buyCount ?? null,
    get_count: got?.getCount ?? null,
    times_per_order: got?.timesPerOrder ?? null,
    get_products: got?.getProducts ?? [],
    get_variants: got?.getVariants ?? [],
    get_categories: got?.getCategories ?? [],
  };
}

/** Converts the admin's input to columns. Without a start date the coupon starts today (IST). */
export function columnsOf(input: CouponInput, now: Date) {
  return {
    ...kindColumns(input),
    code: input.code,
    title: input.title,
    title_hi: input.titleHi,
    description: input.description,
    type: input.type,
    scope: input.scope,
    currency: input.currency,
    min_cart_value: fromRupees(input.minCartValue),
    max_cart_value: paise(input.maxCartValue),
    max_discount: paise(input.maxDiscount),
    starts_at: startOfDay(input.startDate ?? indiaDay(now)),
    ends_at: input.endDate ? endOfDay(input.endDate) : null,
    is_active: input.isActive,
    usage_limit: input.usageLimit,
    per_user_limit: input.perUserLimit,
    new_users_only: input.newUsersOnly,
    combinable: input.combinable,
    applicable_products: input.applicableProducts,
    applicable_variants: input.applicableVariants,
    excluded_products: input.excludedProducts,
    applicable_categories: input.applicableCategories,
    restricted_to_users: input.restrictedToUsers,
    metadata: JSON.stringify(input.metadata),
  } satisfies CouponFields;
}

function stateOf(row: CouponRow, now: Date): CouponState {
  if (!row.is_active) return 'paused';
  if (row.starts_at > now) return 'scheduled';
  const usedUp = row.usage_limit !== null && row.usage_count >= row.usage_limit;
  return usedUp || (row.ends_at !== null && row.ends_at < now) ? 'ended' : 'running';
}

/** Converts coupons to their wire format, with what their uses gave. */
export async function presentCoupons(
  reader: Reader,
  rows: readonly CouponRow[],
  at: Date,
): Promise<AdminCoupon[]> {
  const ids = rows.map((row) => row.id);
  const figures = await figuresOf(reader, ids);
  const withCodes = await couponsWithCodes(reader, ids);
  return rows.map((row) => {
    const came = figures.get(row.id);
    return {
      _id: row.id,
      code: row.shown_code,
      kind: row.kind,
      way: row.way,
      title: row.title,
      titleHi: row.title_hi,
      description: row.description,
      type: row.type,
      scope: row.scope,
      discountType: row.discount_type,
      discountValue: row.discount_value / 100,
      currency: row.currency,
      minCartValue: rupees(row.min_cart_value),
      maxCartValue: orNull(row.max_cart_value),
      maxDiscount: orNull(row.max_discount),
      startDate: indiaDay(row.starts_at),
      endDate: row.ends_at ? indiaDay(row.ends_at) : null,
      isActive: row.is_active,
      usageLimit: row.usage_limit,
      perUserLimit: row.per_user_limit,
      newUsersOnly: row.new_users_only,
      combinable: row.combinable,
      applicableProducts: row.applicable_products,
      applicableVariants: row.applicable_variants,
      excludedProducts: row.excluded_products,
      applicableCategories: row.applicable_categories,
      restrictedToUsers: row.restricted_to_users,
      buyCount: row.buy_count,
      getCount: row.get_count,
      timesPerOrder: row.times_per_order,
      getProducts: row.get_products,
      getVariants: row.get_variants,
      getCategories: row.get_categories,
      metadata: (row.metadata ?? {}) as Record<string, unknown>,
      createdAt: row.created_at.toISOString(),
      version: row.version,
      state: stateOf(row, at),
      usageCount: row.usage_count,
      discountGiven: rupees(came?.discount ?? 0),
      ordersTotal: rupees(came?.total ?? 0),
      deletable: !came && !withCodes.has(row.id) && !isCredit(row),
    };
  });
}
