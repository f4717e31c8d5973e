import { gstShownPercent } from '#contract/core/rules.ts';
import type { TaxRow } from '#contract/selling/invoices/tax.ts';
import type { Courier, Order } from '#contract/selling/orders/endpoints.ts';
import { formatOrderNumber } from '#contract/selling/orders/number.ts';
import { hasLeft } from '#contract/selling/orders/transitions.ts';
import { asPaise, toRupees } from '../../platform/core/money.ts';
import { type Cancellable, cancellableUntil, mayCancel } from './changing/cancellation.ts';
import { presentDiscounts } from './present-discounts.ts';
import { presentTaxes } from './present-taxes.ts';
import type { FullOrder, OrderItemRow, OrderRow } from './store.ts';

/** The buyer in an order on the wire. */
export type Buyer = { id: string; name: string; email: string };

const rupees = (paise: number): number => toRupees(asPaise(paise));

function presentItem(row: OrderItemRow): Order['items'][number] {
  const snapshot = row.snapshot;
  const price = rupees(row.price);
  const { variant } = snapshot;
  const images = snapshot.image ? [snapshot.image] : [];
  return {
    _id: row.id,
    // An older client shows product.price as the price of the line, so send the price that was paid.
    product: row.product_deleted
      ? null
      : { _id: row.product_id, name: snapshot.name, nameHi: snapshot.nameHi, image: images, images, price },
    snapshot: {
      name: snapshot.name,
      nameHi: snapshot.nameHi,
      image: snapshot.image,
      category: snapshot.category,
      ...(snapshot.service && { service: snapshot.service }),
    },
    ...(snapshot.personalisation && { personalisation: snapshot.personalisation.values }),
    quantity: row.quantity,
    refunded: row.refunded,
    price,
    discount: rupees(row.discount ?? 0),
    size: snapshot.size,
    variantId: variant?.id ?? null,
    variant: variant && { variantName: variant.variantName, gram: variant.gram, price, sku: variant.sku },
    ...(snapshot.choiceHi && { choiceHi: snapshot.choiceHi }),
  };
}

const cancellableOf = ({ order, items, events }: FullOrder): Cancellable => ({
  status: order.status,
  payment: order.payment_status,
  left: events.some(({ status }) => hasLeft(status)),
  customised: items.some(({ snapshot }) => snapshot.customised),
  energised: events.some(({ note }) => note === 'energisation_done'),
  placedAt: order.created_at,
});

/** Returns the courier of an order, or null. */
export const courierOf = (
  order: Pick<OrderRow, 'courier' | 'tracking_number' | 'tracking_url'>,
): Courier | null =>
  order.courier || order.tracking_number || order.tracking_url
    ? { name: order.courier ?? '', number: order.tracking_number ?? '', url: order.tracking_url ?? '' }
    : null;

/** Returns the tax of an order from before its rows were stored: 18 % of all. */
const taxesOfBefore = ({ gst }: OrderRow): TaxRow[] =>
  gst > 0 ? [{ rate: 100 * gstShownPercent, amount: gst, delivery: false }] : [];

/** Converts an order to its wire format. */
export function presentOrder(full: FullOrder, buyer: Buyer, now: Date): Order {
  const { order, items, events, gatewayOrderId } = full;
  const cancellable = cancellableOf(full);
  return {
    _id: order.id,
    orderNumber: formatOrderNumber(order.number),
    createdAt: order.created_at.toISOString(),
    updatedAt: order.updated_at.toISOString(),
    orderStatus: order.status,
    paymentMethod: order.payment_method,
    paymentStatus: order.payment_status,
    subtotal: rupees(order.subtotal),
    deliveryCharges: rupees(order.delivery),
    discountAmount: rupees(order.discount),
    ...(order.discounts && { discounts: presentDiscounts(order.discounts) }),
    gstAmount: rupees(order.gst),
    taxes: presentTaxes(order.taxes ?? taxesOfBefore(order)),
    gstin: order.buyer_gstin,
    billing: order.buyer_billing,
    buyerNote: order.buyer_note,
    totalAmount: rupees(order.total),
    coupon: order.coupon_id,
    couponCode: order.coupon_code,
    customOrderId: gatewayOrderId,
    payableUntil: order.reserved_until?.toISOString() ?? null,
    cancellable: mayCancel(cancellable, now),
    cancellableUntil: cancellableUntil(cancellable)?.toISOString() ?? null,
    user: { _id: buyer.id, name: buyer.name, email: buyer.email },
    shippingAddress: order.shipping,
    items: items.map(presentItem),
    history: events.map((event) => ({
      at: event.at.toISOString(),
      orderStatus: event.status,
      paymentStatus: event.payment_status,
      by: event.by,
      note: event.note,
      amount: event.amount === null ? null : rupees(event.amount),
      reason: event.reason,
    })),
    courier: courierOf(order),
    revision: events.at(-1)?.id ?? 0,
  };
}
