import type { AuditService } from '../../../base/audit/service.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { InvoicesService } from '../../invoices/service.ts';
import { recordChange } from '../changing/admin-change.ts';
import { changeStatus, type OrderRow } from '../store.ts';

/** The services that a cash payment uses. */
export type CashPaymentParts = { audit: AuditService; invoices: InvoicesService; now: () => Date };

/** Records in the caller's transaction that the cash of a locked order has come, and queues its invoice. */
export async function recordCash(
  parts: CashPaymentParts,
  tx: Tx,
  order: Pick<OrderRow, 'id' | 'user_id' | 'status' | 'payment_status'>,
  actorId: string,
): Promise<void> {
  await recordChange(parts, tx, 'order.paid', { actorId }, order, {
    before: { paymentStatus: order.payment_status },
    after: { paymentStatus: 'Paid' },
  });
  await changeStatus(tx, order.id, {
    status: order.status,
    paymentStatus: 'Paid',
    by: 'shop',
    actorId,
    note: 'cash_came',
    at: parts.now(),
  });
  parts.invoices.due(tx, 'order', order.id);
}
