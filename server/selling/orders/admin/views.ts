import { orderViewLimits, viewSearch } from '#contract/selling/orders/rules.ts';
import type { OrderView } from '#contract/selling/orders/views.ts';
import { type AppError, appError } from '../../../platform/core/app-error.ts';
import { newId } from '../../../platform/core/id.ts';
import { transact } from '../../../platform/database/database.ts';
import { lockName } from '../../../platform/database/sql.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteView, insertView, listViews, renameView, type ViewRow } from './views-store.ts';

const present = ({ id, name, search }: ViewRow): OrderView => ({ _id: id, name, search });

/** Creates the saved views of the order list. A view belongs to one member of staff, and changes nothing in the shop. */
export function createOrderViews({ db, now }: Pick<Platform, 'db' | 'now'>) {
  return {
    /** Lists a person's views, oldest first. */
    list: async (userId: string): Promise<OrderView[]> => (await listViews(db, userId)).map(present),

    /** Saves a view with the known parameters of `search`. At most 20 a person. */
    async create(userId: string, name: string, search: string): Promise<OrderView | AppError> {
      const kept = viewSearch(search);
      if (kept === '') return appError('order_view_empty');
      return transact<OrderView | AppError>(db, async (tx) => {
        await lockName(tx, `order views ${userId}`);
        const views = await listViews(tx, userId);
        if (views.length >= orderViewLimits.views)
          return appError('order_views_full', { n: orderViewLimits.views });
        const at = now();
        const view = { id: newId(at), user_id: userId, name, search: kept, created_at: at };
        const written = await insertView(tx, view);
        return written ? present(written) : appError('order_view_taken');
      });
    },

    /** Renames a view of this person. */
    async rename(userId: string, id: string, name: string): Promise<OrderView | AppError> {
      const renamed = await renameView(db, { id, userId, name });
      if (renamed === undefined) return appError('order_view_not_found');
      return renamed ? present(renamed) : appError('order_view_taken');
    },

    /** Deletes a view of this person. Idempotent. */
    remove: (userId: string, id: string): Promise<void> => deleteView(db, { id, userId }),
  };
}
