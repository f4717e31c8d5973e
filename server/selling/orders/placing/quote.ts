import type { PersonalInput } from '#contract/catalog/products/personal.ts';
import type { Quote } from '#contract/selling/payments/endpoints.ts';
import type { Settings } from '../../../base/settings/service.ts';
import { gstRateOn, type Sellable } from '../../../catalog/products/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { fromRupees, type Paise, sum, times, toRupees, zero } from '../../../platform/core/money.ts';
import type { OrderDiscount } from '../../../schema/column-types.ts';
import type { Personalisation } from '../../cart/service.ts';
import { type AppliedCoupons, type CouponCart, nameOf, shownCodeOf } from '../../coupons/service.ts';
import { presentDiscounts } from '../present-discounts.ts';
import { presentTaxes } from '../present-taxes.ts';
import { type Price, type PricedLine, type PriceRules, priceOrder } from './pricing.ts';

/**
 * A line in a client's request. Its price, in rupees, is only compared. `personalisation` counts only in an order by hand:
 * a buyer's own is in the line of the cart, `lineId`.
 */
export type RequestedLine = {
  product: string;
  quantity: number;
  price?: number;
  size?: string | null;
  variantId?: string | null;
  lineId?: string | null;
  personalisation?: PersonalInput;
};

/** A line of the cart that belongs to a requested line, with what its buyer filled in; null for nothing. */
export type FilledLine = { lineId: string | null; personal: Personalisation | null };

/** A line with its current product, and what its buyer filled in. */
export type QuotedLine = { item: Sellable; quantity: number } & FilledLine;

/** The priced lines of a checkout, and the rules that priced them. `unitPrices` are in the order of the request. */
export type Quoted = {
  lines: QuotedLine[];
  unitPrices: Paise[];
  price: Price;
  rules: PriceRules & { day: string };
  applied: AppliedCoupons | null;
};

/** Converts the settings to the rules of a price. */
export const priceRules = ({ delivery, gst }: Pick<Settings, 'delivery' | 'gst'>): PriceRules => ({
  delivery: { charge: fromRupees(delivery.charge), freeAbove: fromRupees(delivery.freeAbove) },
  tax: { registered: gst.registered === true, goodsRate: Math.round(gst.goodsRate * 100) },
});

/** Returns lines to price, with the rates of a day. */
const pricedLines = (lines: readonly QuotedLine[], day: string): PricedLine[] =>
  lines.map(({ item, quantity }) => ({
    price: item.price,
    quantity,
    rate: gstRateOn(item, day),
    discounted: true,
    service: item.service !== null,
  }));

/** Returns an error for an empty cart, or for a quantity that is not an integer from 1 to 999. */
export function checkQuantities(
  requested: readonly RequestedLine[],
  found: readonly (Sellable | AppError)[],
): AppError | null {
  if (requested.length === 0) return appError('cart_empty');
  const bad = requested.findIndex(
    (line) => !Number.isInteger(line.quantity) || line.quantity < 1 || line.quantity > 999,
  );
  if (bad === -1) return null;
  const item = found[bad];
  return appError('invalid_quantity', {
    product: item && !(item instanceof AppError) ? item.name : (requested[bad]?.product ?? ''),
  });
}

/**
 * Joins requested lines with their products, and prices them on a day (YYYY-MM-DD, IST). Merges lines of one SKU for
 * which the same was filled in (`filled`, by the position of the request). Returns the error of a line without a SKU.
 */
export function quoteLines(
  requested: readonly RequestedLine[],
  found: readonly (Sellable | AppError)[],
  { settings, day, filled = [] }: { settings: Settings; day: string; filled?: readonly FilledLine[] },
): Quoted | AppError {
  const bySku = new Map<string, QuotedLine>();
  const unitPrices: Paise[] = [];
  for (const [i, item] of found.entries()) {
    if (item instanceof AppError) return item;
    unitPrices.push(item.price);
    const own = filled[i] ?? { lineId: null, personal: null };
    const key = `${item.skuId} ${own.personal?.key ?? ''}`;
    const before = bySku.get(key);
    bySku.set(key, { item, quantity: (before?.quantity ?? 0) + (requested[i]?.quantity ?? 0), ...own });
  }
  const lines = [...bySku.values()];
  const rules = { ...priceRules(settings), day };
  return { lines, unitPrices, price: priceOrder(pricedLines(lines, day), rules), rules, applied: null };
}

/** Converts priced lines to the cart that coupon rules judge. */
export const couponCart = ({ lines, price }: Quoted): CouponCart => ({
  subtotal: price.subtotal,
  delivery: price.delivery,
  lines: lines.map(({ item, quantity }) => ({
    price: item.price,
    quantity,
    amount: times(item.price, quantity),
    productId: item.productId,
    variantId: item.variant?.id ?? null,
    category: item.category,
    service: item.service !== null,
  })),
});

/** Applies the discounts of coupons to the price. */
export function withCoupons(quoted: Quoted, applied: AppliedCoupons | null): Quoted {
  if (!applied) return quoted;
  const { lines, rules } = quoted;
  return { ...quoted, applied, price: priceOrder(pricedLines(lines, rules.day), rules, applied) };
}

/** Returns the coupons of a price as their buyer reads them: codes first. */
export const discountsOf = ({ applied }: Pick<Quoted, 'applied'>): OrderDiscount[] =>
  (applied?.coupons ?? []).map(({ coupon, discount }) => {
    const { en, hi } = nameOf(coupon);
    const { id: couponId, code, rule } = coupon;
    return { couponId, code, kind: rule.kind, name: en, nameHi: hi === en ? null : hi, amount: discount };
  });

/** Returns the coupons of a price as an order stores them: others than the buyer read it as well (decision 137). */
export const shownDiscountsOf = ({ applied }: Pick<Quoted, 'applied'>): OrderDiscount[] =>
  discountsOf({
    applied: applied && {
      ...applied,
      coupons: applied.coupons.map((part) => ({
        ...part,
        coupon: { ...part.coupon, code: shownCodeOf(part.coupon) },
      })),
    },
  });

/**
 * Converts a quote to its wire format. `reserved` are the pieces of the buyer's own open order, by SKU id. An order `byHand` is
 * read by staff, so its coupons have their shown codes.
 */
export function presentQuote(
  quoted: Quoted,
  { reserved, byHand }: { reserved: ReadonlyMap<string, number>; byHand: boolean },
): Quote {
  const { lines, price } = quoted;
  return {
    items: lines.map(({ item, quantity, lineId, personal }, i) => ({
      product: item.productId,
      name: item.name,
      size: item.size,
      variantId: item.variant?.id ?? null,
      quantity,
      price: toRupees(item.price),
      lineTotal: toRupees(times(item.price, quantity)),
      discount: toRupees(price.lineDiscounts[i] ?? zero),
      availableStock: item.available + (reserved.get(item.skuId) ?? 0),
      customised: item.customised || personal !== null,
      ...(lineId && { lineId }),
      ...(personal && { personalisation: personal.values }),
    })),
    amount: toRupees(price.subtotal),
    deliveryCharges: toRupees(price.delivery),
    discountAmount: toRupees(price.discount),
    deliveryDiscount: toRupees(price.deliveryDiscount),
    discounts: presentDiscounts((byHand ? shownDiscountsOf : discountsOf)(quoted)),
    gstAmount: toRupees(price.gst),
    taxes: presentTaxes(price.taxes),
    totalAmount: toRupees(price.total),
  };
}

/** The amounts that the client showed, in rupees. Absent ones and GST are not compared. */
export type ShownFigures = { amount?: number; deliveryCharges?: number; totalAmount?: number };

/** Returns the total as it is without the automatic coupons. */
function totalOfCodes({ applied, price }: Quoted): Paise {
  const automatic = (applied?.coupons ?? []).filter(({ coupon }) => coupon.code === null);
  return sum([price.total, ...automatic.map(({ discount }) => discount)]);
}

/**
 * Returns whether the client showed other amounts than ours. The buyer must see ours before paying. A total without the
 * automatic coupons passes: clients that know the specification compute it themselves, and nobody pays more than it.
 */
export function differs(shown: ShownFigures, requested: readonly RequestedLine[], quoted: Quoted): boolean {
  const off = (rupees: number | undefined, ours: number) =>
    rupees !== undefined && fromRupees(rupees) !== ours;
  const lineOff = requested.some((line, i) => off(line.price, quoted.unitPrices[i] ?? zero));
  const { price } = quoted;
  return (
    lineOff ||
    off(shown.amount, price.subtotal) ||
    off(shown.deliveryCharges, price.delivery) ||
    (off(shown.totalAmount, price.total) && off(shown.totalAmount, totalOfCodes(quoted)))
  );
}
