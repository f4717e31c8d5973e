import type { Product } from '#contract/catalog/endpoints.ts';
import { wishlistAtMost } from '#contract/wishlist/endpoints.ts';
import type { CatalogService } from '../catalog/service.ts';
import { type AppError, appError } from '../platform/core/app-error.ts';
import { transact } from '../platform/database/database.ts';
import { lockName } from '../platform/database/lock.ts';
import type { Platform } from '../platform/platform.ts';
import { deleteItems, insertItem, readProductIds } from './store.ts';

/** What people love. */
export type WishlistService = ReturnType<typeof createWishlist>;

/** Makes the wishlists. */
export function createWishlist(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { catalog }: { catalog: CatalogService },
) {
  return {
    /** The products of a person that are in the shop, the last added first. */
    list: async (userId: string): Promise<Product[]> => catalog.byIds(await readProductIds(db, userId)),

    /** Adds a product; nothing changes when it is there already. */
    async add(userId: string, productId: string): Promise<null | AppError> {
      const [product] = await catalog.byIds([productId]);
      if (!product) return appError('product_not_found');
      return transact(db, async (tx) => {
        await lockName(tx, `wishlist ${userId}`);
        const kept = await readProductIds(tx, userId);
        if (kept.includes(productId)) return null;
        if (kept.length >= wishlistAtMost) {
          // What nobody sees takes no place.
          const shown = new Set((await catalog.byIds(kept)).map((one) => one._id));
          if (shown.size >= wishlistAtMost) return appError('wishlist_full', { n: wishlistAtMost });
          await deleteItems(
            tx,
            userId,
            kept.filter((id) => !shown.has(id)),
          );
        }
        await insertItem(tx, { userId, productId, at: now() });
        return null;
      });
    },

    /** Removes a product; nothing changes when it is not there. */
    remove: (userId: string, productId: string): Promise<void> => deleteItems(db, userId, [productId]),
  };
}
