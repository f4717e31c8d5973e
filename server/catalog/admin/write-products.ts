import type { ProductFacts } from '#contract/catalog/facts/kinds.ts';
import type { AuditService } from '../../audit/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ProductInput } from '../input.ts';
import type { CatalogService } from '../service.ts';
import { lockProducts } from '../write-store.ts';
import { difference, factsOf } from './audit-facts.ts';
import { inputOf } from './present.ts';
import { type AdminRecord, readRecords } from './record-store.ts';

/** The actor and the action for the audit log. */
export type AuditContext = { by: string; action: 'product.edit' | 'product.bulk' | 'product.import' };

/** Product writes with audit entries. */
export type AdminWriting = ReturnType<typeof createAdminWriting>;

/** Creates the only write path of product administration: lock, compare, write, audit. No-op changes are skipped. */
export function createAdminWriting(
  { now }: Pick<Platform, 'now'>,
  { catalog, audit }: { catalog: CatalogService; audit: AuditService },
) {
  /** Locks products; see `lock`. */
  async function lock(tx: Tx, ids: readonly string[]): Promise<AdminRecord[] | AppError> {
    const locked = await lockProducts(tx, ids);
    return locked.size === new Set(ids).size ? readRecords(tx, ids) : appError('product_not_found');
  }

  /** Writes changes; see `overwrite`. */
  async function overwrite(
    tx: Tx,
    changes: readonly { before: AdminRecord; after: ProductInput }[],
    { by, action }: AuditContext,
  ): Promise<number | AppError> {
    const real = changes.flatMap(({ before, after }) => {
      const differs = difference(inputOf(before), after);
      return differs ? [{ id: before.id, after, differs }] : [];
    });
    if (real.length === 0) return 0;
    const written = await catalog.updateMany(
      tx,
      real.map(({ id, after }) => ({ ...after, id, updatedBy: by })),
    );
    if (written instanceof AppError) return written;
    await audit.recordAll(
      tx,
      real.map(({ id, differs }) => ({
        at: now(),
        actorId: by,
        action,
        entity: 'product',
        entityId: id,
        ...differs,
      })),
    );
    return real.length;
  }

  return {
    /** Locks products until the transaction ends. Returns an error if one is not in the shop. */
    lock,

    /** Adds products. Returns their ids. */
    async add(
      tx: Tx,
      inputs: readonly ProductInput[],
      by: string,
      action: 'product.add' | 'product.import' = 'product.add',
    ): Promise<string[]> {
      const ids = await catalog.create(
        tx,
        inputs.map((input) => ({ ...input, updatedBy: by })),
      );
      await audit.recordAll(
        tx,
        inputs.map((input, i) => ({
          at: now(),
          actorId: by,
          action,
          entity: 'product',
          entityId: ids[i] ?? '',
          after: factsOf(input),
        })),
      );
      return ids;
    },

    /** Changes the facts of one product, for a domain that proves them. */
    async changeFacts(
      tx: Tx,
      id: string,
      change: (product: Pick<AdminRecord, 'category' | 'facts'>) => ProductFacts,
      by: string,
    ): Promise<null | AppError> {
      const locked = await lock(tx, [id]);
      if (locked instanceof AppError) return locked;
      const before = locked[0] as AdminRecord;
      const after = inputOf({ ...before, facts: change(before) });
      const done = await overwrite(tx, [{ before, after }], { by, action: 'product.edit' });
      return done instanceof AppError ? done : null;
    },

    /** Updates locked products. Returns the number of those that really changed. */
    overwrite,
  };
}
