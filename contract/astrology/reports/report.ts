import { z } from 'zod';
import { idSchema, instantSchema, rupeesSchema } from '../../core/primitives.ts';
import { kundliDataSchema } from './kundli.ts';
import { matchingDataSchema } from './matching.ts';
import { panchangDataSchema } from './panchang.ts';
import { reportLangs } from './parts.ts';

/** The kinds of report on sale. */
export const reportKinds = ['kundli', 'matching', 'panchang'] as const;
/** A kind of report. */
export type ReportKind = (typeof reportKinds)[number];

/** The states of a report's payment. Earlier clients wait for exactly SUCCESS. PENDING: not paid yet, ask again. */
export const reportStatuses = ['SUCCESS', 'PENDING', 'FAILED', 'EXPIRED', 'REFUNDED'] as const;
/** The state of a report's payment. */
export type ReportStatus = (typeof reportStatuses)[number];

/** One birth of a report (or the day of a panchang), for lists. */
const subjectSchema = z.object({
  role: z.enum(['birth', 'girl', 'boy', 'day']),
  name: z.string(),
  /** YYYY-MM-DDTHH:mm, wall time. */
  datetime: z.string(),
  timeUnknown: z.boolean(),
  coordinates: z.string(),
  location: z.string(),
  timezone: z.string(),
  offset: z.string().nullable(),
});
/** One birth of a report. */
export type ReportSubject = z.output<typeof subjectSchema>;

/** A report in a list: its input and the state of its payment. */
export const reportSummarySchema = z.object({
  _id: idSchema,
  /** The order's id at the gateway, PRE_KUNDLI_...; it is used in every path. */
  orderId: z.string(),
  kind: z.enum(reportKinds),
  status: z.enum(reportStatuses),
  amount: rupeesSchema,
  createdAt: instantSchema,
  paidAt: instantSchema.nullable(),
  /** The language it was bought in; the other one is included. */
  la: z.enum(reportLangs),
  /** 1 Lahiri, 3 Raman, 5 KP. */
  ayanamsa: z.number().int(),
  /** 1: 365.25 days, 0: 360 days. */
  yearLength: z.number().int(),
  subjects: z.array(subjectSchema),
  /** The creation time of the read-only link; null if there is none. */
  sharedAt: instantSchema.nullable(),
  /** The expiry of the link. */
  sharedUntil: instantSchema.nullable(),
});
/** A report in a list. */
export type ReportSummary = z.output<typeof reportSummarySchema>;

/** The content of a report, by its kind. */
export const reportContentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('kundli'), data: kundliDataSchema }),
  z.object({ kind: z.literal('matching'), data: matchingDataSchema }),
  z.object({ kind: z.literal('panchang'), data: panchangDataSchema }),
]);
/** The content of a report, by its kind. */
export type ReportContent = z.output<typeof reportContentSchema>;
