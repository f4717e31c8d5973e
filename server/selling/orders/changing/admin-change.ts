import type { AuditAction } from '#contract/base/audit/actions.ts';
import type { AuditEntry, AuditService } from '../../../base/audit/service.ts';
import { type AppError, appError } from '../../../platform/core/app-error.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { latestEventId } from '../event-store.ts';
import type { OrderRow } from '../store.ts';

/** An admin's change. `expectedRevision` is the newest order event that they have seen; null skips the check. */
export type AdminChange = { orderId: string; actorId: string; expectedRevision: number | null };

/** Returns `order_changed` when the order has changed since the admin read it. */
export async function assertRevision(
  tx: Tx,
  { orderId, expectedRevision }: AdminChange,
): Promise<AppError | null> {
  return expectedRevision !== null && (await latestEventId(tx, orderId)) !== expectedRevision
    ? appError('order_changed')
    : null;
}

/** Writes an admin's change of an order to the audit log. Its sealed fields are about the buyer. */
export const recordChange = (
  { audit, now }: { audit: AuditService; now: () => Date },
  tx: Tx,
  action: AuditAction,
  { actorId }: Pick<AdminChange, 'actorId'>,
  order: Pick<OrderRow, 'id' | 'user_id'>,
  change: Pick<AuditEntry, 'before' | 'after'>,
) =>
  audit.record(tx, {
    at: now(),
    actorId,
    action,
    entity: 'order',
    entityId: order.id,
    of: order.user_id,
    ...change,
  });
