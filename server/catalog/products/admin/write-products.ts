import { isDeepStrictEqual } from 'node:util';
import type { ProductFacts } from '#contract/catalog/products/facts/kinds.ts';
import type { AuditService } from '../../../base/audit/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { asPaise } from '../../../platform/core/money.ts';
import type { Reader, Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ProductInput } from '../input.ts';
import type { CatalogService } from '../service.ts';
import { assignSkuIds } from '../sku-identity.ts';
import { lockProducts } from '../write-store.ts';
import { difference, factsOf } from './audit-facts.ts';
import { inputOf } from './present.ts';
import type { Editor, PriceChange, PriceGuard } from './price-guard.ts';
import { type AdminRecord, readRecords } from './record-store.ts';

/** The acting member of staff, and the action for the audit log. */
export type AuditContext = { editor: Editor; action: 'product.edit' | 'product.bulk' | 'product.import' };

const nameOfSku = (product: string, sku: string): string => (sku ? `${product}, ${sku}` : product);

/**
 * Returns the prices that differ, of the same SKU and of the same name: two names that change places change two prices. A
 * new SKU is compared with the cheapest one that the product had.
 */
function priceChanges(before: AdminRecord, after: ProductInput): PriceChange[] {
  const lowest = before.skus.length > 0 ? asPaise(Math.min(...before.skus.map(({ price }) => price))) : null;
  return assignSkuIds(after.skus, before.skus, () => '').flatMap(({ id, name, price }): PriceChange[] => {
    const known = before.skus.filter((sku) => sku.id === id || sku.name === name);
    const change = { name: nameOfSku(before.name, name), to: price };
    if (known.length > 0)
      return known.flatMap((was) =>
        was.price === price ? [] : [{ ...change, skuId: was.id, from: was.price }],
      );
    // Another size at the price that all sizes share.
    if (!before.hasVariants && !after.hasVariants && price === lowest) return [];
    return [{ ...change, skuId: null, from: lowest }];
  });
}

/** Returns whether the tax of a product changes, which is a part of its price. */
const changesTax = (before: AdminRecord, after: ProductInput): boolean =>
  before.hsn !== after.hsn ||
  after.gst !== null ||
  (after.gstRates !== undefined && !isDeepStrictEqual(before.gstRates, after.gstRates));

/** Product writes with audit entries. */
export type AdminWriting = ReturnType<typeof createAdminWriting>;

/** Returns the error for changes of prices or taxes that the editor may not make; null if they may. */
async function refusePrices(
  tx: Tx,
  changes: readonly { before: AdminRecord; after: ProductInput }[],
  { priceGuard, editor }: { priceGuard: PriceGuard; editor: Editor },
): Promise<AppError | null> {
  if (!editor.prices && changes.some(({ before, after }) => changesTax(before, after)))
    return appError('price_not_allowed');
  const moved = changes.flatMap(({ before, after }) => priceChanges(before, after));
  return priceGuard.judge(tx, moved, editor);
}

/** Creates the notices of price changes for a caller that writes them in parts (`told`). */
const createNotices = (priceGuard: PriceGuard) => ({
  /** Returns the price changes in words that owners hear of. */
  largePriceChanges: (
    reader: Reader,
    changes: readonly { before: AdminRecord; after: ProductInput }[],
  ): Promise<string[]> =>
    priceGuard.large(
      reader,
      changes.flatMap(({ before, after }) => priceChanges(before, after)),
    ),

  /** Tells the owners of price changes, in words. */
  tellOfPrices: priceGuard.tell,
});

/** Creates the only write path of product administration: lock, compare, write, audit. No-op changes are skipped. */
export function createAdminWriting(
  { now }: Pick<Platform, 'now'>,
  { catalog, audit, priceGuard }: { catalog: CatalogService; audit: AuditService; priceGuard: PriceGuard },
) {
  const entryOf = (entityId: string, actorId: string, action: AuditContext['action'] | 'product.add') => ({
    at: now(),
    actorId,
    action,
    entity: 'product' as const,
    entityId,
  });

  /** Locks products; see `lock`. */
  async function lock(tx: Tx, ids: readonly string[]): Promise<AdminRecord[] | AppError> {
    const locked = await lockProducts(tx, ids);
    return locked.size === new Set(ids).size ? readRecords(tx, ids) : appError('product_not_found');
  }

  /** Writes changes; see `overwrite`. */
  async function overwrite(
    tx: Tx,
    changes: readonly { before: AdminRecord; after: ProductInput }[],
    { editor, action }: AuditContext,
  ): Promise<number | AppError> {
    const real = changes.flatMap(({ before, after }) => {
      const differs = difference(inputOf(before), after);
      return differs ? [{ id: before.id, before, after, differs }] : [];
    });
    if (real.length === 0) return 0;
    const refused = await refusePrices(tx, real, { priceGuard, editor });
    if (refused) return refused;
    const written = await catalog.updateMany(
      tx,
      real.map(({ id, after }) => ({ ...after, id, updatedBy: editor.by })),
    );
    if (written instanceof AppError) return written;
    await audit.recordAll(
      tx,
      real.map(({ id, differs }) => ({ ...entryOf(id, editor.by, action), ...differs })),
    );
    return real.length;
  }

  return {
    ...createNotices(priceGuard),

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
        inputs.map((input, i) => ({ ...entryOf(ids[i] ?? '', by, action), after: factsOf(input) })),
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
      // Facts have no price.
      const editor = { by, prices: false, proved: false };
      const done = await overwrite(tx, [{ before, after }], { editor, action: 'product.edit' });
      return done instanceof AppError ? done : null;
    },

    /** Updates locked products. Returns the number of those that really changed. */
    overwrite,
  };
}
