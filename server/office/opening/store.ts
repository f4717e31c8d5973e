import type { Reader, Tx } from '../../platform/database/database.ts';

/** The moment of the first start in production, and whether the shop had sold before it. */
export type FirstStart = { startedAt: Date; soldBefore: boolean };

/** Records the first start of a shop in production, and returns it. A later start returns the first one. */
export async function recordFirstStart(db: Reader, at: Date): Promise<FirstStart> {
  const { sold } = await db.selectFrom('sold_ever').select('sold').executeTakeFirstOrThrow();
  await db
    .insertInto('sale_deadline')
    .values({ started_at: at, sold_before: sold === true })
    .onConflict((conflict) => conflict.column('single').doNothing())
    .execute();
  const row = await db
    .selectFrom('sale_deadline')
    .select(['started_at', 'sold_before'])
    .executeTakeFirstOrThrow();
  return { startedAt: row.started_at, soldBefore: row.sold_before };
}

/** Records the sending of warning number `n`. Returns false if it was sent already. */
export async function claimWarning(tx: Tx, n: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sale_deadline')
    .set({ mails: n })
    .where('mails', '<', n)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
