import type { ReportKind } from '#contract/astrology/reports/report.ts';
import { asPaise } from '../../platform/core/money.ts';
import type { InvoiceSource } from '../../selling/invoices/service.ts';
import { findByOrder, lockReports } from './store.ts';

const names: Record<ReportKind, { en: string; hi: string }> = {
  kundli: { en: 'Kundli, detailed report', hi: 'कुंडली, विस्तृत रिपोर्ट' },
  matching: { en: 'Kundli matching, detailed report', hi: 'कुंडली मिलान, विस्तृत रिपोर्ट' },
  panchang: { en: 'Panchang, detailed report', hi: 'पंचांग, विस्तृत रिपोर्ट' },
};

/** The invoice source of reports: one service at the price paid. */
export const reportInvoiceSource: InvoiceSource = {
  async read(tx, days) {
    const reports = await lockReports(tx, [...days.keys()]);
    return reports.map((report) => {
      const { en, hi } = names[report.kind];
      const { subjects } = report.input;
      const about = subjects.map((one) => one.name || one.location).filter(Boolean);
      return {
        subjectId: report.id,
        reference: report.gateway_order_id,
        userId: report.user_id,
        language: report.language,
        at: report.created_at,
        payment: 'online',
        address: null,
        lines: [
          {
            itemId: null,
            name: en,
            nameHi: hi,
            detail: { en: about.join(', '), hi: about.join(', ') },
            hsn: null,
            rate: null,
            price: asPaise(report.amount),
            quantity: 1,
            unit: 'NOS',
          },
        ],
        delivery: asPaise(0),
        total: asPaise(report.amount),
      };
    });
  },

  async find(db, reference) {
    const report = await findByOrder(db, reference);
    return report
      ? { subjectId: report.id, userId: report.user_id, awaits: report.status === 'open' ? 'payment' : null }
      : null;
  },
};
