import { z } from 'zod';
import { langs } from '#languages/list.ts';
import { endpoint } from '../../core/endpoint.ts';
import { pageQuery, pagesSchema } from '../../core/pages.ts';
import { isFitName } from '../../core/person-names.ts';
import { anyIdSchema, idSchema, instantSchema, messageSchema, oneLine } from '../../core/primitives.ts';
import { tidyPhone } from '../../core/typed.ts';
import { isPhone } from '../accounts/person-rules.ts';
import { visitorConsent, visitorNameLength, visitorNoteLength, visitorStates } from './rules.ts';

/** A visitor who left a phone number. `mayCall` is false without consent. */
export const visitorSchema = z.object({
  _id: idSchema,
  fullName: z.string(),
  phoneNumber: z.string(),
  language: z.enum(langs),
  visits: z.number(),
  firstVisit: instantSchema,
  lastVisit: instantSchema,
  mayCall: z.boolean(),
  state: z.enum(visitorStates),
  /** The note of staff about the call. */
  note: z.string(),
  /** When the state was last set; null for a new number. */
  stateAt: instantSchema.nullable(),
  /** The account with this number that has ordered since; a proposal for the state `bought`. */
  buyer: z.object({ userId: idSchema, orderedAt: instantSchema }).nullable(),
  /** `text`: as the visitor read it, with the name that the shop had; null for entries of earlier versions. */
  consent: z
    .object({ purpose: z.string(), version: z.string(), at: instantSchema, text: z.string().nullable() })
    .nullable(),
});
/** A visitor who left a phone number. */
export type Visitor = z.output<typeof visitorSchema>;

const search = z.string().trim().max(80).optional();

/** Visitors who leave a name and a number. Responses never reveal whether a number is known. */
export const visitors = {
  'POST /api/visit/visitors': endpoint({
    summary:
      'Adds an entry with a name and a number to call back, and never changes an earlier entry. The response is the same for a known number. `consent` is the version of the accepted text; without it the number must not be called.',
    access: 'anyone',
    limit: 'signup',
    status: 201,
    body: z.object({
      fullName: z
        .string('visitor_name_required')
        .overwrite(oneLine)
        .min(1, 'visitor_name_required')
        .min(visitorNameLength.min, 'visitor_name_short')
        .max(visitorNameLength.max)
        .refine(isFitName, 'name_unfit'),
      phoneNumber: z
        .string('visitor_phone_required')
        .overwrite(tidyPhone)
        .min(1, 'visitor_phone_required')
        .refine(isPhone, 'visitor_phone_digits'),
      consent: z.literal(visitorConsent.version).optional(),
    }),
    response: messageSchema.extend({ success: z.literal(true) }),
  }),
  'GET /api/admin/visitors': endpoint({
    summary: 'Lists visitors who left a number, latest first, 30 a page. `q` searches names and numbers.',
    access: 'admin',
    permission: 'visitors.read',
    query: z.object({
      q: search,
      state: z.enum(visitorStates).optional(),
      ...pageQuery,
    }),
    response: z.object({ visitors: z.array(visitorSchema), total: z.number(), pages: pagesSchema }),
  }),
  'GET /api/admin/visitors/export': endpoint({
    summary: 'Exports the list as CSV, at most 50,000 rows. The export is recorded in the audit log.',
    access: 'admin',
    permission: 'visitors.export',
    fresh: 'always',
    query: z.object({ q: search, state: z.enum(visitorStates).optional() }),
    response: z.string(),
    produces: 'text/csv; charset=utf-8',
  }),
  'PUT /api/admin/visitors/{id}/state': endpoint({
    summary: 'Notes what became of a number: called, not reached, reached, bought.',
    access: 'admin',
    permission: 'visitors.call',
    params: z.object({ id: anyIdSchema }),
    body: z.object({
      state: z.enum(visitorStates),
      note: z.string().trim().max(visitorNoteLength).default(''),
    }),
    response: messageSchema.extend({ visitor: visitorSchema }),
    errors: ['visitor_not_found'],
  }),
  'DELETE /api/admin/visitors/{id}': endpoint({
    summary: 'Erases all entries of a visitor. The audit log records the erasure without personal data.',
    access: 'admin',
    permission: 'visitors.delete',
    params: z.object({ id: anyIdSchema }),
    response: messageSchema,
    errors: ['visitor_not_found'],
  }),
};
