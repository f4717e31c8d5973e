import type { invoices } from '#contract/selling/invoices/endpoints.ts';
import { AppError } from '../../platform/core/app-error.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { InvoiceFile } from './read-documents.ts';
import type { InvoicesService } from './service.ts';

/** Returns the bytes of a document, and sets its file name as a header. */
function sendFile(
  file: InvoiceFile | AppError,
  setHeader: (name: string, value: string) => void,
): Uint8Array | AppError {
  if (file instanceof AppError) return file;
  setHeader('content-disposition', `attachment; filename="${file.fileName}"`);
  return file.pdf;
}

/** Returns the handlers of invoices. */
export const invoiceHandlers = (service: InvoicesService): Handlers<typeof invoices> => ({
  'GET /api/payment/invoice/{orderId}': async ({ params, session, setHeader, asker }) =>
    sendFile(await service.invoice(params.orderId, { ...session, gone: asker().signal }), setHeader),
  'GET /api/payment/invoice/{orderId}/documents': ({ params, session }) =>
    service.documents(params.orderId, session),
  'GET /api/payment/credit-note/{id}': async ({ params, session, setHeader, asker }) =>
    sendFile(await service.creditPdf(params.id, { ...session, gone: asker().signal }), setHeader),
  'GET /api/admin/invoices/export': async ({ query, session, setHeader }) => {
    setHeader('content-disposition', `attachment; filename="gst-${query.from}-${query.to}.csv"`);
    return service.exportRegister(query, session.userId);
  },
});
