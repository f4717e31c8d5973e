import type { CouponPreview } from '#contract/selling/coupons/form-endpoints.ts';
import type { CouponInput } from '#contract/selling/coupons/input.ts';
import { previewDays, previewOrders } from '#contract/selling/coupons/rules.ts';
import { formatOrderNumber } from '#contract/selling/orders/number.ts';
import type { SettingsService } from '../../../base/settings/service.ts';
import { AppError } from '../../../platform/core/app-error.ts';
import { asPaise, fromRupees, times } from '../../../platform/core/money.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { CouponCart, CouponRule } from '../discount.ts';
import { judge } from '../rules.ts';
import { ruleOf } from '../store.ts';
import { columnsOf, rupees } from './present.ts';
import { firstPurchases, type PastCart, readOpenCarts, readPastCarts } from './preview-store.ts';

const day = 86_400_000;
const examples = 5;
/** A cart is left when nobody has changed it for an hour. */
const leftMs = 3_600_000;

const cartOf = ({ subtotal, delivery, lines }: PastCart): CouponCart => ({
  subtotal: asPaise(subtotal),
  delivery: asPaise(delivery),
  lines: lines.map((line) => {
    const price = asPaise(line.price);
    return { ...line, price, amount: times(price, line.quantity) };
  }),
});

type Taken = { cart: PastCart; discount: number };

/** Judges carts one after the other, as if the coupon had been there: its limits count the uses before. */
function replay(rule: CouponRule, carts: readonly PastCart[], bought: ReadonlyMap<string, Date>): Taken[] {
  const uses = new Map<string, number>();
  let usageCount = 0;
  // In a series each code is for one use, so the limit of all uses is the number of codes, which is not known yet.
  return carts.flatMap((cart) => {
    const first = bought.get(cart.userId);
    const verdict = judge(
      { ...rule, usageCount },
      cartOf(cart),
      {
        userId: cart.userId,
        hasBought: first !== undefined && first < cart.at,
        usesOfThis: uses.get(cart.userId) ?? 0,
      },
      cart.at,
    );
    if (verdict instanceof AppError) return [];
    usageCount += 1;
    uses.set(cart.userId, (uses.get(cart.userId) ?? 0) + 1);
    return [{ cart, discount: verdict.discount }];
  });
}

const sumOf = (list: readonly Taken[], of: (one: Taken) => number): number =>
  list.reduce((total, one) => total + of(one), 0);

/** Returns when the people of these carts first bought, if the rule asks for it. */
const boughtBy = (db: Database, rule: CouponRule, carts: readonly { userId: string }[]) =>
  rule.newUsersOnly
    ? firstPurchases(
        db,
        carts.map(({ userId }) => userId),
      )
    : Promise.resolve(new Map<string, Date>());

/** Returns what the coupon would take off the carts that were left. Their delivery is that of the settings. */
async function previewCarts(
  db: Database,
  rule: CouponRule,
  { now, settings }: { now: Date; settings: Pick<SettingsService, 'all'> },
): Promise<NonNullable<CouponPreview['carts']>> {
  const [open, { delivery }] = await Promise.all([
    readOpenCarts(db, new Date(now.getTime() - leftMs), previewOrders),
    settings.all(),
  ]);
  // As the cart computes it: free above the limit.
  const carts = open.map((cart) => ({
    ...cart,
    id: '',
    number: 0,
    at: now,
    delivery: cart.subtotal > fromRupees(delivery.freeAbove) ? 0 : fromRupees(delivery.charge),
  }));
  const taken = replay(rule, carts, await boughtBy(db, rule, carts));
  return {
    carts: carts.length,
    complete: carts.length < previewOrders,
    reached: taken.length,
    reachedSum: rupees(sumOf(taken, ({ cart }) => cart.subtotal)),
    discount: rupees(sumOf(taken, ({ discount }) => discount)),
  };
}

/**
 * Returns what a coupon would have taken off the orders of the last 30 days, and would take off the carts that were left, by
 * the rules of the cart. It reads at most
 * 3,000 orders and writes nothing. The days of the coupon are ignored, and so are the other coupons of those orders.
 */
export async function previewCoupon(
  db: Database,
  input: CouponInput,
  { now, settings }: { now: Date; settings: Pick<SettingsService, 'all'> },
): Promise<CouponPreview> {
  const since = new Date(now.getTime() - previewDays * day);
  const columns = columnsOf(input, now);
  const rule: CouponRule = {
    ...ruleOf({ ...columns, usage_count: 0 }),
    isActive: true,
    startsAt: new Date(0),
    endsAt: null,
  };
  const carts = await readPastCarts(db, since, previewOrders);
  const taken = replay(rule, carts, await boughtBy(db, rule, carts));
  const largest = taken.toSorted((a, b) => b.discount - a.discount).slice(0, examples);
  return {
    since: since.toISOString(),
    orders: carts.length,
    complete: carts.length < previewOrders,
    sales: rupees(carts.reduce((total, { subtotal }) => total + subtotal, 0)),
    reached: taken.length,
    reachedSales: rupees(sumOf(taken, ({ cart }) => cart.subtotal)),
    discount: rupees(sumOf(taken, ({ discount }) => discount)),
    largest: largest.map(({ cart, discount }) => ({
      orderId: cart.id,
      orderNumber: formatOrderNumber(cart.number),
      subtotal: rupees(cart.subtotal),
      discount: rupees(discount),
    })),
    carts: await previewCarts(db, rule, { now, settings }),
  };
}
