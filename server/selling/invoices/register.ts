import { daysAfter, indiaDay } from '#contract/core/india-time.ts';
import type { InvoiceDocument } from '#contract/selling/invoices/data.ts';
import type { AuditService } from '../../base/audit/service.ts';
import { type CsvStream, streamCsv } from '../../platform/csv/stream.ts';
import type { Cell } from '../../platform/csv/write.ts';
import { type Database, transact } from '../../platform/database/database.ts';
import type { SubjectKind } from './invoice-sources.ts';
import { type RegisterCursor, type RegisterRow, readRegister } from './register-store.ts';

/** The first and the last day (YYYY-MM-DD, IST) of documents. */
export type RegisterDays = { from: string; to: string };

// New columns are added at the end: readers of the file count columns.
const columns = [
  ...['Document', 'Document number', 'Document date', 'Original invoice', 'Original invoice date', 'Reason'],
  ...['Sale', 'Reference', 'Payment method', 'Buyer', 'Buyer GSTIN', 'Place of supply', 'Our GSTIN'],
  ...['Line', 'Item', 'Detail', 'HSN/SAC', 'Quantity', 'Unit', 'GST %'],
  ...['Taxable value', 'CGST', 'SGST', 'IGST', 'Amount'],
];

const kinds: Record<InvoiceDocument, string> = {
  tax_invoice: 'Tax invoice',
  bill_of_supply: 'Bill of supply',
  invoice_cum_bill: 'Invoice-cum-bill of supply',
  credit_note: 'Credit note',
};
const sales: Record<SubjectKind, string> = { order: 'Order', reading: 'Report', chat: 'Chat' };
const batch = 500;

const cells = (row: RegisterRow): Cell[] => {
  const { document, buyer, place, seller, about, corrects } = row.snapshot;
  return [
    kinds[document],
    row.label,
    indiaDay(row.issuedAt),
    row.original,
    row.originalIssuedAt && indiaDay(row.originalIssuedAt),
    corrects?.reason ?? null,
    sales[row.subject],
    about.reference,
    about.payment,
    buyer.name,
    buyer.gstin ?? null,
    `${place.code}-${place.name.en}`,
    seller.gstin,
    row.position + 1,
    row.name,
    row.detail,
    { code: row.hsn },
    row.quantity,
    row.unit,
    row.rate / 100,
    { paise: row.taxable },
    { paise: row.cgst },
    { paise: row.sgst },
    { paise: row.igst },
    { paise: row.amount },
  ];
};

/** Creates the register: all documents of all sales by their own date, for the accountant. */
export const createRegister = (
  { db, now }: { db: Database; now: () => Date },
  { audit }: { audit: AuditService },
) => ({
  /**
   * Streams the documents of days as CSV, oldest first: a row for each line of each invoice, bill of supply and credit
   * note. Amounts of credit notes are negative. The audit log names who took it before the first byte is sent.
   */
  async exportRegister({ from, to }: RegisterDays, actorId: string): Promise<CsvStream> {
    await transact(db, (tx) =>
      audit.record(tx, {
        at: now(),
        actorId,
        action: 'documents.export',
        entity: 'orders',
        entityId: 'all',
        after: { from, to },
      }),
    );
    const days = { from, until: daysAfter(to, 1) };
    return streamCsv<RegisterCursor>(columns, async (after) => {
      const rows = await readRegister(db, days, { after, limit: batch });
      return { rows: rows.map(cells), next: rows.at(-1) ?? null };
    });
  },
});
