import type { Selectable } from 'kysely';
import type { Courier, PaymentStatus, ShippingAddress } from '#contract/selling/orders/endpoints.ts';
import type { Paise } from '../../platform/core/money.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { lockName } from '../../platform/database/sql.ts';
import type { OrderItems, Orders } from '../../schema/tables.gen.ts';
import { addEvent, eventRow, type OrderEvent, type OrderEventRow } from './event-store.ts';

/** A row of `orders`. */
export type OrderRow = Selectable<Orders>;
/** A row of `order_items`. */
export type ItemRow = Selectable<OrderItems>;
/** A new line. */
export type NewItemRow = Omit<ItemRow, 'refunded'>;
/** A new order: its number comes from the sequence, and most orders have no coupons. */
export type NewOrderRow = Omit<
  OrderRow,
  'number' | 'billing_offered' | 'delivery_discount' | 'discounts' | 'repeat_hash'
> &
  Partial<Pick<OrderRow, 'delivery_discount' | 'discounts' | 'repeat_hash'>>;
/** An order line, with whether its product is deleted. */
export type OrderItemRow = ItemRow & { product_deleted: boolean };
/** An order with its items, events and gateway order id. */
export type FullOrder = {
  order: OrderRow;
  items: OrderItemRow[];
  events: OrderEventRow[];
  gatewayOrderId: string | null;
};

/**
 * Inserts an order with its items and first event, and returns it. Throws the unique violation `orders_one_open` when the
 * buyer has an open order.
 */
export async function insertOrder(
  tx: Tx,
  order: NewOrderRow,
  items: NewItemRow[],
  first: OrderEvent,
): Promise<FullOrder> {
  const event = eventRow(order.id, first);
  const written = await tx
    .with('placed', (db) =>
      db
        .insertInto('orders')
        .values({
          ...order,
          shipping: JSON.stringify(order.shipping),
          taxes: JSON.stringify(order.taxes),
          buyer_billing: order.buyer_billing && JSON.stringify(order.buyer_billing),
          discounts: order.discounts ? JSON.stringify(order.discounts) : null,
        })
        .returning('number'),
    )
    .with('lines', (db) =>
      db
        .insertInto('order_items')
        .values(items.map((item) => ({ ...item, snapshot: JSON.stringify(item.snapshot) }))),
    )
    .insertInto('order_events')
    .values(event)
    .returning(['id', (eb) => eb.selectFrom('placed').select('placed.number').as('number')])
    .execute();
  return {
    order: {
      billing_offered: true,
      delivery_discount: 0,
      discounts: null,
      repeat_hash: null,
      ...order,
      number: written[0]?.number ?? 0,
    },
    items: items.map((item) => ({ ...item, refunded: 0, product_deleted: false })),
    events: written.map(({ id }) => ({ ...event, id })),
    gatewayOrderId: null,
  };
}

/** Returns the key of an order's row for the bulkhead (`transactAt`). */
export const hotOrder = (id: string): string => `order ${id}`;

/** Finds an order and locks it until the transaction ends. */
export const lockOrder = (tx: Tx, id: string): Promise<OrderRow | undefined> =>
  tx.selectFrom('orders').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/**
 * Serialises the orders of one buyer with an advisory lock, so that limits over all of them (coupon uses, open orders,
 * pieces) see every earlier order. It must be the first lock of the transaction.
 */
export const lockBuyer = (tx: Tx, userId: string) => lockName(tx, `orders ${userId}`);

/** Finds the buyer's unpaid online order. */
export const findOpenOrder = (db: Reader, userId: string): Promise<OrderRow | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('reserved_until', 'is not', null)
    .executeTakeFirst();

/** Finds an order of this buyer. */
export const findOwnOrder = (db: Reader, userId: string, orderId: string): Promise<OrderRow | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Finds an order without its items and events. */
export const findOrderRow = (db: Reader, orderId: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();

/** Finds the buyer of an order, and the end of its reservation. */
export const findBuyer = (db: Reader, orderId: string) =>
  db.selectFrom('orders').select(['user_id', 'reserved_until']).where('id', '=', orderId).executeTakeFirst();

/** Locks orders in the order of their ids. */
export const lockOrders = (tx: Tx, ids: readonly string[]): Promise<OrderRow[]> =>
  tx.selectFrom('orders').selectAll().where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();

/** Returns the id of the order that a buyer placed with an idempotency key, or null. */
export async function findByRequestKey(db: Reader, userId: string, key: string): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('request_key', '=', key)
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Returns the newest order of a buyer with a repeat hash that was placed, or paid online, since an instant. Those that
 * were cancelled, have left the shop, or wait for their payment are left out.
 */
export async function findRepeated(
  db: Reader,
  { userId, hash, since }: { userId: string; hash: string; since: Date },
): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('repeat_hash', '=', hash)
    .where('status', 'in', ['Pending', 'Processing'])
    .where('reserved_until', 'is', null)
    .where((eb) =>
      eb.or([
        eb('created_at', '>', since),
        eb.and([eb('payment_method', '=', 'online'), eb('paid_at', '>', since)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Changes the statuses of an order, ends its reservation and adds an event. */
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

/** Stores why an order ended; null when it was reopened. */
export const setEndReason = (tx: Tx, orderId: string, why: OrderRow['ended_because']) =>
  tx.updateTable('orders').set({ ended_because: why }).where('id', '=', orderId).execute();

/** Changes only the payment status of an order. */
export const setPaymentStatus = (tx: Tx, orderId: string, paymentStatus: PaymentStatus, at: Date) =>
  tx
    .updateTable('orders')
    .set({ payment_status: paymentStatus, updated_at: at })
    .where('id', '=', orderId)
    .execute();

/** Stores the courier of an order. Empty fields become null. */
export const setCourier = (tx: Tx, orderId: string, { name, number, url }: Courier) =>
  tx
    .updateTable('orders')
    .set({ courier: name || null, tracking_number: number || null, tracking_url: url || null })
    .where('id', '=', orderId)
    .execute();

/** Replaces the delivery address of an order. */
export const setShipping = (tx: Tx, orderId: string, shipping: ShippingAddress, at: Date) =>
  tx
    .updateTable('orders')
    .set({ shipping: JSON.stringify(shipping), updated_at: at })
    .where('id', '=', orderId)
    .execute();

/** Adds to the credited amount of a locked order, in paise. */
export const addCredit = (tx: Tx, orderId: string, amount: Paise) =>
  tx
    .updateTable('orders')
    .set((eb) => ({ credited: eb('credited', '+', amount) }))
    .where('id', '=', orderId)
    .execute();
