import type { OrderStatus } from '#contract/selling/orders/endpoints.ts';
import type { Reader } from '../../platform/database/database.ts';
import { gatewayOrderIds } from '../payments/service.ts';
import type { FullOrder, OrderItemRow, OrderRow } from './store.ts';

/** Loads items, events and gateway order ids of orders: three queries for any number of orders. */
async function complete(db: Reader, orders: OrderRow[]): Promise<FullOrder[]> {
  const ids = orders.map((order) => order.id);
  if (ids.length === 0) return [];
  // A cash order has no gateway order.
  const online = orders.filter((order) => order.payment_method === 'online').map((order) => order.id);
  const [items, events, gatewayOf] = await Promise.all([
    db
      .selectFrom('order_items as i')
      .innerJoin('product_names as p', 'p.id', 'i.product_id')
      .selectAll('i')
      .select((eb) => eb.not('p.on_sale').as('product_deleted'))
      .where('i.order_id', 'in', ids)
      .orderBy('i.position')
      .execute(),
    db.selectFrom('order_events').selectAll().where('order_id', 'in', ids).orderBy('id').execute(),
    gatewayOrderIds(db, 'shop', online),
  ]);
  const itemsOf = Map.groupBy(items, (item) => item.order_id);
  const eventsOf = Map.groupBy(events, (event) => event.order_id);
  return orders.map((order) => ({
    order,
    items: (itemsOf.get(order.id) ?? []) as OrderItemRow[],
    events: eventsOf.get(order.id) ?? [],
    gatewayOrderId: gatewayOf.get(order.id) ?? null,
  }));
}

/** Lists a buyer's orders, newest first; at most 500. */
export async function listByUser(db: Reader, userId: string): Promise<FullOrder[]> {
  return complete(
    db,
    await db
      .selectFrom('orders')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .limit(500)
      .execute(),
  );
}

/** Finds an order with its items, events and gateway order id. */
export async function findOrder(db: Reader, id: string): Promise<FullOrder | undefined> {
  return (await complete(db, await db.selectFrom('orders').selectAll().where('id', '=', id).execute()))[0];
}

/** Lists the fulfilment list, newest first: all orders but unpaid online ones. At most 1,000. */
export async function listForFulfilment(db: Reader, status?: OrderStatus): Promise<FullOrder[]> {
  let query = db.selectFrom('orders').selectAll().where('payment_status', 'not in', ['Initiated', 'Failed']);
  if (status) query = query.where('status', '=', status);
  return complete(db, await query.orderBy('created_at', 'desc').limit(1000).execute());
}
