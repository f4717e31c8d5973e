import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { asPaise } from '../../platform/core/money.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import type { Coupons } from '../../schema/tables.gen.ts';
import type { CouponRule } from './discount.ts';

/** A row of `coupons`. */
export type CouponRow = Selectable<Coupons>;

const hindi = z.object({ hi: z.object({ description: z.string() }) });

const paise = (value: number | null) => (value === null ? null : asPaise(value));

/** The columns of a rule. */
export type RuleColumns = Omit<
  CouponRow,
  | 'id'
  | 'title'
  | 'title_hi'
  | 'description'
  | 'currency'
  | 'metadata'
  | 'created_at'
  | 'version'
  | 'shown_code'
>;

const isForNewUsers = (row: Pick<RuleColumns, 'new_users_only' | 'type'>): boolean =>
  row.new_users_only || row.type === 'new_user';

/**
 * Converts a row for the rules. A coupon of type `new_user` is for new users whatever its flag says. A coupon for new users
 * is for one use a person if the admin gives no number: several orders can be open before the first is paid.
 */
export const ruleOf = (row: RuleColumns): CouponRule => ({
  code: row.code,
  kind: row.kind,
  way: row.way,
  combinable: row.combinable,
  scope: row.scope,
  discountType: row.discount_type,
  value: row.discount_value,
  buyGet:
    row.kind === 'buy_get' && row.buy_count && row.get_count
      ? {
          buy: row.buy_count,
          get: row.get_count,
          times: row.times_per_order,
          gets: {
            products: row.get_products,
            variants: row.get_variants,
            categories: row.get_categories,
          },
        }
      : null,
  minCart: asPaise(row.min_cart_value),
  maxCart: paise(row.max_cart_value),
  maxDiscount: paise(row.max_discount),
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  isActive: row.is_active,
  usageLimit: row.usage_limit,
  usageCount: row.usage_count,
  perUserLimit: row.per_user_limit ?? (isForNewUsers(row) ? 1 : null),
  newUsersOnly: isForNewUsers(row),
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

/** Returns whether a coupon has a secret code: it is for one customer. Only they read the code (decision 137). */
export const isSecret = (row: Pick<CouponRow, 'code' | 'shown_code'>): boolean => row.code !== row.shown_code;

/** Returns whether a coupon is a credit note: money of its customer, for what they gave back. */
export const isCredit = ({ metadata }: Pick<CouponRow, 'metadata'>): boolean =>
  typeof metadata === 'object' && metadata !== null && 'creditOf' in metadata;

/** Returns a code as it is stored: without surrounding spaces, in capitals. */
export const tidyCode = (code: string): string => code.trim().toUpperCase();

/**
 * Finds a coupon by its code, or by a code of its series, which is then given as well. Ignores case and surrounding
 * spaces. The internal code of an automatic coupon, and the name of a series, are no codes of buyers.
 */
export async function findByCode(
  db: Reader,
  code: string,
): Promise<{ row: CouponRow; seriesCode: string | null } | undefined> {
  const tidy = tidyCode(code);
  const row = await db
    .selectFrom('coupons')
    .selectAll()
    .where('code', '=', tidy)
    .where('way', '=', 'code')
    .executeTakeFirst();
  if (row) return { row, seriesCode: null };
  const ofSeries = await db
    .selectFrom('series_codes as s')
    .innerJoin('coupons as c', 'c.id', 's.coupon_id')
    .selectAll('c')
    .where('s.code', '=', tidy)
    .where('c.way', '=', 'series')
    .executeTakeFirst();
  return ofSeries && { row: ofSeries, seriesCode: tidy };
}

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

const running = (db: Reader, way: CouponRow['way'], now: Date) =>
  db
    .selectFrom('coupons')
    .selectAll()
    .where('way', '=', way)
    .where('is_active', '=', true)
    .where('starts_at', '<=', now)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>=', now)]));

/** Lists the running coupons that apply by themselves, if their conditions hold. At most 50. */
export const automaticCoupons = (db: Reader, now: Date): Promise<CouponRow[]> =>
  running(db, 'automatic', now).orderBy('id').limit(50).execute();

/**
 * Lists the running coupons with a code that a person may see: public ones and those restricted to them. At most 200.
 * Codes of a series are never listed.
 */
export const runningCoupons = (db: Reader, userId: string, now: Date): Promise<CouponRow[]> =>
  running(db, 'code', now)
    .where((eb) =>
      eb.or([
        eb('restricted_to_users', '=', sql<string[]>`'{}'`),
        sql<boolean>`${userId} = any(restricted_to_users)`,
      ]),
    )
    .orderBy('code')
    .limit(200)
    .execute();

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

/** Finds coupons by id, in any order. */
export const readCoupons = async (db: Reader, ids: readonly string[]): Promise<CouponRow[]> =>
  ids.length === 0 ? [] : db.selectFrom('coupons').selectAll().where('id', 'in', ids).execute();

/** Finds a coupon and locks it. Orders that reference it can still be inserted, because their lock is compatible. */
export const lockCoupon = (tx: Tx, id: string): Promise<CouponRow | undefined> =>
  byId(tx, id).forNoKeyUpdate().executeTakeFirst();

/**
 * Finds a coupon and locks it exclusively, also against new orders that reference it. Needed to change its code or to
 * delete it. It must be the first lock of its transaction.
 */
export const lockWholeCoupon = (tx: Tx, id: string): Promise<CouponRow | undefined> =>
  byId(tx, id).forUpdate().executeTakeFirst();

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
      // It is the buyer's money, so a discount of the shop does not replace it.
      combinable: true,
      metadata: JSON.stringify({
        hi: { description: 'आपकी लौटाई गई वस्तु का क्रेडिट नोट' },
        creditOf: credit.of,
      }),
      created_at: credit.at,
    })
    .execute();
