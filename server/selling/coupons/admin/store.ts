import { type Insertable, type NotNull, type SqlBool, sql } from 'kysely';
import type { Pages } from '#contract/core/pages.ts';
import type { CouponState } from '#contract/selling/coupons/rules.ts';
import type { Reader, Tx } from '../../../platform/database/database.ts';
import { keyset, type PageRequest, type SortPart } from '../../../platform/database/keyset.ts';
import { likePattern } from '../../../platform/database/sql.ts';
import type { Coupons } from '../../../schema/tables.gen.ts';
import type { CouponRow } from '../store.ts';

/** The number of rows on a page. */
export const couponsPerPage = 30;

/** The columns of a coupon that an admin can write. */
export type CouponFields = Omit<Insertable<Coupons>, 'id' | 'usage_count' | 'created_at' | 'version'>;

const over = sql<SqlBool>`(usage_limit is not null and usage_count >= usage_limit)`;
const conditions = (now: Date): Record<CouponState, ReturnType<typeof sql<SqlBool>>> => ({
  running: sql<SqlBool>`is_active and starts_at <= ${now} and (ends_at is null or ends_at >= ${now}) and not ${over}`,
  paused: sql<SqlBool>`not is_active`,
  scheduled: sql<SqlBool>`is_active and starts_at > ${now}`,
  ended: sql<SqlBool>`is_active and starts_at <= ${now} and (ends_at < ${now} or ${over})`,
});

type Wanted = { q: string; state?: CouponState | undefined; now: Date } & Omit<PageRequest, 'limit'>;

// The expression must match the index coupons_words.
const matching = (db: Reader, { q, state, now }: Wanted) =>
  db
    .selectFrom('coupons')
    .$if(q !== '', (query) =>
      query.where(
        sql<SqlBool>`lower(shown_code || ' ' || title || ' ' || title_hi || ' ' || description) like ${likePattern(q)}`,
      ),
    )
    .$if(state !== undefined, (query) => query.where(conditions(now)[state as CouponState]));

const newest: SortPart[] = [
  { by: sql`created_at`, kind: 'instant', desc: true },
  { by: sql`id`, kind: 'text', desc: true },
];
const newestUse: SortPart[] = [
  { by: sql`u.taken_at`, kind: 'instant', desc: true },
  { by: sql`u.order_id`, kind: 'text' },
];

/** Reads a page of coupons, newest first, and their total count. */
export async function readCoupons(
  db: Reader,
  wanted: Wanted,
): Promise<{ rows: CouponRow[]; pages: Pages; total: number }> {
  const page = keyset('newest', newest, { ...wanted, limit: couponsPerPage });
  const [rows, { total }] = await Promise.all([
    matching(db, wanted)
      .selectAll()
      .select(page.cursor.as('cursor'))
      .where(page.where)
      .orderBy(page.orderBy)
      .limit(page.limit)
      .execute(),
    matching(db, wanted)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { ...page.page(rows), total: Number(total) };
}

/** Sums discounts and order totals by coupon id, in paise, without released uses. A coupon never used is absent. */
export async function figuresOf(
  db: Reader,
  ids: readonly string[],
): Promise<Map<string, { discount: number; total: number; everUsed: boolean }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('coupon_uses as u')
    .innerJoin('order_totals as o', 'o.id', 'u.order_id')
    .select([
      'u.coupon_id',
      sql<string>`coalesce(sum(u.discount) filter (where u.given_back_at is null), 0)`.as('discount'),
      sql<string>`coalesce(sum(o.total) filter (where u.given_back_at is null), 0)`.as('total'),
    ])
    .where('u.coupon_id', 'in', [...ids])
    .groupBy('u.coupon_id')
    .execute();
  return new Map(
    rows.map((row) => [
      row.coupon_id,
      { discount: Number(row.discount), total: Number(row.total), everUsed: true },
    ]),
  );
}

/** Reads a page of the uses of a coupon, newest first, and their total count. */
export async function readUses(db: Reader, couponId: string, request: Omit<PageRequest, 'limit'>) {
  const page = keyset('newest', newestUse, { ...request, limit: couponsPerPage });
  const uses = db
    .selectFrom('coupon_uses as u')
    .innerJoin('order_totals as o', 'o.id', 'u.order_id')
    .where('u.coupon_id', '=', couponId);
  const [rows, { total }] = await Promise.all([
    uses
      .select([
        'u.order_id',
        'u.user_id',
        'u.taken_at',
        'u.given_back_at',
        'u.discount',
        'u.series_code',
        'o.total',
        'o.number',
        page.cursor.as('cursor'),
      ])
      .$narrowType<{ total: NotNull; number: NotNull }>()
      .where(page.where)
      .orderBy(page.orderBy)
      .limit(page.limit)
      .execute(),
    uses.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { ...page.page(rows), total: Number(total) };
}

/** Inserts a coupon. Returns undefined when its code is taken. */
export const insertCoupon = (
  tx: Tx,
  coupon: CouponFields & { id: string; created_at: Date },
): Promise<CouponRow | undefined> =>
  tx
    .insertInto('coupons')
    .values(coupon)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returningAll()
    .executeTakeFirst();

/** Finds another coupon with this code. */
export const otherWithCode = (tx: Tx, code: string, id: string): Promise<{ id: string } | undefined> =>
  tx.selectFrom('coupons').select('id').where('code', '=', code).where('id', '<>', id).executeTakeFirst();

/** Updates a coupon and increments its version. */
export const updateCoupon = (tx: Tx, id: string, change: Partial<CouponFields>): Promise<CouponRow> =>
  tx
    .updateTable('coupons')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Deletes a coupon. The caller has checked that no order references it. */
export const removeCoupon = (tx: Tx, id: string) => tx.deleteFrom('coupons').where('id', '=', id).execute();

/** Returns whether a code belongs to a series. */
export const isCodeOfSeries = async (tx: Tx, code: string): Promise<boolean> =>
  (await tx.selectFrom('series_codes').select('code').where('code', '=', code).executeTakeFirst()) !==
  undefined;

/** Returns whether an order references a coupon, also with a released use, or whether it has a series of codes. */
export async function isReferenced(tx: Tx, id: string): Promise<boolean> {
  const [use, order, code] = await Promise.all([
    tx.selectFrom('coupon_uses').select('order_id').where('coupon_id', '=', id).limit(1).executeTakeFirst(),
    tx.selectFrom('order_totals').select('id').where('coupon_id', '=', id).limit(1).executeTakeFirst(),
    tx.selectFrom('series_codes').select('code').where('coupon_id', '=', id).limit(1).executeTakeFirst(),
  ]);
  return Boolean(use ?? order ?? code);
}
