import type { AppError } from '../../platform/core/app-error.ts';
import type { Candidate, Combination } from './combine.ts';
import type { CouponCart, Discount } from './discount.ts';
import type { CouponRow } from './store.ts';

/** A coupon that counts, with the code that the buyer gave; null for an automatic one. */
export type Applicable = Candidate & { row: CouponRow; code: string | null; seriesCode: string | null };

/** The coupons of a cart, and what they take together. */
export type AppliedCoupons = Combination<Applicable>;

/** Judges a coupon for a cart, for one person. */
export type Verdict = (row: CouponRow, cart: CouponCart, at: Date) => Discount | AppError;

/** Returns the code of a coupon as everybody but its customer reads it (decision 137). Null for an automatic one. */
export const shownCodeOf = ({ row, code }: Pick<Applicable, 'row' | 'code'>): string | null =>
  code === row.code ? row.shown_code : code;

/** Returns the name of a coupon in both languages: its title, or its code if it has none. */
export function nameOf({ row, code }: Pick<Applicable, 'row' | 'code'>): { en: string; hi: string } {
  const en = row.title || code || row.code;
  return { en, hi: row.title_hi || en };
}
