import type { Quote } from '#contract/payments/endpoints.ts';
import type { Sellable } from '../catalog/service.ts';
import type { AppliedCoupon, CouponCart } from '../coupons/service.ts';
import { AppError, appError } from '../platform/core/app-error.ts';
import { fromRupees, type Paise, times, toRupees, zero } from '../platform/core/money.ts';
import type { Settings } from '../settings/service.ts';
import { type Price, priceOrder, totalOf } from './pricing.ts';

/** A line as a client asks for it; price in rupees is only compared. */
export type AskedLine = {
  product: string;
  quantity: number;
  price?: number;
  size?: string | null;
  variantId?: string | null;
};

/** A line that can be priced: the live thing and how many. */
export type QuotedLine = { item: Sellable; quantity: number };

/** Everything a checkout needs to know of its lines; `unitPrices` stand in the order in which they were asked. */
export type Quoted = { lines: QuotedLine[]; unitPrices: Paise[]; price: Price; coupon: AppliedCoupon | null };

/** The delivery rule of the settings, in paise. */
export const deliveryRule = ({ charge, freeAbove }: Settings['delivery']) => ({
  charge: fromRupees(charge),
  freeAbove: fromRupees(freeAbove),
});

/** Refuses an empty cart, and quantities that are 0, fractions or absurd, naming the thing if it is known. */
export function checkQuantities(
  asked: readonly AskedLine[],
  found: readonly (Sellable | AppError)[],
): AppError | null {
  if (asked.length === 0) return appError('cart_empty');
  const bad = asked.findIndex(
    (line) => !Number.isInteger(line.quantity) || line.quantity < 1 || line.quantity > 999,
  );
  if (bad === -1) return null;
  const item = found[bad];
  return appError('invalid_quantity', {
    product: item && !(item instanceof AppError) ? item.name : (asked[bad]?.product ?? ''),
  });
}

/** Joins what was asked with what was found; two lines of one SKU become one. A line that is no more is a fault. */
export function quoteLines(
  asked: readonly AskedLine[],
  found: readonly (Sellable | AppError)[],
  settings: Settings,
): Quoted | AppError {
  const bySku = new Map<string, QuotedLine>();
  const unitPrices: Paise[] = [];
  for (const [i, item] of found.entries()) {
    if (item instanceof AppError) {
      return item.code === 'product_not_found'
        ? new AppError('item_unavailable', {
            values: { product: asked[i]?.product ?? '' },
            details: { product: asked[i]?.product },
          })
        : item;
    }
    unitPrices.push(item.price);
    const before = bySku.get(item.skuId);
    bySku.set(item.skuId, { item, quantity: (before?.quantity ?? 0) + (asked[i]?.quantity ?? 0) });
  }
  const lines = [...bySku.values()];
  const price = priceOrder(
    lines.map(({ item, quantity }) => ({ price: item.price, quantity })),
    deliveryRule(settings.delivery),
  );
  return { lines, unitPrices, price, coupon: null };
}

/** The cart as coupons see it. */
export const couponCart = ({ lines, price }: Quoted): CouponCart => ({
  subtotal: price.subtotal,
  lines: lines.map(({ item }) => ({
    productId: item.productId,
    variantId: item.variant?.id ?? null,
    category: item.category,
  })),
});

/** The same lines with a coupon's discount in the total. */
export function withCoupon(quoted: Quoted, coupon: AppliedCoupon | null): Quoted {
  if (!coupon) return quoted;
  const { subtotal, delivery, gst } = quoted.price;
  const { discount } = coupon;
  return {
    ...quoted,
    coupon,
    price: { subtotal, delivery, discount, gst, total: totalOf({ subtotal, delivery, discount }) },
  };
}

/** A quote on the wire, in rupees; `held` are the pieces the buyer's own open order holds, by SKU id. */
export function presentQuote({ lines, price }: Quoted, held: ReadonlyMap<string, number>): Quote {
  return {
    items: lines.map(({ item, quantity }) => ({
      product: item.productId,
      name: item.name,
      size: item.size,
      variantId: item.variant?.id ?? null,
      quantity,
      price: toRupees(item.price),
      lineTotal: toRupees(times(item.price, quantity)),
      availableStock: item.available + (held.get(item.skuId) ?? 0),
    })),
    amount: toRupees(price.subtotal),
    deliveryCharges: toRupees(price.delivery),
    discountAmount: toRupees(price.discount),
    gstAmount: toRupees(price.gst),
    totalAmount: toRupees(price.total),
  };
}

/** The figures a client showed its buyer, in rupees; an absent one is not compared, GST never is. */
export type ShownFigures = { amount?: number; deliveryCharges?: number; totalAmount?: number };

/** True when the buyer saw other figures than ours: nothing may be charged before they see these. */
export function differs(shown: ShownFigures, asked: readonly AskedLine[], quoted: Quoted): boolean {
  const off = (rupees: number | undefined, ours: number) =>
    rupees !== undefined && fromRupees(rupees) !== ours;
  const lineOff = asked.some((line, i) => off(line.price, quoted.unitPrices[i] ?? zero));
  const { price } = quoted;
  return (
    lineOff ||
    off(shown.amount, price.subtotal) ||
    off(shown.deliveryCharges, price.delivery) ||
    off(shown.totalAmount, price.total)
  );
}
