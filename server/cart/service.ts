import type { SellableKey } from '../catalog/service.ts';
import { AppError, appError } from '../platform/core/app-error.ts';
import { checkpoint } from '../platform/core/checkpoint.ts';
import { newId } from '../platform/core/id.ts';
import { queueStatement, type Reader, type Tx } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import {
  addLine,
  type CartLine,
  deleteAll,
  nothingReserved,
  type ReservedLines,
  readLines,
  removal,
  setQuantity,
} from './store.ts';

export type { CartLine, ReservedLines } from './store.ts';

/** The dependencies of the cart. */
export type CartParts = Pick<Platform, 'db' | 'now'> & {
  reservedLines?: ReservedLines;
  /** Removes the services from a person's cart. */
  dropServices?: (userId: string) => Promise<unknown>;
};

/** The cart service. Prices and stock are always current: a line stores only SKU and quantity. */
export type CartService = ReturnType<typeof createCart>;

/** Finds a line by product and variant, else by product and size, else by the product alone. */
export function findLine(lines: readonly CartLine[], key: SellableKey): CartLine | undefined {
  const ofProduct = lines.filter((line) => line.sku.productId === key.productId);
  if (key.variantId) return ofProduct.find((line) => line.sku.variant?.id === key.variantId);
  if (key.size) return ofProduct.find((line) => line.sku.size === key.size);
  return ofProduct.length === 1
    ? ofProduct[0]
    : ofProduct.find((line) => !line.sku.variant && !line.sku.size);
}

/**
 * Creates the cart service. `reservedLines` comes from orders; without it no stock counts as reserved. `dropServices`
 * comes from energisation.
 */
export function createCart({
  db,
  now,
  reservedLines = nothingReserved,
  dropServices = async () => undefined,
}: CartParts) {
  const lines = (reader: Reader, userId: string): Promise<CartLine[]> =>
    readLines(reader, userId, reservedLines);

  return {
    /** Lists the lines with current prices and stock, oldest first. Deleted products have `available` 0. */
    lines,

    /** Adds a line. Of two concurrent adds of the same SKU, one is added and the other returns `already_in_cart`. */
    async add(userId: string, key: SellableKey & { quantity: number }): Promise<CartLine[] | AppError> {
      await checkpoint('cart.add', userId);
      const at = now();
      const { quantity } = key;
      const line = { id: newId(at), userId, key, quantity, at };
      const { sku, available, lines: added } = await addLine(db, line, reservedLines);
      if (sku instanceof AppError) return sku;
      if (added) return added;
      if (sku.service) return appError('energisation_at_goods');
      if (available === 0) return appError('out_of_stock', { product: sku.name });
      return appError(quantity > available ? 'above_stock_add' : 'already_in_cart');
    },

    /** Sets the quantity of a line: at least 1 (checked by the contract), at most what is available. */
    async update(userId: string, key: SellableKey & { quantity: number }): Promise<CartLine[] | AppError> {
      const current = await lines(db, userId);
      const line = findLine(current, key);
      if (!line) return appError('line_not_found');
      if (line.sku.service)
        return key.quantity === line.quantity ? current : appError('energisation_at_goods');
      if (key.quantity > line.available) return appError('above_stock_update');
      await setQuantity(db, line.id, key.quantity);
      return current.map((one) => (one === line ? { ...one, quantity: key.quantity } : one));
    },

    /**
     * Removes a line. A service is removed from all goods that have it; goods that have one take it with them, so the
     * cart is read again.
     */
    async remove(userId: string, key: SellableKey): Promise<CartLine[] | AppError> {
      const current = await lines(db, userId);
      const line = findLine(current, key);
      if (!line) return appError('line_not_found');
      if (line.sku.service) await dropServices(userId);
      else await removal(userId, [line.sku.skuId]).execute(db);
      return current.some(({ sku }) => sku.service)
        ? lines(db, userId)
        : current.filter((one) => one !== line);
    },

    /** Empties the cart. */
    async clear(userId: string): Promise<void> {
      await deleteAll(db, userId);
    },

    /** Removes bought SKUs in the order's transaction. Queued with its next statement. */
    async removeSkus(tx: Tx, userId: string, skuIds: readonly string[]): Promise<void> {
      await queueStatement(tx, removal(userId, skuIds));
    },
  };
}
