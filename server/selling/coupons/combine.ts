import { asPaise, type Paise, sum, zero } from '../../platform/core/money.ts';
import type { CouponCart, CouponRule, Discount } from './discount.ts';

/** A coupon whose conditions hold, with what it takes off the cart on its own. */
export type Candidate = { id: string; rule: CouponRule; verdict: Discount };

/** The coupons of an order, each with what it takes, and the sums of their parts. */
export type Combination<C extends Candidate = Candidate> = {
  coupons: readonly { coupon: C; discount: Paise; lines: Paise[] }[];
} & Discount;

const isTyped = ({ rule }: Candidate): boolean => rule.way !== 'automatic';
const takesDelivery = ({ rule }: Candidate): boolean => rule.kind === 'delivery';

/** Of one class an order has one coupon: a code for products, an automatic one for products, and one for the delivery. */
const classOf = (candidate: Candidate): string =>
  takesDelivery(candidate) ? 'delivery' : isTyped(candidate) ? 'code' : 'automatic';

/** Returns whether coupons may be in one order: of each class at most one, and none that is for itself alone. */
export const goTogether = (coupons: readonly Candidate[]): boolean =>
  coupons.length < 2 ||
  (coupons.every(({ rule }) => rule.combinable) && new Set(coupons.map(classOf)).size === coupons.length);

/**
 * Returns what coupons take together. Each takes what it takes alone, codes before automatic ones, and never more of a
 * line than the line costs. So the discount of a code is the same with and without an automatic one.
 */
export function combine<C extends Candidate>(coupons: readonly C[], { lines }: CouponCart): Combination<C> {
  const left = lines.map(({ amount }) => amount);
  const inOrder = coupons.toSorted((a, b) => Number(isTyped(b)) - Number(isTyped(a)));
  const parts = inOrder.map((coupon) => {
    const taken = coupon.verdict.lines.map((off, i) => {
      const part = asPaise(Math.min(off, left[i] ?? 0));
      left[i] = asPaise((left[i] ?? 0) - part);
      return part;
    });
    return { coupon, lines: taken, discount: asPaise(sum(taken) + coupon.verdict.delivery) };
  });
  return {
    coupons: parts,
    lines: lines.map((_, i) => sum(parts.map((part) => part.lines[i] ?? zero))),
    delivery: sum(parts.map(({ coupon }) => coupon.verdict.delivery)),
    discount: sum(parts.map(({ discount }) => discount)),
  };
}

/** Lists the sets of a list with at most `most` members, the empty one first. */
function subsets<T>(list: readonly T[], most: number): T[][] {
  let sets: T[][] = [[]];
  for (const one of list)
    sets = [...sets, ...sets.filter((set) => set.length < most).map((set) => [...set, one])];
  return sets;
}

const count = (coupons: readonly { coupon: Candidate }[]): number =>
  coupons.filter(({ coupon }) => isTyped(coupon)).length;
const key = ({ coupons }: Combination): string =>
  coupons
    .map(({ coupon }) => coupon.id)
    .toSorted()
    .join();

/** Sorts the better combination first: the larger discount, more codes, fewer coupons, then the ids. */
const byBest = (a: Combination, b: Combination): number =>
  b.discount - a.discount ||
  count(b.coupons) - count(a.coupons) ||
  a.coupons.length - b.coupons.length ||
  (key(a) < key(b) ? -1 : 1);

/** Returns the automatic coupons worth a try: all for products; of those for delivery one that combines, and one alone. */
function worthATry<C extends Candidate>(automatic: readonly C[]): C[] {
  const sorted = automatic.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const delivery = sorted.filter(takesDelivery);
  const first = [true, false].map((combinable) =>
    delivery.find(({ rule }) => rule.combinable === combinable),
  );
  return [...sorted.filter((one) => !takesDelivery(one)), ...first.filter((one) => one !== undefined)];
}

/**
 * Chooses the coupons of a cart: of all sets that may be in one order, the one that takes most. `typed` are the codes
 * that the buyer gave, at most two. The choice does not depend on the order of the lists.
 */
export function chooseBest<C extends Candidate>(
  typed: readonly C[],
  automatic: readonly C[],
  cart: CouponCart,
): Combination<C> {
  const tried = worthATry(automatic);
  const onItems = tried.filter((one) => !takesDelivery(one));
  const delivery = tried.filter(takesDelivery);
  const sets = subsets(typed, typed.length).flatMap((codes) =>
    [[], ...onItems.map((one) => [one])].flatMap((some) =>
      [[], ...delivery.map((one) => [one])].map((other) => [...codes, ...some, ...other]),
    ),
  );
  const best = sets
    .filter(goTogether)
    .map((set) => combine(set, cart))
    .toSorted(byBest)[0];
  return best ?? combine<C>([], cart);
}
