import { type Selectable, sql } from 'kysely';
import type { ChatReport } from '#contract/chat/abuse-reports.ts';
import type { ChatMessage, ChatSession } from '#contract/chat/endpoints.ts';
import type { ChatReportReason } from '#contract/chat/rules.ts';
import type { AuditService } from '../audit/service.ts';
import { AppError, appError } from '../platform/core/app-error.ts';
import { newId } from '../platform/core/id.ts';
import { type Tx, transact } from '../platform/database/database.ts';
import type { ChatReports as ChatReportsTable } from '../platform/database/tables.gen.ts';
import type { Platform } from '../platform/platform.ts';
import { readMessages } from './messages.ts';
import type { ChatService } from './service.ts';
import { findSession } from './store.ts';

type ReportRow = Selectable<ChatReportsTable>;

// More than anybody writes in a day.
const wholeTranscript = 20_000;

/** The service for reported chats. */
export type ChatReports = ReturnType<typeof createChatReports>;

/**
 * Creates the reports of chats. An admin can read a transcript only while a report about it is open, and every view is
 * recorded.
 */
export function createChatReports(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { chat, audit }: { chat: ChatService; audit: AuditService },
) {
  const presentReport = (row: ReportRow, session: ChatSession): ChatReport => ({
    _id: row.id,
    chat: session,
    by: row.by_id === session.userId._id ? 'user' : 'astrologer',
    reason: row.reason,
    text: row.text,
    createdAt: row.created_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    note: row.note,
    views: row.views,
  });
  async function presentAll(rows: readonly ReportRow[]): Promise<ChatReport[]> {
    const sessions = await Promise.all(rows.map((row) => findSession(db, row.session_id)));
    const shown = await chat.present(sessions.filter((one) => one !== undefined));
    const byId = new Map(shown.map((session) => [session._id, session]));
    return rows.flatMap((row) => {
      const session = byId.get(row.session_id);
      return session ? [presentReport(row, session)] : [];
    });
  }
  async function presentOne(row: ReportRow): Promise<ChatReport | AppError> {
    const [report] = await presentAll([row]);
    return report ?? appError('chat_report_not_found');
  }
  /** Locks an open report. */
  const lockOpen = (tx: Tx, id: string): Promise<ReportRow | undefined> =>
    tx
      .selectFrom('chat_reports')
      .selectAll()
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();

  return {
    /** Reports the person's own chat, if it took place. A second report replaces the text and opens it again. */
    async report(
      personId: string,
      sessionId: string,
      { reason, text }: { reason: ChatReportReason; text: string },
    ): Promise<null | AppError> {
      const session = await chat.own(sessionId, personId);
      if (session instanceof AppError) return session;
      if (!session.started_at) return appError('chat_not_begun');
      const at = now();
      await sql`
        insert into chat_reports (id, session_id, by_id, reason, text, created_at)
        values (${newId(at)}, ${sessionId}, ${personId}, ${reason}, ${text}, ${at})
        on conflict (session_id, by_id) do update set reason = excluded.reason, text = excluded.text,
          created_at = excluded.created_at, closed_at = null, closed_by = null`.execute(db);
      return null;
    },

    /** Lists reports: open ones first, then the newest. */
    async list({ limit, offset }: { limit: number; offset: number }): Promise<ChatReport[]> {
      const rows = await db
        .selectFrom('chat_reports')
        .selectAll()
        .orderBy(sql`closed_at is not null`)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      return presentAll(rows);
    },

    /** Returns the transcript of a reported chat. Records the view before reading anything. */
    async view(
      id: string,
      adminId: string,
    ): Promise<{ report: ChatReport; messages: ChatMessage[] } | AppError> {
      const row = await transact(db, async (tx) => {
        const open = await lockOpen(tx, id);
        if (!open) return appError('chat_report_not_found');
        await audit.record(tx, {
          at: now(),
          actorId: adminId,
          action: 'chat_report.view',
          entity: 'chat_report',
          entityId: id,
          after: { sessionId: open.session_id },
        });
        return tx
          .updateTable('chat_reports')
          .set({ views: open.views + 1 })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
      });
      if (row instanceof AppError) return row;
      const report = await presentOne(row);
      if (report instanceof AppError) return report;
      const messages = await readMessages(db, {
        sessionId: row.session_id,
        after: 0,
        limit: wholeTranscript,
      });
      return { report, messages };
    },

    /** Closes a report with the decision. Its transcript can no longer be opened. */
    async close(id: string, adminId: string, note: string): Promise<ChatReport | AppError> {
      const row = await transact(db, async (tx) => {
        const open = await lockOpen(tx, id);
        if (!open) return appError('chat_report_not_found');
        const at = now();
        await audit.record(tx, {
          at,
          actorId: adminId,
          action: 'chat_report.close',
          entity: 'chat_report',
          entityId: id,
          after: { note },
        });
        return tx
          .updateTable('chat_reports')
          .set({ closed_at: at, closed_by: adminId, note })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
      });
      return row instanceof AppError ? row : presentOne(row);
    },
  };
}
