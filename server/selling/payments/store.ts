import type { Selectable } from 'kysely';
import type { Database, Reader, Tx } from '../../platform/database/database.ts';
import type { PaymentUse } from '../../schema/column-types.ts';
import type { GatewayOrders } from '../../schema/tables.gen.ts';

/** A row of `gateway_orders`. */
export type GatewayOrderRow = Selectable<GatewayOrders>;

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

/** Inserts a gateway order that is not at the gateway yet. It is checked from `checkAt` on. */
export const insertGatewayOrder = (
  tx: Tx,
  order: {
    id: string;
    provider: string;
    purpose: string;
    subjectId: string;
    userId: string;
    amount: number;
    expiresAt: Date;
    checkAt: Date;
    at: Date;
  },
) =>
  tx
    .insertInto('gateway_orders')
    .values({
      id: order.id,
      provider: order.provider,
      purpose: order.purpose,
      subject_id: order.subjectId,
      user_id: order.userId,
      amount: order.amount,
      status: 'opening',
      expires_at: order.expiresAt,
      check_at: order.checkAt,
      created_at: order.at,
    })
    .execute();

/** Stores the session of a gateway order that has just been created at the gateway. */
export const markOpen = (
  db: Database,
  id: string,
  { session, checkAt }: { session: string; checkAt: Date },
) =>
  db
    .updateTable('gateway_orders')
    .set({ status: 'open', payment_session_id: session, check_at: checkAt })
    .where('id', '=', id)
    .where('status', '=', 'opening')
    .execute();

/** Marks a gateway order as ended unpaid, and schedules the next check at `checkAt`. */
export const markEnded = (tx: Tx, id: string, checkAt: Date) =>
  tx.updateTable('gateway_orders').set({ status: 'ended', check_at: checkAt }).where('id', '=', id).execute();

/** Schedules the next check of an order that still has the status of `row`. A null `next` ends the checks. */
export const setNextCheck = (
  db: Database,
  row: Pick<GatewayOrderRow, 'id' | 'status'>,
  { at, next }: { at: Date; next: Date | null },
) =>
  db
    .updateTable('gateway_orders')
    .set({ check_at: next, asked_at: at })
    .where('id', '=', row.id)
    .where('status', '=', row.status)
    .execute();

/** Returns the gateway order ids of payables of one purpose, by payable. */
export async function gatewayOrderIds(
  db: Reader,
  purpose: string,
  subjectIds: readonly string[],
): Promise<Map<string, string>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('gateway_orders')
    .select(['id', 'subject_id'])
    .where('purpose', '=', purpose)
    .where('subject_id', 'in', subjectIds)
    .execute();
  return new Map(rows.map((row) => [row.subject_id, row.id]));
}

/** Returns the id of the payable that a gateway order pays for, or null. */
export async function payableOf(db: Reader, purpose: string, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('gateway_orders')
    .select('subject_id')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return row?.subject_id ?? null;
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
export const claimDue = (db: Database, now: Date, retryAt: Date, limit: number): Promise<GatewayOrderRow[]> =>
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
    use: PaymentUse;
    paidAt: Date;
    now: Date;
  },
): Promise<boolean> {
  const row = await tx
    .insertInto('gateway_payments')
    .values({
      payment_id: payment.id,
      gateway_order_id: payment.gatewayOrderId,
      amount: payment.amount,
      currency: payment.currency,
      use: payment.use,
      paid_at: payment.paidAt,
      recorded_at: payment.now,
    })
    .onConflict((conflict) => conflict.constraint('gateway_payments_pkey').doNothing())
    .returning('payment_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the gateway order id of a recorded payment, or null. */
export async function orderOfPayment(db: Reader, paymentId: string): Promise<string | null> {
  const row = await db
    .selectFrom('gateway_payments')
    .select('gateway_order_id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row?.gateway_order_id ?? null;
}

/** Returns the outcome of a recorded payment, or null. */
export async function outcomeOf(db: Reader, paymentId: string): Promise<PaymentUse | null> {
  const row = await db
    .selectFrom('gateway_payments')
    .select('use')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row?.use ?? null;
}

/** Lists the outcomes of the recorded payments of a gateway order. */
export async function outcomesOf(db: Reader, gatewayOrderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('gateway_payments')
    .select('use')
    .where('gateway_order_id', '=', gatewayOrderId)
    .execute();
  return rows.map((row) => row.use);
}

/** Marks a payment that was recorded as settled as too late. */
export const markTooLate = (tx: Tx, paymentId: string) =>
  tx.updateTable('gateway_payments').set({ use: 'too_late' }).where('payment_id', '=', paymentId).execute();

/**
 * Marks a gateway order as paid by a payment, and schedules the next check at `checkAt`. An order below the gateway's
 * minimum has no payment.
 */
export const markPaid = (
  tx: Tx,
  { id, paymentId, at, checkAt }: { id: string; paymentId: string | null; at: Date; checkAt: Date | null },
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

/** Schedules a check of an order in the next round, whatever its status is. */
export const checkSoon = (tx: Tx, id: string, now: Date) =>
  tx.updateTable('gateway_orders').set({ check_at: now }).where('id', '=', id).execute();

/** Finds the payment that settled a payable. */
export const settledPayment = (db: Reader, purpose: string, subjectId: string) =>
  db
    .selectFrom('gateway_payments as p')
    .innerJoin('gateway_orders as g', 'g.id', 'p.gateway_order_id')
    .select(['p.payment_id', 'p.gateway_order_id', 'p.amount'])
    .where('g.purpose', '=', purpose)
    .where('g.subject_id', '=', subjectId)
    .where('p.use', '=', 'settled')
    .executeTakeFirst();
