import type { AdminCollection, CollectionFields } from '#contract/catalog/collections/endpoints.ts';
import type { AuditService } from '../../base/audit/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { isUniqueViolation, transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Changes } from '../../platform/realtime/changes.ts';
import type { CatalogService } from '../products/service.ts';
import { presentAdmin, shownOf } from './present.ts';
import {
  type CollectionRow,
  lockOne,
  type ProductName,
  readAll,
  readDeleted,
  readNames,
  readOne,
  writeOne,
  writeOrder,
} from './store.ts';
import { createCollectionWriting, factsOf } from './write-collections.ts';

/** The services that the administration of collections depends on. */
export type CollectionParts = { audit: AuditService; catalog: CatalogService };

/** Runs a write, and returns an error if another collection has the address. */
async function unlessTaken<T>(write: () => Promise<T>): Promise<T | AppError> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, 'collections_slug')) return appError('collection_slug_taken');
    throw error;
  }
}

/** Creates the administration of collections. Every change is in the audit log. */
export function createCollectionAdmin(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { audit, catalog, changes }: CollectionParts & { changes: Changes },
) {
  const present = async (row: CollectionRow): Promise<AdminCollection> =>
    presentAdmin(row, await shownOf(catalog, row));

  const { record, createIn, changeIn } = createCollectionWriting({ now }, { audit, changes });

  /** Deletes or restores a collection. */
  const setDeleted = (id: string, by: string, isDeleted: boolean): Promise<true | AppError> =>
    transact(db, async (tx) => {
      const row = await lockOne(tx, id, { deleted: !isDeleted });
      if (!row) return appError('collection_not_found');
      const at = now();
      await writeOne(tx, {
        ...row,
        deleted_at: isDeleted ? at : null,
        version: row.version + 1,
        updated_at: at,
      });
      const facts = isDeleted ? { before: factsOf(row) } : { after: factsOf(row) };
      await record(tx, { id, by, action: isDeleted ? 'collection.delete' : 'collection.restore', ...facts });
      return true as const;
    });

  const presented = async (row: CollectionRow | AppError): Promise<AdminCollection | AppError> =>
    row instanceof AppError ? row : present(row);

  return {
    createIn,

    /** Lists collections of any state, or the deleted ones. */
    list: async (deleted: boolean): Promise<AdminCollection[]> =>
      Promise.all((await (deleted ? readDeleted(db) : readAll(db))).map(present)),

    /** Returns a collection with the names of its products. */
    async show(id: string): Promise<{ collection: AdminCollection; names: ProductName[] } | AppError> {
      const row = await readOne(db, id);
      if (!row) return appError('collection_not_found');
      const ids = [...(row.picks ?? []), ...(row.picture_of ? [row.picture_of] : [])];
      return { collection: await present(row), names: await readNames(db, ids) };
    },

    /** Creates a collection. */
    create: async (fields: CollectionFields, by: string) =>
      presented(await unlessTaken(() => transact(db, (tx) => createIn(tx, fields, { by })))),

    /** Changes a collection. */
    change: async (target: Parameters<typeof changeIn>[1], fields: CollectionFields) =>
      presented(await unlessTaken(() => transact(db, (tx) => changeIn(tx, target, fields)))),

    /** Puts the collections into an order. */
    order: (ids: readonly string[], by: string): Promise<void> =>
      transact(db, async (tx) => {
        const after = await writeOrder(tx, ids, now());
        if (after.length === 0) return;
        await audit.record(tx, {
          at: now(),
          actorId: by,
          action: 'collections.order',
          entity: 'collections',
          entityId: 'all',
          after: { order: after },
        });
        await changes.publish(tx, after);
      }),

    /** Soft-deletes a collection. */
    remove: (id: string, by: string) => setDeleted(id, by, true),

    /** Restores a deleted collection. */
    restore: (id: string, by: string) => unlessTaken(() => setDeleted(id, by, false)),
  };
}
