import type { Lang } from '#contract/core/errors.ts';
import type { Coupon } from '#contract/coupons/endpoints.ts';
import { AppError, appError } from '../platform/core/app-error.ts';
import { checkpoint } from '../platform/core/checkpoint.ts';
import { newId } from '../platform/core/id.ts';
import type { Paise } from '../platform/core/money.ts';
import { beforeCommit, type Reader, type Tx } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { presentCoupon } from './present.ts';
import { type CouponCart, type CouponVerdict, judge } from './rules.ts';
import {
  type CouponRow,
  countUse,
  couponOfOpenOrder,
  findByCode,
  hasBought,
  insertCredit,
  insertUse,
  lockCoupon,
  readCoupon,
  returnUse,
  reviveUse,
  ruleOf,
  runningCoupons,
  titlesOf,
  usesOf,
} from './store.ts';

export type { CouponCart } from './rules.ts';

/** A valid coupon with its discount for a cart, and for each of its lines whether the discount takes from it. */
export type AppliedCoupon = { couponId: string; code: string } & CouponVerdict;

/** The use of a coupon by an order that is being written. */
export type CouponUse = {
  coupon: AppliedCoupon;
  orderId: string;
  userId: string;
  cart: CouponCart;
  at: Date;
};

/** The coupon service of cart and checkout. */
export type CouponsService = ReturnType<typeof createCoupons>;

/** Returns a function that judges coupons for a person. A use by their own open order is not counted. */
async function createJudge(reader: Reader, userId: string, { ownOpenOrder = true } = {}) {
  const [bought, uses, own] = await Promise.all([
    hasBought(reader, userId),
    usesOf(reader, userId),
    ownOpenOrder ? couponOfOpenOrder(reader, userId) : null,
  ]);
  return (row: CouponRow, cart: CouponCart, at: Date): CouponVerdict | AppError => {
    const mine = row.id === own ? 1 : 0;
    const rule = { ...ruleOf(row), usageCount: row.usage_count - mine };
    return judge(rule, cart, { userId, hasBought: bought, usesOfThis: (uses.get(row.id) ?? 0) - mine }, at);
  };
}

async function take(tx: Tx, use: CouponUse): Promise<AppError | null> {
  const { couponId, code } = use.coupon;
  await checkpoint('coupon.take', couponId);
  const found = await readCoupon(tx, couponId);
  const verdictOn = await createJudge(tx, use.userId, { ownOpenOrder: false });
  const usable = (row: CouponRow | undefined): CouponRow | AppError => {
    if (!row) return appError('coupon_not_found', { code });
    const verdict = verdictOn(row, use.cart, use.at);
    return verdict instanceof AppError ? verdict : row;
  };
  const coupon = usable(found);
  if (coupon instanceof AppError) return coupon;
  await insertUse(tx, { orderId: use.orderId, couponId, userId: use.userId, at: use.at });
  beforeCommit(tx, async () => {
    if (await countUse(tx, coupon)) return null;
    // Used up, or changed by an admin since it was judged.
    const locked = usable(await lockCoupon(tx, couponId));
    if (locked instanceof AppError) return locked;
    await countUse(tx, locked);
    return null;
  });
  return null;
}

/** Creates the coupon service. */
export function createCoupons({ db, now }: Pick<Platform, 'db' | 'now'>) {
  return {
    /** Lists the coupons that a cart can use, best first, then those it is only too small for, nearest first. */
    async list(userId: string, cart: CouponCart, lang: Lang): Promise<Coupon[]> {
      const at = now();
      const [rows, verdictOn] = await Promise.all([runningCoupons(db, userId, at), createJudge(db, userId)]);
      const titles = await titlesOf(
        db,
        rows.flatMap((row) => [...row.applicable_products, ...row.excluded_products]),
      );
      const judged = rows.map((row) => {
        const verdict = verdictOn(row, cart, at);
        return {
          ...presentCoupon(row, { verdict, cart, titles, lang }),
          worthShowing: !(verdict instanceof AppError) || verdict.code === 'coupon_min_cart',
        };
      });
      return judged
        .filter((coupon) => coupon.worthShowing)
        .sort((a, b) => b.discount - a.discount || (a.shortBy ?? 0) - (b.shortBy ?? 0))
        .map(({ worthShowing: _, ...coupon }) => coupon);
    },

    /** Returns the coupon and discount of a code; null without a code; an error when the coupon is not valid. */
    async apply(
      userId: string,
      code: string | null | undefined,
      cart: CouponCart,
    ): Promise<AppliedCoupon | null | AppError> {
      if (!code?.trim()) return null;
      const row = await findByCode(db, code);
      if (!row) return appError('coupon_not_found', { code: code.trim().toUpperCase().slice(0, 20) });
      const verdictOn = await createJudge(db, userId);
      const verdict = verdictOn(row, cart, now());
      return verdict instanceof AppError ? verdict : { couponId: row.id, code: row.code, ...verdict };
    },

    /**
     * Takes a use for an order, in the transaction that takes its stock. The caller holds the lock of the buyer's
     * orders. The coupon is judged again. Its row is locked only at the end of the transaction, to keep the lock of a
     * popular coupon short. There the use is counted, or the transaction is refused when no use is left.
     */
    take,

    /** Counts the use of a reopened order again, if the coupon has one left. The order's price does not change. */
    reclaimUse: (tx: Tx, orderId: string): void => beforeCommit(tx, () => reviveUse(tx, orderId)),

    /**
     * Creates a credit: a coupon for one person and one order, worth a flat amount in paise until an instant. `of`
     * names its source.
     */
    async issueCredit(
      tx: Tx,
      credit: { userId: string; amount: Paise; at: Date; until: Date; of: string },
    ): Promise<{ couponId: string; code: string }> {
      const couponId = newId(credit.at);
      const code = `CREDIT${newId(credit.at).slice(-8).toUpperCase()}`;
      await insertCredit(tx, { ...credit, couponId, code });
      return { couponId, code };
    },

    /** Releases the use of an order that ended. Does nothing without a use, or when it is already released. */
    releaseUse: (tx: Tx, orderId: string, at: Date): Promise<void> => returnUse(tx, orderId, at),
  };
}
