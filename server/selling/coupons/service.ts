import type { Coupon } from '#contract/selling/coupons/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import type { Paise } from '../../platform/core/money.ts';
import { beforeCommit, type Reader, type Tx } from '../../platform/database/database.ts';
import type { CreateCounter } from '../../platform/limits/counters.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Applicable, type AppliedCoupons, nameOf, type Verdict } from './applied.ts';
import { chooseBest, goTogether } from './combine.ts';
import { createCredits } from './credits.ts';
import type { CouponCart, CouponLine, Discount } from './discount.ts';
import { createGuesses } from './guesses.ts';
import { judgeKept } from './judge-kept.ts';
import { presentCoupon } from './present.ts';
import { judge } from './rules.ts';
import {
  automaticCoupons,
  type CouponRow,
  findByCode,
  hasBought,
  isSecret,
  readCoupons,
  ruleOf,
  runningCoupons,
  tidyCode,
  titlesOf,
} from './store.ts';
import { type CouponUse, takeUses } from './take-uses.ts';
import { couponsOfOpenOrder, isSeriesCodeUsed, returnUses, reviveUses, usesOf } from './use-store.ts';

export { type AppliedCoupons, nameOf, shownCodeOf } from './applied.ts';
export type { Credit } from './credits.ts';
export type { CouponCart, CouponLine } from './discount.ts';
export type { CouponGuesser } from './guesses.ts';

/** The coupon service of cart and checkout. */
export type CouponsService = ReturnType<typeof createCoupons>;

/** Returns a function that judges coupons for a person. A use by their own open order is not counted. */
export async function createJudge(
  reader: Reader,
  userId: string,
  { ownOpenOrder = true } = {},
): Promise<Verdict> {
  const [bought, uses, own] = await Promise.all([
    hasBought(reader, userId),
    usesOf(reader, userId),
    ownOpenOrder ? couponsOfOpenOrder(reader, userId) : new Set<string>(),
  ]);
  return (row, cart, at) => {
    const mine = own.has(row.id) ? 1 : 0;
    const rule = { ...ruleOf(row), usageCount: row.usage_count - mine };
    return judge(rule, cart, { userId, hasBought: bought, usesOfThis: (uses.get(row.id) ?? 0) - mine }, at);
  };
}

const applicable = (
  row: CouponRow,
  verdict: Discount,
  { code, seriesCode }: { code: string | null; seriesCode: string | null },
): Applicable => ({ id: row.id, row, rule: ruleOf(row), verdict, code, seriesCode });

/** Returns the automatic coupons whose conditions hold for a cart. */
function automaticFor(rows: readonly CouponRow[], verdictOn: Verdict, cart: CouponCart, at: Date) {
  return rows.flatMap((row): Applicable[] => {
    const verdict = verdictOn(row, cart, at);
    return verdict instanceof AppError ? [] : [applicable(row, verdict, { code: null, seriesCode: null })];
  });
}

/** Returns the coupons of the given codes, or the error of the first that does not count. */
async function typedFor(
  db: Reader,
  codes: readonly string[],
  { userId, verdictOn, cart, at }: { userId: string; verdictOn: Verdict; cart: CouponCart; at: Date },
): Promise<Applicable[] | AppError> {
  const typed: Applicable[] = [];
  for (const code of codes) {
    const found = await findByCode(db, code);
    if (!found) return appError('coupon_not_found', { code: code.slice(0, 20) });
    const verdict = verdictOn(found.row, cart, at);
    if (verdict instanceof AppError) return verdict;
    if (found.seriesCode && (await isSeriesCodeUsed(db, found.seriesCode, userId)))
      return appError('coupon_code_used');
    typed.push(applicable(found.row, verdict, { code, seriesCode: found.seriesCode }));
    if (!goTogether(typed)) return appError('coupon_not_together', { code });
  }
  return typed;
}

/** Returns the error of the first code that the best combination leaves out, because an automatic coupon takes more. */
function leftOut(typed: readonly Applicable[], best: AppliedCoupons): AppError | null {
  const used = new Set(best.coupons.map(({ coupon }) => coupon.id));
  if (typed.every(({ id }) => used.has(id))) return null;
  const better = best.coupons.find(({ coupon }) => coupon.code === null)?.coupon;
  return appError('coupon_other_is_better', { name: better ? nameOf(better) : '' });
}

/** Returns a code in capitals once, without the empty ones. */
const tidyCodes = (codes: readonly (string | null | undefined)[]): string[] => [
  ...new Set(codes.map((code) => tidyCode(code ?? '')).filter(Boolean)),
];

/** Returns the judge of an order's coupons for some of its lines, by today's rules; null if one of them is gone. */
async function judgeAgain(
  reader: Reader,
  ids: readonly string[],
): Promise<((lines: readonly CouponLine[], delivery: Paise) => Discount) | null> {
  const rows = await readCoupons(reader, ids);
  if (rows.length < ids.length) return null;
  const rules = rows.map((row) => ({ id: row.id, rule: ruleOf(row) }));
  return (lines, delivery) => judgeKept(rules, lines, delivery);
}

/** Creates the coupon service. */
export function createCoupons(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { counter }: { counter: CreateCounter },
) {
  return {
    judgeAgain,
    ...createCredits({ db, now }),
    ...createGuesses(counter),

    /**
     * Lists the coupons with a code that a cart can use, best first, then those it is only too small for, nearest first.
     * A code that an automatic coupon outdoes is listed as not valid.
     */
    async list(userId: string, cart: CouponCart, lang: Lang): Promise<Coupon[]> {
      const at = now();
      const [rows, automatic, verdictOn] = await Promise.all([
        runningCoupons(db, userId, at),
        automaticCoupons(db, at),
        createJudge(db, userId),
      ]);
      const titles = await titlesOf(
        db,
        rows.flatMap((row) => [...row.applicable_products, ...row.excluded_products, ...row.get_products]),
      );
      const byItself = automaticFor(automatic, verdictOn, cart, at);
      const judged = rows.map((row) => {
        const alone = verdictOn(row, cart, at);
        const typed =
          alone instanceof AppError ? [] : [applicable(row, alone, { code: row.code, seriesCode: null })];
        const verdict = leftOut(typed, chooseBest(typed, byItself, cart)) ?? alone;
        const isNear =
          verdict instanceof AppError &&
          ['coupon_min_cart', 'coupon_needs_pieces', 'coupon_other_is_better'].includes(verdict.code);
        return {
          ...presentCoupon(row, { verdict, cart, titles, lang }),
          worthShowing: !(verdict instanceof AppError) || isNear,
        };
      });
      return judged
        .filter((coupon) => coupon.worthShowing)
        .sort((a, b) => b.discount - a.discount || (a.shortBy ?? 0) - (b.shortBy ?? 0))
        .map(({ worthShowing: _, ...coupon }) => coupon);
    },

    /**
     * Returns the coupons of a cart: those of the given codes, and the automatic ones that go with them and take most.
     * Null if there is none. An error when a code does not count.
     */
    async apply(
      userId: string,
      given: readonly (string | null | undefined)[],
      cart: CouponCart,
    ): Promise<AppliedCoupons | null | AppError> {
      const at = now();
      const codes = tidyCodes(given);
      const automatic = await automaticCoupons(db, at);
      if (codes.length + automatic.length === 0) return null;
      const verdictOn = await createJudge(db, userId);
      const typed = await typedFor(db, codes, { userId, verdictOn, cart, at });
      if (typed instanceof AppError) return typed;
      const best = chooseBest(typed, automaticFor(automatic, verdictOn, cart, at), cart);
      return leftOut(typed, best) ?? (best.coupons.length > 0 ? best : null);
    },

    /** Returns whether a code is the secret of one customer. */
    async isSecret(code: string | null | undefined): Promise<boolean> {
      const found = code ? await findByCode(db, code) : undefined;
      return found !== undefined && isSecret(found.row);
    },

    /**
     * Takes the uses of an order, in the transaction that takes its stock. The caller holds the lock of the buyer's
     * orders. Each coupon is judged again. Its row is locked only at the end of the transaction, to keep the lock of a
     * popular coupon short. There the use is counted, or the transaction is refused when no use is left.
     */
    take: async (tx: Tx, use: CouponUse): Promise<AppError | null> =>
      takeUses(tx, use, await createJudge(tx, use.userId, { ownOpenOrder: false })),

    /** Counts the uses of a reopened order again, as far as one is left. The order's price does not change. */
    reclaimUse: (tx: Tx, orderId: string): void => beforeCommit(tx, () => reviveUses(tx, orderId)),

    /** Releases the uses of an order that ended. Does nothing without a use, or when they are already released. */
    releaseUse: (tx: Tx, orderId: string, at: Date): Promise<void> => returnUses(tx, orderId, at),
  };
}
