import { asPaise, type Paise, share, sum, times, zero } from '../../../platform/core/money.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { CouponLine, CouponsService } from '../../coupons/service.ts';
import { type GoneItems, goneItems } from '../changing/refund-store.ts';
import { paidForLines } from '../paying/paid-lines.ts';
import type { FullOrder, OrderItemRow } from '../store.ts';

/** Pieces by the id of their line. */
export type PiecesByLine = ReadonlyMap<string, number>;

/**
 * The worth of pieces that go back because their buyer changed their mind, in paise, and what was paid for them.
 * `benefitEnds` is the difference: the discount that what is kept loses. `keptCost` is what the kept items would have cost alone.
 */
export type WorthBack = { worth: Paise; paid: Paise; benefitEnds: Paise; keptCost: Paise };

/** Returns what pieces of an order are worth when they go back together, after those that have gone back before. */
export type FindWorth = (going: PiecesByLine) => WorthBack;

/** The part of the coupon service that judges an order's coupons again. */
export type CouponsAgain = Pick<CouponsService, 'judgeAgain'>;

const lineOf = (item: OrderItemRow, quantity: number): CouponLine => ({
  price: asPaise(item.price),
  quantity,
  amount: times(asPaise(item.price), quantity),
  productId: item.product_id,
  variantId: item.snapshot.variant?.id ?? null,
  category: item.snapshot.category,
  ...(item.snapshot.service && { service: true }),
});

const couponIds = ({ discounts, coupon_id: first }: FullOrder['order']): string[] =>
  discounts ? discounts.map(({ couponId }) => couponId) : first ? [first] : [];

/** Returns what lines would have cost with the order's coupons, as far as they pay for items or lose free delivery. */
type FindCost = (lines: readonly CouponLine[]) => Paise;

/**
 * Returns the finder of what some items of an order would have cost alone, or null without a discount. Also null if today's
 * rules do not explain the discount of the order: somebody has changed them since, and the parts of then stand.
 */
async function costFinder(
  coupons: CouponsAgain,
  reader: Reader,
  { order, items }: FullOrder,
): Promise<FindCost | null> {
  if (order.discount <= 0) return null;
  const judge = await coupons.judgeAgain(reader, couponIds(order));
  const delivery = asPaise(order.delivery);
  const whole = items.map((item) => lineOf(item, item.quantity));
  if (!judge || judge(whole, delivery).discount !== order.discount) return null;
  return (lines) => {
    if (lines.length === 0) return zero;
    const off = judge(lines, delivery);
    const deliveryLost = order.delivery_discount - off.delivery;
    return asPaise(sum(lines.map(({ amount }) => amount)) - sum(off.lines) + deliveryLost);
  };
}

/** Returns an order's money for some of its pieces: their part of what was paid, and what the others would have cost alone. */
function orderMoney({ order, items }: FullOrder, costOf: FindCost | null) {
  const paid = paidForLines(order, items);
  const backOf = (item: OrderItemRow, gone: PiecesByLine) => Math.min(gone.get(item.id) ?? 0, item.quantity);
  const partOf = (item: OrderItemRow, pieces: number) =>
    share(paid.get(item.id) ?? zero, pieces, item.quantity);
  return {
    items: sum(items.map(({ id }) => paid.get(id) ?? zero)),
    partOf,
    /** Returns what was paid for the pieces that are gone. */
    paidFor: (gone: PiecesByLine) => sum(items.map((item) => partOf(item, backOf(item, gone)))),
    /** Returns what the other pieces would have cost alone, at least their part of what was paid. */
    costOfOthers(gone: PiecesByLine): Paise {
      const others = items.flatMap((item) => {
        const quantity = item.quantity - backOf(item, gone);
        return quantity > 0 ? [{ item, quantity }] : [];
      });
      const part = sum(
        items.map((item) => asPaise((paid.get(item.id) ?? zero) - partOf(item, backOf(item, gone)))),
      );
      const cost = costOf ? costOf(others.map(({ item, quantity }) => lineOf(item, quantity))) : part;
      return asPaise(Math.max(part, cost));
    },
  };
}

/** Returns the pieces of both together. */
function together(some: PiecesByLine, others: PiecesByLine): PiecesByLine {
  const all = new Map(some);
  for (const [id, pieces] of others) all.set(id, (all.get(id) ?? 0) + pieces);
  return all;
}

/** Returns what was given for the gone items, without what was given beyond their price: that was goodwill. */
function givenFor(
  { items }: FullOrder,
  gone: ReadonlyMap<string, GoneItems>,
  partOf: (item: OrderItemRow, n: number) => Paise,
): Paise {
  return sum(
    items.map((item) => {
      const { pieces = 0, given = zero } = gone.get(item.id) ?? {};
      return asPaise(Math.min(given, partOf(item, pieces)));
    }),
  );
}

/**
 * Creates the finder of what pieces of an order are worth when they go back: what was paid for all items, less what the kept
 * ones would have cost alone, less what the pieces that are gone already were worth by the same rule. So the sum of several
 * does not depend on their order, and a part that staff kept or added stays as they decided. Never below 0, and never
 * more than leaves the kept items their part of what was paid.
 */
export async function worthFinder(
  coupons: CouponsAgain,
  reader: Reader,
  full: FullOrder,
): Promise<FindWorth> {
  const [gone, costOf] = await Promise.all([
    goneItems(reader, full.order.id),
    costFinder(coupons, reader, full),
  ]);
  const money = orderMoney(full, costOf);
  const before = new Map([...gone].map(([id, { pieces }]) => [id, pieces]));
  const paidBefore = money.paidFor(before);
  const worthBefore = Math.max(money.items - money.costOfOthers(before), 0);
  const given = givenFor(full, gone, money.partOf);
  return (going) => {
    const after = together(before, going);
    const keptCost = money.costOfOthers(after);
    const paid = asPaise(money.paidFor(after) - paidBefore);
    const most = money.paidFor(after) - given;
    const worth = asPaise(Math.max(Math.min(most, money.items - keptCost - worthBefore), 0));
    return { worth, paid, benefitEnds: asPaise(Math.max(paid - worth, 0)), keptCost };
  };
}
