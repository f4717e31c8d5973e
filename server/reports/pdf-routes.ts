import type { reportPdfs } from '#contract/reports/pdf.ts';
import { AppError } from '../platform/core/app-error.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { attachment } from './print.ts';
import type { ReportsService } from './service.ts';

type PdfFile = Awaited<ReturnType<ReportsService['pdf']>>;

/** Returns the bytes of a PDF, and sets its name in the response header. */
function sent(pdf: PdfFile, setHeader: (name: string, value: string) => void): Uint8Array | AppError {
  if (pdf instanceof AppError) return pdf;
  setHeader('content-disposition', attachment(pdf.fileName));
  return pdf.pdf;
}

/** Handlers of reports as PDF. */
export const reportPdfHandlers = (service: ReportsService): Handlers<typeof reportPdfs> => ({
  'POST /api/kundali/pdf': async ({ query, session, setHeader }) => {
    const { datetime, coordinates, ayanamsa, la } = query;
    const typed = { ayanamsa, subjects: [{ role: 'birth' as const, datetime, coordinates }] };
    return sent(await service.pdfOf(session.userId, 'kundli', { typed, la }), setHeader);
  },
  'GET /api/reports/{orderId}/pdf': async ({ params, query, session, setHeader }) =>
    sent(await service.pdf(session.userId, params.orderId, query.la), setHeader),
  'POST /api/reports/{orderId}/pdf': async ({ params, body, session }) => {
    const { orderId } = params;
    const state = await service.preparePdf(session.userId, orderId, body.la);
    if (state instanceof AppError) return state;
    const search = body.la ? `?la=${body.la}` : '';
    return { ...state, url: `/api/reports/${encodeURIComponent(orderId)}/pdf${search}` };
  },
});
