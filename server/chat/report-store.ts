import { type Selectable, sql } from 'kysely';
import type { ChatReportReason } from '#contract/chat/rules.ts';
import type { Reader, Tx } from '../platform/database/database.ts';
import type { ChatReports } from '../platform/database/tables.gen.ts';

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

/** Returns a page of reports: open ones first, then the newest. */
export const readReports = (
  db: Reader,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReportRow[]> =>
  db
    .selectFrom('chat_reports')
    .selectAll()
    .orderBy(sql`closed_at is not null`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

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
