import type { Reader } from '../../platform/database/database.ts';

/** A sitemap entry: the product's id and when its page last changed. */
export type SitemapEntry = { _id: string; updatedAt: string };

/**
 * Returns one page of the products in the shop and their total. Ordered by id, so that a page holds the same products
 * from one day to the next.
 */
export async function readSitemapPage(
  db: Reader,
  { page, size }: { page: number; size: number },
): Promise<{ total: number; products: SitemapEntry[] }> {
  const listed = db
    .selectFrom('products')
    .where('deleted_at', 'is', null)
    .where('state', '=', 'published')
    .where('service', 'is', null);
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
