import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { pageQuery, pagesSchema } from '../../core/pages.ts';
import {
  anyIdSchema,
  daySchema,
  idSchema,
  instantSchema,
  messageSchema,
  oneLine,
  pictureSchema,
} from '../../core/primitives.ts';
import { ownPieceSchema, publicReportSchema } from './endpoints.ts';
import { reportTextLimits as most, reportEndings, reportFileBytes } from './rules.ts';

/** A laboratory's report in the admin. */
export const adminReportSchema = publicReportSchema.extend({
  _id: idSchema,
  product: z.object({ _id: idSchema, name: z.string() }),
  variant: z.object({ _id: idSchema, name: z.string() }).nullable(),
  /** The code of the sold piece that it speaks of. */
  code: z.string().nullable(),
  /** The stored file, also of a report that ended. */
  file: pictureSchema,
  attachedAt: instantSchema,
  attachedBy: z.string().nullable(),
  ended: z.enum(reportEndings).nullable(),
  endedAt: instantSchema.nullable(),
  reason: z.string().nullable(),
  /** Sold pieces whose statement names this report. */
  pieces: z.number().int(),
  /** The facts of the product that say something else than this report. */
  differs: z.array(z.enum(['laboratory', 'report_number', 'report_date', 'carat'])),
});
/** A laboratory's report in the admin. */
export type AdminReport = z.output<typeof adminReportSchema>;

/** A sold piece in the admin. */
export const adminPieceSchema = ownPieceSchema.extend({
  /** Pieces of the line that an accepted return names, and whether staff may note that this one came back. */
  returned: z.number().int(),
  cameBack: z.boolean(),
  hasReport: z.boolean(),
});
/** A sold piece in the admin. */
export type AdminPiece = z.output<typeof adminPieceSchema>;

const line = (length: number) => z.string().overwrite(oneLine).max(length);

/** The texts of a report as a form sends them. */
const reportFields = {
  laboratory: line(most.laboratory).min(1),
  laboratoryHi: line(most.laboratory).default(''),
  number: line(most.number).min(1),
  date: z.union([z.literal(''), daySchema]).default(''),
  carat: z.union([z.literal(''), z.coerce.number().positive().max(100_000)]).default(''),
  measured: line(most.measured).default(''),
  measuredHi: line(most.measured).default(''),
  link: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(most.link)]).default(''),
};

const file = { files: ['file'], perName: 1, maxBytes: reportFileBytes };
const fileErrors = [
  'report_file_missing',
  'report_file_large',
  'report_file_type',
  'report_file_active',
  'image_unreadable',
  'image_too_large',
] as const;
const byId = z.object({ id: anyIdSchema });
const common = { access: 'admin', unauthenticatedError: 'admin_not_authenticated' } as const;
const one = messageSchema.extend({ report: adminReportSchema });

/** Certificates in the admin: reports of laboratories, and the pieces of an order. */
export const certificateAdmin = {
  'GET /api/admin/laboratory-reports': endpoint({
    ...common,
    summary: 'Lists laboratory reports, newest first. `q` finds a number, a laboratory, a product or a code.',
    permission: 'products.read',
    query: z.object({
      q: z.string().trim().max(80).default(''),
      state: z.enum(['current', 'ended', 'all']).default('current'),
      limit: z.coerce.number().int().min(1).max(100).default(30),
      ...pageQuery,
    }),
    response: z.object({ total: z.number().int(), reports: z.array(adminReportSchema), pages: pagesSchema }),
  }),
  'POST /api/admin/laboratory-reports': endpoint({
    ...common,
    summary: 'Attaches a report to a product, to one of its variants, or to the piece with a code.',
    permission: 'products.write',
    status: 201,
    limit: 'upload',
    parts: file,
    body: z.object({
      ...reportFields,
      productId: z.union([z.literal(''), anyIdSchema]).default(''),
      skuId: z.union([z.literal(''), anyIdSchema]).default(''),
      code: z.string().trim().max(64).default(''),
    }),
    response: one,
    errors: [
      ...fileErrors,
      'report_scope_unknown',
      'report_exists',
      'code_length',
      'code_mistyped',
      'code_unknown',
    ],
  }),
  'POST /api/admin/laboratory-reports/{id}/replace': endpoint({
    ...common,
    summary: 'Puts another report in the place of this one. Pieces that were sold with this one keep it.',
    permission: 'products.write',
    status: 201,
    limit: 'upload',
    parts: file,
    params: byId,
    body: z.object(reportFields),
    response: one,
    errors: [...fileErrors, 'report_not_there'],
  }),
  'POST /api/admin/laboratory-reports/{id}/withdraw': endpoint({
    ...common,
    summary: 'Withdraws a report. The pages of all pieces that it speaks of say so.',
    permission: 'products.write',
    params: byId,
    body: z.object({ reason: line(most.reason).min(1) }),
    response: one,
    errors: ['report_not_there'],
  }),
  'GET /api/admin/orders/{id}/certificates': endpoint({
    ...common,
    summary: 'Lists the pieces of an order with their codes.',
    permission: 'orders.read',
    params: byId,
    response: z.object({ pieces: z.array(adminPieceSchema) }),
    errors: ['order_not_found'],
  }),
  'GET /api/admin/orders/{id}/certificates/cards': endpoint({
    ...common,
    summary: 'Returns a card for each piece of an order as a PDF.',
    permission: 'orders.read',
    limit: 'pdf',
    download: true,
    params: byId,
    produces: 'application/pdf',
    response: z.unknown(),
    errors: ['order_not_found', 'certificates_not_yet', 'papers_yours_waiting', 'papers_busy'],
  }),
  'PUT /api/admin/certificates/{code}/came-back': endpoint({
    ...common,
    summary: 'Notes which piece of a line came back, or takes the note away.',
    permission: 'returns.refuse',
    params: z.object({ code: z.string().max(64) }),
    body: z.object({ cameBack: z.boolean() }),
    response: messageSchema,
    errors: ['code_length', 'code_mistyped', 'code_unknown', 'came_back_too_many'],
  }),
};
