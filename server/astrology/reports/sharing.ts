import { createHash } from 'node:crypto';
import type { ReportContent } from '#contract/astrology/reports/report.ts';
import { sharedForDays } from '#contract/astrology/reports/sharing.ts';
import type { Lang } from '#languages/list.ts';
import type { AccountsService } from '../../people/accounts/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { newSecret } from '../../platform/core/id.ts';
import type { Platform } from '../../platform/platform.ts';
import { findReport, findShared, prolongShare, type ReportRow, setShare } from './store.ts';

/** The validity of a link to a report: its creation and its expiry. */
export type Term = { at: Date; until: Date };

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Creates read-only links to reports. They work for ninety days, and only while their owner has an open account. */
export function createSharing(
  { db, now, config }: Pick<Platform, 'db' | 'now' | 'config'>,
  {
    accounts,
    paidReport,
    read,
  }: {
    accounts: AccountsService;
    paidReport: (userId: string, orderId: string) => Promise<ReportRow | AppError>;
    read: (row: ReportRow, la?: Lang) => Promise<ReportContent>;
  },
) {
  const end = (): Date => new Date(now().getTime() + sharedForDays * 86_400_000);

  return {
    /** Creates a link to a person's own paid report. An earlier one stops working. */
    async share(
      userId: string,
      orderId: string,
    ): Promise<(Term & { token: string; url: string }) | AppError> {
      const row = await paidReport(userId, orderId);
      if (row instanceof AppError) return row;
      const [token, term] = [newSecret(), { at: now(), until: end() }];
      await setShare(db, row.id, { hash: hashOf(token), ...term });
      return { token, url: `${config.publicUrl}/shared-report/${token}`, ...term };
    },

    /** Prolongs the current link to the whole term from now on. Returns `shared_report_not_found` if there is none. */
    async prolong(userId: string, orderId: string): Promise<Term | AppError> {
      const row = await findReport(db, userId, orderId);
      if (!row) return appError('report_not_found');
      const term = await prolongShare(db, row.id, { now: now(), until: end() });
      return term ?? appError('shared_report_not_found');
    },

    /** Withdraws the link to a person's own report. */
    async unshare(userId: string, orderId: string): Promise<null | AppError> {
      const row = await findReport(db, userId, orderId);
      if (!row) return appError('report_not_found');
      await setShare(db, row.id, null);
      return null;
    },

    /** Returns the content of a shared report to anybody who has the link. */
    async shared(
      token: string,
      la?: Lang,
    ): Promise<{ la: Lang; at: Date; content: ReportContent } | AppError> {
      const row = await findShared(db, hashOf(token), now());
      const owner = row && (await accounts.person(row.user_id));
      if (!row?.shared_at || !owner?.isOpen) return appError('shared_report_not_found');
      const language = la ?? row.language;
      return { la: language, at: row.shared_at, content: await read(row, language) };
    },
  };
}
