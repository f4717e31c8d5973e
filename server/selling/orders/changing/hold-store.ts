import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/database.ts';

/** Finds the open hold of an order. In a transaction that changes the order, its row is locked before. */
export const findOpenHold = (db: Reader, orderId: string) =>
  db
    .selectFrom('order_holds')
    .select(['id', 'reason', 'actor_id', 'at'])
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .executeTakeFirst();

/** Lists the reasons of all holds of an order, oldest first. */
export async function holdReasons(db: Reader, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('order_holds')
    .select('reason')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(({ reason }) => reason);
}

/** Returns the reasons of the open holds of orders that still wait to be sent, by order. */
export async function holdsOf(db: Reader, orderIds: readonly string[]): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; reason: string }>`
    select o.id, h.reason from order_holds h join orders o on o.id = h.order_id
     where h.order_id = any(${orderIds}) and h.released_at is null and o.status in ('Pending', 'Processing')`.execute(
    db,
  );
  return new Map(rows.map(({ id, reason }) => [id, reason]));
}

/** Opens a hold. */
export const insertHold = (tx: Tx, hold: { orderId: string; reason: string; actorId: string; at: Date }) =>
  tx
    .insertInto('order_holds')
    .values({ order_id: hold.orderId, reason: hold.reason, actor_id: hold.actorId, at: hold.at })
    .execute();

/** Ends a hold. */
export const releaseHold = (tx: Tx, hold: { id: number; actorId: string; at: Date }) =>
  tx
    .updateTable('order_holds')
    .set({ released_at: hold.at, released_by: hold.actorId })
    .where('id', '=', hold.id)
    .execute();
