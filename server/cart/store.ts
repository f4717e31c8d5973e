import type { Reader, Tx } from '../platform/database/database.ts';

/** A line as it is kept: a SKU and how many pieces are wanted. */
export type CartRow = { id: string; skuId: string; quantity: number };

/** The lines of a cart, the first added first. */
export const readLines = (db: Reader, userId: string): Promise<CartRow[]> =>
  db
    .selectFrom('cart_lines')
    .select(['id', 'sku_id as skuId', 'quantity'])
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();

/** Adds a line; false when this SKU is in the cart already (of two adds at the same instant, one is told so). */
export async function insertLine(db: Reader, line: CartRow & { userId: string; at: Date }): Promise<boolean> {
  const added = await db
    .insertInto('cart_lines')
    .values({
      id: line.id,
      user_id: line.userId,
      sku_id: line.skuId,
      quantity: line.quantity,
      added_at: line.at,
    })
    .onConflict((conflict) => conflict.constraint('cart_lines_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Sets the quantity of a line. */
export const setQuantity = (db: Reader, id: string, quantity: number) =>
  db.updateTable('cart_lines').set({ quantity }).where('id', '=', id).execute();

/** Removes lines by SKU. */
export async function deleteSkus(db: Reader | Tx, userId: string, skuIds: readonly string[]): Promise<void> {
  if (skuIds.length === 0) return;
  await db.deleteFrom('cart_lines').where('user_id', '=', userId).where('sku_id', 'in', skuIds).execute();
}

/** Removes every line. */
export const deleteAll = (db: Reader, userId: string) =>
  db.deleteFrom('cart_lines').where('user_id', '=', userId).execute();
