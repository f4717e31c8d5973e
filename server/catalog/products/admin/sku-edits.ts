import type { SkuEdit } from '#contract/catalog/products/admin-products.ts';
import { type AppError, appError } from '../../../platform/core/app-error.ts';
import { fromRupees } from '../../../platform/core/money.ts';
import type { AdminRecord } from './record-store.ts';

/**
 * Applies edits to SKUs. Returns 'changed' if a price is not the one the admin saw; stock moves by the
 * difference.
 */
export function applySkuEdits(
  record: AdminRecord,
  edits: readonly SkuEdit[],
): AdminRecord['skus'] | AppError | 'changed' {
  const skus = [...record.skus];
  for (const edit of edits) {
    const at = skus.findIndex((sku) => sku.id === edit._id);
    const sku = skus[at];
    if (!sku) return 'changed';
    if (edit.price && sku.price !== fromRupees(edit.price.from)) return 'changed';
    const available = sku.available + (edit.stock ? edit.stock.to - edit.stock.from : 0);
    if (available < 0)
      return appError('product_stock_short', { name: sku.name || record.name, n: sku.available });
    skus[at] = { ...sku, available, price: edit.price ? fromRupees(edit.price.to) : sku.price };
  }
  // All sizes of a product without variants share one price.
  const price = edits.findLast((edit) => edit.price)?.price;
  return record.hasVariants || !price ? skus : skus.map((sku) => ({ ...sku, price: fromRupees(price.to) }));
}
