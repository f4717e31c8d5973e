import { findState } from '#contract/astrology/places/india.ts';
import { choiceName } from '#contract/catalog/products/choice-names.ts';
import { indiaDay } from '#contract/core/india-time.ts';
import { creditPrefix } from '#contract/selling/coupons/rules.ts';
import type { Order, OrderStatus } from '#contract/selling/orders/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { fill, formatDate, formatDateTime } from '#web/texts/format.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { isBeingPacked, timesOf } from './journey.ts';

type Texts = Messages['orders'];

/**
 * Returns a row for each coupon of an order, with what it took in rupees: "Discount · CODE", or the name of an automatic
 * one. An order of before has one row.
 */
export function discountRows(
  { discounts = [], discountAmount, couponCode }: Pick<Order, 'discounts' | 'discountAmount' | 'couponCode'>,
  discount: string,
  lang: Lang,
): { name: string; amount: number }[] {
  const named = (code: string | null) => (code ? `${discount} · ${code}` : discount);
  if (discounts.length > 0)
    return discounts.map(({ code, name, nameHi, amount }) => ({
      name: code === null ? (lang === 'hi' && nameHi) || name : named(code),
      amount,
    }));
  return discountAmount > 0 ? [{ name: named(couponCode), amount: discountAmount }] : [];
}

/** Returns the last six characters of an id, "#A1B2C3", for what has no number, or whose number is not known. */
export const shortId = (id: string): string => `#${id.slice(-6).toUpperCase()}`;

/** Formats a time of today in the shop's time zone: 4:05 pm. That of another day has its date. */
export const clockTime = (instant: string, lang: Lang, now = Date.now()): string =>
  indiaDay(new Date(instant)) === indiaDay(new Date(now))
    ? formatDate(instant, lang, { hour: 'numeric', minute: '2-digit' })
    : formatDateTime(instant, lang);

/** Returns whether an online order can still be paid. `now` is in UTC ms. */
export const isPayable = (order: Pick<Order, 'payableUntil'>, now: number): boolean =>
  order.payableUntil !== null && Date.parse(order.payableUntil) > now;

/**
 * Returns whether an order has an invoice or gets one when it is shipped: it is paid, or paid in cash on delivery.
 */
export const mayBeInvoiced = ({
  paymentMethod,
  paymentStatus,
  orderStatus,
}: Pick<Order, 'paymentMethod' | 'paymentStatus' | 'orderStatus'>): boolean =>
  paymentStatus === 'Paid' ||
  paymentStatus === 'Refunded' ||
  (paymentMethod === 'cod' && orderStatus !== 'Cancelled');

/**
 * Returns whether the buyer may cancel an order, as the server said. For customised products this ends after a time.
 * `now` is in UTC ms.
 */
export const isCancellable = (
  { cancellable, cancellableUntil }: Pick<Order, 'cancellable' | 'cancellableUntil'>,
  now: number,
): boolean => cancellable && (cancellableUntil === null || now <= Date.parse(cancellableUntil));

/** Returns whether only the time limit of customised products prevents a cancellation. `now` is in UTC ms. */
export const isOver = (
  order: Pick<Order, 'cancellable' | 'cancellableUntil' | 'orderStatus'>,
  now: number,
): boolean =>
  order.cancellableUntil !== null &&
  (order.orderStatus === 'Pending' || order.orderStatus === 'Processing') &&
  !isCancellable(order, now);

/** Returns whether a credit note of a return took the whole price of an order. Their codes begin alike. */
const isPaidByCredit = ({ discounts = [], couponCode }: Pick<Order, 'discounts' | 'couponCode'>): boolean =>
  [couponCode, ...discounts.map(({ code }) => code)].some((code) => code?.startsWith(creditPrefix));

/** Returns what was refunded of an order by the gateway or by hand, in rupees; credit notes are apart. */
export const refundedOf = ({ history }: Pick<Order, 'history'>): number =>
  history
    .filter(({ note }) => note === 'refund_ordered' || note === 'sent_back_by_hand')
    .reduce((sum, { amount }) => sum + Math.round((amount ?? 0) * 100), 0) / 100;

/** Returns the payment state of an order in words. `now` is in UTC ms. */
export function paymentWords(order: Order, { t, lang, now }: { t: Texts; lang: Lang; now: number }): string {
  const { payment } = t;
  const { paymentStatus, payableUntil } = order;
  if (paymentStatus === 'Refunded') return payment.refunded;
  if (order.totalAmount === 0 && order.orderStatus !== 'Cancelled')
    return isPaidByCredit(order) ? payment.byCredit : payment.nothing;
  if (order.paymentMethod === 'cod') {
    if (order.orderStatus === 'Cancelled' && paymentStatus !== 'Paid') return payment.notPaid;
    return paymentStatus === 'Paid' ? payment.paidOnDelivery : payment.payOnDelivery;
  }
  if (paymentStatus === 'Paid') return payment.paidOnline;
  if (!payableUntil) return payment.notPaid;
  return isPayable(order, now)
    ? fill(payment.waitingUntil, { time: clockTime(payableUntil, lang, now) })
    : payment.timeOver;
}

/** The badge tone of each status. */
export const statusTones: Record<OrderStatus, BadgeTone> = {
  Pending: 'warn',
  Processing: 'warn',
  Shipped: 'info',
  'On-way': 'info',
  'Out-for-delivery': 'info',
  Delivered: 'good',
  Cancelled: 'off',
};

/**
 * Returns the badge of an order as its buyer reads it: that it waits for payment or is being packed, then its status,
 * with the day once it has ended.
 */
export function statusBadge(order: Order, t: Texts, lang: Lang): { tone: BadgeTone; text: string } {
  const { orderStatus } = order;
  const tone = statusTones[orderStatus];
  if (order.payableUntil) return { tone, text: t.waiting };
  if (isBeingPacked(order))
    return { tone: 'good', text: order.paymentStatus === 'Paid' ? t.packing.paid : t.packing.cash };
  const status = t.statuses[orderStatus];
  const ended = orderStatus === 'Delivered' || orderStatus === 'Cancelled';
  const at = timesOf(order.history).get(orderStatus);
  if (!ended || !at) return { tone, text: status };
  const date = formatDate(at, lang, { day: 'numeric', month: 'long' });
  return { tone, text: fill(t.statusOn, { status, date }) };
}

/** Returns an item's name in the reader's language, as it was when bought. */
export const itemName = ({ snapshot }: Order['items'][number], t: Texts, lang: Lang): string =>
  (lang === 'hi' && snapshot.nameHi) || snapshot.name || t.unknownProduct;

/** Returns the names of an order's items, separated by commas. */
export const itemNames = ({ items }: Pick<Order, 'items'>, t: Texts, lang: Lang): string =>
  items.map((item) => itemName(item, t, lang)).join(', ');

/**
 * Returns an item's option in the reader's language: the variant with grams, or the size. Null if the product
 * has no options.
 */
export function itemChoice(
  { variant, size, choiceHi }: Order['items'][number],
  { orders: t }: Pick<Messages, 'orders'>,
  lang: Lang,
): string | null {
  if (variant) {
    const grams = variant.gram === null ? [] : [fill(t.grams, { n: variant.gram })];
    return [choiceName(variant.variantName, lang, choiceHi), ...grams].join(' · ');
  }
  if (!size) return null;
  return /^[\d.]+$/.test(size) ? fill(t.size, { size }) : choiceName(size, lang, choiceHi);
}

/** Returns the name of an address's state in the reader's language. */
export function stateName(state: string, lang: Lang): string {
  const found = findState(state);
  return found ? (lang === 'hi' ? found.hi : found.name) : state;
}

/** The filters of the order list, by their name in the URL (`?status=way`). */
export const orderKinds = {
  all: () => true,
  open: (order) => order.orderStatus === 'Pending' || order.orderStatus === 'Processing',
  way: (order) => ['Shipped', 'On-way', 'Out-for-delivery'].includes(order.orderStatus),
  delivered: (order) => order.orderStatus === 'Delivered',
  cancelled: (order) => order.orderStatus === 'Cancelled',
} as const satisfies Record<string, (order: Order) => boolean>;

/** A filter of the order list. */
export type OrderKind = keyof typeof orderKinds;

/** Returns the filter of a URL. An unknown filter shows all. */
export const kindOf = (search: URLSearchParams): OrderKind => {
  const kind = search.get('status') ?? 'all';
  return Object.hasOwn(orderKinds, kind) ? (kind as OrderKind) : 'all';
};
