import { sql } from 'kysely';
import { startOfDay } from '#contract/core/india-time.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { InvoiceSnapshot } from '../../schema/column-types.ts';
import type { SubjectKind } from './invoice-sources.ts';

/** A line of a document in the register. Amounts in paise, negative in a credit note. */
export type RegisterRow = {
  documentId: string;
  issuedAt: Date;
  label: string;
  subject: SubjectKind;
  snapshot: InvoiceSnapshot;
  /** The number and date of the document that a credit note corrects. */
  original: string | null;
  originalIssuedAt: Date | null;
  position: number;
  name: string;
  detail: string;
  hsn: string;
  unit: string;
  /** The whole GST in basis points. */
  rate: number;
  /** Null for delivery, and when only a part of the value is credited. */
  quantity: number | null;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  amount: number;
};

/** The last document of a page, from which the next one goes on. */
export type RegisterCursor = Pick<RegisterRow, 'documentId' | 'issuedAt'>;

/**
 * Reads all lines of the next `limit` documents that were issued from the beginning of the day `from` until before that
 * of the day `until` (YYYY-MM-DD, IST), oldest first. The lines of a document are never on two pages.
 */
export async function readRegister(
  db: Reader,
  { from, until }: { from: string; until: string },
  { after, limit }: { after: RegisterCursor | null; limit: number },
): Promise<RegisterRow[]> {
  const next = after
    ? sql`and (i.issued_at, i.id) > (${after.issuedAt}::timestamptz, ${after.documentId})`
    : sql``;
  const { rows } = await sql<RegisterRow>`
    with page as (
      select i.id from invoices i
       where i.issued_at >= ${startOfDay(from)} and i.issued_at < ${startOfDay(until)} ${next}
       order by i.issued_at, i.id limit ${limit})
    select r.document_id as "documentId", r.issued_at as "issuedAt", r.label, r.subject, r.snapshot, r.original,
      r.original_issued_at as "originalIssuedAt", r.position, r.name, r.detail, r.hsn, r.unit, r.rate, r.quantity,
      r.taxable, r.cgst, r.sgst, r.igst, r.amount
      from page join document_register r on r.document_id = page.id
     order by r.issued_at, r.document_id, r.position`.execute(db);
  return rows;
}
