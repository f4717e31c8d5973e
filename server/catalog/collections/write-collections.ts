import type { CollectionFields } from '#contract/catalog/collections/endpoints.ts';
import { collectionCounts } from '#contract/catalog/collections/rules.ts';
import type { AuditEntry, AuditService } from '../../base/audit/service.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import { newId } from '../../platform/core/id.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Changes } from '../../platform/realtime/changes.ts';
import { fieldsOf } from './present.ts';
import { type CollectionRow, countForNew, lockOne, readNames, writeOne } from './store.ts';

type Recorded = Pick<AuditEntry, 'action' | 'before' | 'after'> & { id: string; by: string };

/** Returns the columns of what an admin wrote. */
const columnsOf = ({ pictureOf, goods, ...fields }: CollectionFields) => ({
  ...fields,
  picture_of: pictureOf,
  picks: goods.picks,
  rule: goods.rule,
});

/** Returns the fields for the audit log. The products are two fields, so that a change of the picks reads as one. */
export const factsOf = (row: CollectionRow) => {
  const { goods, ...fields } = fieldsOf(row);
  return { ...fields, picks: goods.picks, rule: goods.rule };
};

/** Returns whether the shop has all products that the fields name, in any state. */
async function knowsProducts(tx: Tx, { pictureOf, goods }: CollectionFields): Promise<boolean> {
  const ids = new Set([...(goods.picks ?? []), ...(pictureOf ? [pictureOf] : [])]);
  return (await readNames(tx, [...ids])).length === ids.size;
}

/** Creates the writes of collections. They run in the caller's transaction, and are in the audit log. */
export function createCollectionWriting(
  { now }: Pick<Platform, 'now'>,
  { audit, changes }: { audit: AuditService; changes: Changes },
) {
  /** Records an action, and publishes the change. */
  async function record(tx: Tx, { id, by, ...entry }: Recorded): Promise<void> {
    await audit.record(tx, { ...entry, at: now(), actorId: by, entity: 'collection', entityId: id });
    await changes.publish(tx, [id]);
  }

  /** Creates a collection in the caller's transaction. */
  async function createIn(
    tx: Tx,
    fields: CollectionFields,
    { by, id }: { by: string; id?: string },
  ): Promise<CollectionRow | AppError> {
    const at = now();
    const { total, last } = await countForNew(tx);
    if (total >= collectionCounts.collections) return appError('collections_many');
    if (!(await knowsProducts(tx, fields))) return appError('collection_product_unknown');
    const row = await writeOne(tx, {
      ...columnsOf(fields),
      id: id ?? newId(at),
      published_at: fields.state === 'published' ? at : null,
      position: last + 1,
      version: 1,
      deleted_at: null,
      created_at: at,
      updated_at: at,
    });
    await record(tx, { id: row.id, by, action: 'collection.create', after: factsOf(row) });
    return row;
  }

  /** Changes a collection, unless somebody was faster. A published address stays. */
  async function changeIn(
    tx: Tx,
    { id, by, version }: { id: string; by: string; version: number },
    fields: CollectionFields,
  ): Promise<CollectionRow | AppError> {
    const was = await lockOne(tx, id, { deleted: false });
    if (!was) return appError('collection_not_found');
    if (was.version !== version) return appError('collection_changed');
    if (was.published_at !== null && fields.slug !== was.slug) return appError('collection_slug_fixed');
    if (!(await knowsProducts(tx, fields))) return appError('collection_product_unknown');
    const at = now();
    const row = await writeOne(tx, {
      ...was,
      ...columnsOf(fields),
      published_at: was.published_at ?? (fields.state === 'published' ? at : null),
      version: was.version + 1,
      updated_at: at,
    });
    await record(tx, { id, by, action: 'collection.edit', before: factsOf(was), after: factsOf(row) });
    return row;
  }

  return { record, createIn, changeIn };
}
