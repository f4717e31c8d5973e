import { readChoiceInHindi } from '#contract/catalog/products/choice-names.ts';
import type { CardProduct, Product } from '#contract/catalog/products/endpoints.ts';
import { type ListOrder, productsPerPage } from '#contract/core/rules.ts';
import type { SettingsService } from '../../../base/settings/service.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { choicesInHindi } from '../choice-name-store.ts';
import { isProductId } from '../input.ts';
import { presentProduct } from '../present.ts';
import { find, type ResultPage } from '../search/search-index/find.ts';
import type { SearchIndexLoader } from '../search/search-index/index-loader.ts';
import { byRelevance } from '../search/search-index/relevance.ts';
import { readSearch } from '../search/search-store.ts';
import { createSuggestions, isMisspelt } from '../search/suggestions.ts';
import { cardsById, cardsOfStone } from './card-store.ts';
import { type Order, readCursor, writeCursor } from './cursor.ts';
import { type Count, countFacets, type Facets } from './facets.ts';
import { type Filter, noFilter } from './filter.ts';
import { findTrending } from './list-store.ts';
import type { ProductQuery } from './match-sql.ts';
import { createMerits } from './merits.ts';
import type { createQueryCache } from './query-cache.ts';
import { salesWindow } from './sales-window.ts';

/** A query of the product list. `page` counts from 1 and is ignored with a cursor. */
export type ListQuery = Filter & { sort?: ListOrder; limit?: number; cursor?: string; page?: number };

/** A page of the list. `next` is the cursor of the next page, null on the last. */
export type ListPage<T> = { items: T[]; total: number; next: string | null };

type Read<T> = (ids: readonly string[]) => Promise<T[]>;

/** The sources that the lists read. */
export type ProductListsParts = {
  settings: SettingsService;
  queries: ReturnType<typeof createQueryCache>;
  index: SearchIndexLoader;
  byIds: (ids: readonly string[]) => Promise<Product[]>;
};

const mostSome = 12;

/** The facet counts with the sellers' own Hindi names of sizes and variants, whether the search was read otherwise than typed, and its words that no product has together. */
type NamedFacets = Omit<Facets, 'size'> & {
  size: (Count & { hi?: string })[];
  misspelt: boolean;
  leftOut?: string[];
};

/** Creates the counts beside the filters of a list. */
const createFacets =
  (db: Database, { queries, index }: Pick<ProductListsParts, 'queries' | 'index'>) =>
  async (query: ProductQuery): Promise<NamedFacets> => {
    const table = await index.table();
    const counted = countFacets(table, query);
    const leftOut = query.search ? [...byRelevance(table, query.search).leftOut] : [];
    const unread = counted.size.flatMap(({ value }) => (readChoiceInHindi(value) === null ? [value] : []));
    const own = await queries.get(`choices ${JSON.stringify(unread)}`, () => choicesInHindi(db, unread));
    const size = counted.size.map((one) => {
      const hi = own.get(one.value);
      return hi ? { ...one, hi } : one;
    });
    return {
      ...counted,
      size,
      misspelt: query.search !== null && isMisspelt(query.search),
      ...(leftOut.length > 0 && { leftOut }),
    };
  };

/** Creates the lists of products: the filtered list with its facets, all products, and the best sellers. */
export function createProductLists(
  { db, now }: Pick<Platform, 'now'> & { db: Database },
  { settings, queries, index, byIds }: ProductListsParts,
) {
  const merits = createMerits(db, now);
  const search = (q: string) => queries.get(`search ${q}`, () => readSearch(db, q));
  const resolveQuery = async ({ q, ...filter }: Filter): Promise<ProductQuery> => ({
    ...filter,
    search: await search(q),
  });

  /** Caches the result of a query until a product changes. */
  const cached = <T>(name: string, filter: Filter, read: (query: ProductQuery) => Promise<T>): Promise<T> =>
    queries.get(`${name} ${JSON.stringify(filter)}`, async () => read(await resolveQuery(filter)));

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
    const window: ResultPage = {
      order,
      limit,
      cursor: readCursor(cursor, order),
      offset: (page - 1) * limit,
    };
    if (order === 'recommended') window.merits = await merits();
    return readPage(await resolveQuery(filter), window, read);
  }

  const cards = (query: ListQuery): Promise<ListPage<CardProduct>> =>
    list(query, (ids) => cardsById(db, ids));

  const readFacets = createFacets(db, { queries, index });
  const facets = (filter: Filter) => cached('facets', filter, readFacets);

  return {
    /** Returns a page of the list. */
    list: (query: ListQuery): Promise<ListPage<Product>> => list(query, (ids) => byIds(ids)),

    /** Returns a page of the list as cards. */
    cards,

    /** Returns the cards of products in the shop, at most twelve, in the order of the ids. */
    some: (ids: readonly string[]): Promise<CardProduct[]> =>
      cardsById(db, ids.filter(isProductId).slice(0, mostSome)),

    /** Returns up to three products of a stone (a value of its fact) that can be bought today, cheapest first. */
    ofStone: (stone: string): Promise<CardProduct[]> =>
      queries.get(`stone ${stone}`, () => cardsOfStone(db, stone)),

    /** Returns the facet counts, and whether the search was read otherwise than typed. */
    facets,

    /** Returns what a search box offers for a text. */
    suggestions: createSuggestions({ search, cards, facets }),

    /** Returns all products, newest first, up to `productListLimit` of the settings. */
    async all(): Promise<ListPage<Product>> {
      const { productListLimit: limit } = await settings.all();
      const { q: _, ...none } = noFilter;
      return readPage({ ...none, search: null }, { order: 'newest', limit, cursor: null, offset: 0 }, (ids) =>
        byIds(ids),
      );
    },

    /** Returns the best sellers of 30 days, then the newest. All are in stock. */
    async trending(filter: Filter, limit: number): Promise<Product[]> {
      const { hour, since } = salesWindow(now());
      return cached(`trending ${limit} ${hour}`, filter, async ({ search, ...query }) => {
        const among = search && byRelevance(await index.table(), search).entries.map(({ id }) => id);
        return (await findTrending(db, query, { since, limit, among })).map(presentProduct);
      });
    },
  };
}
