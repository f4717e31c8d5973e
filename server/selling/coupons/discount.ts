import { allot } from '#contract/core/shares.ts';
import type { CouponKind, CouponScope, CouponWay } from '#contract/selling/coupons/rules.ts';
import { asPaise, type Paise, share, sum, times, zero } from '../../platform/core/money.ts';

/** Lists of products, variants and categories. A line is named if any of the lists names it. */
export type ProductLists = {
  products: readonly string[];
  variants: readonly string[];
  categories: readonly string[];
};

/**
 * The rule of "buy some, get some": the pieces to buy and to get, how often an order may have it (null: as often as it
 * fits), and what may be got (empty lists: the same products as are bought).
 */
export type BuyGet = { buy: number; get: number; times: number | null; gets: ProductLists };

/** A coupon to judge. Amounts in paise. `value` is paise for flat, basis points for percentage. */
export type CouponRule = ProductLists & {
  code: string;
  kind: CouponKind;
  way: CouponWay;
  /** `goods`: the discount takes only from the products, variants and categories that the coupon names. */
  scope: CouponScope;
  discountType: 'flat' | 'percentage';
  value: number;
  /** Null unless the kind is `buy_get`. The pieces to get lose `value` basis points. */
  buyGet: BuyGet | null;
  /** Whether it may be used together with others that allow it too. */
  combinable: boolean;
  minCart: Paise;
  maxCart: Paise | null;
  maxDiscount: Paise | null;
  startsAt: Date;
  endsAt: Date | null;
  isActive: boolean;
  usageLimit: number | null;
  usageCount: number;
  perUserLimit: number | null;
  newUsersOnly: boolean;
  excluded: readonly string[];
  users: readonly string[];
};

/** A line of a cart to judge. `amount` is `price` times `quantity`. A `service` is neither bought nor got. */
export type CouponLine = {
  price: Paise;
  quantity: number;
  amount: Paise;
  productId: string;
  variantId: string | null;
  category: string;
  service?: boolean;
};

/** A cart to judge, with its delivery charge. */
export type CouponCart = { subtotal: Paise; delivery: Paise; lines: readonly CouponLine[] };

/** A discount: its part on each line of the cart, its part on the delivery, and their sum. */
export type Discount = { discount: Paise; lines: Paise[]; delivery: Paise };

/** Returns whether a list has a value, in any letter case. */
export const includes = (list: readonly string[], value: string): boolean =>
  list.some((one) => one.toLowerCase() === value.toLowerCase());

/** Returns whether one of the lists names a line. */
export const isNamed = ({ products, variants, categories }: ProductLists, line: CouponLine): boolean =>
  includes(products, line.productId) ||
  (line.variantId !== null && includes(variants, line.variantId)) ||
  includes(categories, line.category);

/** Returns whether the lists name nothing. */
export const isEmpty = ({ products, variants, categories }: ProductLists): boolean =>
  products.length + variants.length + categories.length === 0;

/**
 * Returns the discount of a coupon, at most the value that it takes from. Flat: its value. Percentage: of that value,
 * rounded half up, at most `maxDiscount` (specification: of the subtotal).
 */
export function discountOf(
  rule: Pick<CouponRule, 'discountType' | 'value' | 'maxDiscount'>,
  base: Paise,
): Paise {
  const off = rule.discountType === 'flat' ? rule.value : share(base, rule.value, 10_000);
  return asPaise(Math.min(off, base, rule.discountType === 'percentage' ? (rule.maxDiscount ?? off) : off));
}

/** Returns the lines that a coupon takes from: all lines, or those that one of its lists names. */
function scopeOf(rule: CouponRule, lines: readonly CouponLine[]): boolean[] {
  if (rule.scope === 'cart' || isEmpty(rule)) return lines.map(() => true);
  return lines.map((line) => isNamed(rule, line));
}

/** Returns the part of an amount on each line, by the value of the lines that it takes from. */
function amountOff(rule: CouponRule, lines: readonly CouponLine[]): Paise[] {
  const scope = scopeOf(rule, lines);
  const weights = lines.map(({ amount }, i) => (scope[i] ? amount : zero));
  return allot(discountOf(rule, sum(weights)), weights).map(asPaise);
}

/** The lines whose pieces can be bought, and those whose pieces can be got, with the number of pieces of each set. */
function setsOf(rule: CouponRule, lists: ProductLists, lines: readonly CouponLine[]) {
  const all = isEmpty(rule);
  const bought = lines.map((line) => !line.service && (all || isNamed(rule, line)));
  const got = isEmpty(lists) ? bought : lines.map((line) => !line.service && isNamed(lists, line));
  const pieces = (of: (i: number) => boolean) =>
    lines.reduce((total, { quantity }, i) => total + (of(i) ? quantity : 0), 0);
  return {
    bought,
    got,
    toBuy: pieces((i) => bought[i] === true),
    toGet: pieces((i) => got[i] === true),
    both: pieces((i) => bought[i] === true || got[i] === true),
  };
}

/**
 * Returns how often "buy some, get some" fits a cart. Bought and got pieces are different ones, so both sets and their
 * union must be large enough.
 */
const timesOf = ({ buy, get, times: most }: BuyGet, sets: ReturnType<typeof setsOf>): number =>
  Math.min(
    Math.floor(Math.min(sets.toBuy / buy, sets.toGet / get, sets.both / (buy + get))),
    most ?? Number.POSITIVE_INFINITY,
  );

/**
 * Returns the discount on each line of "buy some, get some". The cheapest pieces are got, as long as enough others are
 * left to buy. The percentage is of the got pieces of a line together, rounded half up.
 */
function buyGetOff(rule: CouponRule, buyGet: BuyGet, lines: readonly CouponLine[]): Paise[] {
  const sets = setsOf(rule, buyGet.gets, lines);
  const fits = timesOf(buyGet, sets);
  let left = fits * buyGet.get;
  let spare = sets.toBuy - fits * buyGet.buy;
  const off = lines.map(() => zero);
  // The sort is stable, so of equal prices the earlier line is first.
  const cheapestFirst = lines
    .map((line, i) => ({ ...line, i }))
    .filter(({ i }) => sets.got[i])
    .toSorted((a, b) => a.price - b.price);
  for (const { price, quantity, i } of cheapestFirst) {
    const pieces = Math.min(left, quantity, sets.bought[i] ? spare : quantity);
    left -= pieces;
    if (sets.bought[i]) spare -= pieces;
    off[i] = share(times(price, pieces), rule.value, 10_000);
  }
  return off;
}

/** Returns whether a cart has too few pieces for "buy some, get some". False for other coupons. */
export const lacksPieces = (rule: CouponRule, lines: readonly CouponLine[]): boolean =>
  rule.buyGet !== null && timesOf(rule.buyGet, setsOf(rule, rule.buyGet.gets, lines)) === 0;

/** Returns what a coupon takes off a cart whose conditions hold. Exact to the paisa. */
export function takeOff(rule: CouponRule, { lines, delivery }: CouponCart): Discount {
  if (rule.kind === 'delivery') return { discount: delivery, lines: lines.map(() => zero), delivery };
  const off = rule.buyGet ? buyGetOff(rule, rule.buyGet, lines) : amountOff(rule, lines);
  return { discount: sum(off), lines: off, delivery: zero };
}
