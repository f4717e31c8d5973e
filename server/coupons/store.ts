import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { asPaise } from '../platform/core/money.ts';
import { beforeCommit, type Reader, type Tx } from '../platform/database/database.ts';
import type { Coupons } from '../platform/database/tables.gen.ts';
import type { CouponRule } from './rules.ts';

/** A row of `coupons`. */
export type CouponRow = Selectable<Coupons>;

const hindi = z.object({ hi: z.object({ description: z.string() }) });

const paise = (value: number | null) => (value === null ? null : asPaise(value));

/** Converts a row for the rules. A coupon of type `new_user` is for new users whatever its flag says. */
export const ruleOf = (row: CouponRow): CouponRule => ({
  code: row.code,
  scope: row.scope,
  discountType: row.discount_type,
  value: row.discount_value,
  minCart: asPaise(row.min_cart_value),
  maxCart: paise(row.max_cart_value),
  maxDiscount: paise(row.max_discount),
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  isActive: row.is_active,
  usageLimit: row.usage_limit,
  usageCount: row.usage_count,
  perUserLimit: row.per_user_limit,
  newUsersOnly: row.new_users_only || row.type === 'new_user',
  products: row.applicable_products,
  variants: row.applicable_variants,
  excluded: row.excluded_products,
  categories: row.applicable_categories,
  users: row.restricted_to_users,
});

/** Returns a coupon's description in Hindi, or null. */
export function inHindi({ metadata }: CouponRow): string | null {
  const read = hindi.safeParse(metadata);
  return read.success ? read.data.hi.description : null;
}

/** Finds a coupon by its code. Ignores case and surrounding spaces. */
export const findByCode = (db: Reader, code: string): Promise<CouponRow | undefined> =>
  db.selectFrom('coupons').selectAll().where('code', '=', code.trim().toUpperCase()).executeTakeFirst();

/** A product's name in English, and in Hindi if it has one. */
export type Title = { name: string; nameHi: string | null };

/** Returns the names of products by id. */
export async function titlesOf(db: Reader, ids: readonly string[]): Promise<Map<string, Title>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_titles')
    .select(['id', 'name', 'name_hi'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id ?? '', { name: row.name ?? '', nameHi: row.name_hi }]));
}

/** Lists the running coupons that a person may see: public ones and those restricted to them. At most 200. */
export const runningCoupons = (db: Reader, userId: string, now: Date): Promise<CouponRow[]> =>
  db
    .selectFrom('coupons')
    .selectAll()
    .where('is_active', '=', true)
    .where('starts_at', '<=', now)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>=', now)]))
    .where((eb) =>
      eb.or([
        eb('restricted_to_users', '=', sql<string[]>`'{}'`),
        sql<boolean>`${userId} = any(restricted_to_users)`,
      ]),
    )
    .orderBy('code')
    .limit(200)
    .execute();

/** Counts a person's uses by coupon id. */
export async function usesOf(db: Reader, userId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('coupon_uses')
    .select(['coupon_id', (eb) => eb.fn.countAll<number>().as('uses')])
    .where('user_id', '=', userId)
    .where('given_back_at', 'is', null)
    .groupBy('coupon_id')
    .execute();
  return new Map(rows.map((row) => [row.coupon_id, Number(row.uses)]));
}

/**
 * Returns the coupon of a person's own open order. Reopening or replacing that order must not count as a second use.
 */
export async function couponOfOpenOrder(db: Reader, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('order_totals')
    .select('coupon_id')
    .where('user_id', '=', userId)
    .where('reserved_until', 'is not', null)
    .executeTakeFirst();
  return row?.coupon_id ?? null;
}

/** Returns whether a person has a paid or delivered order. */
export async function hasBought(db: Reader, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('order_totals')
    .select('id')
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('payment_status', '=', 'Paid'), eb('status', '=', 'Delivered')]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const byId = (db: Reader, id: string) => db.selectFrom('coupons').selectAll().where('id', '=', id);

/** Finds a coupon without locking it. */
export const readCoupon = (db: Reader, id: string): Promise<CouponRow | undefined> =>
  byId(db, id).executeTakeFirst();

/** Finds a coupon and locks it. Orders that reference it can still be inserted, because their lock is compatible. */
export const lockCoupon = (tx: Tx, id: string): Promise<CouponRow | undefined> =>
  byId(tx, id).forNoKeyUpdate().executeTakeFirst();

/**
 * Finds a coupon and locks it exclusively, also against new orders that reference it. Needed to change its code or to
 * delete it. It must be the first lock of its transaction.
 */
export const lockWholeCoupon = (tx: Tx, id: string): Promise<CouponRow | undefined> =>
  byId(tx, id).forUpdate().executeTakeFirst();

/** Inserts the use of a coupon by an order. {@link countUse} counts it. */
export const insertUse = (
  tx: Tx,
  use: { orderId: string; couponId: string; userId: string; at: Date },
): Promise<unknown> =>
  tx
    .insertInto('coupon_uses')
    .values({ order_id: use.orderId, coupon_id: use.couponId, user_id: use.userId, taken_at: use.at })
    .execute();

/**
 * Counts one more use, if one is left and the coupon still has this `version`. Returns whether it did. It locks the
 * coupon's row, which every order with this coupon needs, so call it last.
 */
export async function countUse(tx: Tx, { id, version }: Pick<CouponRow, 'id' | 'version'>): Promise<boolean> {
  const counted = await tx
    .updateTable('coupons')
    .set((eb) => ({ usage_count: eb('usage_count', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .where((eb) => eb.or([eb('usage_limit', 'is', null), eb('usage_count', '<', eb.ref('usage_limit'))]))
    .returning('id')
    .executeTakeFirst();
  return counted !== undefined;
}

/** Inserts the coupon of a credit. Throws when the code is taken, which is unlikely with eight random characters. */
export const insertCredit = (
  tx: Tx,
  credit: {
    couponId: string;
    code: string;
    userId: string;
    amount: number;
    at: Date;
    until: Date;
    of: string;
  },
) =>
  tx
    .insertInto('coupons')
    .values({
      id: credit.couponId,
      code: credit.code,
      description: 'Your credit note for what you gave back',
      type: 'general',
      discount_type: 'flat',
      discount_value: credit.amount,
      starts_at: credit.at,
      ends_at: credit.until,
      usage_limit: 1,
      per_user_limit: 1,
      restricted_to_users: [credit.userId],
      metadata: JSON.stringify({
        hi: { description: 'आपकी लौटाई गई वस्तु का क्रेडिट नोट' },
        creditOf: credit.of,
      }),
      created_at: credit.at,
    })
    .execute();

/** Releases an order's use, once. The coupon's counter is updated at the end of the transaction. */
export async function returnUse(tx: Tx, orderId: string, at: Date): Promise<void> {
  const use = await tx
    .updateTable('coupon_uses')
    .set({ given_back_at: at })
    .where('order_id', '=', orderId)
    .where('given_back_at', 'is', null)
    .returning('coupon_id')
    .executeTakeFirst();
  if (!use) return;
  beforeCommit(tx, async () => {
    await tx
      .updateTable('coupons')
      .set((eb) => ({ usage_count: eb('usage_count', '-', 1) }))
      .where('id', '=', use.coupon_id)
      .execute();
  });
}

/** Counts a released use again, if the coupon has one left. It locks the coupon's row, so call it last. */
export async function reviveUse(tx: Tx, orderId: string): Promise<void> {
  const use = await tx
    .selectFrom('coupon_uses')
    .select('coupon_id')
    .where('order_id', '=', orderId)
    .where('given_back_at', 'is not', null)
    .executeTakeFirst();
  const coupon = use && (await lockCoupon(tx, use.coupon_id));
  if (coupon && (await countUse(tx, coupon)))
    await tx
      .updateTable('coupon_uses')
      .set({ given_back_at: null })
      .where('order_id', '=', orderId)
      .execute();
}
