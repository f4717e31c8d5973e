import type { Selectable } from 'kysely';
import type { Database, Reader, Tx } from '../../platform/database/database.ts';
import type { RefundStatus } from '../../schema/column-types.ts';
import type { Refunds } from '../../schema/tables.gen.ts';

/** A row of `refunds`. */
export type RefundRow = Selectable<Refunds>;

/** Lists the refunds of a payment, oldest first. */
export const refundsOf = (db: Reader, paymentId: string): Promise<RefundRow[]> =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/**
 * Returns whether the payment of a successful refund is now fully refunded. False for a second payment, because the
 * settling payment stays. Locks the payment's row, so that two refunds that end at once are serialised.
 */
export async function isFullyRefunded(tx: Tx, refund: Pick<RefundRow, 'payment_id'>): Promise<boolean> {
  if (!refund.payment_id) return true;
  await tx
    .selectFrom('gateway_payments')
    .select('payment_id')
    .where('payment_id', '=', refund.payment_id)
    .forNoKeyUpdate()
    .execute();
  const row = await tx
    .selectFrom('gateway_payments as p')
    .innerJoin('refunds as r', 'r.payment_id', 'p.payment_id')
    .select(['p.amount', 'p.use', (eb) => eb.fn.sum<string>('r.amount').as('back')])
    .where('p.payment_id', '=', refund.payment_id)
    .where('r.status', '=', 'success')
    .groupBy(['p.amount', 'p.use'])
    .executeTakeFirst();
  return row !== undefined && row.use !== 'second_payment' && Number(row.back) >= row.amount;
}

/** Requests a refund, at most once for each payment and reason. The sweep sends it. */
export const requestRefund = (
  tx: Tx,
  refund: {
    id: string;
    gatewayOrderId: string;
    paymentId: string | null;
    amount: number;
    reason: string;
    now: Date;
  },
) =>
  tx
    .insertInto('refunds')
    .values({
      id: refund.id,
      gateway_order_id: refund.gatewayOrderId,
      payment_id: refund.paymentId,
      amount: refund.amount,
      reason: refund.reason,
      status: 'wanted',
      check_at: refund.now,
      created_at: refund.now,
      updated_at: refund.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Claims up to `limit` due refunds of these providers until `retryAt`, each with its provider. */
export const claimRefunds = (
  db: Database,
  {
    now,
    retryAt,
    providers,
    limit = 20,
  }: { now: Date; retryAt: Date; providers: readonly string[]; limit?: number },
): Promise<(RefundRow & { provider: string })[]> =>
  db
    .with('due', (cte) =>
      cte
        .selectFrom('refunds as r')
        .innerJoin('gateway_orders as g', 'g.id', 'r.gateway_order_id')
        .select(['r.id', 'g.provider'])
        .where('r.check_at', '<=', now)
        .where('g.provider', 'in', providers)
        .orderBy('r.check_at')
        .limit(limit)
        .forNoKeyUpdate('r')
        .skipLocked(),
    )
    .updateTable('refunds as r')
    .from('due')
    .set({ check_at: retryAt })
    .whereRef('r.id', '=', 'due.id')
    .returningAll('r')
    .returning('due.provider')
    .execute();

/** Finds a refund by its id. */
export const findRefund = (db: Reader, id: string) =>
  db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();

/** Finds a refund by its id and locks it. */
export const lockRefund = (tx: Tx, id: string) =>
  tx.selectFrom('refunds').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Updates the status of a refund that has not ended. */
export const setRefundStatus = (tx: Tx, id: string, status: RefundStatus, checkAt: Date | null, now: Date) =>
  tx
    .updateTable('refunds')
    .set({ status, check_at: checkAt, updated_at: now })
    .where('id', '=', id)
    .where('status', 'not in', ['success', 'failed'])
    .execute();
