import type { PaymentDifference } from '#contract/office/operations/endpoints.ts';
import type { AuditService } from '../../base/audit/service.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import { asPaise, toRupees } from '../../platform/core/money.ts';
import { transact } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/database/keyset.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PaymentsService } from '../../selling/payments/service.ts';

type Row = Awaited<ReturnType<PaymentsService['differences']['list']>>['rows'][number];

const present = (row: Row): PaymentDifference => ({
  id: row.id,
  kind: row.kind,
  paymentId: row.payment_id,
  gatewayOrderId: row.gateway_order_id,
  amount: toRupees(asPaise(row.amount)),
  foundAt: row.found_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
  outcome: row.outcome,
});

/** Creates the administration of mismatches between our payments and the gateway. */
export const createDifferenceAdmin = (
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { audit, payments: { differences } }: { audit: AuditService; payments: PaymentsService },
) => ({
  /** Lists mismatches, newest first. */
  async list({ state, ...page }: { state?: 'open' | 'closed' } & PageRequest) {
    const { rows, pages } = await differences.list({ ...page, ...(state && { open: state === 'open' }) });
    return { differences: rows.map(present), pages };
  },

  /** Closes a mismatch with a note, and audits it. Errors: difference_not_found, difference_closed. */
  close: (by: string, id: number, note: string): Promise<PaymentDifference | AppError> =>
    transact(db, async (tx) => {
      const at = now();
      const before = await differences.find(tx, id);
      if (!before) return appError('difference_not_found');
      if (!(await differences.close(tx, { id, outcome: note, at }))) return appError('difference_closed');
      await audit.record(tx, {
        at,
        actorId: by,
        action: 'payment_difference.close',
        entity: 'payment_difference',
        entityId: String(id),
        before: { kind: before.kind, payment: before.payment_id },
        after: { note },
      });
      return present({ ...before, closed_at: at, outcome: note });
    }),
});
