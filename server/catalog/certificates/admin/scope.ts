import type { ProductFacts } from '#contract/catalog/products/facts/kinds.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { findPiece } from '../piece-store.ts';
import { requireCode } from '../verify.ts';

/**
 * The part of the catalogue that locks products and changes their facts
 * (`server/catalog/products/admin/write-products.ts`).
 */
export type ProductWriting = {
  lock(tx: Tx, ids: readonly string[]): Promise<readonly { skus: readonly { id: string }[] }[] | AppError>;
  changeFacts(
    tx: Tx,
    id: string,
    change: (product: { category: string; facts: ProductFacts }) => ProductFacts,
    by: string,
  ): Promise<null | AppError>;
};

/** The scope of a report: a product, one of its SKUs, or one sold piece with its code. */
export type Scope = {
  productId: string;
  skuId: string | null;
  certificateId: string | null;
  code: string | null;
};

/** The names typed in the form. A code is enough by itself; without one the product is needed. */
export type ScopeQuery = { productId: string; skuId: string; code: string };

/** Finds what a report speaks of. A product must be in the shop, and the SKU one of its own. */
export async function findScope(
  tx: Tx,
  writing: Pick<ProductWriting, 'lock'>,
  { productId, skuId, code: typed }: ScopeQuery,
): Promise<Scope | AppError> {
  if (typed) {
    const code = requireCode(typed);
    if (code instanceof AppError) return code;
    const piece = await findPiece(tx, code);
    if (!piece) return appError('code_unknown');
    return { productId: piece.product_id, skuId: null, certificateId: piece.id, code };
  }
  const locked = productId ? await writing.lock(tx, [productId]) : null;
  const [product] = locked instanceof AppError ? [] : (locked ?? []);
  const known = product && (!skuId || product.skus.some(({ id }) => id === skuId));
  if (!known) return appError('report_scope_unknown');
  return { productId, skuId: skuId || null, certificateId: null, code: null };
}
