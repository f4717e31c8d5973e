import { sql } from 'kysely';
import type { ProductState } from '#contract/catalog/products/rules.ts';
import { indiaDay } from '#contract/core/india-time.ts';
import { newId } from '../../platform/core/id.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { ProductInput, SkuInput } from './input.ts';
import { searchName, searchTokens } from './search/text.ts';

/** A product input with ids assigned. */
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
    facts: JSON.stringify(product.facts),
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
    updated_by: product.updatedBy ?? null,
  };
}

const skuColumns = (product: Identified, sku: SkuInput & { id: string }, position: number) => ({
  id: sku.id,
  product_id: product.id,
  position,
  name: sku.name,
  gram: sku.gram,
  price: sku.price,
  code: sku.code,
  is_default: sku.isDefault,
  picture: sku.picture && product.images.includes(sku.picture) ? sku.picture : null,
});

const imageRows = (product: Identified, at: Date) =>
  product.images.map((url, position) => ({
    id: newId(at),
    product_id: product.id,
    position,
    url,
    alt: product.imageAlts?.[position] ?? '',
  }));

const rateRows = ({ id, gst, gstRates }: Identified, at: Date) =>
  gstRates
    ? gstRates.map((rate) => ({ product_id: id, valid_from: rate.from, basis_points: rate.basisPoints }))
    : gst === null
      ? []
      : [{ product_id: id, valid_from: indiaDay(at), basis_points: gst }];

/** Adds the words of products to the search vocabulary. Words stay when their last product is deleted. */
async function addToVocabulary(tx: Tx, products: readonly { search_tokens: string[] }[]): Promise<void> {
  const words = [...new Set(products.flatMap((product) => product.search_tokens))].sort();
  await sql`insert into search_vocabulary select unnest(${words}::text[]) on conflict do nothing`.execute(tx);
}

/** Inserts new products with pictures, rates and SKUs. The SKUs have no stock yet. */
export async function insertProducts(tx: Tx, products: readonly Identified[], at: Date): Promise<void> {
  const rows = products.map((product) => ({
    id: product.id,
    slug: product.slug ?? null,
    service: product.service ?? null,
    state: product.state ?? 'published',
    created_at: product.createdAt ?? at,
    ...productColumns(product, product.createdAt ?? at),
  }));
  await inChunks(rows, (chunk) => tx.insertInto('products').values(chunk).execute());
  await addToVocabulary(tx, rows);
  const images = products.flatMap((product) => imageRows(product, at));
  await inChunks(images, (chunk) => tx.insertInto('product_images').values(chunk).execute());
  const rates = products.flatMap((product) => rateRows(product, product.createdAt ?? at));
  await inChunks(rates, (chunk) => tx.insertInto('product_gst_rates').values(chunk).execute());
  const skus = products.flatMap((product) => product.skus.map((sku, i) => skuColumns(product, sku, i)));
  await inChunks(skus, (chunk) => tx.insertInto('skus').values(chunk).execute());
  const prices = products
    .filter(({ state }) => (state ?? 'published') === 'published')
    .flatMap((product) =>
      product.skus.map(({ id, price }) => ({ sku_id: id, price, since: product.createdAt ?? at })),
    );
  await inChunks(prices, (chunk) => tx.insertInto('sku_prices').values(chunk).execute());
}

/** Replaces the pictures and GST rates of products. */
async function replaceRows(tx: Tx, products: readonly Identified[], at: Date): Promise<void> {
  const ids = products.map((product) => product.id);
  await tx.deleteFrom('product_images').where('product_id', 'in', ids).execute();
  const images = products.flatMap((product) => imageRows(product, at));
  await inChunks(images, (chunk) => tx.insertInto('product_images').values(chunk).execute());
  const dated = products.filter((product) => product.gstRates).map((product) => product.id);
  if (dated.length > 0) await tx.deleteFrom('product_gst_rates').where('product_id', 'in', dated).execute();
  const rates = products.flatMap((product) => rateRows(product, at));
  await inChunks(rates, (chunk) =>
    tx
      .insertInto('product_gst_rates')
      .values(chunk)
      .onConflict((conflict) =>
        conflict
          .columns(['product_id', 'valid_from'])
          .doUpdateSet((row) => ({ basis_points: row.ref('excluded.basis_points') })),
      )
      .execute(),
  );
}

/**
 * Updates products in batches of 1,000. Replaces pictures, adds or replaces dated rates, keeps SKUs by id, and
 * increments the version.
 */
export async function overwriteProducts(tx: Tx, products: readonly Identified[], at: Date): Promise<void> {
  await inChunks(products, async (chunk) => {
    const rows = chunk.map((product) => ({ id: product.id, ...productColumns(product, at) }));
    await writeProducts(tx, rows);
    await addToVocabulary(tx, rows);
    await replaceRows(tx, chunk, at);
    await overwriteSkus(tx, chunk, at);
  });
}

async function writeProducts(
  tx: Tx,
  rows: readonly ({ id: string } & ReturnType<typeof productColumns>)[],
): Promise<void> {
  const sent = rows.map((row) => ({
    ...row,
    translations: JSON.parse(row.translations),
    facts: JSON.parse(row.facts),
  }));
  await sql`
    update products p set
      name = n.name, mini_desc = n.mini_desc, description = n.description, translations = n.translations, facts = n.facts, tags = n.tags,
      search_words = n.search_words, category = n.category, subcategory = n.subcategory, brand = n.brand,
      how_to_wear = n.how_to_wear, benefits = n.benefits, best_days = n.best_days, has_variants = n.has_variants,
      size_type = n.size_type, hsn = n.hsn, customised = n.customised, featured = n.featured, priority = n.priority,
      min_price = n.min_price, max_price = n.max_price, sizes = n.sizes, search_tokens = n.search_tokens,
      search_name = n.search_name, updated_at = n.updated_at, updated_by = n.updated_by, version = p.version + 1
    from jsonb_populate_recordset(null::products, ${JSON.stringify(sent)}::jsonb) n where p.id = n.id`.execute(
    tx,
  );
}

async function overwriteSkus(tx: Tx, products: readonly Identified[], at: Date): Promise<void> {
  const skuIds = products.flatMap((product) => product.skus.map((sku) => sku.id));
  const ids = products.map((product) => product.id);
  await sql`
    update skus set deleted_at = ${at}, is_default = false
    where product_id = any(${ids}) and deleted_at is null and id <> all(${skuIds})`.execute(tx);
  // Two SKUs may swap names or the default, which are unique. Each first gets its id as a temporary name.
  await sql`update skus set name = id, is_default = false where id = any(${skuIds})`.execute(tx);
  const rows = products.flatMap((product) => product.skus.map((sku, i) => skuColumns(product, sku, i)));
  await inChunks(rows, (chunk) =>
    tx
      .insertInto('skus')
      .values(chunk)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          position: row.ref('excluded.position'),
          name: row.ref('excluded.name'),
          gram: row.ref('excluded.gram'),
          price: row.ref('excluded.price'),
          // The written price is the regular one. `applySales` begins a running sale again.
          regular_price: null,
          was_price: null,
          code: row.ref('excluded.code'),
          is_default: row.ref('excluded.is_default'),
          picture: row.ref('excluded.picture'),
          deleted_at: null,
        })),
      )
      .execute(),
  );
}

/** A locked SKU. */
export type KnownSku = { id: string; name: string; code: string | null; available: number };

/**
 * Locks products and their live SKUs, both in the order of their ids, which prevents deadlocks. Returns the SKUs by
 * product, without products that are not in the shop.
 */
export async function lockProducts(tx: Tx, ids: readonly string[]): Promise<Map<string, KnownSku[]>> {
  const { rows: products } = await sql<{ id: string }>`
    select id from products where id = any(${ids}) and deleted_at is null order by id for no key update`.execute(
    tx,
  );
  const { rows } = await sql<KnownSku & { product: string }>`
    select product_id as product, id, name, code, available from skus
    where product_id = any(${products.map(({ id }) => id)}) and deleted_at is null order by id for no key update`.execute(
    tx,
  );
  const bySku = Map.groupBy(rows, ({ product }) => product);
  return new Map(products.map(({ id }) => [id, bySku.get(id) ?? []]));
}

/** Soft-deletes a product. Orders and carts still refer to it. */
export async function deleteProduct(tx: Tx, id: string, at: Date, by: string | null): Promise<void> {
  await tx
    .updateTable('products')
    .set({ deleted_at: at, updated_at: at, updated_by: by, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Writes whether the public sees a product. The version stays: the product form does not edit it. */
export async function writeState(
  tx: Tx,
  id: string,
  { state, at, by }: { state: ProductState; at: Date; by: string },
): Promise<void> {
  await tx
    .updateTable('products')
    .set({ state, updated_at: at, updated_by: by })
    .where('id', '=', id)
    .execute();
}

/** Restores a deleted product with its SKUs. Returns false if it is not deleted or does not exist. */
export async function restoreProduct(tx: Tx, id: string, at: Date, by: string): Promise<boolean> {
  const row = await tx
    .updateTable('products')
    .set({ deleted_at: null, updated_at: at, updated_by: by, version: sql`version + 1` })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
