import { findState } from '#contract/astrology/places/india.ts';
import { choiceName } from '#contract/catalog/products/choice-names.ts';
import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import type { Part } from '../../../base/email/layout.ts';
import { moment, money } from '../../../base/email/words.ts';
import type { MailOrder } from './order-facts.ts';

const words = readWords('orders/emails');

/** Returns the words of an order's table. */
export const orderWords = (language: Lang) => words[language].orderParts;

/** Returns the name of the line at the time of purchase. */
function itemName({ snapshot, variant, size, choiceHi }: MailOrder['items'][number], language: Lang): string {
  const name = (language === 'hi' ? snapshot.nameHi : null) ?? snapshot.name;
  const choice = variant?.variantName ?? size;
  return choice ? `${name} (${choiceName(choice, language, choiceHi)})` : name;
}

/** Returns the tax of an order that an earlier version put into an e-mail. */
const taxesOfBefore = ({ gstAmount }: MailOrder) => [{ percent: 18, amount: gstAmount, delivery: false }];

/** Returns the table of lines. */
export function orderItems(order: MailOrder, language: Lang): Part[] {
  const rows = order.items.map((item) => ({
    name: itemName(item, language),
    quantity: fillText(words[language].orderParts.quantity, { n: item.quantity }),
    // Multiply in paise: 3 x 33.1 is not 99.3 in floating point.
    amount: money((Math.round(item.price * 100) * item.quantity) / 100, language),
    picture: item.snapshot.image,
  }));
  return [{ kind: 'items', rows }];
}

/** Returns the amount to keep ready for the courier; empty when there is nothing to pay. */
export function cashDue({ paymentMethod, paymentStatus, totalAmount }: MailOrder, language: Lang): Part[] {
  const isDue = paymentMethod === 'cod' && paymentStatus === 'Pending';
  return isDue
    ? [
        {
          kind: 'text',
          text: fillText(words[language].orderParts.due, { total: money(totalAmount, language) }),
        },
      ]
    : [];
}

/** Returns a row for each coupon of an order; for an order of before its one discount. Amounts in rupees. */
function discountsOf(
  order: Pick<MailOrder, 'discounts' | 'discountAmount' | 'couponCode'>,
  language: Lang,
): [string, number][] {
  const { discount } = words[language].orderParts;
  const named = (code: string | null | undefined) => (code ? `${discount} (${code})` : discount);
  if (order.discounts && order.discounts.length > 0)
    return order.discounts.map(({ code, name, nameHi, amount }) => [
      code === null ? (language === 'hi' && nameHi) || name : named(code),
      amount,
    ]);
  return order.discountAmount > 0 ? [[named(order.couponCode), order.discountAmount]] : [];
}

/** Returns a row of the sums for each coupon. */
export const discountRows = (order: Parameters<typeof discountsOf>[0], language: Lang): [string, string][] =>
  discountsOf(order, language).map(([name, amount]) => [name, `−${money(amount, language)}`]);

/** Returns the table of lines and totals. */
export function orderLines(order: MailOrder, language: Lang): Part[] {
  const say = words[language].orderParts;
  const rupees = (amount: number) => money(amount, language);
  const sums: [string, string][] = [
    [say.subtotal, rupees(order.subtotal)],
    [say.delivery, order.deliveryCharges === 0 ? say.free : rupees(order.deliveryCharges)],
  ];
  sums.push(...discountRows(order, language));
  for (const { percent, amount, delivery } of order.taxes ?? taxesOfBefore(order))
    sums.push([fillText(delivery ? say.deliveryGst : say.gst, { percent }), rupees(amount)]);
  sums.push([say.total, rupees(order.totalAmount)]);
  return [...orderItems(order, language), { kind: 'sums', rows: sums }];
}

/** Returns the state of an address in words; outside of India with the country. */
function regionOf({ state: code, country = 'IN' }: { state: string; country?: string }, language: Lang) {
  const state = country === 'IN' ? findState(code) : undefined;
  return state ? (language === 'hi' ? state.hi : state.name) : `${code}, ${country}`;
}

/** Returns the shipping address of an order. */
export const orderAddress = ({ shippingAddress }: MailOrder, language: Lang): Part[] =>
  deliveryAddress(shippingAddress, language);

/** Returns a shipping address under its heading. */
export function deliveryAddress(to: MailOrder['shippingAddress'], language: Lang): Part[] {
  const region = regionOf(to, language);
  const lines = [to.name, to.address, to.landmark, `${to.city} ${to.pincode}`, region, to.phone];
  return [
    { kind: 'title', text: words[language].orderParts.goesTo },
    { kind: 'block', lines: lines.filter((line) => line.trim() !== '') },
  ];
}

/** Returns the business that is billed, as on the invoice; empty without a GSTIN. */
export function orderBilling({ gstin, billing, shippingAddress }: MailOrder, language: Lang): Part[] {
  if (!gstin) return [];
  // Without details of its own the delivery address is billed.
  const to = billing ?? shippingAddress;
  const lines = [to.name, to.address, `${to.city} ${to.pincode}`, regionOf(to, language), `GSTIN ${gstin}`];
  return [
    { kind: 'title', text: words[language].orderParts.billedTo },
    { kind: 'block', lines },
  ];
}

/** Returns what the buyer wrote with an order; empty without a note. */
export const orderNote = ({ buyerNote }: MailOrder, language: Lang): Part[] =>
  buyerNote
    ? [
        { kind: 'title', text: words[language].orderParts.note },
        { kind: 'block', lines: [buyerNote] },
      ]
    : [];

/** Returns the number of an order with its day and its way of payment. */
export function orderFacts(order: MailOrder, language: Lang): Part[] {
  const say = words[language].orderParts;
  const rows = [
    [say.order, order.orderNumber],
    [say.placedOn, moment(order.createdAt, language)],
    [say.payment, order.paymentMethod === 'cod' ? say.cod : say.online],
  ] as const;
  return [{ kind: 'facts', rows }];
}

/** Returns the courier and the tracking link; empty while they are unknown. */
export function orderCourier({ courier }: MailOrder, language: Lang): Part[] {
  if (!courier) return [];
  const say = words[language].orderParts;
  const rows = (
    [
      [say.carriedBy, courier.name],
      [say.trackingNumber, courier.number],
    ] as const
  ).filter(([, value]) => value !== '');
  return [
    ...(rows.length > 0 ? [{ kind: 'facts' as const, rows }] : []),
    ...(courier.url ? [{ kind: 'button' as const, label: say.track, url: courier.url }] : []),
  ];
}

/** Returns the way to the order's page: as a link where the tracking page already has the button. */
export const orderPage = ({ _id, courier }: MailOrder, label: string, publicUrl: string): Part => ({
  kind: courier?.url ? 'link' : 'button',
  label,
  url: `${publicUrl}/orders/${_id}`,
});

/** Returns the button to the order's page, in an e-mail that is about one order but does not contain it. */
export const orderButton = ({ orderId }: { orderId: string }, language: Lang, publicUrl: string): Part => ({
  kind: 'button',
  label: words[language].orderParts.button,
  url: `${publicUrl}/orders/${orderId}`,
});
