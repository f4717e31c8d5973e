import type { StockService } from '../../catalog/stock/service.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { findOrder, lockOrder, type OrderItemRow, type OrderRow } from '../orders/service.ts';
import { findReturn, lockReturn, type ReturnRow } from './store.ts';

/** A locked return with its order and the order's line. */
export type LockedReturn = { row: ReturnRow; order: OrderRow; item: OrderItemRow };

/**
 * Locks a return that is neither paid, refused nor withdrawn, and its order, the order first as everywhere. Of two
 * persons who decide at once, the second gets `return_decided`.
 */
export async function lockUndecided(tx: Tx, id: string): Promise<LockedReturn | AppError> {
  const known = await findReturn(tx, id);
  const order = known && (await lockOrder(tx, known.order_id));
  const row = await lockReturn(tx, id);
  if (!order || !row) return appError('return_not_found');
  if (row.status !== 'asked') return appError('return_decided');
  const item = (await findOrder(tx, order.id))?.items.find((one) => one.id === row.order_item_id);
  return item ? { row, order, item } : appError('return_not_found');
}

/**
 * Puts the pieces of a return back into stock. Returns `pieces_in_stock` if a cancellation or a refund has done so already,
 * because a piece comes back once.
 */
export async function restoreReturned(
  stock: Pick<StockService, 'restore'>,
  tx: Tx,
  { row, order, item }: LockedReturn,
  by: string,
): Promise<AppError | null> {
  const line = { skuId: item.sku_id, orderItemId: item.id, quantity: row.quantity };
  const { moved } = await stock.restore(tx, [line], { reason: `returned, order ${order.id}`, by });
  return moved[0]?.quantity === row.quantity ? null : appError('pieces_in_stock');
}
