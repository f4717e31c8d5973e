import { AppError, appError } from '../../platform/core/app-error.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import { beforeCommit, type Tx } from '../../platform/database/database.ts';
import { type AppliedCoupons, nameOf, type Verdict } from './applied.ts';
import type { CouponCart } from './discount.ts';
import { type CouponRow, lockCoupon, readCoupon } from './store.ts';
import { countUse, insertUse } from './use-store.ts';

/** The uses of coupons by an order that is being written. */
export type CouponUse = {
  applied: AppliedCoupons;
  orderId: string;
  userId: string;
  cart: CouponCart;
  at: Date;
};

type Part = AppliedCoupons['coupons'][number];

/** Says in the words of an automatic coupon that it has ended: the buyer never gave its code. */
const refusalOf = ({ coupon }: Part, refused: AppError): AppError =>
  coupon.code === null ? appError('coupon_automatic_over', { name: nameOf(coupon) }) : refused;

async function takeUse(
  tx: Tx,
  { part, orderId, userId, cart, at }: Omit<CouponUse, 'applied'> & { part: Part },
  verdictOn: Verdict,
): Promise<AppError | null> {
  const { id: couponId, code, row, seriesCode } = part.coupon;
  await checkpoint('coupon.take', couponId);
  const usable = (found: CouponRow | undefined): CouponRow | AppError => {
    if (!found) return refusalOf(part, appError('coupon_not_found', { code: code ?? row.code }));
    const verdict = verdictOn(found, cart, at);
    return verdict instanceof AppError ? refusalOf(part, verdict) : found;
  };
  const coupon = usable(await readCoupon(tx, couponId));
  if (coupon instanceof AppError) return coupon;
  if (!(await insertUse(tx, { orderId, couponId, userId, discount: part.discount, seriesCode, at })))
    return appError('coupon_code_used');
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

/** Takes the uses of an order. Coupons are counted in the order of their ids, so that two orders cannot deadlock. */
export async function takeUses(
  tx: Tx,
  { applied, ...use }: CouponUse,
  verdictOn: Verdict,
): Promise<AppError | null> {
  for (const part of applied.coupons.toSorted((a, b) => (a.coupon.id < b.coupon.id ? -1 : 1))) {
    const refused = await takeUse(tx, { ...use, part }, verdictOn);
    if (refused) return refused;
  }
  return null;
}
