import { sql } from 'kysely';
import type { Tx } from '../platform/database/database.ts';
import { newId } from '../platform/id.ts';
import { indiaDay } from '../platform/india-time.ts';
import type { ProductInput, SkuInput } from './input.ts';
import { searchName, searchTokens } from './text.ts';

/** A product with its id decided, ready to be written. */
export type Identified = Omit<ProductInput, 'id' | 'skus'> & {
  id: string;
  skus: (SkuInput & { id: string })[];
};

const chunkSize = 1000;

async function inChunks<T>(rows: readonly T[], insert: (chunk: T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += chunkSize)
    await insert(rows.slice(start, start + chunkSize));
}

function productColumns(product: Identified, at: Date) {
  const prices = product.skus.map((sku) => sku.price);
  return {
    name: product.name,
    mini_desc: product.miniDesc,
    description: product.description,
    translations: JSON.stringify(product.translations),
    tags: product.tags,
    search_words: product.searchWords,
    category: product.category,
    subcategory: product.subcategory,
    brand: product.brand,
    how_to_wear: product.howToWear,
    benefits: product.benefits,
    best_days: product.bestDays,
    has_variants: product.hasVariants,
    size_type: product.sizeType,
    hsn: product.hsn,
    customised: product.customised,
    featured: product.featured,
    priority: product.priority,
    min_price: Math.min(...prices),
    max_price: Math.max(...prices),
    sizes: product.skus.map((sku) => sku.name).filter(Boolean),
    search_tokens: searchTokens({ ...product, nameHi: product.translations.hi?.name }),
    search_name: searchName({ name: product.name, nameHi: product.translations.hi?.name }),
    updated_at: at,
  };
}

const skuColumns = (productId: string, sku: SkuInput & { id: string }, position: number) => ({
  id: sku.id,
  product_id: productId,
  position,
  name: sku.name,
  gram: sku.gram,
  price: sku.price,
  code: sku.code,
  is_default: sku.isDefault,
});

const imageRows = (product: Identified, at: Date) =>
  product.images.map((url, position) => ({ id: newId(at), product_id: product.id, position, url }));

const rateRow = ({ id, gst }: Identified, at: Date) =>
  gst === null ? [] : [{ product_id: id, valid_from: indiaDay(at), basis_points: gst }];

/** Makes the words of products known to the search; words stay known when their last product goes. */
async function learnWords(tx: Tx, products: readonly { search_tokens: string[] }[]): Promise<void> {
  const words = [...new Set(products.flatMap((product) => product.search_tokens))].sort();
  await sql`insert into search_vocabulary select unnest(${words}::text[]) on conflict do nothing`.execute(tx);
}

/** Inserts new products with pictures, rates and SKUs; the SKUs are still empty shelves. */
export async function insertProducts(tx: Tx, products: readonly Identified[], at: Date): Promise<void> {
  const rows = products.map((product) => ({
    id: product.id,
    slug: product.slug ?? null,
    created_at: product.createdAt ?? at,
    ...productColumns(product, product.createdAt ?? at),
  }));
  await inChunks(rows, (chunk) => tx.insertInto('products').values(chunk).execute());
  await learnWords(tx, rows);
  const images = products.flatMap((product) => imageRows(product, at));
  await inChunks(images, (chunk) => tx.insertInto('product_images').values(chunk).execute());
  const rates = products.flatMap((product) => rateRow(product, product.createdAt ?? at));
  await inChunks(rates, (chunk) => tx.insertInto('product_gst_rates').values(chunk).execute());
  const skus = products.flatMap((product) => product.skus.map((sku, i) => skuColumns(product.id, sku, i)));
  await inChunks(skus, (chunk) => tx.insertInto('skus').values(chunk).execute());
}

/** Writes a product over itself: pictures replaced, the rate dated from today, SKUs kept by id. */
export async function overwriteProduct(tx: Tx, product: Identified, at: Date): Promise<void> {
  const columns = productColumns(product, at);
  await tx.updateTable('products').set(columns).where('id', '=', product.id).execute();
  await learnWords(tx, [columns]);
  await tx.deleteFrom('product_images').where('product_id', '=', product.id).execute();
  const images = imageRows(product, at);
  if (images.length > 0) await tx.insertInto('product_images').values(images).execute();
  for (const rate of rateRow(product, at)) {
    await tx
      .insertInto('product_gst_rates')
      .values(rate)
      .onConflict((conflict) =>
        conflict.columns(['product_id', 'valid_from']).doUpdateSet({ basis_points: rate.basis_points }),
      )
      .execute();
  }
  await overwriteSkus(tx, product, at);
}

async function overwriteSkus(tx: Tx, product: Identified, at: Date): Promise<void> {
  const kept = product.skus.map((sku) => sku.id);
  await tx
    .updateTable('skus')
    .set({ deleted_at: at, is_default: false })
    .where('product_id', '=', product.id)
    .where('deleted_at', 'is', null)
    .where('id', 'not in', kept)
    .execute();
  // Two SKUs may trade names or the default; for an instant each is called by its id, which nothing else is.
  await tx.updateTable('skus').set({ name: sql`id`, is_default: false }).where('id', 'in', kept).execute();
  await tx
    .insertInto('skus')
    .values(product.skus.map((sku, i) => skuColumns(product.id, sku, i)))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        position: row.ref('excluded.position'),
        name: row.ref('excluded.name'),
        gram: row.ref('excluded.gram'),
        price: row.ref('excluded.price'),
        code: row.ref('excluded.code'),
        is_default: row.ref('excluded.is_default'),
        deleted_at: null,
      })),
    )
    .execute();
}

/** Locks a product and its live SKUs, in the order of their ids, and answers these; null when it is not in the shop. */
export async function lockProduct(
  tx: Tx,
  id: string,
): Promise<{ id: string; name: string; code: string | null }[] | null> {
  const product = await tx
    .selectFrom('products')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!product) return null;
  return tx
    .selectFrom('skus')
    .select(['id', 'name', 'code'])
    .where('product_id', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Takes a product out of the shop; orders and carts still know it. */
export async function deleteProduct(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('products').set({ deleted_at: at, updated_at: at }).where('id', '=', id).execute();
}
