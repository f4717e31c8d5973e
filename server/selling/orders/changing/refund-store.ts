import { type Insertable, type Selectable, sql } from 'kysely';
import type { Paise } from '../../../platform/core/money.ts';
import type { Reader, Tx } from '../../../platform/database/database.ts';
import type { OrderRefundLines, OrderRefunds } from '../../../schema/tables.gen.ts';

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

/** Inserts the lines that a refund is about. A trigger counts their pieces, and a check refuses more than a line has. */
export async function insertRefundLines(tx: Tx, rows: Insertable<OrderRefundLines>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('order_refund_lines').values(rows).execute();
}

/** The pieces of a line that have gone back, by refunds and accepted returns, and what was given for them, in paise. */
export type GoneItems = { pieces: number; given: Paise };

/** Returns what has gone back of an order, by line. */
export async function goneItems(db: Reader, orderId: string): Promise<Map<string, GoneItems>> {
  const { rows } = await sql<{ id: string; pieces: number; given: Paise }>`
    select i.id, (i.refunded + coalesce(r.pieces, 0))::int as pieces, (coalesce(r.paid, 0) + coalesce(l.amount, 0))::bigint as given
      from order_items i
      left join lateral (select sum(quantity) as pieces, sum(paid) as paid from returning_pieces
                          where order_item_id = i.id and gone) r on true
      left join lateral (select sum(amount) as amount from order_refund_lines where order_item_id = i.id) l on true
     where i.order_id = ${orderId}`.execute(db);
  return new Map(rows.map(({ id, pieces, given }) => [id, { pieces, given }]));
}

/** Returns the pieces of lines that are in an open or accepted return, by line. */
export async function returningPieces(db: Reader, itemIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; pieces: number }>`
    select order_item_id as id, sum(quantity)::int as pieces from returning_pieces
     where order_item_id = any(${itemIds}) and claimed group by 1`.execute(db);
  return new Map(rows.map(({ id, pieces }) => [id, pieces]));
}

/** Returns whether the items of an order `o` were refunded, all of them, so that nothing is left to send. */
export const nothingLeft = sql<boolean>`not exists (select from order_items left_items
  where left_items.order_id = o.id and left_items.quantity > left_items.refunded and left_items.snapshot ->> 'service' is null)`;

/** Returns whether all items of an order were refunded. */
export async function isAllRefunded(db: Reader, orderId: string): Promise<boolean> {
  const { rows } = await sql<{
    all: boolean;
  }>`select ${nothingLeft} as all from orders o where o.id = ${orderId}`.execute(db);
  return rows[0]?.all === true;
}
