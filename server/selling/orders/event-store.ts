import type { Selectable } from 'kysely';
import {
  type OrderNote,
  type OrderStatus,
  orderStatuses,
  type PaymentStatus,
} from '#contract/selling/orders/endpoints.ts';
import { hasLeft } from '#contract/selling/orders/transitions.ts';
import type { Paise } from '../../platform/core/money.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import type { OrderEvents, Orders } from '../../schema/tables.gen.ts';

/** A row of `order_events`. */
export type OrderEventRow = Selectable<OrderEvents>;

/** An order event to write. */
export type OrderEvent = {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  by: 'buyer' | 'shop' | 'gateway' | 'system';
  actorId?: string | null;
  note?: OrderNote;
  amount?: Paise;
  reason?: string | null;
  at: Date;
};

/** Converts an event to its row. */
export const eventRow = (orderId: string, event: OrderEvent): Omit<OrderEventRow, 'id'> => ({
  order_id: orderId,
  at: event.at,
  status: event.status,
  payment_status: event.paymentStatus,
  by: event.by,
  actor_id: event.actorId ?? null,
  note: event.note ?? null,
  amount: event.amount ?? null,
  reason: event.reason ?? null,
});

/** Adds an event to an order. */
export async function addEvent(tx: Tx, orderId: string, event: OrderEvent): Promise<void> {
  await tx.insertInto('order_events').values(eventRow(orderId, event)).execute();
}

/** Returns the id of an order's newest event, or 0. */
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

/** Returns whether an order has an event with this note, or one that set this status. */
export async function hasEvent(
  db: Reader,
  orderId: string,
  event: { note: OrderNote } | { status: OrderStatus },
): Promise<boolean> {
  const of = db.selectFrom('order_events').select('id').where('order_id', '=', orderId).limit(1);
  const found = 'note' in event ? of.where('note', '=', event.note) : of.where('status', '=', event.status);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Returns whether the items of an order have left the shop at some time, whatever its status says now. */
export const hasLeftOnce = async (db: Reader, orderId: string): Promise<boolean> =>
  (await db
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', 'in', orderStatuses.filter(hasLeft))
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Adds an event to a locked order without changing its statuses. */
export const addOrderEvent = (
  tx: Tx,
  order: Pick<Selectable<Orders>, 'id' | 'status' | 'payment_status'>,
  event: Omit<OrderEvent, 'status' | 'paymentStatus'>,
): Promise<void> =>
  addEvent(tx, order.id, {
    ...event,
    status: order.status,
    paymentStatus: order.payment_status,
  });

/** Counts the events of an order by these notes. */
export async function countNotes(
  db: Reader,
  orderId: string,
  notes: readonly OrderNote[],
): Promise<Map<OrderNote, number>> {
  const rows = await db
    .selectFrom('order_events')
    .select(['note', (eb) => eb.fn.countAll<number>().as('n')])
    .where('order_id', '=', orderId)
    .where('note', 'in', notes)
    .groupBy('note')
    .execute();
  return new Map(rows.flatMap(({ note, n }) => (note ? [[note, Number(n)] as const] : [])));
}
