import { permits } from '#contract/people/accounts/permissions.ts';
import type { Invoice } from '#contract/selling/invoices/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import type { PdfService } from '../../base/pdf/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import type { Database, Reader as DatabaseReader } from '../../platform/database/database.ts';
import type { Session } from '../../platform/security/session.ts';
import type { InvoiceReference, InvoiceSources, SubjectKind } from './invoice-sources.ts';
import { invoicePdf, presentInvoice, printedInvoice } from './pdf.ts';
import { documentsOf, type FullInvoice, findDocument, invoicedAmong, invoicesOfOrders } from './store.ts';

/** The user who requests a document. `gone` aborts when their client waits no more; the shop itself has none. */
export type Reader = Pick<Session, 'userId' | 'staffRoles'> & { gone?: AbortSignal };

/** A PDF with its file name. */
export type InvoiceFile = { pdf: Buffer; fileName: string };

const kinds: readonly SubjectKind[] = ['order', 'reading', 'chat'];

/** Creates read access to documents, for their buyer and for staff with `invoices.read`. Anyone else gets `order_not_found`. */
export function createInvoiceReading(
  db: Database,
  { invoiceSources, pdfs }: { invoiceSources: InvoiceSources; pdfs: PdfService },
) {
  /** Finds a sale that the reader may see. */
  async function findSale(
    reference: string,
    { userId, staffRoles }: Reader,
  ): Promise<(InvoiceReference & { subject: SubjectKind }) | AppError> {
    for (const subject of kinds) {
      const one = await invoiceSources[subject]?.find(db, reference);
      if (one)
        return one.userId === userId || permits(staffRoles, 'invoices.read')
          ? { ...one, subject }
          : appError('order_not_found');
    }
    return appError('order_not_found');
  }

  async function file(
    document: FullInvoice,
    fileName: string,
    { userId, gone }: Reader,
  ): Promise<InvoiceFile | AppError> {
    const pdf = await pdfs.file(invoicePdf(document), userId, gone);
    return pdf instanceof AppError ? pdf : { pdf, fileName };
  }

  return {
    /** Returns the ids of orders that have an invoice. */
    invoicedOrders: (ids: readonly string[], tx: DatabaseReader = db): Promise<Set<string>> =>
      invoicedAmong(tx, { subject: 'order', ids }),

    /**
     * Returns the invoices of orders as one PDF, in the order of the ids. Orders without one are left out; null when
     * none has one. For staff: the caller checks who asks. `lang` is the language of the document's own title.
     */
    async invoicesPdf(
      orderIds: readonly string[],
      lang: Lang,
      userId: string,
      gone?: AbortSignal,
    ): Promise<Buffer | AppError | null> {
      const bySale = new Map(
        (await invoicesOfOrders(db, orderIds)).map((one) => [one.invoice.subject_id, one]),
      );
      const invoices = orderIds.flatMap((id) => {
        const found = bySale.get(id);
        return found ? printedInvoice(found) : [];
      });
      const brand = invoices.at(-1)?.brand;
      if (brand === undefined) return null;
      return pdfs.file({ kind: 'invoices', data: { invoices }, lang, brand }, userId, gone);
    },

    /** Returns the invoice as a PDF, or an error that says what must happen first. */
    async invoice(reference: string, reader: Reader): Promise<InvoiceFile | AppError> {
      const supply = await findSale(reference, reader);
      if (supply instanceof AppError) return supply;
      const [document] = await documentsOf(db, { subject: supply.subject, id: supply.subjectId });
      if (document) return file(document, `invoice-${reference}.pdf`, reader);
      if (supply.awaits === 'payment') return appError('invoice_awaits_payment');
      return appError(supply.awaits === 'shipping' ? 'invoice_awaits_shipping' : 'invoice_none');
    },

    /** Returns the invoice and its credit notes as data. */
    async documents(
      reference: string,
      reader: Reader,
    ): Promise<
      { subject: SubjectKind; awaits: InvoiceReference['awaits']; documents: Invoice[] } | AppError
    > {
      const supply = await findSale(reference, reader);
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

    /** Returns a credit note as a PDF. */
    async creditPdf(id: string, reader: Reader): Promise<InvoiceFile | AppError> {
      const document = await findDocument(db, id);
      const mayRead =
        document?.invoice.user_id === reader.userId || permits(reader.staffRoles, 'invoices.read');
      if (!document || !mayRead || document.invoice.corrects === null) return appError('order_not_found');
      return file(document, `credit-note-${document.invoice.label.replaceAll('/', '-')}.pdf`, reader);
    },
  };
}
