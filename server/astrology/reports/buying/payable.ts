import type { Tx } from '../../../platform/database/database.ts';
import type { InvoicesService } from '../../../selling/invoices/service.ts';
import type { Payable } from '../../../selling/payments/service.ts';
import type { ReportEmails } from '../report-emails.ts';
import { listByKey, lockReport, type ReportRow, setStatus } from '../store.ts';

/**
 * Creates the effects of a payment on its report. Reports have no stock, so money that arrives after the expiry still
 * buys the report. It is refunded only if another order bought the same report meanwhile.
 */
export function createReportPayable({
  emails,
  invoices,
}: {
  emails: ReportEmails;
  invoices: InvoicesService;
}): Payable {
  async function existing(tx: Tx, id: string): Promise<ReportRow> {
    const report = await lockReport(tx, id);
    if (!report) throw new Error('a payment refers to a report that does not exist');
    return report;
  }

  /** Returns whether the buyer has the same report from another order. */
  async function boughtMeanwhile(tx: Tx, { id, user_id, kind, input_key }: ReportRow): Promise<boolean> {
    const key = { userId: user_id, kind, key: input_key };
    return (await listByKey(tx, key)).some((other) => other.id !== id && other.status === 'paid');
  }

  return {
    async paid(tx, { subjectId, at }) {
      const report = await existing(tx, subjectId);
      if (report.status === 'ended' && (await boughtMeanwhile(tx, report))) return false;
      await setStatus(tx, report.id, { status: 'paid', at, paidAt: at });
      await emails.ready(tx, report);
      invoices.due(tx, 'reading', report.id);
      return true;
    },

    async ended(tx, { subjectId, at }) {
      const report = await existing(tx, subjectId);
      if (report.status === 'open') await setStatus(tx, report.id, { status: 'ended', at });
    },

    async refundRequested(tx, { subjectId, amount, why }) {
      const report = await existing(tx, subjectId);
      await emails.refundStarted(tx, report, { amount, why });
    },

    async refunded(tx, { subjectId, amount, success, reason, at }) {
      const report = await existing(tx, subjectId);
      // A refunded second or late payment does not change the report.
      const ofThePayment = reason !== 'paid twice' && reason !== 'paid too late';
      if (success && ofThePayment && report.status === 'paid') {
        await setStatus(tx, report.id, { status: 'refunded', at });
        invoices.creditService(tx, { subject: 'reading', id: report.id, amount: 'rest', reason: 'refunded' });
      }
      if (success) await emails.refunded(tx, report, amount);
    },
  };
}
