import type { Tx } from '../../../platform/database/database.ts';
import type { OrderItemSnapshot } from '../../../schema/column-types.ts';
import { type FullOrder, insertOrder } from '../store.ts';
import type { QuotedLine } from './quote.ts';
import { shownDiscountsOf } from './quote.ts';
import type { CheckedRequest, Payment } from './request.ts';

/** Takes a snapshot of a line, so that the order does not change when the product does. */
const snapshotOf = ({ item, personal }: QuotedLine): OrderItemSnapshot => ({
  name: item.name,
  nameHi: item.nameHi,
  image: item.images[0] ?? null,
  category: item.category,
  hsn: item.hsn,
  ...(item.huid && { huid: item.huid }),
  customised: item.customised || personal !== null,
  ...(item.makingDays && { makingDays: item.makingDays }),
  ...(item.service && { service: item.service }),
  ...(personal && { personalisation: { key: personal.key, values: personal.values } }),
  size: item.size,
  variant: item.variant,
  ...(item.choiceHi && { choiceHi: item.choiceHi }),
});

/** The input of {@link writeOrder}. */
export type NewOrder = { id: string; checked: CheckedRequest; payment: Payment; at: Date };

/** Returns the id of an order item: a prefix of the order id, and the position in base 36. */
export const itemId = (orderId: string, position: number): string =>
  orderId.slice(0, 14) + position.toString(36).padStart(2, '0');

/**
 * Writes an order with its items and first event, and returns it.
 */
export function writeOrder(tx: Tx, { id, checked, payment, at }: NewOrder): Promise<FullOrder> {
  const { request, quoted, address } = checked;
  const { price, lines } = quoted;
  const discounts = shownDiscountsOf(quoted);
  const first = discounts.find(({ code }) => code !== null);
  const paymentStatus = payment.method === 'online' ? 'Initiated' : 'Pending';
  return insertOrder(
    tx,
    {
      id,
      user_id: request.userId,
      status: 'Pending',
      payment_method: payment.method,
      payment_status: paymentStatus,
      subtotal: price.subtotal,
      delivery: price.delivery,
      discount: price.discount,
      delivery_discount: price.deliveryDiscount,
      discounts,
      gst: price.gst,
      taxes: price.taxes,
      buyer_gstin: checked.taxIdentity.gstin,
      buyer_billing: checked.taxIdentity.billing,
      buyer_note: checked.buyerNote,
      total: price.total,
      // Clients that know the specification read one coupon: the first with a code.
      coupon_id: first?.couponId ?? null,
      coupon_code: first?.code ?? null,
      shipping: address,
      language: request.language,
      request_key: payment.method === 'cod' ? payment.requestKey : null,
      cart_hash: payment.method === 'online' ? payment.cartHash : null,
      reserved_until: payment.method === 'online' ? payment.reservedUntil : null,
      repeat_hash: payment.repeatHash,
      ended_because: null,
      paid_at: null,
      credited: 0,
      courier: null,
      tracking_number: null,
      tracking_url: null,
      packed_at: null,
      created_at: at,
      updated_at: at,
    },
    lines.map((line, position) => ({
      id: itemId(id, position),
      order_id: id,
      position,
      product_id: line.item.productId,
      sku_id: line.item.skuId,
      quantity: line.quantity,
      price: line.item.price,
      discount: price.lineDiscounts[position] ?? 0,
      snapshot: snapshotOf(line),
    })),
    {
      status: 'Pending',
      paymentStatus,
      ...(request.byHand
        ? { by: 'shop', actorId: request.byHand.actorId, note: 'written_by_shop' }
        : { by: 'buyer', actorId: request.userId }),
      at,
    },
  );
}
