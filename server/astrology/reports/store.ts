import type { Insertable, Selectable } from 'kysely';
import type { ReportKind } from '#contract/astrology/reports/report.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import type { Reports } from '../../schema/tables.gen.ts';

/** A row of `reports`. */
export type ReportRow = Selectable<Reports>;

/** Inserts an unpaid report. Throws the unique violation `reports_one_open` if the same one is open. */
export const insertReport = (tx: Tx, report: Insertable<Reports>) =>
  tx.insertInto('reports').values(report).execute();

/** Locks one report by its own id. */
export const lockReport = (tx: Tx, id: string): Promise<ReportRow | undefined> =>
  tx.selectFrom('reports').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Locks reports in the order of their ids. */
export const lockReports = (tx: Tx, ids: readonly string[]): Promise<ReportRow[]> =>
  tx
    .selectFrom('reports')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Returns the report of a gateway order. */
export const findByOrder = (db: Reader, gatewayOrderId: string): Promise<ReportRow | undefined> =>
  db.selectFrom('reports').selectAll().where('gateway_order_id', '=', gatewayOrderId).executeTakeFirst();

/** Returns one report of a person by its order's id or its own. */
export const findReport = (db: Reader, userId: string, id: string): Promise<ReportRow | undefined> =>
  db
    .selectFrom('reports')
    .selectAll()
    .where('user_id', '=', userId)
    .where((row) => row.or([row('gateway_order_id', '=', id), row('id', '=', id)]))
    .executeTakeFirst();

/** The identity of a requested report: a person, a kind and the key of its input. */
export type ReportKey = { userId: string; kind: ReportKind; key: string };

/** Returns the open report of this input, in either language. */
export const findOpen = (db: Reader, key: ReportKey): Promise<ReportRow | undefined> =>
  db
    .selectFrom('reports')
    .selectAll()
    .where('user_id', '=', key.userId)
    .where('kind', '=', key.kind)
    .where('input_key', '=', key.key)
    .where('status', '=', 'open')
    .executeTakeFirst();

/** Returns reports of this input: paid ones before open ones, newest first. */
export const listByKey = (db: Reader, key: ReportKey): Promise<ReportRow[]> =>
  db
    .selectFrom('reports')
    .selectAll()
    .where('user_id', '=', key.userId)
    .where('kind', '=', key.kind)
    .where('input_key', '=', key.key)
    .where('status', 'in', ['paid', 'open'])
    .orderBy('status', 'desc')
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();

/** Returns a person's reports, newest first, without those that ended unpaid; at most 500. */
export const listReports = (db: Reader, userId: string): Promise<ReportRow[]> =>
  db
    .selectFrom('reports')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '!=', 'ended')
    .orderBy('created_at', 'desc')
    .limit(500)
    .execute();

/** Returns a person's paid matchings, newest first. */
export const listPaidMatchings = (db: Reader, userId: string, atMost: number): Promise<ReportRow[]> =>
  db
    .selectFrom('reports')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', 'matching')
    .where('status', '=', 'paid')
    .orderBy('created_at', 'desc')
    .limit(atMost)
    .execute();

/** Writes the state of a report; `paidAt` if it has just been paid. */
export const setStatus = (
  tx: Tx,
  id: string,
  { status, at, paidAt }: { status: 'paid' | 'ended' | 'refunded'; at: Date; paidAt?: Date },
) =>
  tx
    .updateTable('reports')
    .set({ status, updated_at: at, ...(paidAt && { paid_at: paidAt }) })
    .where('id', '=', id)
    .execute();

/** Creates, replaces or (null) withdraws the link to a report. Only a hash of its secret is stored. */
export const setShare = (db: Reader, id: string, share: { hash: string; at: Date; until: Date } | null) =>
  db
    .updateTable('reports')
    .set({
      share_hash: share?.hash ?? null,
      shared_at: share?.at ?? null,
      shared_until: share?.until ?? null,
    })
    .where('id', '=', id)
    .execute();

/** Postpones the expiry of a valid link. Returns its term, or undefined if there is no valid link. */
export async function prolongShare(
  db: Reader,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<{ at: Date; until: Date } | undefined> {
  const row = await db
    .updateTable('reports')
    .set({ shared_until: until })
    .where('id', '=', id)
    .where('shared_until', '>', now)
    .returning('shared_at')
    .executeTakeFirst();
  return row?.shared_at ? { at: row.shared_at, until } : undefined;
}

/** Returns the paid report of a link's secret while the link is valid. */
export const findShared = (db: Reader, hash: string, now: Date): Promise<ReportRow | undefined> =>
  db
    .selectFrom('reports')
    .selectAll()
    .where('share_hash', '=', hash)
    .where('shared_until', '>', now)
    .where('status', '=', 'paid')
    .executeTakeFirst();
