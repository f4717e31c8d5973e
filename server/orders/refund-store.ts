import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '../platform/database/database.ts';
import type { OrderRefunds } from '../platform/database/tables.gen.ts';

/** A row of `order_refunds`. */
export type OrderRefundRow = Selectable<OrderRefunds>;

/** Lists the refunds that admins requested for an order, oldest first. */
export const orderRefunds = (db: Reader, orderId: string): Promise<OrderRefundRow[]> =>
  db
    .selectFrom('order_refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Finds a refund by its idempotency key. */
export const findOrderRefund = (
  db: Reader,
  orderId: string,
  key: string,
): Promise<OrderRefundRow | undefined> =>
  db
    .selectFrom('order_refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('key', '=', key)
    .executeTakeFirst();

/** Inserts a refund. Throws the unique violation `order_refunds_once` for a repeated key. */
export const insertOrderRefund = (tx: Tx, row: Insertable<OrderRefunds>): Promise<OrderRefundRow> =>
  tx.insertInto('order_refunds').values(row).returningAll().executeTakeFirstOrThrow();
