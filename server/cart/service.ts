import { sql } from 'kysely';
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
  type HeldLines,
  readLines,
  removal,
  setQuantity,
} from './store.ts';

export type { CartLine, HeldLines } from './store.ts';

/** What the cart stands on. */
export type CartNeeds = Pick<Platform, 'db' | 'now'> & {
  heldLines?: HeldLines;
};

const nothingHeld: HeldLines = () => sql`select null::text as sku_id, 0 as quantity where false`;

/** The carts. Prices and stock are always live: a line keeps only what and how many. */
export type CartService = ReturnType<typeof createCart>;

/** Finds the line a client means: product and variant, else product and size, else the product alone. */
export function findLine(lines: readonly CartLine[], key: SellableKey): CartLine | undefined {
  const ofProduct = lines.filter((line) => line.sku.productId === key.productId);
  if (key.variantId) return ofProduct.find((line) => line.sku.variant?.id === key.variantId);
  if (key.size) return ofProduct.find((line) => line.sku.size === key.size);
  return ofProduct.length === 1
    ? ofProduct[0]
    : ofProduct.find((line) => !line.sku.variant && !line.sku.size);
}

/** Makes the cart service. `heldLines` comes from the orders; without it nothing is held. */
export function createCart({ db, now, heldLines = nothingHeld }: CartNeeds) {
  const lines = (reader: Reader, userId: string): Promise<CartLine[]> => readLines(reader, userId, heldLines);

  return {
    /** The cart's lines with live prices and stock, the first added first; deleted goods come with `available` 0. */
    lines,

    /** Adds a line. Two adds of the same line at the same instant: one is added, the other is `already_in_cart`. */
    async add(userId: string, wanted: SellableKey & { quantity: number }): Promise<CartLine[] | AppError> {
      await checkpoint('cart.add', userId);
      const at = now();
      const { quantity } = wanted;
      const line = { id: newId(at), userId, wanted, quantity, at };
      const { sku, available, lines: added } = await addLine(db, line, heldLines);
      if (sku instanceof AppError) return sku;
      if (added) return added;
      if (available === 0) return appError('out_of_stock', { product: sku.name });
      return appError(quantity > available ? 'above_stock_add' : 'already_in_cart');
    },

    /** Sets the quantity of a line: at least 1 (the contract checks it), at most what can be bought. */
    async update(userId: string, wanted: SellableKey & { quantity: number }): Promise<CartLine[] | AppError> {
      const current = await lines(db, userId);
      const line = findLine(current, wanted);
      if (!line) return appError('line_not_found');
      if (wanted.quantity > line.available) return appError('above_stock_update');
      await setQuantity(db, line.id, wanted.quantity);
      return current.map((one) => (one === line ? { ...one, quantity: wanted.quantity } : one));
    },

    /** Removes a line. */
    async remove(userId: string, key: SellableKey): Promise<CartLine[] | AppError> {
      const current = await lines(db, userId);
      const line = findLine(current, key);
      if (!line) return appError('line_not_found');
      await removal(userId, [line.sku.skuId]).execute(db);
      return current.filter((one) => one !== line);
    },

    /** Empties the cart. */
    async clear(userId: string): Promise<void> {
      await deleteAll(db, userId);
    },

    /** Removes what was bought, in the transaction of the order: with its next statement. */
    async removeSkus(tx: Tx, userId: string, skuIds: readonly string[]): Promise<void> {
      await queueStatement(tx, removal(userId, skuIds));
    },
  };
}
