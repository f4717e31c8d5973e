import type { Selectable } from 'kysely';
import type { OrderNote, OrderStatus, PaymentStatus } from '#contract/orders/endpoints.ts';
import type { Paise } from '../platform/core/money.ts';
import { queueStatement, type Reader, type Tx } from '../platform/database/database.ts';
import { lockNameLater } from '../platform/database/lock.ts';
import type { OrderEvents, OrderItems, Orders } from '../platform/database/tables.gen.ts';

/** A row of `orders`. */
export type OrderRow = Selectable<Orders>;
/** A row of `order_items`. */
export type ItemRow = Selectable<OrderItems>;
/** A line of an order, with whether its product is still in the shop. */
export type OrderItemRow = ItemRow & { product_deleted: boolean };
/** A row of `order_events`. */
export type OrderEventRow = Selectable<OrderEvents>;
/** An order with all that belongs to it. */
export type FullOrder = {
  order: OrderRow;
  items: OrderItemRow[];
  events: OrderEventRow[];
  gatewayOrderId: string | null;
};

/** A step of an order's history. */
type OrderEvent = {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  by: 'buyer' | 'shop' | 'gateway' | 'system';
  actorId?: string | null;
  note?: OrderNote;
  amount?: Paise;
  reason?: string | null;
  at: Date;
};

const stepRow = (orderId: string, step: OrderEvent): Omit<OrderEventRow, 'id'> => ({
  order_id: orderId,
  at: step.at,
  status: step.status,
  payment_status: step.paymentStatus,
  by: step.by,
  actor_id: step.actorId ?? null,
  note: step.note ?? null,
  amount: step.amount ?? null,
  reason: step.reason ?? null,
});

/**
 * Writes an order with its lines and first step, in one statement that goes with the transaction's next one; that throws
 * the unique violation `orders_one_open` when the buyer has an open one. Answers how the order reads, once that next one
 * was answered.
 */
export async function insertOrder(
  tx: Tx,
  order: OrderRow,
  items: ItemRow[],
  first: OrderEvent,
): Promise<() => FullOrder> {
  const event = stepRow(order.id, first);
  const written = await queueStatement(
    tx,
    tx
      .with('placed', (db) =>
        db.insertInto('orders').values({ ...order, shipping: JSON.stringify(order.shipping) }),
      )
      .with('lines', (db) =>
        db
          .insertInto('order_items')
          .values(items.map((item) => ({ ...item, snapshot: JSON.stringify(item.snapshot) }))),
      )
      .insertInto('order_events')
      .values(event)
      .returning('id'),
  );
  return () => ({
    order,
    items: items.map((item) => ({ ...item, product_deleted: false })),
    events: written.rows.map(({ id }) => ({ ...event, id })),
    gatewayOrderId: null,
  });
}

/** The name of an order's row among those that many may want at once (`transactAt`). */
export const hotOrder = (id: string): string => `order ${id}`;

/** One order, locked until the transaction ends. */
export const lockOrder = (tx: Tx, id: string): Promise<OrderRow | undefined> =>
  tx.selectFrom('orders').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/**
 * Has the orders of one buyer written one after the other, so that what holds for all of them together (uses of a
 * coupon, open orders, pieces) is checked against every earlier one. Goes with the transaction's next statement, which
 * waits for it; it is the first lock that an order takes.
 */
export const lockBuyer = (tx: Tx, userId: string) => lockNameLater(tx, `orders ${userId}`);

/** The query for the online order that waits for this buyer's money. */
export const openOrderOf = (db: Reader, userId: string) =>
  db.selectFrom('orders').selectAll().where('user_id', '=', userId).where('reserved_until', 'is not', null);

/** The online order that waits for this buyer's money, if there is one. */
export const findOpenOrder = (db: Reader, userId: string): Promise<OrderRow | undefined> =>
  openOrderOf(db, userId).executeTakeFirst();

/** An order of this buyer; undefined when there is none, or it is another's. */
export const findOwnOrder = (db: Reader, userId: string, orderId: string): Promise<OrderRow | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** The order that a buyer placed with a key, if there is one. */
export async function findByRequestKey(db: Reader, userId: string, key: string): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('request_key', '=', key)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The lines of an order as stock knows them. */
export async function stockLines(
  db: Reader,
  orderId: string,
): Promise<{ skuId: string; orderItemId: string; quantity: number }[]> {
  const rows = await db
    .selectFrom('order_items')
    .select(['id', 'sku_id', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('sku_id')
    .execute();
  return rows.map((row) => ({ skuId: row.sku_id, orderItemId: row.id, quantity: row.quantity }));
}

/** Changes statuses and writes the step into the order's history. */
export async function changeStatus(tx: Tx, orderId: string, change: OrderEvent): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      status: change.status,
      payment_status: change.paymentStatus,
      updated_at: change.at,
      reserved_until: null,
    })
    .where('id', '=', orderId)
    .execute();
  await addEvent(tx, orderId, change);
}

/** Writes a step into an order's history. */
export async function addEvent(tx: Tx, orderId: string, step: OrderEvent): Promise<void> {
  await tx.insertInto('order_events').values(stepRow(orderId, step)).execute();
}

/** The id of the newest step in an order's history; 0 when it has none. */
export async function latestEventId(db: Reader, orderId: string): Promise<number> {
  const row = await db
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** True when the history has a step with this note. */
export async function hasNote(db: Reader, orderId: string, note: OrderNote): Promise<boolean> {
  const row = await db
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', orderId)
    .where('note', '=', note)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes a step of a locked order that leaves its statuses as they are. */
export const addOrderEvent = (
  tx: Tx,
  order: Pick<OrderRow, 'id' | 'status' | 'payment_status'>,
  step: Omit<OrderEvent, 'status' | 'paymentStatus'>,
): Promise<void> =>
  addEvent(tx, order.id, {
    ...step,
    status: order.status as OrderStatus,
    paymentStatus: order.payment_status as PaymentStatus,
  });

/** Adds to what a locked order gave back as credit. */
export const addCredit = (tx: Tx, orderId: string, amount: Paise) =>
  tx
    .updateTable('orders')
    .set((eb) => ({ credited: eb('credited', '+', amount) }))
    .where('id', '=', orderId)
    .execute();

/** Completes orders with lines, history and gateway order id: three queries whatever their number. */
async function complete(db: Reader, orders: OrderRow[]): Promise<FullOrder[]> {
  const ids = orders.map((order) => order.id);
  if (ids.length === 0) return [];
  // Cash never meets the gateway.
  const online = orders.filter((order) => order.payment_method === 'online').map((order) => order.id);
  const [items, events, gatewayOrders] = await Promise.all([
    db
      .selectFrom('order_items as i')
      .innerJoin('products as p', 'p.id', 'i.product_id')
      .selectAll('i')
      .select((eb) => eb('p.deleted_at', 'is not', null).as('product_deleted'))
      .where('i.order_id', 'in', ids)
      .orderBy('i.position')
      .execute(),
    db.selectFrom('order_events').selectAll().where('order_id', 'in', ids).orderBy('id').execute(),
    online.length === 0
      ? []
      : db
          .selectFrom('gateway_orders')
          .select(['id', 'subject_id'])
          .where('purpose', '=', 'shop')
          .where('subject_id', 'in', online)
          .execute(),
  ]);
  const itemsOf = Map.groupBy(items, (item) => item.order_id);
  const eventsOf = Map.groupBy(events, (event) => event.order_id);
  const gatewayOf = new Map(gatewayOrders.map((row) => [row.subject_id, row.id]));
  return orders.map((order) => ({
    order,
    items: (itemsOf.get(order.id) ?? []) as OrderItemRow[],
    events: eventsOf.get(order.id) ?? [],
    gatewayOrderId: gatewayOf.get(order.id) ?? null,
  }));
}

/** A buyer's orders, newest first; at most 500. */
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

/** One order with all that belongs to it. */
export async function findOrder(db: Reader, id: string): Promise<FullOrder | undefined> {
  return (await complete(db, await db.selectFrom('orders').selectAll().where('id', '=', id).execute()))[0];
}

/** Orders that are work for the shop, newest first: all but online orders whose money never came. At most 1,000. */
export async function listForFulfilment(db: Reader, status?: OrderStatus): Promise<FullOrder[]> {
  let query = db.selectFrom('orders').selectAll().where('payment_status', 'not in', ['Initiated', 'Failed']);
  if (status) query = query.where('status', '=', status);
  return complete(db, await query.orderBy('created_at', 'desc').limit(1000).execute());
}
