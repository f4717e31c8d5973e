import { isDeepStrictEqual } from 'node:util';
import type { PersonalField } from '#contract/catalog/products/personal-rules.ts';
import type { AuditService } from '../../../base/audit/service.ts';
import { type AppError, appError } from '../../../platform/core/app-error.ts';
import { type Database, type Tx, transact } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CatalogService } from '../service.ts';
import { lockProducts } from '../write-store.ts';
import { readPersonalFields, writePersonalFields } from './fields-store.ts';

/** The fields of products that are made to order, for staff. */
export type PersonalFieldsAdmin = ReturnType<typeof createPersonalFieldsAdmin>;

const logged = (fields: readonly PersonalField[]) =>
  fields.map(({ kind, label, required, max, script, choices }) => ({
    kind,
    label,
    required,
    ...(kind === 'text' && { max, script }),
    ...(kind === 'choice' && { choices }),
  }));

/** Creates the administration of the fields that buyers fill in. */
export function createPersonalFieldsAdmin(
  { db, now }: Pick<Platform, 'now'> & { db: Database },
  { audit, catalog }: { audit: AuditService; catalog: Pick<CatalogService, 'touch'> },
) {
  async function setIn(
    tx: Tx,
    productId: string,
    fields: readonly PersonalField[],
    by: string,
  ): Promise<PersonalField[] | AppError> {
    const locked = await lockProducts(tx, [productId]);
    const before = await readPersonalFields(tx, productId);
    if (!locked.has(productId) || !before) return appError('product_not_found');
    if (isDeepStrictEqual(before, fields)) return before;
    await writePersonalFields(tx, { productId, fields, at: now() });
    await audit.record(tx, {
      at: now(),
      actorId: by,
      action: 'product.personal',
      entity: 'product',
      entityId: productId,
      before: { personal: logged(before) },
      after: { personal: logged(fields) },
    });
    await catalog.touch(tx, [productId]);
    return [...fields];
  }

  return {
    /** Returns the fields of a product. */
    read: async (productId: string): Promise<PersonalField[] | AppError> =>
      (await readPersonalFields(db, productId)) ?? appError('product_not_found'),

    /** Replaces the fields of a product, in the caller's transaction. */
    setIn,

    /** Replaces the fields of a product. Lines of carts keep what they have, and are checked again at the checkout. */
    set: (productId: string, fields: readonly PersonalField[], by: string) =>
      transact(db, (tx) => setIn(tx, productId, fields, by)),
  };
}
