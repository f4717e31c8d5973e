import type { PersonalInput, PersonalValue } from '#contract/catalog/products/personal.ts';
import { personalOf, type SellableKey } from '../../catalog/products/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import { newId } from '../../platform/core/id.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkPersonalisation, type Personalisation, photosIn } from './personalise.ts';
import { markOrdered, ownsPhotos } from './photo-store.ts';
import {
  addLine,
  type CartLine,
  deleteAll,
  deleteLine,
  type LineKey,
  nothingReserved,
  type ReservedLines,
  readLines,
  removal,
  setQuantity,
} from './store.ts';

export { createPersonalPhotos, type PersonalPhotos } from './personal-photos.ts';
export { checkPersonalisation, type Personalisation } from './personalise.ts';
export type { CartLine, LineKey, ReservedLines } from './store.ts';

/** The dependencies of the cart. */
export type CartParts = Pick<Platform, 'db' | 'now'> & {
  reservedLines?: ReservedLines;
  /** Removes the services from a person's cart. */
  dropServices?: (userId: string) => Promise<unknown>;
  /** Whether the shop has services now. Without, those in carts are kept and not shown. */
  sellsServices?: boolean;
};

/** The cart service. Prices and stock are always current: a line stores only SKU and quantity. */
export type CartService = ReturnType<typeof createCart>;

/** A reference to a line: its id, or its product with the choice. Of two lines of a SKU only the id tells them apart. */
export type LineReference = SellableKey & { lineId?: string | null | undefined };

/** Finds a line by its id, else by product and variant, else by product and size, else by the product alone. */
export function findLine(lines: readonly CartLine[], key: LineReference): CartLine | undefined {
  if (key.lineId) return lines.find((line) => line.id === key.lineId);
  const ofProduct = lines.filter((line) => line.sku.productId === key.productId);
  if (key.variantId) return ofProduct.find((line) => line.sku.variant?.id === key.variantId);
  if (key.size) return ofProduct.find((line) => line.sku.size === key.size);
  return ofProduct.length === 1
    ? ofProduct[0]
    : ofProduct.find((line) => !line.sku.variant && !line.sku.size);
}

/** Returns what is filled in for a line to add; null for nothing. A photo must be the buyer's own. */
async function readPersonal(
  db: Reader,
  userId: string,
  { productId, personalisation = [] }: { productId: string; personalisation?: PersonalInput | undefined },
): Promise<Personalisation | null | AppError> {
  if (personalisation.length === 0) return null;
  const product = await personalOf(db, productId);
  if (!product) return appError('product_not_found');
  const checked = checkPersonalisation(product, personalisation);
  if (!checked || checked instanceof AppError) return checked;
  return (await ownsPhotos(db, userId, photosIn(checked.values)))
    ? checked
    : appError('personalisation_photo');
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
  sellsServices = true,
}: CartParts) {
  const shown = (all: CartLine[]) => (sellsServices ? all : all.filter(({ sku }) => !sku.service));
  const lines = async (reader: Reader, userId: string): Promise<CartLine[]> =>
    shown(await readLines(reader, userId, reservedLines));

  return {
    /** Lists the lines with current prices and stock, oldest first. Deleted products have `available` 0. */
    lines,

    /** Adds a line. Of two concurrent adds of the same SKU, one is added and the other returns `already_in_cart`. */
    async add(
      userId: string,
      key: SellableKey & { quantity: number; personalisation?: PersonalInput | undefined },
    ): Promise<CartLine[] | AppError> {
      await checkpoint('cart.add', userId);
      const personal = await readPersonal(db, userId, key);
      if (personal instanceof AppError) return personal;
      const at = now();
      const { quantity } = key;
      const line = { id: newId(at), userId, key, quantity, personal, at };
      const { sku, available, lines: added } = await addLine(db, line, reservedLines);
      if (sku instanceof AppError) return sku;
      if (added) return shown(added);
      const needed = personal ? null : sku.personalFields?.find(({ required }) => required);
      if (needed) return appError('personalisation_required', { product: sku.name, label: needed.label });
      if (sku.service) return appError('energisation_at_goods');
      if (available === 0) return appError('out_of_stock', { product: sku.name });
      if (quantity > available) return appError('above_stock_add');
      const same = (one: CartLine) =>
        one.sku.skuId === sku.skuId && one.personalKey === (personal?.key ?? '');
      return appError((await lines(db, userId)).some(same) ? 'already_in_cart' : 'above_stock_add');
    },

    /** Sets the quantity of a line: at least 1 (checked by the contract), at most what is available. */
    async update(userId: string, key: LineReference & { quantity: number }): Promise<CartLine[] | AppError> {
      const current = await lines(db, userId);
      const line = findLine(current, key);
      if (!line) return appError('line_not_found');
      if (line.sku.service)
        return key.quantity === line.quantity ? current : appError('energisation_at_goods');
      const others = current.filter((one) => one !== line && one.sku.skuId === line.sku.skuId);
      const taken = others.reduce((sum, one) => sum + one.quantity, 0);
      if (key.quantity + taken > line.available) return appError('above_stock_update');
      await setQuantity(db, line.id, key.quantity);
      return current.map((one) => (one === line ? { ...one, quantity: key.quantity } : one));
    },

    /**
     * Removes a line. A service is removed from all products that have it; products that have one take it with them, so the
     * cart is read again.
     */
    async remove(userId: string, key: LineReference): Promise<CartLine[] | AppError> {
      const current = await lines(db, userId);
      const line = findLine(current, key);
      if (!line) return appError('line_not_found');
      if (line.sku.service) await dropServices(userId);
      else await deleteLine(db, line.id);
      return current.some(({ sku }) => sku.service)
        ? lines(db, userId)
        : current.filter((one) => one !== line);
    },

    /** Empties the cart. */
    async clear(userId: string): Promise<void> {
      await deleteAll(db, userId);
    },

    /** Removes bought lines in the order's transaction. */
    async removeBought(tx: Tx, userId: string, bought: readonly LineKey[]): Promise<void> {
      await tx.executeQuery(removal(userId, bought).compile(tx));
    },

    /** Returns whether all photos in what was filled in are a person's own. */
    ownsPhotos: (reader: Reader, userId: string, filled: readonly Personalisation[]): Promise<boolean> =>
      ownsPhotos(
        reader,
        userId,
        filled.flatMap(({ values }) => photosIn(values)),
      ),

    /** Keeps the photos of bought lines with the order. */
    keepPhotos: (tx: Tx, values: readonly PersonalValue[]): Promise<void> =>
      markOrdered(tx, photosIn(values)),
  };
}
