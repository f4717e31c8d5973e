import type { FastifyInstance } from 'fastify';
import type { matchingComparisons } from '#contract/astrology/reports/comparison.ts';
import type { reports } from '#contract/astrology/reports/endpoints.ts';
import type { reportPdfs } from '#contract/astrology/reports/pdf.ts';
import { readWords } from '#languages/read.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { toRupees } from '../../platform/core/money.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { Bought } from './buying/purchase.ts';
import type { TypedSubject } from './buying/request-data.ts';
import { returnHop } from './buying/return-path.ts';
import { attachment } from './print.ts';
import type { ReportsService } from './service.ts';

const words = readWords('reports/answers');

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const bought = (opened: Bought | AppError) =>
  opened instanceof AppError
    ? opened
    : { orderId: opened.orderId, paymentSessionId: opened.sessionId, token: opened.sessionId };

/**
 * Parses the rupees a client showed: null if it sent none, NaN (which is no price) for anything that is not a number.
 */
const shownPrice = (amount: string | undefined): number | null => (amount ? Number(amount) : null);

type MatchingFields = {
  girl_dob?: string | undefined;
  girl_coordinates?: string | undefined;
  boy_dob?: string | undefined;
  boy_coordinates?: string | undefined;
};

const couple = (fields: MatchingFields): [TypedSubject, TypedSubject] => [
  { role: 'girl', datetime: fields.girl_dob, coordinates: fields.girl_coordinates },
  { role: 'boy', datetime: fields.boy_dob, coordinates: fields.boy_coordinates },
];

/** Handlers of purchases. */
const purchaseHandlers = (service: ReportsService) =>
  ({
    'POST /api/payment/premium/kundli': async ({ body, session }) => {
      const { customerName, customerEmail, location, amount, la, ayanamsa, year_length, bareReturn } = body;
      if (!customerName || !customerEmail || !location || !ayanamsa) return appError('kundli_fields');
      if (!EMAIL.test(customerEmail)) return appError('email_invalid');
      const { datetime, coordinates, timeUnknown, offset } = body;
      const birth = { name: customerName, datetime, coordinates, location, timeUnknown, offset };
      const typed = { ayanamsa, yearLength: year_length, subjects: [{ role: 'birth' as const, ...birth }] };
      const purchase = {
        userId: session.userId,
        la,
        email: customerEmail,
        shown: shownPrice(amount),
        parent: body.parent,
        bareReturn,
      };
      return bought(await service.buy({ ...purchase, kind: 'kundli', typed }));
    },
    'POST /api/payment/premium/kundli/matching': async ({ body, session }) => {
      if (!body.ayanamsa) return appError('matching_fields');
      const [girl, boy] = couple(body);
      const subjects = [
        {
          ...girl,
          name: body.girl_name,
          location: body.girl_location,
          timeUnknown: body.girl_timeUnknown,
          offset: body.girl_offset,
        },
        {
          ...boy,
          name: body.boy_name,
          location: body.boy_location,
          timeUnknown: body.boy_timeUnknown,
          offset: body.boy_offset,
        },
      ];
      const purchase = {
        userId: session.userId,
        la: body.la,
        email: null,
        shown: shownPrice(body.amount),
        parent: body.parent,
        bareReturn: body.bareReturn,
      };
      const typed = { ayanamsa: body.ayanamsa, subjects };
      return bought(await service.buy({ ...purchase, kind: 'matching', typed }));
    },
    'POST /api/payment/premium/panchang': async ({ body, session }) => {
      const { ayanamsa, datetime, coordinates, location, la, amount, bareReturn } = body;
      const purchase = { userId: session.userId, la, email: null, shown: shownPrice(amount), bareReturn };
      const typed = { ayanamsa, subjects: [{ role: 'day' as const, datetime, coordinates, location }] };
      return bought(await service.buy({ ...purchase, kind: 'panchang', typed }));
    },
  }) satisfies Partial<Handlers<typeof reports>>;

/** Handlers of payment states, and of reports that are requested again with the data that was typed. */
const requestHandlers = (service: ReportsService) =>
  ({
    'GET /api/payment/status/{orderId}': async ({ params, session }) => {
      const found = await service.status(params.orderId, session.userId);
      if (found instanceof AppError) return found;
      const { status, amount, updatedAt } = found;
      return {
        orderId: params.orderId,
        status,
        amount: toRupees(amount),
        updatedAt: updatedAt.toISOString(),
      };
    },

    'GET /api/astrology/kundli/detailed': async ({ query, session }) => {
      const { datetime, coordinates, ayanamsa, year_length, la } = query;
      const typed = {
        ayanamsa,
        yearLength: year_length,
        subjects: [{ role: 'birth' as const, datetime, coordinates }],
      };
      const content = await service.detailed({ userId: session.userId, kind: 'kundli', typed, la });
      if (content instanceof AppError) return content;
      return content.kind === 'kundli' ? { status: 'ok', data: content.data } : appError('report_unpaid');
    },
    'GET /api/astrology/kundali-matching/detailed': async ({ query, session }) => {
      const typed = { ayanamsa: query.ayanamsa, subjects: couple(query) };
      const content = await service.detailed({
        userId: session.userId,
        kind: 'matching',
        typed,
        la: query.la,
      });
      if (content instanceof AppError) return content;
      return content.kind === 'matching' ? { status: 'ok', data: content.data } : appError('report_unpaid');
    },
    'GET /api/astrology/panchang/detailed': async ({ query, session }) => {
      const { datetime, coordinates, ayanamsa, la } = query;
      const typed = { ayanamsa, subjects: [{ role: 'day' as const, datetime, coordinates }] };
      const content = await service.detailed({ userId: session.userId, kind: 'panchang', typed, la });
      if (content instanceof AppError) return content;
      return content.kind === 'panchang' ? { status: 'ok', data: content.data } : appError('report_unpaid');
    },
  }) satisfies Partial<Handlers<typeof reports>>;

/** Returns the handlers of reports. */
export const reportHandlers = (service: ReportsService): Handlers<typeof reports> => ({
  ...purchaseHandlers(service),
  ...requestHandlers(service),
  'POST /api/reports/preview': ({ body }) => {
    const { datetime, coordinates, location, timeUnknown, offset, ayanamsa, la } = body;
    const birth = { role: 'birth' as const, datetime, coordinates, location, timeUnknown, offset };
    return service.preview({ ayanamsa, subjects: [birth] }, la);
  },
  'GET /api/reports': async ({ session, lang }) => ({ reports: await service.list(session.userId, lang) }),
  'GET /api/reports/{orderId}': ({ params, query, session }) =>
    service.read(session.userId, params.orderId, query.la),
  'POST /api/reports/{orderId}/share': async ({ params, session }) => {
    const made = await service.share(session.userId, params.orderId);
    return made instanceof AppError
      ? made
      : {
          token: made.token,
          url: made.url,
          sharedAt: made.at.toISOString(),
          sharedUntil: made.until.toISOString(),
        };
  },
  'PUT /api/reports/{orderId}/share': async ({ params, session }) => {
    const term = await service.prolong(session.userId, params.orderId);
    if (term instanceof AppError) return term;
    return { sharedAt: term.at.toISOString(), sharedUntil: term.until.toISOString() };
  },
  'DELETE /api/reports/{orderId}/share': async ({ params, session, lang }) =>
    (await service.unshare(session.userId, params.orderId)) ?? { message: words[lang].unshared },
  'GET /api/shared-reports/{token}': async ({ params, query }) => {
    const found = await service.shared(params.token, query.la);
    if (found instanceof AppError) return found;
    return { la: found.la, sharedAt: found.at.toISOString(), content: found.content };
  },
  'GET /api/sample-reports/{kind}': async ({ params, query }) => ({
    content: await service.sample(params.kind, query.la),
  }),
  'GET /api/reports/{orderId}/calendar.ics': async ({ params, query, session, setHeader }) => {
    const file = await service.calendar(session.userId, params.orderId, query.la);
    if (!(file instanceof AppError)) setHeader('content-disposition', 'attachment; filename="panchang.ics"');
    return file;
  },
});

/** Returns the handlers of candidates side by side. */
export const comparisonHandlers = (service: ReportsService): Handlers<typeof matchingComparisons> => ({
  'GET /api/matching-comparisons': async ({ query, session }) => ({
    comparisons: await service.comparisons(session.userId, query.la),
  }),
});

type PdfFile = Awaited<ReturnType<ReportsService['pdf']>>;

/** Returns the bytes of a PDF, and sets its name in the response header. */
function sent(pdf: PdfFile, setHeader: (name: string, value: string) => void): Uint8Array | AppError {
  if (pdf instanceof AppError) return pdf;
  setHeader('content-disposition', attachment(pdf.fileName));
  return pdf.pdf;
}

/** Returns the handlers of reports as PDF. */
export const reportPdfHandlers = (service: ReportsService): Handlers<typeof reportPdfs> => ({
  'POST /api/kundali/pdf': async ({ query, session, setHeader, asker }) => {
    const { datetime, coordinates, ayanamsa, la } = query;
    const typed = { ayanamsa, subjects: [{ role: 'birth' as const, datetime, coordinates }] };
    const asked = { userId: session.userId, kind: 'kundli' as const, typed, la };
    return sent(await service.pdfOf(asked, asker().signal), setHeader);
  },
  'GET /api/reports/{orderId}/pdf': async ({ params, query, session, setHeader, asker }) =>
    sent(await service.pdf(session.userId, params.orderId, query.la, asker().signal), setHeader),
  'POST /api/reports/{orderId}/pdf': async ({ params, body, session }) => {
    const { orderId } = params;
    const state = await service.preparePdf(session.userId, orderId, body.la);
    if (state instanceof AppError) return state;
    const search = body.la ? `?la=${body.la}` : '';
    return { ...state, url: `/api/reports/${encodeURIComponent(orderId)}/pdf${search}` };
  },
});

/**
 * Registers the redirect from the gateway to a buyer's result page, used when that address is too long for the gateway.
 * Its response is not stored and is no referrer, because both addresses may hold a birth.
 */
export function mountReturnHop(
  app: FastifyInstance,
  { service, clientUrl }: { service: ReportsService; clientUrl: string },
): void {
  app.get<{ Querystring: Record<string, unknown> }>(returnHop, async (request, reply) => {
    const { order_id, proof } = request.query;
    const page = await service.resultPageOf(textOf(order_id), textOf(proof));
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(clientUrl + (page ?? '/'), 302);
  });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
