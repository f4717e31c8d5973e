import type { Invoice } from '#contract/invoices/endpoints.ts';
import type { PdfService } from '../pdf/service.ts';
import { AppError, appError } from '../platform/core/app-error.ts';
import type { Database } from '../platform/database/database.ts';
import type { Session } from '../platform/security/session.ts';
import type { Found, InvoiceSources, SubjectKind } from './invoice-sources.ts';
import { invoicePdf, presentInvoice } from './pdf.ts';
import { documentsOf, type FullInvoice, findDocument, invoicedAmong } from './store.ts';

/** Who asks. */
export type Reader = Pick<Session, 'userId' | 'role'>;

/** A document as a file. */
export type InvoiceFile = { pdf: Buffer; fileName: string };

/** Makes the reading of documents: by their buyer, and by admins. For everybody else there is none. */
export function createInvoiceReading(
  db: Database,
  { billers, pdfs }: { billers: InvoiceSources; pdfs: PdfService },
) {
  /** What somebody may read under an id. */
  async function found(
    reference: string,
    { userId, role }: Reader,
  ): Promise<(Found & { subject: SubjectKind }) | AppError> {
    for (const subject of billers.kinds()) {
      const one = await billers.of(subject).find(db, reference);
      if (one)
        return one.userId === userId || role === 'admin' ? { ...one, subject } : appError('order_not_found');
    }
    return appError('order_not_found');
  }

  async function file(
    document: FullInvoice,
    fileName: string,
    { userId }: Reader,
  ): Promise<InvoiceFile | AppError> {
    const pdf = await pdfs.file(invoicePdf(document), userId);
    return pdf instanceof AppError ? pdf : { pdf, fileName };
  }

  return {
    /** Which of these orders have an invoice. */
    invoicedOrders: (ids: readonly string[]): Promise<Set<string>> =>
      invoicedAmong(db, { subject: 'order', ids }),

    /** The invoice as a PDF; says what must come first where there is none yet. */
    async invoice(reference: string, reader: Reader): Promise<InvoiceFile | AppError> {
      const supply = await found(reference, reader);
      if (supply instanceof AppError) return supply;
      const [document] = await documentsOf(db, { subject: supply.subject, id: supply.subjectId });
      if (document) return file(document, `invoice-${reference}.pdf`, reader);
      if (supply.awaits === 'payment') return appError('invoice_awaits_payment');
      return appError(supply.awaits === 'shipping' ? 'invoice_awaits_shipping' : 'invoice_none');
    },

    /** The invoice and its credit notes as figures. */
    async documents(
      reference: string,
      reader: Reader,
    ): Promise<{ subject: SubjectKind; awaits: Found['awaits']; documents: Invoice[] } | AppError> {
      const supply = await found(reference, reader);
      if (supply instanceof AppError) return supply;
      const documents = await documentsOf(db, { subject: supply.subject, id: supply.subjectId });
      return {
        subject: supply.subject,
        awaits: documents.length > 0 ? null : supply.awaits,
        documents: documents.map((one) =>
          presentInvoice(
            one,
            one.invoice.corrects
              ? `/api/payment/credit-note/${one.invoice.id}`
              : `/api/payment/invoice/${encodeURIComponent(reference)}`,
          ),
        ),
      };
    },

    /** A credit note as a PDF. */
    async creditPdf(id: string, reader: Reader): Promise<InvoiceFile | AppError> {
      const { userId, role } = reader;
      const document = await findDocument(db, id);
      const own = document && (document.invoice.user_id === userId || role === 'admin');
      if (!own || document.invoice.corrects === null) return appError('order_not_found');
      return file(document, `credit-note-${document.invoice.label.replaceAll('/', '-')}.pdf`, reader);
    },
  };
}
