import type { Lang } from '#contract/core/errors.ts';
import { findState } from '#contract/places/india.ts';
import type { Part } from '../../email/layout.ts';
import type { MailOrder } from '../../email/types.ts';
import { money } from '../../email/words.ts';

const texts = {
  en: {
    item: 'Item',
    quantity: 'Qty',
    amount: 'Amount',
    subtotal: 'Subtotal',
    delivery: 'Delivery',
    free: 'Free',
    discount: 'Discount',
    gst: (percent: string) => `GST (${percent}%, included)`,
    deliveryGst: (percent: string) => `GST on delivery (${percent}%, included)`,
    total: 'Total',
    goesTo: 'Delivery address',
    carriedBy: 'Courier',
    trackingNumber: 'Tracking number',
    track: 'Track the parcel',
  },
  hi: {
    item: 'वस्तु',
    quantity: 'मात्रा',
    amount: 'राशि',
    subtotal: 'उप-योग',
    delivery: 'डिलीवरी',
    free: 'मुफ़्त',
    discount: 'छूट',
    gst: (percent: string) => `जीएसटी (${percent}%, शामिल)`,
    deliveryGst: (percent: string) => `डिलीवरी पर जीएसटी (${percent}%, शामिल)`,
    total: 'कुल',
    goesTo: 'डिलीवरी का पता',
    carriedBy: 'कूरियर',
    trackingNumber: 'ट्रैकिंग नंबर',
    track: 'पार्सल ट्रैक करें',
  },
};

/** Returns the name of the line at the time of purchase. */
function itemName({ snapshot, variant, size }: MailOrder['items'][number], language: Lang): string {
  const name = (language === 'hi' ? snapshot.nameHi : null) ?? snapshot.name;
  const choice = variant?.variantName ?? size;
  return choice ? `${name} (${choice})` : name;
}

/** Returns the tax of an order that an earlier version put into an e-mail. */
const taxesOfBefore = ({ gstAmount }: MailOrder) => [{ percent: 18, amount: gstAmount, delivery: false }];

/** Returns the table of lines and totals. */
export function orderLines(order: MailOrder, language: Lang): Part[] {
  const say = texts[language];
  const rupees = (amount: number) => money(amount, language);
  const sums: [string, string][] = [
    [say.subtotal, rupees(order.subtotal)],
    [say.delivery, order.deliveryCharges === 0 ? say.free : rupees(order.deliveryCharges)],
  ];
  if (order.discountAmount > 0)
    sums.push([
      order.couponCode ? `${say.discount} (${order.couponCode})` : say.discount,
      `−${rupees(order.discountAmount)}`,
    ]);
  for (const { percent, amount, delivery } of order.taxes ?? taxesOfBefore(order))
    sums.push([(delivery ? say.deliveryGst : say.gst)(String(percent)), rupees(amount)]);
  sums.push([say.total, rupees(order.totalAmount)]);
  const rows = order.items.map((item) => [
    itemName(item, language),
    String(item.quantity),
    // Multiply in paise: 3 x 33.1 is not 99.3 in floating point.
    rupees((Math.round(item.price * 100) * item.quantity) / 100),
  ]);
  return [
    { kind: 'table', head: [say.item, say.quantity, say.amount], rows },
    { kind: 'sums', rows: sums },
  ];
}

/** Returns the shipping address. */
export function orderAddress({ shippingAddress: to }: MailOrder, language: Lang): Part[] {
  const state = to.country === 'IN' ? findState(to.state) : undefined;
  const region = state ? (language === 'hi' ? state.hi : state.name) : `${to.state}, ${to.country}`;
  const lines = [to.name, to.address, to.landmark, `${to.city} ${to.pincode}`, region, to.phone];
  return [
    { kind: 'title', text: texts[language].goesTo },
    { kind: 'block', lines: lines.filter((line) => line.trim() !== '') },
  ];
}

/** Returns the courier and the tracking link; empty while they are unknown. */
export function orderCourier({ courier }: MailOrder, language: Lang): Part[] {
  if (!courier) return [];
  const say = texts[language];
  const facts = [
    courier.name && `${say.carriedBy}: ${courier.name}`,
    courier.number && `${say.trackingNumber}: ${courier.number}`,
  ].filter((line) => line !== '');
  return [
    ...(facts.length > 0 ? [{ kind: 'block' as const, lines: facts }] : []),
    ...(courier.url ? [{ kind: 'button' as const, label: say.track, url: courier.url }] : []),
  ];
}
