import type { Lang } from '#contract/core/errors.ts';
import type { Coupon } from '#contract/coupons/endpoints.ts';
import { AppError, appError, errorMessage } from '../platform/core/app-error.ts';
import { checkpoint } from '../platform/core/checkpoint.ts';
import { newId } from '../platform/core/id.ts';
import { asPaise, type Paise, toRupees } from '../platform/core/money.ts';
import { beforeCommit, type Reader, type Tx } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { type CouponCart, judge } from './rules.ts';
import {
  type CouponRow,
  countUse,
  couponOfOpenOrder,
  findByCode,
  hasBought,
  inHindi,
  insertCredit,
  insertUse,
  lockCoupon,
  readCoupon,
  returnUse,
  reviveUse,
  ruleOf,
  runningCoupons,
  usesOf,
} from './store.ts';

export type { CouponCart } from './rules.ts';

/** A coupon that counts for a cart: what it takes off. */
export type AppliedCoupon = { couponId: string; code: string; discount: Paise };

/** A use of a coupon by an order that is being written. */
export type CouponUse = {
  coupon: AppliedCoupon;
  orderId: string;
  userId: string;
  cart: CouponCart;
  at: Date;
};

/** Coupons at the cart and the checkout. */
export type CouponsService = ReturnType<typeof createCoupons>;

/** Makes the coupons service. */
export function createCoupons({ db, now }: Pick<Platform, 'db' | 'now'>) {
  /** Judges coupons for a person; what their own open order uses does not stand in their way. */
  async function judging(reader: Reader, userId: string, { ownOpenOrder = true } = {}) {
    const [bought, uses, own] = await Promise.all([
      hasBought(reader, userId),
      usesOf(reader, userId),
      ownOpenOrder ? couponOfOpenOrder(reader, userId) : null,
    ]);
    return (row: CouponRow, cart: CouponCart, at: Date): Paise | AppError => {
      const mine = row.id === own ? 1 : 0;
      const rule = { ...ruleOf(row), usageCount: row.usage_count - mine };
      return judge(rule, cart, { userId, hasBought: bought, usesOfThis: (uses.get(row.id) ?? 0) - mine }, at);
    };
  }

  const rupees = (paise: number): number => toRupees(asPaise(paise));

  function present(row: CouponRow, verdict: Paise | AppError, cart: CouponCart, lang: Lang): Coupon {
    const refused = verdict instanceof AppError;
    const short = refused && verdict.code === 'coupon_min_cart';
    return {
      _id: row.id,
      code: row.code,
      description: (lang === 'hi' && inHindi(row)) || row.description,
      discountType: row.discount_type as Coupon['discountType'],
      discountValue: row.discount_value / 100,
      discount: refused ? 0 : toRupees(verdict),
      maxDiscount: row.max_discount === null ? null : rupees(row.max_discount),
      minCartValue: rupees(row.min_cart_value),
      isValid: !refused,
      reason: refused ? errorMessage(verdict, lang) : null,
      shortBy: short ? rupees(row.min_cart_value - cart.subtotal) : null,
    };
  }

  return {
    /** The coupons a cart can use, the best first, then those it is only too small for, the nearest first. */
    async list(userId: string, cart: CouponCart, lang: Lang): Promise<Coupon[]> {
      const at = now();
      const [rows, verdictOn] = await Promise.all([runningCoupons(db, userId, at), judging(db, userId)]);
      const judged = rows.map((row) => {
        const verdict = verdictOn(row, cart, at);
        return {
          ...present(row, verdict, cart, lang),
          worthShowing: !(verdict instanceof AppError) || verdict.code === 'coupon_min_cart',
        };
      });
      return judged
        .filter((coupon) => coupon.worthShowing)
        .sort((a, b) => b.discount - a.discount || (a.shortBy ?? 0) - (b.shortBy ?? 0))
        .map(({ worthShowing: _, ...coupon }) => coupon);
    },

    /** What a typed code takes off a cart; nothing for no code; a fault says why it does not count. */
    async apply(
      userId: string,
      code: string | null | undefined,
      cart: CouponCart,
    ): Promise<AppliedCoupon | null | AppError> {
      if (!code?.trim()) return null;
      const row = await findByCode(db, code);
      if (!row) return appError('coupon_not_found', { code: code.trim().toUpperCase().slice(0, 20) });
      const verdictOn = await judging(db, userId);
      const discount = verdictOn(row, cart, now());
      return discount instanceof AppError ? discount : { couponId: row.id, code: row.code, discount };
    },

    /**
     * Takes a use for an order, in the transaction that takes its stock; the caller holds the lock of the buyer's
     * orders. The coupon is judged again, but its row, which a whole crowd may want, is locked only at the end: there
     * the use is counted while one is left, and the transaction is refused otherwise. The last use goes to one order only.
     */
    async take(tx: Tx, use: CouponUse): Promise<AppError | null> {
      const { couponId, code } = use.coupon;
      await checkpoint('coupon.take', couponId);
      const found = await readCoupon(tx, couponId);
      const verdictOn = await judging(tx, use.userId, { ownOpenOrder: false });
      const usable = (row: CouponRow | undefined): CouponRow | AppError => {
        if (!row) return appError('coupon_not_found', { code });
        const discount = verdictOn(row, use.cart, use.at);
        return discount instanceof AppError ? discount : row;
      };
      const coupon = usable(found);
      if (coupon instanceof AppError) return coupon;
      await insertUse(tx, { orderId: use.orderId, couponId, userId: use.userId, at: use.at });
      beforeCommit(tx, async () => {
        if (await countUse(tx, coupon)) return null;
        // Used up, or changed at the desk since it was judged.
        const locked = usable(await lockCoupon(tx, couponId));
        if (locked instanceof AppError) return locked;
        await countUse(tx, locked);
        return null;
      });
      return null;
    },

    /** An order that had ended is taken up again: its use counts again while the coupon has one left; its price stands. */
    takeAgain: (tx: Tx, orderId: string): void => beforeCommit(tx, () => reviveUse(tx, orderId)),

    /**
     * Makes a coupon for one person and one order, worth a flat amount until an instant: what they get back as credit.
     * `of` is what it is given for.
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

    /** Gives back the use of an order that ended; nothing when it had none, or gave it back before. */
    giveBack: (tx: Tx, orderId: string, at: Date): Promise<void> => returnUse(tx, orderId, at),
  };
}
