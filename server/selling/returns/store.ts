import { type Insertable, type NotNull, type Selectable, type SqlBool, sql } from 'kysely';
import type { Pages } from '#contract/core/pages.ts';
import type { Order, PaymentStatus } from '#contract/selling/orders/endpoints.ts';
import { parseOrderNumber } from '#contract/selling/orders/number.ts';
import {
  parcelNumber,
  type ReturnStatus,
  type ReturnStep,
  type returnAges,
  returnStatuses,
  returnSteps,
} from '#contract/selling/returns/reasons.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { keyset, type PageRequest, type SortPart } from '../../platform/database/keyset.ts';
import type { OrderItemSnapshot } from '../../schema/column-types.ts';
import type { OrderReturns } from '../../schema/tables.gen.ts';

/** A row of `order_returns`. */
export type ReturnRow = Selectable<OrderReturns>;

/** A return with the line's snapshot, the order's payment and the coupon. */
export type FullReturn = ReturnRow & {
  order_number: number;
  snapshot: OrderItemSnapshot;
  payment_method: Order['paymentMethod'];
  payment_status: PaymentStatus;
  coupon_code: string | null;
  coupon_shown: string | null;
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
      'c.shown_code as coupon_shown',
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

/** The filters of the list. */
type Filters = {
  status?: ReturnStatus | undefined;
  step?: ReturnStep | undefined;
  age?: (typeof returnAges)[number] | undefined;
  q?: string | undefined;
};

const dayMs = 86_400_000;

function matches({ status, step, age, q }: Filters, now: Date) {
  const parts = [
    status && sql<SqlBool>`r.status = ${status}`,
    step && sql<SqlBool>`r.step = ${step}`,
    age === 'late' &&
      sql<SqlBool>`((r.step = 'agreed' and r.send_by < ${now}) or (r.step = 'arrived' and r.inspect_by < ${now}))`,
    age &&
      age !== 'late' &&
      sql<SqlBool>`r.status = 'asked' and r.asked_at < ${new Date(now.getTime() - Number(age) * dayMs)}`,
    q &&
      sql<SqlBool>`(r.parcel_number = ${parcelNumber(q)}::text or o.number = ${parseOrderNumber(q)}::bigint)`,
  ];
  return sql<SqlBool>`${sql.join(
    [sql`true`, ...parts.filter((part) => typeof part === 'object')],
    sql` and `,
  )}`;
}

const order: SortPart[] = [
  { by: sql`r.asked_at`, kind: 'instant', desc: true },
  { by: sql`r.id`, kind: 'text', desc: true },
];

/** Returns a page of returns, newest first, with the number that the filters leave. `q` is the number of a parcel or an order. */
export async function readReturns(
  db: Reader,
  query: Filters & PageRequest,
  now: Date,
): Promise<{ rows: FullReturn[]; pages: Pages; total: number }> {
  const filtered = matches(query, now);
  const page = keyset('newest', order, query);
  const [rows, { n }] = await Promise.all([
    full(db)
      .select(page.cursor.as('cursor'))
      .where(filtered)
      .where(page.where)
      .orderBy(page.orderBy)
      .limit(page.limit)
      .execute(),
    db
      .selectFrom('order_returns as r')
      // Every return has an order: only a search by its number needs it.
      .$if(Boolean(query.q), (found) => found.innerJoin('order_totals as o', 'o.id', 'r.order_id'))
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where(filtered)
      .executeTakeFirstOrThrow(),
  ]);
  return { ...page.page(rows), total: Number(n) };
}

/** Counts returns by status, by step, and in total. */
export async function countReturns(
  db: Reader,
): Promise<{ counts: Record<ReturnStatus | 'all', number>; steps: Record<ReturnStep, number> }> {
  const rows = await db
    .selectFrom('order_returns')
    .select(['status', 'step', (eb) => eb.fn.countAll<number>().as('n')])
    .groupBy(['status', 'step'])
    .execute();
  const sum = (some: typeof rows) => some.reduce((all, { n }) => all + Number(n), 0);
  const counts = Object.fromEntries(
    returnStatuses.map((status) => [status, sum(rows.filter((row) => row.status === status))]),
  ) as Record<ReturnStatus, number>;
  const steps = Object.fromEntries(
    returnSteps.map((step) => [step, sum(rows.filter((row) => row.step === step))]),
  ) as Record<ReturnStep, number>;
  return { counts: { ...counts, all: sum(rows) }, steps };
}

/** Inserts a return. Throws the unique violation `order_returns_once` if its line has one that was not withdrawn. */
export const insertReturn = (tx: Tx, row: Insertable<OrderReturns>) =>
  tx.insertInto('order_returns').values(row).execute();

/** Locks a return. Lock its order first. */
export const lockReturn = (tx: Tx, id: string): Promise<ReturnRow | undefined> =>
  tx.selectFrom('order_returns').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Stores a step of a return between the request and the decision. */
export const setReturnStep = (tx: Tx, id: string, step: Partial<ReturnRow> & Pick<ReturnRow, 'step'>) =>
  tx.updateTable('order_returns').set(step).where('id', '=', id).execute();

/** Stores what a return is worth, in paise. */
export const setReturnWorth = (tx: Tx, id: string, worth: { paid: number; benefitEnded: number }) =>
  tx
    .updateTable('order_returns')
    .set({ paid: worth.paid, benefit_ended: worth.benefitEnded })
    .where('id', '=', id)
    .execute();

/** Corrects the parcel of a return. */
export const setReturnParcel = (tx: Tx, id: string, parcel: Pick<ReturnRow, 'courier' | 'parcel_number'>) =>
  tx.updateTable('order_returns').set(parcel).where('id', '=', id).execute();

/**
 * Takes agreed returns whose buyer should be reminded of the parcel, and marks them, at most `limit`. Each is taken by
 * one process.
 */
export async function takeToRemind(tx: Tx, { at, until, limit }: { at: Date; until: Date; limit: number }) {
  const due = await tx
    .selectFrom('order_returns')
    .select('id')
    .where('step', '=', 'agreed')
    .where('reminded_at', 'is', null)
    .where('send_by', '<', until)
    .orderBy('send_by')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx.updateTable('order_returns').set({ reminded_at: at }).where('id', 'in', ids).execute();
  return full(tx).where('r.id', 'in', ids).execute();
}

/** Stores the decision of a return. */
export const decideReturn = (
  tx: Tx,
  id: string,
  decision: Partial<ReturnRow> & Pick<ReturnRow, 'status' | 'decided_at' | 'decided_by'>,
) => tx.updateTable('order_returns').set(decision).where('id', '=', id).execute();
