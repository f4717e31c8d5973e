import type { Insertable } from 'kysely';
import { newId } from '../platform/core/id.ts';
import type { Coupons } from '../platform/database/tables.gen.ts';
import type { TestShop } from './test-shop.ts';

/** Creates an active coupon: 10 % for everyone by default. Amounts are paise, percentages basis points. */
export async function issueCoupon(
  { db, clock }: Pick<TestShop, 'db' | 'clock'>,
  coupon: Partial<Insertable<Coupons>> & { code: string },
): Promise<string> {
  const now = clock.now();
  const id = newId(now);
  const usual = {
    id,
    type: 'general' as const,
    discount_type: 'percentage' as const,
    discount_value: 1000,
    starts_at: new Date(now.getTime() - 60_000),
    created_at: now,
  };
  await db
    .insertInto('coupons')
    .values({ ...usual, ...coupon })
    .execute();
  return id;
}
