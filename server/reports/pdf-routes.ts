import type { reportPapers } from '#contract/reports/pdf.ts';
import { Fault } from '../platform/core/fault.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { attachment } from './print.ts';
import type { ReportsService } from './service.ts';

type Paper = Awaited<ReturnType<ReportsService['paper']>>;

/** The bytes of a paper; its name goes into the answer's header. */
function sent(paper: Paper, setHeader: (name: string, value: string) => void): Uint8Array | Fault {
  if (paper instanceof Fault) return paper;
  setHeader('content-disposition', attachment(paper.fileName));
  return paper.pdf;
}

/** The calls of reports as PDF. */
export const reportPaperHandlers = (service: ReportsService): Handlers<typeof reportPapers> => ({
  'POST /api/kundali/pdf': async ({ query, session, setHeader }) => {
    const { datetime, coordinates, ayanamsa, la } = query;
    const typed = { ayanamsa, subjects: [{ role: 'birth' as const, datetime, coordinates }] };
    return sent(await service.paperOf(session.userId, 'kundli', { typed, la }), setHeader);
  },
  'GET /api/reports/{orderId}/pdf': async ({ params, query, session, setHeader }) =>
    sent(await service.paper(session.userId, params.orderId, query.la), setHeader),
  'POST /api/reports/{orderId}/pdf': async ({ params, body, session }) => {
    const { orderId } = params;
    const state = await service.preparePaper(session.userId, orderId, body.la);
    if (state instanceof Fault) return state;
    const search = body.la ? `?la=${body.la}` : '';
    return { ...state, url: `/api/reports/${encodeURIComponent(orderId)}/pdf${search}` };
  },
});
