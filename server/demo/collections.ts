import { collectionRuleSchema } from '#contract/catalog/collections/endpoints.ts';
import { collections } from '#seed/collections.ts';
import { personId } from '#seed/import.ts';
import { FIXED } from '#seed/people.ts';
import { AppError } from '../platform/core/app-error.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Shop } from '../shop.ts';

/** Writes the published collections of the demo. `products` are those that the demo has created. */
export async function writeCollections(
  tx: Tx,
  { collections: service }: Pick<Shop['services'], 'collections'>,
  products: readonly { id: string; slug: string }[],
): Promise<void> {
  const ids = new Map(products.map(({ id, slug }) => [slug, id]));
  const idOf = (slug: string): string => {
    const id = ids.get(slug);
    if (!id) throw new Error(`a collection of the demo names the unknown product ${slug}`);
    return id;
  };
  for (const { slug, name, words, hi, picture, ...chosen } of collections) {
    const written = await service.admin.createIn(
      tx,
      {
        slug,
        name,
        words,
        translations: { hi },
        pictureOf: idOf(picture),
        goods:
          'products' in chosen
            ? { picks: chosen.products.map(idOf), rule: null }
            : { picks: null, rule: collectionRuleSchema.parse(chosen.rule) },
        state: 'published',
      },
      { by: personId(FIXED.admin) },
    );
    if (written instanceof AppError) throw new Error(`collection ${slug}: ${written.code}`);
  }
}
