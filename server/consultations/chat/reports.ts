import type { ChatReport } from '#contract/consultations/chat/abuse-reports.ts';
import type { ChatMessage, ChatSession } from '#contract/consultations/chat/endpoints.ts';
import type { ChatReportReason } from '#contract/consultations/chat/rules.ts';
import type { Pages } from '#contract/core/pages.ts';
import type { AuditService } from '../../base/audit/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { newId } from '../../platform/core/id.ts';
import { transact } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/database/keyset.ts';
import type { Platform } from '../../platform/platform.ts';
import { readMessages } from './live/message-store.ts';
import { lockOpenReport, type ReportRow, readReports, updateReport, upsertReport } from './report-store.ts';
import type { ChatService } from './service.ts';
import { findSessions } from './store.ts';

// More than anybody writes in a day.
const wholeTranscript = 20_000;

/** The service for reported chats. */
export type ChatReports = ReturnType<typeof createChatReports>;

type ReportDeps = Pick<Platform, 'db' | 'now'> & { chat: ChatService; audit: AuditService };

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

async function presentAll({ db, chat }: ReportDeps, rows: readonly ReportRow[]): Promise<ChatReport[]> {
  if (rows.length === 0) return [];
  const sessions = await findSessions(
    db,
    rows.map((row) => row.session_id),
  );
  const shown = await chat.present(sessions);
  const byId = new Map(shown.map((session) => [session._id, session]));
  return rows.flatMap((row) => {
    const session = byId.get(row.session_id);
    return session ? [presentReport(row, session)] : [];
  });
}

async function presentOne(deps: ReportDeps, row: ReportRow): Promise<ChatReport | AppError> {
  const [report] = await presentAll(deps, [row]);
  return report ?? appError('chat_report_not_found');
}

/** Counts and records a view of an open report. */
const recordView = ({ db, now, audit }: ReportDeps, id: string, adminId: string) =>
  transact(db, async (tx) => {
    const open = await lockOpenReport(tx, id);
    if (!open) return appError('chat_report_not_found');
    await audit.record(tx, {
      at: now(),
      actorId: adminId,
      action: 'chat_report.view',
      entity: 'chat_report',
      entityId: id,
      after: { sessionId: open.session_id },
    });
    return updateReport(tx, id, { views: open.views + 1 });
  });

const closeReport = ({ db, now, audit }: ReportDeps, id: string, adminId: string, note: string) =>
  transact(db, async (tx) => {
    const open = await lockOpenReport(tx, id);
    if (!open) return appError('chat_report_not_found');
    const at = now();
    await audit.record(tx, {
      at,
      actorId: adminId,
      action: 'chat_report.close',
      entity: 'chat_report',
      entityId: id,
      of: open.by_id,
      after: { note },
    });
    return updateReport(tx, id, { closed_at: at, closed_by: adminId, note });
  });

/**
 * Creates the reports of chats. An admin can read a transcript only while a report about it is open, and every view is
 * recorded.
 */
export function createChatReports(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  parts: { chat: ChatService; audit: AuditService },
) {
  const deps: ReportDeps = { db, now, ...parts };

  return {
    /** Reports the person's own chat, if it took place. A second report replaces the text and opens it again. */
    async report(
      personId: string,
      sessionId: string,
      { reason, text }: { reason: ChatReportReason; text: string },
    ): Promise<null | AppError> {
      const session = await parts.chat.own(sessionId, personId);
      if (session instanceof AppError) return session;
      if (!session.started_at) return appError('chat_not_begun');
      const at = now();
      await upsertReport(db, { id: newId(at), sessionId, byId: personId, reason, text, at });
      return null;
    },

    /** Lists reports: open ones first, then the newest. */
    async list(request: PageRequest): Promise<{ reports: ChatReport[]; pages: Pages }> {
      const { rows, pages } = await readReports(db, request);
      return { reports: await presentAll(deps, rows), pages };
    },

    /** Returns the transcript of a reported chat. Records the view before reading anything. */
    async view(
      id: string,
      adminId: string,
    ): Promise<{ report: ChatReport; messages: ChatMessage[] } | AppError> {
      const row = await recordView(deps, id, adminId);
      if (row instanceof AppError) return row;
      const report = await presentOne(deps, row);
      if (report instanceof AppError) return report;
      const sessionId = row.session_id;
      const messages = await readMessages(db, { sessionId, after: 0, limit: wholeTranscript });
      return { report, messages };
    },

    /** Closes a report with the decision. Its transcript can no longer be opened. */
    async close(id: string, adminId: string, note: string): Promise<ChatReport | AppError> {
      const row = await closeReport(deps, id, adminId, note);
      return row instanceof AppError ? row : presentOne(deps, row);
    },
  };
}
