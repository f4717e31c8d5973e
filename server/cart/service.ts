import type { CatalogService, Sellable, SellableKey } from '../catalog/service.ts';
import { checkpoint } from '../platform/checkpoint.ts';
import type { Reader, Tx } from '../platform/database/database.ts';
import { Fault, fault } from '../platform/fault.ts';
import { newId } from '../platform/id.ts';
import type { Platform } from '../platform/platform.ts';
import { deleteAll, deleteSkus, insertLine, readLines, setQuantity } from './store.ts';

/** A line of a cart with what it means now. `available` also counts what the buyer's own open order holds. */
export type CartLine = { id: string; quantity: number; available: number; sku: Sellable };

/** Pieces held by the buyer's own open order, by SKU id. */
export type HeldByBuyer = (db: Reader, userId: string) => Promise<ReadonlyMap<string, number>>;

/** What the cart stands on. */
export type CartNeeds = Pick<Platform, 'db' | 'now'> & {
  catalog: Pick<CatalogService, 'sellable' | 'sellableSkus'>;
  heldByBuyer?: HeldByBuyer;
};

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

/** Makes the cart service. `heldByBuyer` comes from the orders; without it nothing is held. */
export function createCart({ db, now, catalog, heldByBuyer = async () => new Map() }: CartNeeds) {
  async function lines(reader: Reader, userId: string): Promise<CartLine[]> {
    const rows = await readLines(reader, userId);
    if (rows.length === 0) return [];
    const skus = await catalog.sellableSkus(
      reader,
      rows.map((row) => row.skuId),
    );
    const held = await heldByBuyer(reader, userId);
    return rows.flatMap(({ id, skuId, quantity }) => {
      const sku = skus.get(skuId);
      if (!sku) return [];
      return [{ id, quantity, sku, available: sku.onSale ? sku.available + (held.get(skuId) ?? 0) : 0 }];
    });
  }

  return {
    /** The cart's lines with live prices and stock, the first added first; deleted goods come with `available` 0. */
    lines,

    /** Adds a line. Two adds of the same line at the same instant: one is added, the other is `already_in_cart`. */
    async add(userId: string, wanted: SellableKey & { quantity: number }): Promise<CartLine[] | Fault> {
      const [sku] = await catalog.sellable(db, [wanted]);
      if (!sku || sku instanceof Fault) return sku ?? fault('product_not_found');
      const held = wanted.quantity > sku.available ? await heldByBuyer(db, userId) : undefined;
      const available = sku.available + (held?.get(sku.skuId) ?? 0);
      if (available === 0) return fault('out_of_stock', { product: sku.name });
      if (wanted.quantity > available) return fault('above_stock_add');
      await checkpoint('cart.add', userId);
      const at = now();
      const added = await insertLine(db, {
        id: newId(at),
        userId,
        skuId: sku.skuId,
        quantity: wanted.quantity,
        at,
      });
      return added ? lines(db, userId) : fault('already_in_cart');
    },

    /** Sets the quantity of a line: at least 1 (the contract checks it), at most what can be bought. */
    async update(userId: string, wanted: SellableKey & { quantity: number }): Promise<CartLine[] | Fault> {
      const current = await lines(db, userId);
      const line = findLine(current, wanted);
      if (!line) return fault('line_not_found');
      if (wanted.quantity > line.available) return fault('above_stock_update');
      await setQuantity(db, line.id, wanted.quantity);
      return current.map((one) => (one === line ? { ...one, quantity: wanted.quantity } : one));
    },

    /** Removes a line. */
    async remove(userId: string, key: SellableKey): Promise<CartLine[] | Fault> {
      const current = await lines(db, userId);
      const line = findLine(current, key);
      if (!line) return fault('line_not_found');
      await deleteSkus(db, userId, [line.sku.skuId]);
      return current.filter((one) => one !== line);
    },

    /** Empties the cart. */
    async clear(userId: string): Promise<void> {
      await deleteAll(db, userId);
    },

    /** Removes what was bought, in the transaction of the order. */
    removeSkus: (tx: Tx, userId: string, skuIds: readonly string[]): Promise<void> =>
      deleteSkus(tx, userId, skuIds),
  };
}
