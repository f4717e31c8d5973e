import type { CardProduct, Product } from '#contract/catalog/endpoints.ts';
import { productsPerPage, type SortOrder, sitemapProducts } from '#contract/core/rules.ts';
import { type AppError, appError } from '../platform/core/app-error.ts';
import { newId } from '../platform/core/id.ts';
import type { Reader, Tx } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { createChanges } from '../platform/realtime/changes.ts';
import type { ReviewsService } from '../reviews/service.ts';
import type { SettingsService } from '../settings/service.ts';
import type { StockService } from '../stock/service.ts';
import { cardsById } from './card-store.ts';
import { type Order, readCursor, writeCursor } from './cursor.ts';
import { countFacets, type Facets } from './facets.ts';
import type { Filter } from './filter.ts';
import { gstRatesOn } from './gst-store.ts';
import type { ProductInput } from './input.ts';
import { findNear, findOfCategory, findTrending, type Kind } from './list-store.ts';
import type { ProductQuery } from './match-sql.ts';
import { defaultVariant, presentProduct } from './present.ts';
import { type ProductRow, productById, productsById } from './product-store.ts';
import { createQueryCache } from './query-cache.ts';
import { find, type ResultPage } from './search-index/find.ts';
import { createIndexLoader } from './search-index/index-loader.ts';
import { readSearch } from './search-store.ts';
import { type Sellable, type SellableKey, sellableByKey } from './sellable-store.ts';
import { readSitemapPage } from './sitemap-store.ts';
import { assignSkuIds } from './sku-identity.ts';
import {
  deleteProduct,
  type Identified,
  insertProducts,
  lockProducts,
  overwriteProducts,
  restoreProduct,
} from './write-store.ts';

export type { ProductInput, SkuInput } from './input.ts';
export {
  joinSku,
  resolveSku,
  type Sellable,
  type SellableKey,
  type SellableRow,
  sellableColumns,
  skusByKey,
  toSellable,
} from './sellable-store.ts';

/** A query of the product list. `page` counts from 1 and is ignored with a cursor. */
export type ListQuery = Filter & { sort?: SortOrder; limit?: number; cursor?: string; page?: number };

/** A page of the list. `next` is the cursor of the next page, null on the last. */
export type ListPage<T> = { items: T[]; total: number; next: string | null };

type Read<T> = (ids: readonly string[]) => Promise<T[]>;

/** The services that the catalogue depends on. */
export type CatalogParts = { stock: StockService; settings: SettingsService; reviews: ReviewsService };

/** Product lists, search, single products, and the SKUs for carts and orders. */
export type CatalogService = ReturnType<typeof createCatalog>;

const isId = (text: string): boolean => /^[0-9a-z]{16}$/.test(text);
const hourMs = 3_600_000;
const monthMs = 30 * 24 * hourMs;

/**
 * Creates the catalogue. Reads return products in the format of the API. Writes run in the caller's transaction and
 * return the ids that changed; caches are invalidated on commit.
 */
export function createCatalog(
  { db, bus, now }: Pick<Platform, 'db' | 'bus' | 'now'>,
  { stock, settings, reviews }: CatalogParts,
) {
  const changes = createChanges('catalog', bus);
  const queries = createQueryCache(500);
  const changeSources = [changes.subscribe, stock.onChange, reviews.onChange];
  const index = createIndexLoader(db);
  const changed = (ids: readonly string[]) => {
    queries.drop();
    index.changed(ids);
  };
  for (const on of changeSources) on(changed);
  bus.subscribe('catalog', (id) => changed([id]));
  bus.onConnectionChange(() => {
    queries.drop();
    index.drop();
  });

  const resolveQuery = async ({ q, ...filter }: Filter): Promise<ProductQuery> => ({
    ...filter,
    search: await queries.get(`search ${q}`, () => readSearch(db, q)),
  });

  /** Caches the result of a query until a product changes. */
  const cached = <T>(name: string, filter: Filter, read: (query: ProductQuery) => Promise<T>): Promise<T> =>
    queries.get(`${name} ${JSON.stringify(filter)}`, async () => read(await resolveQuery(filter)));

  /** Returns a product's row. A page loads the product and its related ones concurrently, which share one query. */
  const rowOf = (id: string): Promise<ProductRow | undefined> =>
    isId(id) ? queries.share(`row ${id}`, () => productById(db, id)) : Promise.resolve(undefined);

  /** Lists related products. Most categories fill the list alone, so that the query by brand is rarely needed. */
  async function near({ category, brand }: Kind, limit: number): Promise<readonly Product[]> {
    const ofCategory = await queries.get(`near ${limit} ${category}`, async () =>
      (await findOfCategory(db, category, limit)).map(presentProduct),
    );
    if (ofCategory.length >= limit) return ofCategory;
    return queries.get(`near ${limit} ${JSON.stringify([category, brand])}`, async () =>
      (await findNear(db, { category, brand }, limit)).map(presentProduct),
    );
  }

  /** Returns products in the shop, in the order of the ids. Deleted ones are omitted. */
  const byIds = async (ids: readonly string[], reader: Reader = db): Promise<Product[]> =>
    (await productsById(reader, ids)).map(presentProduct);

  /** Returns a page of matching products. The index gives the ids; the products are read from the database. */
  async function readPage<T>(query: ProductQuery, window: ResultPage, read: Read<T>): Promise<ListPage<T>> {
    const { ids, total, next } = find(await index.table(), query, window);
    const items = await read(ids);
    return { items, total, next: next && writeCursor(window.order, next) };
  }

  /** Returns a page of matching products: by relevance for a search without a sort order, else newest first. */
  async function list<T>(
    { sort, limit = productsPerPage, cursor, page = 1, ...filter }: ListQuery,
    read: Read<T>,
  ): Promise<ListPage<T>> {
    const order: Order = sort ?? (filter.q ? 'relevance' : 'newest');
    const from = readCursor(cursor, order);
    return readPage(
      await resolveQuery(filter),
      { order, limit, cursor: from, offset: (page - 1) * limit },
      read,
    );
  }

  const identify = (input: ProductInput, known: Parameters<typeof assignSkuIds>[1]): Identified => ({
    ...input,
    id: input.id ?? newId(now()),
    skus: assignSkuIds(input.skus, known, () => newId(now())),
  });

  /**
   * Updates products. SKUs keep their ids, matched by id, then name, then code; missing ones are soft-deleted.
   * `available` sets the stock, without reserved pieces.
   */
  async function overwrite(
    tx: Tx,
    inputs: readonly (ProductInput & { id: string })[],
  ): Promise<string[] | AppError> {
    const ids = inputs.map(({ id }) => id);
    if (!ids.every(isId)) return appError('product_not_found');
    const known = await lockProducts(tx, ids);
    if (known.size < new Set(ids).size) return appError('product_not_found');
    const products = inputs.map((input) => identify(input, known.get(input.id) ?? []));
    await overwriteProducts(tx, products, now());
    const counted = products.flatMap(({ skus }) =>
      skus.map(({ id, available }) => ({ skuId: id, available })),
    );
    await stock.setAvailable(tx, counted, 'counted');
    await changes.publish(tx, ids);
    return ids;
  }

  return {
    /** Returns a page of the list. */
    list: (query: ListQuery): Promise<ListPage<Product>> => list(query, (ids) => byIds(ids)),

    /** Returns a page of the list as cards. */
    cards: (query: ListQuery): Promise<ListPage<CardProduct>> => list(query, (ids) => cardsById(db, ids)),

    /** Loads GST rates of products by day, for invoices. See {@link gstRatesOn}. */
    gstRates: gstRatesOn,

    /** Returns all products, newest first, up to `productListLimit` of the settings. */
    async all(): Promise<ListPage<Product>> {
      const { productListLimit: limit } = await settings.all();
      const none: ProductQuery = { search: null, category: [], brand: [], size: [], price: null };
      return readPage(none, { order: 'newest', limit, cursor: null, offset: 0 }, (ids) => byIds(ids));
    },

    /** Returns the facet counts. */
    async facets(filter: Filter): Promise<Facets> {
      const query = await resolveQuery(filter);
      return countFacets(await index.table(), query);
    },

    /** Returns the best sellers of 30 days, then the newest. All are in stock. */
    async trending(filter: Filter, limit: number): Promise<Product[]> {
      // Sales leave the 30 days without a write, so the result is cached for at most an hour.
      const hour = Math.floor(now().getTime() / hourMs);
      const since = new Date((hour + 1) * hourMs - monthMs);
      return cached(`trending ${limit} ${hour}`, filter, async (query) =>
        (await findTrending(db, query, { since, limit })).map(presentProduct),
      );
    },

    /**
     * Returns a page of sitemap entries: 20,000 products, because a sitemap holds 50,000 URLs and each
     * product has two.
     */
    addresses: (page: number) =>
      queries.get(`addresses ${page}`, () => readSitemapPage(db, { page, size: sitemapProducts })),

    /** Returns a product with its reviews. */
    async single(id: string) {
      const row = await rowOf(id);
      if (!row) return appError('product_not_found');
      const product = presentProduct(row);
      const productReviews = product.rating ? await reviews.ofProduct(id) : [];
      return { ...product, defaultVariant: defaultVariant(product), reviews: productReviews };
    },

    /** Returns related products. */
    async related(id: string, limit: number): Promise<Product[] | AppError> {
      const row = await rowOf(id);
      if (!row) return appError('product_not_found');
      return (await near(row, limit + 1)).filter((product) => product._id !== id).slice(0, limit);
    },

    byIds,

    /** Resolves keys to SKUs, in order, with an error for each key without a SKU on sale. */
    sellable: (reader: Reader, keys: readonly SellableKey[]): Promise<(Sellable | AppError)[]> =>
      sellableByKey(reader, keys),

    /** Adds products with SKUs and initial stock. Returns their ids in the order of the inputs. */
    async create(tx: Tx, inputs: readonly ProductInput[]): Promise<string[]> {
      const products = inputs.map((input) => identify(input, []));
      await insertProducts(tx, products, now());
      await stock.receive(
        tx,
        products.flatMap(({ skus, createdAt: at }) =>
          skus.map((sku) => ({ skuId: sku.id, quantity: sku.available, at })),
        ),
      );
      const ids = products.map((product) => product.id);
      await changes.publish(tx, ids);
      return ids;
    },

    /** Updates a product; see `overwrite`. */
    update: (tx: Tx, id: string, input: ProductInput): Promise<string[] | AppError> =>
      overwrite(tx, [{ ...input, id }]),

    /** Updates many products, all or none; see `overwrite`. */
    updateMany: overwrite,

    /** Soft-deletes a product. Carts show it as gone; orders keep their snapshot. */
    async remove(tx: Tx, id: string, by: string | null = null): Promise<string[] | AppError> {
      if (!isId(id) || !(await lockProducts(tx, [id])).has(id)) return appError('product_not_found');
      await deleteProduct(tx, id, now(), by);
      await changes.publish(tx, [id]);
      return [id];
    },

    /** Restores a deleted product. */
    async restore(tx: Tx, id: string, by: string): Promise<string[] | AppError> {
      if (!isId(id) || !(await restoreProduct(tx, id, now(), by))) return appError('product_not_found');
      await changes.publish(tx, [id]);
      return [id];
    },

    /** Subscribes to product changes of this process, stock and reviews included, before the write is answered. */
    onChange(listener: (productIds: readonly string[]) => void): () => void {
      const ends = changeSources.map((on) => on(listener));
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
