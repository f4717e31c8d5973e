import type { AdminProduct } from '#contract/catalog/products/admin-products.ts';
import type { AuditService } from '../../../base/audit/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { type Database, transact } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CatalogService } from '../service.ts';
import { presentRecord } from './present.ts';
import { readRecords } from './record-store.ts';

/** The services that removal depends on. */
export type ProductRemovalParts = { audit: AuditService; catalog: CatalogService };

/** Creates the removal and the restoring of products. `by` is the acting admin. */
export function createProductRemoval(
  { db, now }: Pick<Platform, 'now'> & { db: Database },
  { audit, catalog }: ProductRemovalParts,
) {
  return {
    /** Soft-deletes a product. */
    remove: (id: string, by: string): Promise<null | AppError> =>
      transact(db, async (tx) => {
        const removed = await catalog.remove(tx, id, by);
        if (removed instanceof AppError) return removed;
        const [record] = await readRecords(tx, [id]);
        await audit.record(tx, {
          at: now(),
          actorId: by,
          action: 'product.delete',
          entity: 'product',
          entityId: id,
          before: { name: record?.name, deleted: false },
          after: { deleted: true },
        });
        return null;
      }),

    /** Restores a deleted product. */
    restore: (id: string, by: string): Promise<AdminProduct | AppError> =>
      transact(db, async (tx) => {
        const restored = await catalog.restore(tx, id, by);
        if (restored instanceof AppError) return restored;
        await audit.record(tx, {
          at: now(),
          actorId: by,
          action: 'product.restore',
          entity: 'product',
          entityId: id,
          before: { deleted: true },
          after: { deleted: false },
        });
        const [record] = await readRecords(tx, [id]);
        return record ? presentRecord(record) : appError('product_not_found');
      }),
  };
}
