import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/database.ts';
import type { UpiOrders, UpiPayments, UpiRefunds } from '../../../schema/tables.gen.ts';

/** The words of a QR that are stored. */
export type UpiOrderRow = Selectable<UpiOrders>;

/** Stores what the QR of a gateway order says, unless it is stored already. Returns what is stored. */
export async function keepUpiOrder(db: Reader, row: Omit<UpiOrderRow, 'ended_at'>): Promise<UpiOrderRow> {
  await db
    .insertInto('upi_orders')
    .values(row)
    .onConflict((conflict) => conflict.column('gateway_order_id').doNothing())
    .execute();
  return db
    .selectFrom('upi_orders')
    .selectAll()
    .where('gateway_order_id', '=', row.gateway_order_id)
    .executeTakeFirstOrThrow();
}

/** Finds the state of an order: when it was taken back, and whether all of its money, or any, was confirmed. */
export const findUpiState = (db: Reader, gatewayOrderId: string) =>
  db
    .selectFrom('upi_orders as u')
    .innerJoin('gateway_orders as g', 'g.id', 'u.gateway_order_id')
    .leftJoin('upi_payments as p', 'p.gateway_order_id', 'u.gateway_order_id')
    .select(({ fn, eb }) => [
      'u.ended_at',
      fn.count<number>('p.utr').as('transfers'),
      fn
        .coalesce(fn.agg<boolean>('bool_or', [eb('p.amount', '=', eb.ref('g.amount'))]), eb.lit(false))
        .as('paid'),
    ])
    .where('u.gateway_order_id', '=', gatewayOrderId)
    .groupBy('u.gateway_order_id')
    .executeTakeFirst();

/** Takes an order back, unless that was done before. */
export const endUpiOrder = (db: Reader, gatewayOrderId: string, at: Date) =>
  db
    .updateTable('upi_orders')
    .set({ ended_at: at })
    .where('gateway_order_id', '=', gatewayOrderId)
    .where('ended_at', 'is', null)
    .execute();

/** Lists the confirmed transfers of an order. */
export const transfersOf = (db: Reader, gatewayOrderId: string): Promise<Selectable<UpiPayments>[]> =>
  db
    .selectFrom('upi_payments')
    .selectAll()
    .where('gateway_order_id', '=', gatewayOrderId)
    .orderBy('confirmed_at')
    .execute();

/** Finds an order by the reference in its QR, with what its gateway order says. */
export const findByReference = (db: Reader, reference: string) =>
  db
    .selectFrom('upi_orders as u')
    .innerJoin('gateway_orders as g', 'g.id', 'u.gateway_order_id')
    .selectAll('u')
    .select(['g.user_id', 'g.amount', 'g.status', 'g.expires_at'])
    .where('u.reference', '=', reference)
    .executeTakeFirst();

/** Records a confirmed transfer. Returns false if its reference was used before, also by an equal request under way. */
export async function insertTransfer(tx: Tx, row: Selectable<UpiPayments>): Promise<boolean> {
  const inserted = await tx
    .insertInto('upi_payments')
    .values(row)
    .onConflict((conflict) => conflict.column('utr').doNothing())
    .returning('utr')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Finds for what a bank reference was used before, as a payment. */
export const findTransfer = (tx: Tx, utr: string) =>
  tx
    .selectFrom('upi_payments as p')
    .innerJoin('upi_orders as u', 'u.gateway_order_id', 'p.gateway_order_id')
    .select(['p.gateway_order_id', 'p.amount', 'u.note', 'u.reference'])
    .where('p.utr', '=', utr)
    .executeTakeFirst();

/** Records the transfer of a refund. Returns false if the refund was sent, or the reference used, before. */
export async function insertSentRefund(tx: Tx, row: Selectable<UpiRefunds>): Promise<boolean> {
  const inserted = await tx
    .insertInto('upi_refunds')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('utr')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Lists the transfers that have sent a refund, or have a bank reference. */
export const findSent = (tx: Tx, { refundId, utr }: { refundId: string; utr: string }) =>
  tx
    .selectFrom('upi_refunds as s')
    .innerJoin('refunds as r', 'r.id', 's.refund_id')
    .innerJoin('upi_orders as u', 'u.gateway_order_id', 'r.gateway_order_id')
    .select(['s.refund_id', 's.utr', 'u.note', 'u.reference'])
    .where((eb) => eb.or([eb('s.refund_id', '=', refundId), eb('s.utr', '=', utr)]))
    .execute();
