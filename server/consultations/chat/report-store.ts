import { type Selectable, sql } from 'kysely';
import type { ChatReportReason } from '#contract/consultations/chat/rules.ts';
import type { Pages } from '#contract/core/pages.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { keyset, type PageRequest, type SortPart } from '../../platform/database/keyset.ts';
import type { ChatReports } from '../../schema/tables.gen.ts';

/** A row of `chat_reports`. */
export type ReportRow = Selectable<ChatReports>;

/** Writes a person's report of a chat. A second one replaces the text and opens the report again. */
export async function upsertReport(
  db: Reader,
  report: {
    id: string;
    sessionId: string;
    byId: string;
    reason: ChatReportReason;
    text: string;
    at: Date;
  },
): Promise<void> {
  const { id, sessionId, byId, reason, text, at } = report;
  await sql`
    insert into chat_reports (id, session_id, by_id, reason, text, created_at)
    values (${id}, ${sessionId}, ${byId}, ${reason}, ${text}, ${at})
    on conflict (session_id, by_id) do update set reason = excluded.reason, text = excluded.text,
      created_at = excluded.created_at, closed_at = null, closed_by = null`.execute(db);
}

const order: SortPart[] = [
  { by: sql`(closed_at is not null)`, kind: 'boolean' },
  { by: sql`created_at`, kind: 'instant', desc: true },
  { by: sql`id`, kind: 'text' },
];

/** Returns a page of reports: open ones first, then the newest. */
export async function readReports(
  db: Reader,
  request: PageRequest,
): Promise<{ rows: ReportRow[]; pages: Pages }> {
  const page = keyset('open', order, request);
  const rows = await db
    .selectFrom('chat_reports')
    .selectAll()
    .select(page.cursor.as('cursor'))
    .where(page.where)
    .orderBy(page.orderBy)
    .limit(page.limit)
    .execute();
  return page.page(rows);
}

/** Locks an open report. */
export const lockOpenReport = (tx: Tx, id: string): Promise<ReportRow | undefined> =>
  tx
    .selectFrom('chat_reports')
    .selectAll()
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Updates a report. */
export const updateReport = (
  tx: Tx,
  id: string,
  change: Partial<Pick<ReportRow, 'views' | 'closed_at' | 'closed_by' | 'note'>>,
): Promise<ReportRow> =>
  tx.updateTable('chat_reports').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
