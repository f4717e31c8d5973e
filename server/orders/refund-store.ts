import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '../platform/database/database.ts';
import type { OrderRefunds } from '../platform/database/tables.gen.ts';

/** A row of `order_refunds`. */
export type OrderRefundRow = Selectable<OrderRefunds>;

/** What the desk sent back of an order, the first first. */
export const orderRefunds = (db: Reader, orderId: string): Promise<OrderRefundRow[]> =>
  db
    .selectFrom('order_refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** The refund that a wish made, if it was heard before. */
export const orderRefundOf = (
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

/** Keeps a refund; throws `order_refunds_once` when this wish was kept before. */
export const insertOrderRefund = (tx: Tx, row: Insertable<OrderRefunds>): Promise<OrderRefundRow> =>
  tx.insertInto('order_refunds').values(row).returningAll().executeTakeFirstOrThrow();
