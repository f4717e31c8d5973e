import type { AuditService } from '../../../base/audit/service.ts';
import { type AppError, appError } from '../../../platform/core/app-error.ts';
import { checkpoint } from '../../../platform/core/checkpoint.ts';
import { transactAt } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addOrderEvent } from '../event-store.ts';
import { hotOrder, lockOrder, type OrderRow } from '../store.ts';
import { type AdminChange, assertRevision, recordChange } from './admin-change.ts';
import { findOpenHold, insertHold, releaseHold } from './hold-store.ts';

/** Returns whether an order still waits to be sent, so that it can be held or its address corrected. */
export const waitsToBeSent = ({ status }: Pick<OrderRow, 'status'>): boolean =>
  status === 'Pending' || status === 'Processing';

/** Returns the error of an order that is not in the shop any more; null while it waits to be sent. */
export function leftRefusal(order: OrderRow): AppError | null {
  if (order.status === 'Cancelled') return appError('order_is_cancelled');
  return waitsToBeSent(order) ? null : appError('order_has_left');
}

/** Creates the holds of orders. Each change locks the order's row, as shipping does, so that one of the two is refused. */
export function createHolds({ db, now }: Pick<Platform, 'db' | 'now'>, { audit }: { audit: AuditService }) {
  const deps = { audit, now };
  return {
    /**
     * Puts an order on hold with a reason, which only staff can read. The same person with the same reason again changes
     * nothing; another hold of a held order is `order_changed`.
     */
    async hold(change: AdminChange & { reason: string }): Promise<true | AppError> {
      const { orderId, actorId, reason } = change;
      await checkpoint('status.before', orderId);
      return transactAt<true>(db, [hotOrder(orderId)], async (tx) => {
        const order = await lockOrder(tx, orderId);
        if (!order || order.reserved_until) return appError('order_not_found');
        const open = await findOpenHold(tx, orderId);
        if (open?.reason === reason && open.actor_id === actorId) return true;
        const refused = open ? appError('order_changed') : await assertRevision(tx, change);
        if (refused) return refused;
        const left = leftRefusal(order);
        if (left) return left;
        const at = now();
        await insertHold(tx, { orderId, reason, actorId, at });
        await addOrderEvent(tx, order, { by: 'shop', actorId, note: 'held', at });
        await recordChange(deps, tx, 'order.hold', change, order, { after: { reason } });
        return true;
      });
    },

    /** Releases an order. Idempotent. */
    async release(change: AdminChange): Promise<true | AppError> {
      const { orderId, actorId } = change;
      await checkpoint('status.before', orderId);
      return transactAt<true>(db, [hotOrder(orderId)], async (tx) => {
        const order = await lockOrder(tx, orderId);
        if (!order) return appError('order_not_found');
        const open = await findOpenHold(tx, orderId);
        if (!open) return true;
        const changed = await assertRevision(tx, change);
        if (changed) return changed;
        const at = now();
        await releaseHold(tx, { id: open.id, actorId, at });
        await addOrderEvent(tx, order, { by: 'shop', actorId, note: 'hold_released', at });
        await recordChange(deps, tx, 'order.release', change, order, { before: { reason: open.reason } });
        return true;
      });
    },
  };
}
