import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../platform/database/database.ts';

/** Pieces of a SKU that a buyer's own open order reserves. */
export type ReservedLine = { sku_id: string; quantity: number };

/** Queries what a buyer's own open order reserves. Only this buyer can still buy these pieces. */
export const reservedLines = (userId: string): RawBuilder<ReservedLine> => sql`
  select i.sku_id, i.quantity from orders o join order_items i on i.order_id = o.id
  where o.user_id = ${userId} and o.reserved_until is not null`;

/** Returns the pieces that a buyer's own open order reserves, by SKU id. */
export async function reservedByBuyer(db: Reader, userId: string): Promise<Map<string, number>> {
  const { rows } = await reservedLines(userId).execute(db);
  return new Map(rows.map((line) => [line.sku_id, line.quantity]));
}
