import type { Reader, Tx } from '../../platform/database/database.ts';

/** Returns the product ids of a wishlist, last added first. */
export async function readProductIds(db: Reader, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('wishlist_items')
    .select('product_id')
    .where('user_id', '=', userId)
    .orderBy('added_at', 'desc')
    .orderBy('product_id')
    .execute();
  return rows.map((row) => row.product_id);
}

/** Adds a product. An existing one keeps its position. */
export async function insertItem(
  tx: Tx,
  item: { userId: string; productId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('wishlist_items')
    .values({ user_id: item.userId, product_id: item.productId, added_at: item.at })
    .onConflict((conflict) => conflict.columns(['user_id', 'product_id']).doNothing())
    .execute();
}

/** Removes products. */
export async function deleteItems(db: Reader, userId: string, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  await db
    .deleteFrom('wishlist_items')
    .where('user_id', '=', userId)
    .where('product_id', 'in', productIds)
    .execute();
}
