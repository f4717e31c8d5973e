import { sql } from 'kysely';
import type { ProductFacts } from '#contract/catalog/products/facts/kinds.ts';
import type { Paise } from '../../platform/core/money.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { type GstRate, gstRates, toGstRate } from './gst-store.ts';

/** The product of a service, also a deleted one. `available` is 0 while it is paused. */
export type ServiceProduct = {
  productId: string;
  skuId: string;
  price: Paise;
  hsn: string;
  gstRates: GstRate[];
  available: number;
  deleted: boolean;
};

/** Finds the product of a service. There is at most one. */
export async function findService(db: Reader, service: 'energisation'): Promise<ServiceProduct | null> {
  const { rows } = await sql<Omit<ServiceProduct, 'gstRates'> & { gstRates: string[] }>`
    select p.id as "productId", s.id as "skuId", s.price, p.hsn, ${gstRates} as "gstRates", s.available,
      p.deleted_at is not null as deleted
    from products p join skus s on s.product_id = p.id and s.deleted_at is null
    where p.service = ${service} order by s.position limit 1`.execute(db);
  const [row] = rows;
  return row ? { ...row, gstRates: row.gstRates.map(toGstRate) } : null;
}

/** Sets the price of a service, in paise. */
export async function setServicePrice(
  tx: Tx,
  { productId, skuId }: ServiceProduct,
  price: Paise,
): Promise<void> {
  await tx.updateTable('skus').set({ price }).where('id', '=', skuId).execute();
  await tx
    .updateTable('products')
    .set({ min_price: price, max_price: price, version: sql`version + 1` })
    .where('id', '=', productId)
    .execute();
}

/** The nature of a product, also of a deleted one: its category and its facts. */
export type ProductNature = { category: string; facts: ProductFacts };

/** Reads what products are, by their ids. */
export async function readNatures(db: Reader, ids: readonly string[]): Promise<Map<string, ProductNature>> {
  const { rows } = await sql<ProductNature & { id: string }>`
    select id, category, facts from products where id = any(${ids})`.execute(db);
  return new Map(rows.map(({ id, ...nature }) => [id, nature]));
}
