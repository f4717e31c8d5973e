import type {
  AdminCollection,
  Collection,
  CollectionFields,
  CollectionProducts,
} from '#contract/catalog/collections/endpoints.ts';
import type { CatalogService } from '../products/service.ts';
import type { CollectionRow } from './store.ts';

/** Returns the products of a collection as the catalogue reads them. */
export const productsOf = ({ picks, rule }: CollectionRow): CollectionProducts => ({ picks, rule });

/** The picture of a collection, and the number of its products in the shop. */
export type Shown = { image: string | null; total: number };

/** Returns the picture and the number of products: the picture of the named product, else of the first one. */
export async function shownOf(
  catalog: Pick<CatalogService, 'collection' | 'cardPicture'>,
  row: CollectionRow,
): Promise<Shown> {
  const [{ products, total }, named] = await Promise.all([
    catalog.collection(productsOf(row), { page: 1, limit: 1 }),
    row.picture_of === null ? null : catalog.cardPicture(row.picture_of),
  ]);
  return { image: named ?? products[0]?.image[0] ?? null, total };
}

/** Formats a published collection. */
export const presentCollection = (
  { id, slug, name, words, translations }: CollectionRow,
  shown: Shown,
): Collection => ({ _id: id, slug, name, words, translations, ...shown });

/** Returns what an admin wrote of a collection, for the form and the audit log. */
export const fieldsOf = (row: CollectionRow): CollectionFields => ({
  slug: row.slug,
  name: row.name,
  words: row.words,
  translations: row.translations,
  pictureOf: row.picture_of,
  goods: productsOf(row),
  state: row.state,
});

/** Formats a collection for the admin. */
export const presentAdmin = (row: CollectionRow, shown: Shown): AdminCollection => ({
  ...fieldsOf(row),
  ...shown,
  _id: row.id,
  slugFixed: row.published_at !== null,
  version: row.version,
  updatedAt: row.updated_at.toISOString(),
  deletedAt: row.deleted_at?.toISOString() ?? null,
});
