import type { CardGoods, Product } from '#contract/catalog/endpoints.ts';
import { productsPerPage, type SortOrder, sitemapProducts } from '#contract/core/rules.ts';
import { type AppError, appError } from '../platform/core/app-error.ts';
import { newId } from '../platform/core/id.ts';
import type { Reader, Tx } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { createChanges } from '../platform/realtime/changes.ts';
import type { ReviewsService } from '../reviews/service.ts';
import type { SettingsService } from '../settings/service.ts';
import type { StockService } from '../stock/service.ts';
import { readAddresses } from './addresses.ts';
import { cardsById } from './cards.ts';
import { type Order, readCursor, writeCursor } from './cursor.ts';
import { countFacets, type Facets } from './facets.ts';
import type { Filter } from './filter.ts';
import { gstRatesOn } from './gst.ts';
import type { ProductInput } from './input.ts';
import { findNear, findOfCategory, findTrending, type Kind } from './lists.ts';
import type { ProductQuery } from './match.ts';
import { defaultVariant, presentProduct } from './present.ts';
import { createQueryCache } from './query-cache.ts';
import { type ProductRow, productById, productsById } from './rows.ts';
import { readSearch } from './search.ts';
import { find, type ResultPage } from './search-index/find.ts';
import { createIndexLoader } from './search-index/index-loader.ts';
import { type Sellable, type SellableKey, sellableByKey } from './sellable.ts';
import { keepIds } from './sku-identity.ts';
import {
  deleteProduct,
  type Identified,
  insertProducts,
  lockProducts,
  overwriteProducts,
  restoreProduct,
} from './write.ts';

export type { ProductInput, SkuInput } from './input.ts';
export {
  resolveSku as meantBy,
  type Sellable,
  type SellableKey,
  type SellableRow,
  sellableColumns,
  skusByKey as keyed,
  toSellable,
} from './sellable.ts';

/** What of the list is asked for; `page` counts from 1 and is not used beside a cursor. */
export type ListQuery = Filter & { sort?: SortOrder; limit?: number; cursor?: string; page?: number };

/** A page of the list; `next` is the cursor of the page after it, null on the last one. */
export type ListPage<T> = { items: T[]; total: number; next: string | null };

type Read<T> = (ids: readonly string[]) => Promise<T[]>;

/** What the catalogue calls. */
export type CatalogParts = { stock: StockService; settings: SettingsService; reviews: ReviewsService };

/** The goods: lists, search, single products, and what carts and orders need to know of them. */
export type CatalogService = ReturnType<typeof createCatalog>;

const isId = (text: string): boolean => /^[0-9a-z]{16}$/.test(text);
const hourMs = 3_600_000;
const monthMs = 30 * 24 * hourMs;

/**
 * Makes the catalogue. Reads answer products as they go on the wire. Writes work in the caller's transaction and
 * answer the ids that changed; caches hear of them when it commits.
 */
export function createCatalog(
  { db, bus, now }: Pick<Platform, 'db' | 'bus' | 'now'>,
  { stock, settings, reviews }: CatalogParts,
) {
  const changes = createChanges('catalog', bus);
  const fresh = createQueryCache(500);
  const sources = [changes.subscribe, stock.onChange, reviews.onChange];
  const keeper = createIndexLoader(db);
  const changed = (ids: readonly string[]) => {
    fresh.drop();
    keeper.changed(ids);
  };
  for (const on of sources) on(changed);
  bus.on('catalog', (id) => changed([id]));
  bus.onLost(() => {
    fresh.drop();
    keeper.drop();
  });

  const seek = async ({ q, ...filter }: Filter): Promise<ProductQuery> => ({
    ...filter,
    search: await fresh.get(`search ${q}`, () => readSearch(db, q)),
  });

  /** An answer kept until something changes. */
  const kept = <T>(name: string, filter: Filter, read: (sought: ProductQuery) => Promise<T>): Promise<T> =>
    fresh.get(`${name} ${JSON.stringify(filter)}`, async () => read(await seek(filter)));

  /** A product's row. A page asks for the product and for what is near it: once is enough. */
  const rowOf = (id: string): Promise<ProductRow | undefined> =>
    isId(id) ? fresh.share(`row ${id}`, () => productById(db, id)) : Promise.resolve(undefined);

  /** What is near a kind of products. Most categories fill the list alone, so that brands need not be looked at. */
  async function near({ category, brand }: Kind, limit: number): Promise<readonly Product[]> {
    const ofCategory = await fresh.get(`near ${limit} ${category}`, async () =>
      (await findOfCategory(db, category, limit)).map(presentProduct),
    );
    if (ofCategory.length >= limit) return ofCategory;
    return fresh.get(`near ${limit} ${JSON.stringify([category, brand])}`, async () =>
      (await findNear(db, { category, brand }, limit)).map(presentProduct),
    );
  }

  /** Products in the shop by id, in the order of the ids; those that are gone are left out. */
  const byIds = async (ids: readonly string[]): Promise<Product[]> =>
    (await productsById(db, ids)).map(presentProduct);

  /** A window of the list, with its products as they are now. */
  async function open<T>(sought: ProductQuery, window: ResultPage, read: Read<T>): Promise<ListPage<T>> {
    const { ids, total, next } = find(await keeper.table(), sought, window);
    const items = await read(ids);
    return { items, total, next: next && writeCursor(window.order, next) };
  }

  /** A page of the products that match: by relevance for a search without a sort order, else the newest first. */
  async function list<T>(
    { sort, limit = productsPerPage, cursor, page = 1, ...filter }: ListQuery,
    read: Read<T>,
  ): Promise<ListPage<T>> {
    const order: Order = sort ?? (filter.q ? 'relevance' : 'newest');
    const from = readCursor(cursor, order);
    return open(await seek(filter), { order, limit, cursor: from, offset: (page - 1) * limit }, read);
  }

  const identify = (input: ProductInput, known: Parameters<typeof keepIds>[1]): Identified => ({
    ...input,
    id: input.id ?? newId(now()),
    skus: keepIds(input.skus, known, () => newId(now())),
  });

  /**
   * Writes products over themselves. Their SKUs keep their ids: by id, else by name, else by code; what is no longer
   * there is taken off sale. `available` of a SKU is a count on the shelf.
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
    /** A page of the list. */
    list: (query: ListQuery): Promise<ListPage<Product>> => list(query, byIds),

    /** The same page as cards. */
    cards: (query: ListQuery): Promise<ListPage<CardGoods>> => list(query, (ids) => cardsById(db, ids)),

    /** GST rates of products on a day, for invoices: see {@link gstRatesOn}. */
    gstRates: gstRatesOn,

    /** Every product, the newest first, up to the limit of the settings. */
    async all(): Promise<ListPage<Product>> {
      const { productListLimit: limit } = await settings.all();
      const none: ProductQuery = { search: null, category: [], brand: [], size: [], price: null };
      return open(none, { order: 'newest', limit, cursor: null, offset: 0 }, byIds);
    },

    /** The counts beside the filters. */
    async facets(filter: Filter): Promise<Facets> {
      const sought = await seek(filter);
      return countFacets(await keeper.table(), sought);
    },

    /** Most sold in 30 days, then the newest; all can be bought. */
    async trending(filter: Filter, limit: number): Promise<Product[]> {
      // Sales fall out of the thirty days without anybody writing: kept for the hour at most.
      const hour = Math.floor(now().getTime() / hourMs);
      const since = new Date((hour + 1) * hourMs - monthMs);
      return kept(`trending ${limit} ${hour}`, filter, async (sought) =>
        (await findTrending(db, sought, { since, limit })).map(presentProduct),
      );
    },

    /** All products by id with their last change, 20,000 a page from 1: two languages of them stay below a sitemap's 50,000. */
    addresses: (page: number) =>
      fresh.get(`addresses ${page}`, () => readAddresses(db, { page, size: sitemapProducts })),

    /** One product with its reviews. */
    async single(id: string) {
      const row = await rowOf(id);
      if (!row) return appError('product_not_found');
      const product = presentProduct(row);
      const written = product.rating ? await reviews.ofProduct(id) : [];
      return { ...product, defaultVariant: defaultVariant(product), reviews: written };
    },

    /** Other products to look at beside this one. */
    async related(id: string, limit: number): Promise<Product[] | AppError> {
      const row = await rowOf(id);
      if (!row) return appError('product_not_found');
      return (await near(row, limit + 1)).filter((product) => product._id !== id).slice(0, limit);
    },

    byIds,

    /** What each (product, variant or size) means now, in their order, with a fault where it means nothing on sale. */
    sellable: (reader: Reader, keys: readonly SellableKey[]): Promise<(Sellable | AppError)[]> =>
      sellableByKey(reader, keys),

    /** Adds products with their SKUs and first stock. Answers their ids in the order of the inputs. */
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

    /** Writes a product over itself; see `overwrite`. */
    update: (tx: Tx, id: string, input: ProductInput): Promise<string[] | AppError> =>
      overwrite(tx, [{ ...input, id }]),

    /** The same for many at once, all or none. */
    updateMany: overwrite,

    /** Takes a product out of the shop. Carts show it as gone, orders keep their snapshot. */
    async remove(tx: Tx, id: string, by: string | null = null): Promise<string[] | AppError> {
      if (!isId(id) || !(await lockProducts(tx, [id])).has(id)) return appError('product_not_found');
      await deleteProduct(tx, id, now(), by);
      await changes.publish(tx, [id]);
      return [id];
    },

    /** Puts a deleted product back into the shop. */
    async restore(tx: Tx, id: string, by: string): Promise<string[] | AppError> {
      if (!isId(id) || !(await restoreProduct(tx, id, now(), by))) return appError('product_not_found');
      await changes.publish(tx, [id]);
      return [id];
    },

    /** Hears of products that changed in this process in any way, before the change is answered. */
    onChange(listener: (productIds: readonly string[]) => void): () => void {
      const ends = sources.map((on) => on(listener));
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
