import type { Selectable } from 'kysely';
import type { Database, Reader, Tx } from '../platform/database/database.ts';
import type { GatewayOrders, Refunds } from '../platform/database/tables.gen.ts';

/** A row of `gateway_orders`. */
export type GatewayOrderRow = Selectable<GatewayOrders>;
/** A row of `refunds`. */
export type RefundRow = Selectable<Refunds>;

/** Returns the key of a gateway order's row for the bulkhead (`transactAt`). */
export const hotPayment = (gatewayOrderId: string): string => `payment ${gatewayOrderId}`;

/** Finds a gateway order. With `lock` its row stays locked until the transaction ends. */
export async function findGatewayOrder(
  db: Reader,
  id: string,
  { lock = false } = {},
): Promise<GatewayOrderRow | undefined> {
  const query = db.selectFrom('gateway_orders').selectAll().where('id', '=', id);
  return (lock ? query.forNoKeyUpdate() : query).executeTakeFirst();
}

/** Finds the newest gateway order of a payable. */
export const findByPayable = (db: Reader, purpose: string, subjectId: string) =>
  db
    .selectFrom('gateway_orders')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();

/** Claims up to `limit` due gateway orders until `retryAt`, so that no other process takes them. */
export const claimDue = (db: Database, now: Date, retryAt: Date, limit = 20): Promise<GatewayOrderRow[]> =>
  db
    .updateTable('gateway_orders')
    .set({ check_at: retryAt })
    .where('id', 'in', (due) =>
      due
        .selectFrom('gateway_orders')
        .select('id')
        .where('check_at', '<=', now)
        .orderBy('check_at')
        .limit(limit)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();

/** Inserts a payment. Returns false if it was recorded before. */
export async function recordPayment(
  tx: Tx,
  payment: {
    id: string;
    gatewayOrderId: string;
    amount: number;
    currency: string;
    use: string;
    paidAt: Date;
    now: Date;
  },
): Promise<boolean> {
  const row = await tx
    .insertInto('gateway_payments')
    .values({
      cf_payment_id: payment.id,
      gateway_order_id: payment.gatewayOrderId,
      amount: payment.amount,
      currency: payment.currency,
      use: payment.use,
      paid_at: payment.paidAt,
      recorded_at: payment.now,
    })
    .onConflict((conflict) => conflict.column('cf_payment_id').doNothing())
    .returning('cf_payment_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the gateway order id of a recorded payment, or null. */
export async function orderOfPayment(db: Reader, paymentId: string): Promise<string | null> {
  const row = await db
    .selectFrom('gateway_payments')
    .select('gateway_order_id')
    .where('cf_payment_id', '=', paymentId)
    .executeTakeFirst();
  return row?.gateway_order_id ?? null;
}

/** Returns the outcome of a recorded payment, or null. */
export async function outcomeOf(db: Reader, paymentId: string): Promise<string | null> {
  const row = await db
    .selectFrom('gateway_payments')
    .select('use')
    .where('cf_payment_id', '=', paymentId)
    .executeTakeFirst();
  return row?.use ?? null;
}

/** Marks a payment that was recorded as settled as too late. */
export const markTooLate = (tx: Tx, paymentId: string) =>
  tx
    .updateTable('gateway_payments')
    .set({ use: 'too_late' })
    .where('cf_payment_id', '=', paymentId)
    .execute();

/** Marks a gateway order as paid by a payment, and schedules the next check at `checkAt`. */
export const markPaid = (
  tx: Tx,
  { id, paymentId, at, checkAt }: { id: string; paymentId: string; at: Date; checkAt: Date | null },
) =>
  tx
    .updateTable('gateway_orders')
    .set({ status: 'paid', settled_at: at, settled_by: paymentId, check_at: checkAt })
    .where('id', '=', id)
    .execute();

/**
 * Schedules a check of a paid order in the next round, unless one ran within the last minute or none is due any more.
 */
export const scheduleCheck = (db: Database, id: string, now: Date) =>
  db
    .updateTable('gateway_orders')
    .set({ check_at: now })
    .where('id', '=', id)
    .where('status', '=', 'paid')
    .where('check_at', '>', now)
    .where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<', new Date(now.getTime() - 60_000))]))
    .execute();

/** Finds the payment that settled a payable. */
export const settledPayment = (db: Reader, purpose: string, subjectId: string) =>
  db
    .selectFrom('gateway_payments as p')
    .innerJoin('gateway_orders as g', 'g.id', 'p.gateway_order_id')
    .select(['p.cf_payment_id', 'p.gateway_order_id', 'p.amount'])
    .where('g.purpose', '=', purpose)
    .where('g.subject_id', '=', subjectId)
    .where('p.use', '=', 'settled')
    .executeTakeFirst();

/** Lists the refunds of a payment, oldest first. */
export const refundsOf = (db: Reader, paymentId: string): Promise<RefundRow[]> =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('cf_payment_id', '=', paymentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/**
 * Returns whether the payment of a successful refund is now fully refunded. False for a second payment, because the
 * settling payment stays. Locks the payment's row, so that two refunds that end at once are serialised.
 */
export async function isFullyRefunded(tx: Tx, refund: Pick<RefundRow, 'cf_payment_id'>): Promise<boolean> {
  if (!refund.cf_payment_id) return true;
  await tx
    .selectFrom('gateway_payments')
    .select('cf_payment_id')
    .where('cf_payment_id', '=', refund.cf_payment_id)
    .forNoKeyUpdate()
    .execute();
  const row = await tx
    .selectFrom('gateway_payments as p')
    .innerJoin('refunds as r', 'r.cf_payment_id', 'p.cf_payment_id')
    .select(['p.amount', 'p.use', (eb) => eb.fn.sum<string>('r.amount').as('back')])
    .where('p.cf_payment_id', '=', refund.cf_payment_id)
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
      cf_payment_id: refund.paymentId,
      amount: refund.amount,
      reason: refund.reason,
      status: 'wanted',
      check_at: refund.now,
      created_at: refund.now,
      updated_at: refund.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Claims up to `limit` due refunds until `retryAt`. */
export const claimRefunds = (db: Database, now: Date, retryAt: Date, limit = 20): Promise<RefundRow[]> =>
  db
    .updateTable('refunds')
    .set({ check_at: retryAt })
    .where('id', 'in', (due) =>
      due
        .selectFrom('refunds')
        .select('id')
        .where('check_at', '<=', now)
        .orderBy('check_at')
        .limit(limit)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();

/** Finds a refund by its id. */
export const findRefund = (db: Reader, id: string) =>
  db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();

/** Finds a refund by its id and locks it. */
export const lockRefund = (tx: Tx, id: string) =>
  tx.selectFrom('refunds').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Updates the status of a refund that has not ended. */
export const setRefundStatus = (tx: Tx, id: string, status: string, checkAt: Date | null, now: Date) =>
  tx
    .updateTable('refunds')
    .set({ status, check_at: checkAt, updated_at: now })
    .where('id', '=', id)
    .where('status', 'not in', ['success', 'failed'])
    .execute();
