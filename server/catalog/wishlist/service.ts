import type { Product } from '#contract/catalog/products/endpoints.ts';
import { wishlistAtMost } from '#contract/catalog/wishlist/endpoints.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import { transact } from '../../platform/database/database.ts';
import { lockName } from '../../platform/database/sql.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CatalogService } from '../products/service.ts';
import { deleteItems, insertItem, readProductIds } from './store.ts';

/** The wishlists. */
export type WishlistService = ReturnType<typeof createWishlist>;

/** Creates the wishlist service. */
export function createWishlist(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { catalog }: { catalog: CatalogService },
) {
  return {
    /** Lists the products of a wishlist that are in the shop, last added first. */
    list: async (userId: string): Promise<Product[]> => catalog.byIds(await readProductIds(db, userId)),

    /** Adds a product. Idempotent. */
    async add(userId: string, productId: string): Promise<null | AppError> {
      const [product] = await catalog.byIds([productId]);
      if (!product) return appError('product_not_found');
      return transact(db, async (tx) => {
        await lockName(tx, `wishlist ${userId}`);
        const productIds = await readProductIds(tx, userId);
        if (productIds.includes(productId)) return null;
        if (productIds.length >= wishlistAtMost) {
          // Deleted products do not count towards the limit.
          const shown = new Set((await catalog.byIds(productIds, tx)).map((one) => one._id));
          if (shown.size >= wishlistAtMost) return appError('wishlist_full', { n: wishlistAtMost });
          await deleteItems(
            tx,
            userId,
            productIds.filter((id) => !shown.has(id)),
          );
        }
        await insertItem(tx, { userId, productId, at: now() });
        return null;
      });
    },

    /** Removes a product. Idempotent. */
    remove: (userId: string, productId: string): Promise<void> => deleteItems(db, userId, [productId]),
  };
}
