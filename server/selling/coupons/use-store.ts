import { beforeCommit, type Reader, type Tx } from '../../platform/database/database.ts';
import { type CouponRow, lockCoupon } from './store.ts';

/** Returns whether a code of a series is used by an order. The person's own open order does not count. */
export async function isSeriesCodeUsed(db: Reader, code: string, userId: string): Promise<boolean> {
  const use = await db
    .selectFrom('coupon_uses as u')
    .innerJoin('order_totals as o', 'o.id', 'u.order_id')
    .select('u.order_id')
    .where('u.series_code', '=', code)
    .where('u.given_back_at', 'is', null)
    .where((eb) => eb.or([eb('u.user_id', '<>', userId), eb('o.reserved_until', 'is', null)]))
    .executeTakeFirst();
  return use !== undefined;
}

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
 * Returns the coupons of a person's own open order. Reopening or replacing that order must not count as a second use.
 */
export async function couponsOfOpenOrder(db: Reader, userId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('coupon_uses as u')
    .innerJoin('order_totals as o', 'o.id', 'u.order_id')
    .select('u.coupon_id')
    .where('o.user_id', '=', userId)
    .where('o.reserved_until', 'is not', null)
    .where('u.given_back_at', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.coupon_id));
}

/** The use of a coupon by an order: what it took, in paise, and the code of its series. */
export type NewUse = {
  orderId: string;
  couponId: string;
  userId: string;
  discount: number;
  seriesCode: string | null;
  at: Date;
};

/**
 * Inserts the use of a coupon by an order. {@link countUse} counts it. Returns false when another order has this code of
 * the series: the unique index decides, and waits for an order that is being written.
 */
export async function insertUse(tx: Tx, use: NewUse): Promise<boolean> {
  const written = await tx
    .insertInto('coupon_uses')
    .values({
      order_id: use.orderId,
      coupon_id: use.couponId,
      user_id: use.userId,
      discount: use.discount,
      series_code: use.seriesCode,
      taken_at: use.at,
    })
    .onConflict((conflict) => conflict.column('series_code').where('given_back_at', 'is', null).doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return written !== undefined;
}

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

/** Releases an order's uses, once. The counters of the coupons are updated at the end of the transaction. */
export async function returnUses(tx: Tx, orderId: string, at: Date): Promise<void> {
  const uses = await tx
    .updateTable('coupon_uses')
    .set({ given_back_at: at })
    .where('order_id', '=', orderId)
    .where('given_back_at', 'is', null)
    .returning('coupon_id')
    .execute();
  if (uses.length === 0) return;
  // Rows are locked in the order of their ids.
  const ids = uses.map((use) => use.coupon_id).sort();
  beforeCommit(tx, async () => {
    for (const id of ids)
      await tx
        .updateTable('coupons')
        .set((eb) => ({ usage_count: eb('usage_count', '-', 1) }))
        .where('id', '=', id)
        .execute();
  });
}

/**
 * Counts released uses again, as far as the coupons have one left, and the codes of a series have no other use. It locks
 * the coupons' rows, so call it last.
 */
export async function reviveUses(tx: Tx, orderId: string): Promise<void> {
  const uses = await tx
    .selectFrom('coupon_uses as u')
    .select('u.coupon_id')
    .where('u.order_id', '=', orderId)
    .where('u.given_back_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('coupon_uses as other')
            .select('other.order_id')
            .whereRef('other.series_code', '=', 'u.series_code')
            .where('other.given_back_at', 'is', null),
        ),
      ),
    )
    .orderBy('u.coupon_id')
    .execute();
  for (const { coupon_id: id } of uses) {
    const coupon = await lockCoupon(tx, id);
    if (coupon && (await countUse(tx, coupon)))
      await tx
        .updateTable('coupon_uses')
        .set({ given_back_at: null })
        .where('order_id', '=', orderId)
        .where('coupon_id', '=', id)
        .execute();
  }
}
