import { creditPrefix } from '#contract/selling/coupons/rules.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import { newId } from '../../platform/core/id.ts';
import { asPaise, type Paise } from '../../platform/core/money.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertCredit, isCredit, readCoupon, runningCoupons } from './store.ts';

/** A credit note of a person that is not used yet, without its code. */
export type Credit = { id: string; shownCode: string; amount: Paise; until: Date | null };

/** Creates the credit notes of returns: coupons for one person and one order. */
export function createCredits({ db, now }: Pick<Platform, 'db' | 'now'>) {
  return {
    /** Lists a person's unused credits, the first to end first. Their codes are for nobody but the person. */
    async creditsOf(userId: string): Promise<Credit[]> {
      const rows = await runningCoupons(db, userId, now());
      return rows
        .filter((row) => isCredit(row) && row.usage_count < (row.usage_limit ?? 1))
        .sort((a, b) => (a.ends_at?.getTime() ?? 0) - (b.ends_at?.getTime() ?? 0))
        .map(({ id, shown_code: shownCode, discount_value: value, ends_at: until }) => ({
          id,
          shownCode: shownCode ?? '',
          amount: asPaise(value),
          until,
        }));
    },

    /** Returns the code of a person's own credit, for an order that they have agreed to or are asked about. */
    async creditCode(userId: string, id: string): Promise<string | AppError> {
      const row = await readCoupon(db, id);
      const isTheirs = row && isCredit(row) && row.restricted_to_users.includes(userId);
      return isTheirs ? row.code : appError('credit_not_found');
    },

    /**
     * Creates a credit: a coupon for one person and one order, worth a flat amount in paise until an instant. `of`
     * names its source.
     */
    async issueCredit(
      tx: Tx,
      credit: { userId: string; amount: Paise; at: Date; until: Date; of: string },
    ): Promise<{ couponId: string; code: string }> {
      const couponId = newId(credit.at);
      const code = `${creditPrefix}${newId(credit.at).slice(-8).toUpperCase()}`;
      await insertCredit(tx, { ...credit, couponId, code });
      return { couponId, code };
    },
  };
}
