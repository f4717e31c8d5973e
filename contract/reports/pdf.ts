import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { reportLangs } from './parts.ts';

/** The language of a document; absent, the one the report was bought in. */
const laOrBought = z.enum(reportLangs).optional().catch(undefined);
const numeral = z.string().trim().max(20).optional();
const text = z.string().trim().max(200).optional();
const order = z.object({ orderId: z.string().max(64) });
const pdf = z.custom<Uint8Array>();

/** How far a document is: `making` with the number of documents before it, 0 when it is being set now. */
const progressSchema = z.object({
  state: z.enum(['ready', 'making']),
  ahead: z.number().int(),
  /** Where the file is, for a plain link. */
  url: z.string(),
});
/** Reports as PDF. */
export const reportPdfs = {
  'POST /api/kundali/pdf': endpoint({
    summary:
      'A kundli one has paid for as a PDF, found by what was asked. Waits until it is made. Ours reads the order’s own address instead.',
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
      'papers_busy',
      'papers_yours_waiting',
    ],
  }),
  'GET /api/reports/{orderId}/pdf': endpoint({
    summary:
      'One’s own paid report as a PDF, made now unless it is kept from before. A plain link works: the cookie is enough.',
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
      'Has the PDF of one’s own paid report made and tells how far it is; asked again it only tells. For pages that show a queue.',
    access: 'member',
    params: order,
    body: z.object({ la: laOrBought }),
    status: 202,
    response: progressSchema,
    errors: ['report_not_found', 'report_unpaid', 'papers_busy', 'papers_yours_waiting'],
  }),
};
