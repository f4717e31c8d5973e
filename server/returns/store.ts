import type { Insertable, NotNull, Selectable } from 'kysely';
import type { Order, PaymentStatus } from '#contract/orders/endpoints.ts';
import { type ReturnStatus, returnStatuses } from '#contract/returns/reasons.ts';
import type { OrderItemSnapshot } from '../platform/database/column-types.ts';
import type { Reader, Tx } from '../platform/database/database.ts';
import type { OrderReturns } from '../platform/database/tables.gen.ts';

/** A row of `order_returns`. */
export type ReturnRow = Selectable<OrderReturns>;

/** A return with the line's snapshot, the order's payment and the coupon. */
export type FullReturn = ReturnRow & {
  order_number: number;
  snapshot: OrderItemSnapshot;
  payment_method: Order['paymentMethod'];
  payment_status: PaymentStatus;
  coupon_code: string | null;
  coupon_until: Date | null;
  coupon_uses: number | null;
};

const full = (db: Reader) =>
  db
    .selectFrom('order_returns as r')
    .innerJoin('order_snapshots as i', 'i.id', 'r.order_item_id')
    .innerJoin('order_totals as o', 'o.id', 'r.order_id')
    .leftJoin('coupon_codes as c', 'c.id', 'r.coupon_id')
    .selectAll('r')
    .select([
      'o.number as order_number',
      'i.snapshot',
      'o.payment_method',
      'o.payment_status',
      'c.code as coupon_code',
      'c.ends_at as coupon_until',
      'c.usage_count as coupon_uses',
    ])
    .$narrowType<{
      order_number: NotNull;
      payment_method: NotNull;
      payment_status: NotNull;
      snapshot: NotNull;
    }>();

/** Returns a return, or undefined. */
export const findReturn = (db: Reader, id: string): Promise<FullReturn | undefined> =>
  full(db).where('r.id', '=', id).executeTakeFirst();

/** Lists the returns of an order, oldest first. */
export const returnsOf = (db: Reader, orderId: string): Promise<FullReturn[]> =>
  full(db).where('r.order_id', '=', orderId).orderBy('r.asked_at').orderBy('r.id').execute();

/** Lists returns, newest first. */
export const readReturns = (
  db: Reader,
  page: { status?: ReturnStatus | undefined; limit: number; offset: number },
): Promise<FullReturn[]> =>
  full(db)
    .$if(page.status !== undefined, (query) => query.where('r.status', '=', page.status as ReturnStatus))
    .orderBy('r.asked_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

/** Counts returns by status and in total. */
export async function countReturns(db: Reader): Promise<Record<ReturnStatus | 'all', number>> {
  const rows = await db
    .selectFrom('order_returns')
    .select(['status', (eb) => eb.fn.countAll<number>().as('n')])
    .groupBy('status')
    .execute();
  const of = (status: ReturnStatus) => Number(rows.find((row) => row.status === status)?.n ?? 0);
  const counts = Object.fromEntries(returnStatuses.map((status) => [status, of(status)])) as Record<
    ReturnStatus,
    number
  >;
  return { ...counts, all: rows.reduce((sum, { n }) => sum + Number(n), 0) };
}

/** Inserts a return. Throws the unique violation `order_returns_once` if its line has one. */
export const insertReturn = (tx: Tx, row: Insertable<OrderReturns>) =>
  tx.insertInto('order_returns').values(row).execute();

/** Locks a return. Lock its order first. */
export const lockReturn = (tx: Tx, id: string): Promise<ReturnRow | undefined> =>
  tx.selectFrom('order_returns').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Stores the decision of a return. */
export const decideReturn = (
  tx: Tx,
  id: string,
  decision: Partial<ReturnRow> & Pick<ReturnRow, 'status' | 'decided_at' | 'decided_by'>,
) => tx.updateTable('order_returns').set(decision).where('id', '=', id).execute();
