import type { Collection, CollectionProducts } from '#contract/catalog/collections/endpoints.ts';
import type { CollectionSort } from '#contract/catalog/collections/rules.ts';
import type { CardProduct } from '#contract/catalog/products/endpoints.ts';
import { splitList } from '#contract/core/rules.ts';
import { appError } from '../../platform/core/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { createChanges } from '../../platform/realtime/changes.ts';
import { type CollectionParts, createCollectionAdmin } from './admin.ts';
import { presentCollection, productsOf, shownOf } from './present.ts';
import { type CollectionRow, readAll, readBySlug, readPublished } from './store.ts';

/** A collection with a page of its products. */
export type CollectionPage = { collection: Collection; products: CardProduct[] };
/** The part of a collection that a visitor asks for. `country` is a joined list. */
export type CollectionView = { page: number; limit: number; country?: string; sort?: CollectionSort };
/** Collections of products. */
export type CollectionsService = ReturnType<typeof createCollections>;

/** Creates the collections. The catalogue says which products they have. */
export function createCollections({ db, now }: Pick<Platform, 'db' | 'now'>, parts: CollectionParts) {
  const { catalog } = parts;
  const changes = createChanges('collections');

  /** Returns the published collections that have products, with their rows. */
  async function listed(): Promise<{ row: CollectionRow; collection: Collection }[]> {
    const rows = await readPublished(db);
    const all = await Promise.all(
      rows.map(async (row) => ({ row, collection: presentCollection(row, await shownOf(catalog, row)) })),
    );
    return all.filter(({ collection }) => collection.total > 0);
  }

  return {
    admin: createCollectionAdmin({ db, now }, { ...parts, changes }),

    /** Lists the published collections that have products, in the order of the shop. */
    list: async (): Promise<Collection[]> => (await listed()).map(({ collection }) => collection),

    /** Returns a published collection with a page of its products, and how many come from each country. */
    async page(slug: string, { page, limit, country, sort }: CollectionView) {
      const row = await readBySlug(db, slug);
      if (!row) return appError('collection_not_found');
      const [shown, { products, total, countries }] = await Promise.all([
        shownOf(catalog, row),
        catalog.collection(productsOf(row), {
          page,
          limit,
          countries: splitList(country ?? ''),
          byCountry: sort === 'country-asc',
        }),
      ]);
      return { collection: presentCollection(row, shown), products, found: total, country: countries };
    },

    /** Returns published collections by their ids, with their first products. Those without products are absent. */
    async withProducts(ids: readonly string[], limit: number): Promise<Map<string, CollectionPage>> {
      const rows = (await readPublished(db)).filter(({ id }) => ids.includes(id));
      const pages = await Promise.all(
        rows.map(async (row) => {
          const [shown, { products }] = await Promise.all([
            shownOf(catalog, row),
            catalog.collection(productsOf(row), { page: 1, limit }),
          ]);
          return { collection: presentCollection(row, shown), products };
        }),
      );
      return new Map(
        pages
          .filter(({ products }) => products.length > 0)
          .map((page) => [page.collection._id, page] as const),
      );
    },

    /** Lists the collections that are not deleted, for the order of the home page. */
    names: async () =>
      Promise.all(
        (await readAll(db)).map(async (row) => {
          const { total } = await shownOf(catalog, row);
          return { _id: row.id, slug: row.slug, name: row.name, state: row.state, total };
        }),
      ),

    /** Lists the collections of the sitemap. */
    sitemap: async () =>
      (await listed()).map(({ row }) => ({ slug: row.slug, updatedAt: row.updated_at.toISOString() })),

    /** Returns what a choice of products would show: their number, and the first of them. */
    async preview(chosen: CollectionProducts, limit: number) {
      const { products, total } = await catalog.collection(chosen, { page: 1, limit });
      return { products, total };
    },

    /** Publishes a change of the home page, which shows collections. */
    touch: changes.publish,

    /** Subscribes to collections that changed in this process, before the write is answered. */
    onChange: changes.subscribe,
  };
}
