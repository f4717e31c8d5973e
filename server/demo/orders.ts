import type { Insertable } from 'kysely';
import type { OrderStatus } from '#contract/selling/orders/statuses.ts';
import type { DemoOrder } from '#seed/import.ts';
import { asPaise } from '../platform/core/money.ts';
import type { OrderItemSnapshot } from '../schema/column-types.ts';
import type { OrderEvents, OrderItems, Orders } from '../schema/tables.gen.ts';
import type { Price, PricedLine } from '../selling/orders/placing/pricing.ts';

/** The rows of the demo's past orders. */
export type DemoOrderRows = {
  orders: Insertable<Orders>[];
  items: Insertable<OrderItems>[];
  events: Insertable<OrderEvents>[];
};

const snapshotOf = ({ product, sku }: DemoOrder): OrderItemSnapshot => {
  const variants = product.sizeType === null;
  return {
    name: product.name,
    nameHi: product.hi.name,
    image: product.images[0] ?? null,
    category: product.category,
    hsn: product.hsn,
    customised: product.customised,
    size: variants || sku.name === '' ? null : sku.name,
    variant: variants ? { id: sku.id, variantName: sku.name, gram: sku.gram, sku: sku.code } : null,
  };
};

/**
 * Creates orders as the shop would have written them: cash on delivery, one piece, a full history, paid on delivery.
 */
export function demoOrders(
  list: readonly DemoOrder[],
  priceOf: (line: Omit<PricedLine, 'discounted'>) => Price,
): DemoOrderRows {
  const orders = list.map(
    ({ id, userId, language, buyer, product, sku, steps }): DemoOrderRows['orders'][number] => {
      const { subtotal, delivery, discount, gst, total, taxes } = priceOf({
        price: asPaise(sku.price),
        quantity: 1,
        rate: product.gst,
      });
      const { line, ...place } = buyer.address;
      return {
        id,
        user_id: userId,
        status: 'Delivered',
        payment_method: 'cod',
        payment_status: 'Paid',
        subtotal,
        delivery,
        discount,
        gst,
        taxes: JSON.stringify(taxes),
        total,
        shipping: JSON.stringify({
          name: buyer.name,
          phone: buyer.phone,
          address: line,
          country: 'IN',
          ...place,
        }),
        language,
        created_at: steps.Pending,
        updated_at: steps.Delivered,
      };
    },
  );
  const items = list.map((order) => ({
    id: order.itemId,
    order_id: order.id,
    position: 0,
    product_id: order.product.id,
    sku_id: order.sku.id,
    quantity: 1,
    price: order.sku.price,
    snapshot: JSON.stringify(snapshotOf(order)),
  }));
  const events = list.flatMap(({ id, userId, steps }) =>
    (Object.entries(steps) as [OrderStatus, Date][]).map(([status, at]): DemoOrderRows['events'][number] => ({
      order_id: id,
      at,
      status,
      payment_status: status === 'Delivered' ? 'Paid' : 'Pending',
      by: status === 'Pending' ? 'buyer' : 'shop',
      actor_id: status === 'Pending' ? userId : null,
    })),
  );
  return { orders, items, events };
}
