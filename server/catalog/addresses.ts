import type { Reader } from '../platform/database/database.ts';

/** A product for search engines: its id, and when its page last changed in a way that its texts or prices show. */
export type ProductAddress = { _id: string; updatedAt: string };

/** A page of all products in the shop, by id, so that a page holds the same ones from one day to the next; and how many there are. */
export async function readAddresses(
  db: Reader,
  { page, size }: { page: number; size: number },
): Promise<{ total: number; products: ProductAddress[] }> {
  const listed = db.selectFrom('products').where('deleted_at', 'is', null);
  const [{ total }, rows] = await Promise.all([
    listed.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    listed
      .select(['id', 'updated_at as updatedAt'])
      .orderBy('id')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
  ]);
  return {
    total: Number(total),
    products: rows.map(({ id, updatedAt }) => ({ _id: id, updatedAt: updatedAt.toISOString() })),
  };
}
