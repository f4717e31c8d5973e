import type { Reader, Tx } from '../../../platform/database/database.ts';

/** Inserts a staff note. */
export const insertNote = (tx: Tx, note: { orderId: string; actorId: string; text: string; at: Date }) =>
  tx
    .insertInto('order_notes')
    .values({ order_id: note.orderId, actor_id: note.actorId, text: note.text, at: note.at })
    .execute();

/** Lists the notes of an order, oldest first; at most 500. */
export const notesOf = (db: Reader, orderId: string) =>
  db
    .selectFrom('order_notes')
    .select(['id', 'at', 'actor_id', 'text'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .limit(500)
    .execute();

/** Counts a person's orders, without unpaid online ones. */
export async function countOrdersOf(db: Reader, userId: string): Promise<number> {
  const row = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .where('payment_status', 'not in', ['Initiated', 'Failed'])
    .executeTakeFirst();
  return Number(row?.n ?? 0);
}
