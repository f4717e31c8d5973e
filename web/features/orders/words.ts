import type { Lang } from '#contract/core/errors.ts';
import type { Order, OrderStatus } from '#contract/orders/endpoints.ts';
import { findState } from '#contract/places/india.ts';
import { sizeName } from '#web/features/catalog/cards/size-name.ts';
import { fill, formatDate } from '#web/texts/format.ts';
import type { AllTexts } from '#web/texts/index.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { timesOf } from './journey.ts';

type Texts = AllTexts['orders'];

/** An order's number as people say it: the last six of its id, as in the mails. */
export const orderNumber = (orderId: string): string => `#${orderId.slice(-6).toUpperCase()}`;

/** The time of the shop's day, for a deadline of today: 4:05 pm. */
export const clockTime = (instant: string, lang: Lang): string =>
  formatDate(instant, lang, { hour: 'numeric', minute: '2-digit' });

/** True while an online order can still be paid. `now` in UTC ms. */
export const isPayable = (order: Pick<Order, 'payableUntil'>, now: number): boolean =>
  order.payableUntil !== null && Date.parse(order.payableUntil) > now;

/** True for an order that has an invoice, or gets one when it is shipped: money came, or comes at the door. */
export const mayBeInvoiced = ({
  paymentMethod,
  paymentStatus,
  orderStatus,
}: Pick<Order, 'paymentMethod' | 'paymentStatus' | 'orderStatus'>): boolean =>
  paymentStatus === 'Paid' ||
  paymentStatus === 'Refunded' ||
  (paymentMethod === 'cod' && orderStatus !== 'Cancelled');

/** True while a buyer may take an order back, as the server said; for customised goods that ends by itself. `now` in UTC ms. */
export const isCancellable = (
  { cancellable, cancellableUntil }: Pick<Order, 'cancellable' | 'cancellableUntil'>,
  now: number,
): boolean => cancellable && (cancellableUntil === null || now <= Date.parse(cancellableUntil));

/** True while an order could still be taken back but for the hour of its customised goods, which is over. `now` in UTC ms. */
export const isOver = (
  order: Pick<Order, 'cancellable' | 'cancellableUntil' | 'orderStatus'>,
  now: number,
): boolean =>
  order.cancellableUntil !== null &&
  (order.orderStatus === 'Pending' || order.orderStatus === 'Processing') &&
  !isCancellable(order, now);

/** How the payment of an order stands. `now` in UTC ms. */
export function paymentWords(order: Order, { t, lang, now }: { t: Texts; lang: Lang; now: number }): string {
  const { payment } = t;
  const { paymentStatus, payableUntil } = order;
  if (paymentStatus === 'Refunded') return payment.refunded;
  if (order.paymentMethod === 'cod') {
    if (order.orderStatus === 'Cancelled' && paymentStatus !== 'Paid') return payment.notPaid;
    return paymentStatus === 'Paid' ? payment.paidOnDelivery : payment.payOnDelivery;
  }
  if (paymentStatus === 'Paid') return payment.paidOnline;
  if (!payableUntil) return payment.notPaid;
  return isPayable(order, now)
    ? fill(payment.waitingUntil, { time: clockTime(payableUntil, lang) })
    : payment.timeOver;
}

/** The colour of each status. */
export const statusTones: Record<OrderStatus, BadgeTone> = {
  Pending: 'warn',
  Processing: 'warn',
  Shipped: 'info',
  'On-way': 'info',
  'Out-for-delivery': 'info',
  Delivered: 'good',
  Cancelled: 'off',
};

/** The badge of an order: its status, with the day once it has ended, or that it waits for its money. */
export function statusBadge(order: Order, t: Texts, lang: Lang): { tone: BadgeTone; text: string } {
  const { orderStatus } = order;
  const tone = statusTones[orderStatus];
  if (order.payableUntil) return { tone, text: t.waiting };
  const status = t.statuses[orderStatus];
  const ended = orderStatus === 'Delivered' || orderStatus === 'Cancelled';
  const at = timesOf(order.history).get(orderStatus);
  if (!ended || !at) return { tone, text: status };
  const date = formatDate(at, lang, { day: 'numeric', month: 'long' });
  return { tone, text: fill(t.statusOn, { status, date }) };
}

/** A line's name in the reader's language, as it was when it was bought. */
export const itemName = ({ snapshot }: Order['items'][number], t: Texts, lang: Lang): string =>
  (lang === 'hi' && snapshot.nameHi) || snapshot.name || t.unknownProduct;

/** Which one of the thing it is, in the language of the texts: its variant with grams, or its size. Null for what comes in one kind only. */
export function itemChoice(
  { variant, size }: Order['items'][number],
  { orders: t, catalog: goods }: Pick<AllTexts, 'orders' | 'catalog'>,
): string | null {
  if (variant) {
    const grams = variant.gram === null ? [] : [fill(t.grams, { n: variant.gram })];
    return [sizeName(goods, variant.variantName), ...grams].join(' · ');
  }
  if (!size) return null;
  return /^[\d.]+$/.test(size) ? fill(t.size, { size }) : sizeName(goods, size);
}

/** The state of an address in the reader's language. */
export function stateName(state: string, lang: Lang): string {
  const found = findState(state);
  return found ? (lang === 'hi' ? found.hi : found.name) : state;
}

/** The kinds of orders the list can be narrowed to, by their word in the address (`?status=way`). */
export const orderKinds = {
  all: () => true,
  open: (order) => order.orderStatus === 'Pending' || order.orderStatus === 'Processing',
  way: (order) => ['Shipped', 'On-way', 'Out-for-delivery'].includes(order.orderStatus),
  delivered: (order) => order.orderStatus === 'Delivered',
  cancelled: (order) => order.orderStatus === 'Cancelled',
} as const satisfies Record<string, (order: Order) => boolean>;

/** A kind of orders. */
export type OrderKind = keyof typeof orderKinds;

/** The kind an address asks for; anything unknown shows all. */
export const kindOf = (search: URLSearchParams): OrderKind => {
  const asked = search.get('status') ?? 'all';
  return Object.hasOwn(orderKinds, asked) ? (asked as OrderKind) : 'all';
};
