import type { ProductState } from '#contract/catalog/products/rules.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import { newId } from '../../platform/core/id.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Changes } from '../../platform/realtime/changes.ts';
import type { StockService } from '../stock/service.ts';
import { isProductId, type ProductInput } from './input.ts';
import { applySales, recordPrices } from './lists/sale-store.ts';
import { assignSkuIds } from './sku-identity.ts';
import {
  deleteProduct,
  type Identified,
  insertProducts,
  lockProducts,
  overwriteProducts,
  restoreProduct,
  writeState,
} from './write-store.ts';

/** Creates the writes of products. Each runs in the caller's transaction and publishes the ids that it changes. */
export function createProductWriting(
  { now }: Pick<Platform, 'now'>,
  { stock, changes }: { stock: StockService; changes: Changes },
) {
  const identify = (input: ProductInput, known: Parameters<typeof assignSkuIds>[1]): Identified => ({
    ...input,
    id: input.id ?? newId(now()),
    skus: assignSkuIds(input.skus, known, () => newId(now())),
  });

  /**
   * Updates products. SKUs keep their ids, matched by id, then name, then code; missing ones are soft-deleted.
   * `available` sets the stock, without reserved pieces.
   */
  async function overwrite(
    tx: Tx,
    inputs: readonly (ProductInput & { id: string })[],
  ): Promise<string[] | AppError> {
    const ids = inputs.map(({ id }) => id);
    if (!ids.every(isProductId)) return appError('product_not_found');
    const known = await lockProducts(tx, ids);
    if (known.size < new Set(ids).size) return appError('product_not_found');
    const products = inputs.map((input) => identify(input, known.get(input.id) ?? []));
    await overwriteProducts(tx, products, now());
    await applySales(tx, ids, now());
    const counted = products.flatMap(({ skus }) =>
      skus.map(({ id, available }) => ({ skuId: id, available })),
    );
    await stock.setAvailable(tx, counted, { reason: 'counted', by: inputs[0]?.updatedBy ?? null });
    await changes.publish(tx, ids);
    return ids;
  }

  return {
    /** Adds products with SKUs and initial stock. Returns their ids in the order of the inputs. */
    async create(tx: Tx, inputs: readonly ProductInput[]): Promise<string[]> {
      const products = inputs.map((input) => identify(input, []));
      await insertProducts(tx, products, now());
      await stock.receive(
        tx,
        products.flatMap(({ skus, createdAt: at }) =>
          skus.map((sku) => ({ skuId: sku.id, quantity: sku.available, at })),
        ),
        { reason: 'received', by: inputs[0]?.updatedBy ?? null },
      );
      const ids = products.map((product) => product.id);
      await changes.publish(tx, ids);
      return ids;
    },

    /** Updates a product; see `overwrite`. */
    update: (tx: Tx, id: string, input: ProductInput): Promise<string[] | AppError> =>
      overwrite(tx, [{ ...input, id }]),

    /** Updates many products, all or none; see `overwrite`. */
    updateMany: overwrite,

    /** Soft-deletes a product. Carts show it as gone; orders keep their snapshot. */
    async remove(tx: Tx, id: string, by: string | null = null): Promise<string[] | AppError> {
      if (!isProductId(id) || !(await lockProducts(tx, [id])).has(id)) return appError('product_not_found');
      await deleteProduct(tx, id, now(), by);
      await recordPrices(tx, [id], now());
      await changes.publish(tx, [id]);
      return [id];
    },

    /** Publishes a product, hides it, or makes it a draft. The caller has locked it. */
    async setState(tx: Tx, id: string, state: ProductState, by: string): Promise<void> {
      await writeState(tx, id, { state, at: now(), by });
      await recordPrices(tx, [id], now());
      await changes.publish(tx, [id]);
    },

    /** Restores a deleted product. */
    async restore(tx: Tx, id: string, by: string): Promise<string[] | AppError> {
      if (!isProductId(id) || !(await restoreProduct(tx, id, now(), by)))
        return appError('product_not_found');
      await recordPrices(tx, [id], now());
      await changes.publish(tx, [id]);
      return [id];
    },
  };
}
