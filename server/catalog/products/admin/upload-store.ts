import type { Reader, Tx } from '../../../platform/database/database.ts';

/** Records uploaded pictures that no product uses yet. */
export const insertUploads = (
  db: Reader,
  rows: readonly { url: string; created_at: Date; created_by: string }[],
) => db.insertInto('product_uploads').values(rows).execute();

/** Locks uploads made before an instant, oldest first, and returns their URLs. Skips those that others have locked. */
export async function lockOldUploads(
  tx: Tx,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('product_uploads')
    .select('url')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ url }) => url);
}

/** Deletes the records of uploads. */
export const deleteUploads = (tx: Tx, urls: readonly string[]) =>
  tx.deleteFrom('product_uploads').where('url', 'in', urls).execute();
