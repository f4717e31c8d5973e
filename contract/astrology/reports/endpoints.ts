import { z } from 'zod';
import { langOf } from '#languages/list.ts';
import { endpoint } from '../../core/endpoint.ts';
import { instantSchema, messageSchema, oneLine, rupeesSchema } from '../../core/primitives.ts';
import { kundliDataSchema, kundliPreviewSchema } from './kundli.ts';
import { matchingDataSchema } from './matching.ts';
import { panchangDataSchema } from './panchang.ts';
import { reportLangs } from './parts.ts';
import { reportContentSchema, reportKinds, reportStatuses, reportSummarySchema } from './report.ts';

/** A field that older clients send as a number or as text. */
const numeral = z
  .union([z.string().trim().max(20), z.number()])
  .transform(String)
  .optional();
const text = z.string().overwrite(oneLine).max(200).optional();
/** The language of a report; anything that is no language of the shop is English. */
const la = z.string().optional().transform(langOf);
/** The language a report is read in; if absent, the one it was bought in. */
const laOrBought = z.enum(reportLangs).optional().catch(undefined);
const order = z.object({ orderId: z.string().max(64) });

/** Extensions of ours: noon assumed because the time is unknown, and an offset that replaces the zone's own. */
const birthExtras = { timeUnknown: z.boolean().optional(), offset: z.string().max(10).nullish() };

/** A created order. `token` and `paymentSessionId` are the same session: earlier clients read one or the other. */
const boughtSchema = z.object({ orderId: z.string(), paymentSessionId: z.string(), token: z.string() });

const refusals = [
  'datetime_invalid',
  'coordinates_invalid',
  'ayanamsa_unknown',
  'offset_invalid',
  'name_script',
] as const;
const births = [...refusals, 'birth_too_early', 'birth_in_future'] as const;
const buying = ['report_price_changed', 'report_owned', 'gateway_unavailable'] as const;

/**
 * An extension of ours: asks the gateway for a return address with the order id alone, so that no birth gets into a browser's
 * history. Other clients need the request in the address, and get it without this field.
 */
const bareReturn = { bareReturn: z.boolean().optional() };

/**
 * An extension of ours: a birth is a child's (under 18), and the buyer agrees as parent or guardian. Recorded as a consent. The
 * specified calls work without it, so our forms ask for it.
 */
const parentYes = { parent: z.boolean().optional() };

const matchingInput = z.object({
  ayanamsa: numeral,
  girl_coordinates: text,
  girl_dob: text,
  boy_coordinates: text,
  boy_dob: text,
});

/** Endpoints of kundli, matching and panchang: buying, reading and sharing. */
export const reports = {
  'POST /api/payment/premium/kundli': endpoint({
    summary:
      'Creates the payment of a kundli. Only the wall time of `datetime` counts; the place’s zone decides the offset. An amount other than the price is refused with the price.',
    access: 'member',
    sells: true,
    body: z.object({
      amount: numeral,
      customerName: text,
      customerEmail: text,
      datetime: text,
      coordinates: text,
      location: text,
      ayanamsa: numeral,
      la,
      year_length: numeral,
      ...birthExtras,
      ...parentYes,
      ...bareReturn,
    }),
    response: boughtSchema,
    errors: ['kundli_fields', 'email_invalid', ...births, ...buying],
  }),
  'POST /api/payment/premium/kundli/matching': endpoint({
    summary: 'Creates the payment of a matching of two births.',
    access: 'member',
    sells: true,
    body: matchingInput.extend({
      la,
      amount: numeral,
      girl_name: text,
      boy_name: text,
      girl_location: text,
      boy_location: text,
      girl_timeUnknown: z.boolean().optional(),
      boy_timeUnknown: z.boolean().optional(),
      girl_offset: z.string().max(10).nullish(),
      boy_offset: z.string().max(10).nullish(),
      ...parentYes,
      ...bareReturn,
    }),
    response: boughtSchema,
    errors: ['matching_fields', ...births, ...buying],
  }),
  'POST /api/payment/premium/panchang': endpoint({
    summary: 'Creates the payment of the panchang of a day.',
    access: 'member',
    sells: true,
    body: z.object({
      ayanamsa: numeral,
      coordinates: text,
      datetime: text,
      la,
      amount: numeral,
      location: text,
      ...bareReturn,
    }),
    response: boughtSchema,
    errors: ['panchang_fields', 'date_out_of_range', ...refusals, ...buying],
  }),
  'GET /api/payment/status/{orderId}': endpoint({
    summary:
      'Returns the payment state of one’s own order, after asking the gateway and settling. Never 404 for one’s own order.',
    access: 'member',
    params: order,
    response: z.object({
      orderId: z.string(),
      status: z.enum(reportStatuses),
      amount: rupeesSchema,
      updatedAt: instantSchema,
    }),
    errors: ['order_not_found'],
  }),
  'GET /api/astrology/kundli/detailed': endpoint({
    summary: 'Returns a paid kundli, found by its input. `la` may be the other language.',
    access: 'member',
    query: z.object({
      datetime: text,
      coordinates: text,
      ayanamsa: numeral,
      la: laOrBought,
      year_length: numeral,
    }),
    response: z.object({ status: z.literal('ok'), data: kundliDataSchema }),
    errors: ['kundli_fields', 'report_unpaid', ...refusals],
  }),
  'GET /api/astrology/kundali-matching/detailed': endpoint({
    summary: 'Returns a paid matching, found by its input.',
    access: 'member',
    query: matchingInput.extend({ la: laOrBought }),
    response: z.object({ status: z.literal('ok'), data: matchingDataSchema }),
    errors: ['matching_fields', 'report_unpaid', ...refusals],
  }),
  'GET /api/astrology/panchang/detailed': endpoint({
    summary:
      'Returns a paid panchang, found by day and place. Without `la` it is in the language it was bought in.',
    access: 'member',
    query: z.object({ ayanamsa: numeral, coordinates: text, datetime: text, la: laOrBought }),
    response: z.object({ status: z.literal('ok'), data: panchangDataSchema }),
    errors: ['panchang_fields', 'report_unpaid', ...refusals],
  }),
  'POST /api/reports/preview': endpoint({
    summary: 'Returns the chart, Moon sign and nakshatra of a birth, free of charge. Stores nothing.',
    access: 'anyone',
    body: z.object({
      datetime: text,
      coordinates: text,
      location: text,
      ayanamsa: numeral,
      la,
      ...birthExtras,
    }),
    response: kundliPreviewSchema,
    errors: ['kundli_fields', ...births],
    limit: 'preview',
  }),
  'GET /api/reports': endpoint({
    summary: 'Lists one’s own reports, newest first: paid ones, and those whose payment is still open.',
    access: 'member',
    response: z.object({ reports: z.array(reportSummarySchema) }),
  }),
  'GET /api/reports/{orderId}': endpoint({
    summary: 'Returns one of one’s own reports with its content, in `la` or the language it was bought in.',
    access: 'member',
    params: order,
    query: z.object({ la: laOrBought }),
    response: z.object({ report: reportSummarySchema, content: reportContentSchema }),
    errors: ['report_not_found', 'report_unpaid'],
  }),
  'POST /api/reports/{orderId}/share': endpoint({
    summary:
      'Creates a read-only link to a paid report, which works for 90 days. The previous link stops working. The link is returned only once.',
    access: 'member',
    params: order,
    status: 201,
    secret: true,
    response: z.object({
      token: z.string(),
      url: z.string(),
      sharedAt: instantSchema,
      sharedUntil: instantSchema,
    }),
    errors: ['report_not_found', 'report_unpaid'],
  }),
  'PUT /api/reports/{orderId}/share': endpoint({
    summary: 'Prolongs the current link to 90 days from now.',
    access: 'member',
    params: order,
    response: z.object({ sharedAt: instantSchema, sharedUntil: instantSchema }),
    errors: ['report_not_found', 'shared_report_not_found'],
  }),
  'DELETE /api/reports/{orderId}/share': endpoint({
    summary: 'Withdraws the link: it stops working at once.',
    access: 'member',
    params: order,
    response: messageSchema,
    errors: ['report_not_found'],
  }),
  'GET /api/shared-reports/{token}': endpoint({
    summary: 'Returns a shared report to anybody who has the link, without the buyer and the order.',
    access: 'anyone',
    limit: 'list',
    params: z.object({ token: z.string().max(100) }),
    query: z.object({ la: laOrBought }),
    response: z.object({ la: z.enum(reportLangs), sharedAt: instantSchema, content: reportContentSchema }),
    errors: ['shared_report_not_found'],
  }),
  'GET /api/sample-reports/{kind}': endpoint({
    summary: 'Returns a whole report of invented people, or of a day that is over, to anybody.',
    access: 'anyone',
    limit: 'list',
    params: z.object({ kind: z.enum(reportKinds) }),
    query: z.object({ la }),
    response: z.object({ content: reportContentSchema }),
  }),
  'GET /api/reports/{orderId}/calendar.ics': endpoint({
    summary:
      'Returns the periods of a paid panchang’s day as a calendar file. A plain link works: the cookie is enough.',
    access: 'member',
    params: order,
    query: z.object({ la: laOrBought }),
    produces: 'text/calendar; charset=utf-8',
    download: true,
    response: z.string(),
    errors: ['report_not_found', 'report_unpaid', 'calendar_only_panchang'],
  }),
};
