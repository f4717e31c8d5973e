import type { Product } from '#contract/catalog/products/endpoints.ts';
import { sitemapProducts } from '#contract/core/rules.ts';
import type { SettingsService } from '../../base/settings/service.ts';
import type { AppError } from '../../platform/core/app-error.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { createChanges } from '../../platform/realtime/changes.ts';
import type { ReviewsService } from '../reviews/service.ts';
import type { StockService } from '../stock/service.ts';
import { gstRatesOn } from './gst-store.ts';
import { createCollectionLists } from './lists/collection-lists.ts';
import { createProductLists } from './lists/product-lists.ts';
import { createQueryCache } from './lists/query-cache.ts';
import { createSales } from './lists/sales.ts';
import { readPersonalFields } from './personal/fields-store.ts';
import { presentProduct } from './present.ts';
import { keptById, productsById } from './product-store.ts';
import { createProductWriting } from './product-writing.ts';
import { createIndexLoader } from './search/search-index/index-loader.ts';
import { productNames, type Sellable, type SellableKey, sellableByKey } from './sellable-store.ts';
import { findService, readNatures, setServicePrice } from './service-store.ts';
import { createSingleProducts } from './single-products.ts';
import { readSitemapPage } from './sitemap-store.ts';

export { gstRateOn } from './gst-store.ts';
export type { ProductInput, SkuInput } from './input.ts';
export type { ListPage, ListQuery } from './lists/product-lists.ts';
export { personalOf } from './personal/fields-store.ts';
export { plainWords } from './search/text.ts';
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
export type { ProductNature } from './service-store.ts';

/** The services that the catalogue depends on. */
export type CatalogParts = { stock: StockService; settings: SettingsService; reviews: ReviewsService };

/** Product lists, search, single products, and the SKUs for carts and orders. */
export type CatalogService = ReturnType<typeof createCatalog>;

/**
 * Creates the catalogue. Reads return products in the format of the API. Writes run in the caller's transaction and
 * return the ids that changed; caches are invalidated on commit.
 */
export function createCatalog(
  { db, bus, now }: Pick<Platform, 'db' | 'bus' | 'now'>,
  { stock, settings, reviews }: CatalogParts,
) {
  const changes = createChanges('catalog');
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

  /** Returns products in the shop, in the order of the ids. Deleted ones are omitted. */
  const byIds = async (ids: readonly string[], reader: Reader = db): Promise<Product[]> =>
    (await productsById(reader, ids)).map(presentProduct);

  return {
    ...createProductLists({ db, now }, { settings, queries, index, byIds }),
    ...createCollectionLists({ db, now }, { queries }),
    ...createSingleProducts(db, { queries, reviews, settings, now }),
    ...createProductWriting({ now }, { stock, changes }),
    ...createSales({ db, now }, { changes }),

    /** Loads GST rates of products by day, for invoices. See {@link gstRatesOn}. */
    gstRates: gstRatesOn,

    /**
     * Returns a page of sitemap entries: 20,000 products, because a sitemap holds 50,000 URLs and each
     * product has two.
     */
    addresses: (page: number) =>
      queries.get(`addresses ${page}`, () => readSitemapPage(db, { page, size: sitemapProducts })),

    byIds,

    /** Returns products that are not deleted, also drafts and hidden ones, for staff and for what was sold before. */
    keptById: async (ids: readonly string[], reader: Reader = db): Promise<Product[]> =>
      (await keptById(reader, ids)).map(presentProduct),

    /** The products of services, and what products are, for the domain of a service. */
    services: { find: findService, setPrice: setServicePrice, natures: readNatures },

    /** Returns what a buyer fills in for a product; undefined if it is not in the shop. */
    personalFields: (productId: string, reader: Reader = db) => readPersonalFields(reader, productId),

    /** Publishes a change of products that was written beside them. */
    touch: (tx: Tx, ids: readonly string[]) => changes.publish(tx, ids),

    /** Resolves keys to SKUs, in order, with an error for each key without a SKU on sale. */
    sellable: (reader: Reader, keys: readonly SellableKey[]): Promise<(Sellable | AppError)[]> =>
      sellableByKey(reader, keys),

    /** Returns the names of products by id, also of those that are deleted or not on sale. */
    namesOf: (ids: readonly string[]) => productNames(db, ids),

    /** Subscribes to product changes of this process, stock and reviews included, before the write is answered. */
    onChange(listener: (productIds: readonly string[]) => void): () => void {
      const ends = changeSources.map((on) => on(listener));
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
