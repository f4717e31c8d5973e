import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { reportLangs } from './parts.ts';

/** The language of a document; if absent, the one the report was bought in. */
const laOrBought = z.enum(reportLangs).optional().catch(undefined);
const numeral = z.string().trim().max(20).optional();
const text = z.string().trim().max(200).optional();
const order = z.object({ orderId: z.string().max(64) });
const pdf = z.custom<Uint8Array>();

/** The progress of a document. `making` comes with the number of documents before it; 0 while it is being rendered. */
const progressSchema = z.object({
  state: z.enum(['ready', 'making']),
  ahead: z.number().int(),
  /** The address of the file, for a plain link. */
  url: z.string(),
});
/** Endpoints of reports as PDF. */
export const reportPdfs = {
  'POST /api/kundali/pdf': endpoint({
    summary:
      'Returns a paid kundli as a PDF, found by its input. Waits until it is rendered. Our own client uses the address of the order instead.',
    access: 'member',
    limit: 'pdf',
    query: z.object({ datetime: text, coordinates: text, ayanamsa: numeral, la: laOrBought }),
    body: z.object({}),
    produces: 'application/pdf',
    response: pdf,
    errors: [
      'kundli_fields',
      'report_unpaid',
      'datetime_invalid',
      'coordinates_invalid',
      'ayanamsa_unknown',
      'offset_invalid',
      'name_script',
      'papers_busy',
      'papers_yours_waiting',
    ],
  }),
  'GET /api/reports/{orderId}/pdf': endpoint({
    summary:
      'Returns one’s own paid report as a PDF, rendered now unless it is cached. A plain link works: the cookie is enough.',
    access: 'member',
    limit: 'pdf',
    params: order,
    query: z.object({ la: laOrBought }),
    produces: 'application/pdf',
    download: true,
    response: pdf,
    errors: ['report_not_found', 'report_unpaid', 'papers_busy', 'papers_yours_waiting'],
  }),
  'POST /api/reports/{orderId}/pdf': endpoint({
    summary:
      'Starts rendering the PDF of one’s own paid report and returns its progress. A repeated request only returns the progress. For pages that show a queue.',
    access: 'member',
    params: order,
    body: z.object({ la: laOrBought }),
    status: 202,
    response: progressSchema,
    errors: ['report_not_found', 'report_unpaid', 'papers_busy', 'papers_yours_waiting'],
  }),
};
