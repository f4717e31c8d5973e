import type { InvoicesService } from '../invoices/service.ts';
import type { Subject } from '../payments/service.ts';
import type { Tx } from '../platform/database/database.ts';
import type { ReportLetters } from './report-emails.ts';
import { findAsked, lockReport, type ReportRow, setStatus } from './store.ts';

/**
 * What the payment of a report does to it. Nothing is scarce here, so money that comes after the end still buys the
 * report; it goes back only when the same report was bought by another order meanwhile.
 */
export function createLifecycle({
  letters,
  invoices,
}: {
  letters: ReportLetters;
  invoices: InvoicesService;
}): Subject {
  async function existing(tx: Tx, id: string): Promise<ReportRow> {
    const report = await lockReport(tx, id);
    if (!report) throw new Error('A payment for a report that was never written');
    return report;
  }

  /** The buyer has the same report from another order. */
  async function boughtMeanwhile(tx: Tx, { id, user_id, kind, input_key }: ReportRow): Promise<boolean> {
    const asked = { userId: user_id, kind: kind as 'kundli', key: input_key };
    return (await findAsked(tx, asked)).some((other) => other.id !== id && other.status === 'paid');
  }

  return {
    async paid(tx, { subjectId, at }) {
      const report = await existing(tx, subjectId);
      if (report.status === 'ended' && (await boughtMeanwhile(tx, report))) return false;
      await setStatus(tx, report.id, { status: 'paid', at, paidAt: at });
      await letters.ready(tx, report);
      invoices.due(tx, 'reading', report.id);
      return true;
    },

    async ended(tx, { subjectId, at }) {
      const report = await existing(tx, subjectId);
      if (report.status === 'open') await setStatus(tx, report.id, { status: 'ended', at });
    },

    async sentBack(tx, { subjectId, amount, why }) {
      const report = await existing(tx, subjectId);
      await letters.sentBack(tx, report, { amount, why });
    },

    async refunded(tx, { subjectId, amount, success, reason, at }) {
      const report = await existing(tx, subjectId);
      // A second or late payment that went back leaves the report as it was.
      const ofThePayment = reason !== 'paid twice' && reason !== 'paid too late';
      if (success && ofThePayment && report.status === 'paid') {
        await setStatus(tx, report.id, { status: 'refunded', at });
        invoices.creditService(tx, { subject: 'reading', id: report.id, amount: 'rest', reason: 'refunded' });
      }
      if (success) await letters.refunded(tx, report, amount);
    },
  };
}
