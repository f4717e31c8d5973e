import { sql } from 'kysely';
import type { DifferenceKind } from '#contract/office/operations/endpoints.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { keyset, type PageRequest } from '../../platform/database/keyset.ts';

/** A difference between our payments and the gateway's report. The amount is the reported one, in paise. */
export type Difference = {
  kind: DifferenceKind;
  paymentId: string;
  gatewayOrderId: string;
  amount: number;
};

/** Inserts a difference. Returns its id, or null if it was recorded before. */
export async function insertDifference(
  tx: Reader | Tx,
  { kind, paymentId, gatewayOrderId, amount, at }: Difference & { at: Date },
): Promise<number | null> {
  const row = await tx
    .insertInto('payment_differences')
    .values({ kind, payment_id: paymentId, gateway_order_id: gatewayOrderId, amount, found_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Returns the id of an open difference, or null. */
export async function findOpen(
  db: Reader,
  { kind, paymentId, gatewayOrderId }: Omit<Difference, 'amount'>,
): Promise<number | null> {
  const row = await db
    .selectFrom('payment_differences')
    .select('id')
    .where('kind', '=', kind)
    .where('payment_id', '=', paymentId)
    .where('gateway_order_id', '=', gatewayOrderId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Closes an open difference with an outcome. Returns false if it is not open. */
export async function closeDifference(
  tx: Reader | Tx,
  { id, outcome, at }: { id: number; outcome: string; at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('payment_differences')
    .set({ closed_at: at, outcome })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Lists differences, newest first. Without `open` it lists both open and closed ones. */
export async function listDifferences(db: Reader, { open, ...request }: { open?: boolean } & PageRequest) {
  const page = keyset('newest', [{ by: sql`id`, kind: 'number', desc: true }], request);
  let query = db
    .selectFrom('payment_differences')
    .selectAll()
    .select(page.cursor.as('cursor'))
    .where(page.where)
    .orderBy(page.orderBy)
    .limit(page.limit);
  if (open !== undefined) query = query.where('closed_at', open ? 'is' : 'is not', null);
  return page.page(await query.execute());
}

/** Finds a difference by its id. */
export const findDifference = (db: Reader, id: number) =>
  db.selectFrom('payment_differences').selectAll().where('id', '=', id).executeTakeFirst();
