import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { NOTE_MAX } from '../../core/notes.ts';
import {
  anyIdSchema,
  daySchema,
  idSchema,
  instantSchema,
  messageSchema,
  oneLine,
  typedRupeesSchema,
} from '../../core/primitives.ts';
import { roleSchema } from './endpoints.ts';

/** A tag of a person, in lower case: free words of staff. */
export const tagSchema = z
  .string()
  .overwrite((typed) => oneLine(typed).toLowerCase())
  .min(1)
  .max(40);

const place = z.string().trim().min(1).max(60);

/** The filters of the list of people. A segment is a saved set of them. Days are in IST; amounts in rupees. */
export const peopleFilterSchema = z.object({
  q: z.string().trim().max(80).optional(),
  role: roleSchema.optional(),
  state: z.enum(['open', 'blocked', 'closed']).optional(),
  tag: tagSchema.optional(),
  /** Paid more than this for orders, less refunds. */
  spentAbove: z.coerce.number().int().min(0).max(100_000_000).optional(),
  /** Ordered on this day or later. */
  orderedSince: daySchema.optional(),
  /** Ordered before this day, and not since. */
  notOrderedSince: daySchema.optional(),
  city: place.optional(),
  /** The code of a state, as in addresses. */
  region: place.optional(),
  kundli: z.literal('yes').optional(),
  /** Wants an optional e-mail. */
  mails: z.literal('yes').optional(),
});
/** The filters of the list of people. */
export type PeopleQuery = z.output<typeof peopleFilterSchema>;

/** A note of staff about a person. `by` is empty once its author has left. */
export const personNoteSchema = z.object({
  _id: idSchema,
  text: z.string(),
  by: z.object({ _id: idSchema, name: z.string() }),
  createdAt: instantSchema,
});
/** A note of staff about a person. */
export type PersonNote = z.output<typeof personNoteSchema>;

/** A saved filter of the list of people. */
export const segmentSchema = z.object({ _id: idSchema, name: z.string(), filter: peopleFilterSchema });
/** A saved filter of the list of people. */
export type Segment = z.output<typeof segmentSchema>;

const params = z.object({ id: anyIdSchema });

/** The endpoints of staff about people: notes, tags, segments, export, and credit for a wallet. */
export const customers = {
  'POST /api/admin/users/{id}/notes': endpoint({
    summary: 'Writes a note about a person. Only staff read it, and the person in a copy of their data.',
    access: 'admin',
    permission: 'people.note',
    status: 201,
    params,
    body: z.object({ text: z.string().trim().min(1).max(NOTE_MAX) }),
    response: messageSchema.extend({ note: personNoteSchema }),
    errors: ['person_not_found'],
  }),
  'DELETE /api/admin/users/{id}/notes/{noteId}': endpoint({
    summary: 'Deletes one’s own note.',
    access: 'admin',
    permission: 'people.note',
    params: params.extend({ noteId: anyIdSchema }),
    response: messageSchema,
    errors: ['note_not_found'],
  }),
  'POST /api/admin/users/{id}/tags': endpoint({
    summary: 'Adds a tag to a person; adding it again changes nothing. Twenty at most.',
    access: 'admin',
    permission: 'people.note',
    params,
    body: z.object({ tag: tagSchema }),
    response: z.object({ tags: z.array(z.string()) }),
    errors: ['person_not_found', 'tags_full'],
  }),
  'DELETE /api/admin/users/{id}/tags/{tag}': endpoint({
    summary: 'Takes a tag from a person.',
    access: 'admin',
    permission: 'people.note',
    params: params.extend({ tag: tagSchema }),
    response: z.object({ tags: z.array(z.string()) }),
    errors: ['person_not_found'],
  }),
  'GET /api/admin/people/choices': endpoint({
    summary: 'Returns the tags in use, the most frequent first, and the segments.',
    access: 'admin',
    permission: 'people.read',
    response: z.object({ tags: z.array(z.string()), segments: z.array(segmentSchema) }),
  }),
  'POST /api/admin/people/segments': endpoint({
    summary: 'Saves filters under a name. A name that exists gets the new filters.',
    access: 'admin',
    permission: 'people.note',
    status: 201,
    body: z.object({ name: z.string().overwrite(oneLine).min(1).max(60), filter: peopleFilterSchema }),
    response: messageSchema.extend({ segment: segmentSchema }),
    errors: ['segments_full'],
  }),
  'DELETE /api/admin/people/segments/{id}': endpoint({
    summary: 'Deletes a segment. Nothing changes for its people.',
    access: 'admin',
    permission: 'people.note',
    params,
    response: messageSchema,
    errors: ['segment_not_found'],
  }),
  'GET /api/admin/people/export': endpoint({
    summary:
      'Exports the people of these filters as CSV, at most 50,000. The export is recorded in the audit log.',
    access: 'admin',
    permission: 'people.export',
    fresh: 'always',
    query: peopleFilterSchema,
    response: z.string(),
    produces: 'text/csv; charset=utf-8',
  }),
  'POST /api/admin/users/{id}/wallet-credit': endpoint({
    summary:
      'Gives money of the shop to a customer’s wallet, for a reason that they read by e-mail. `requestId` makes it happen once. The setting `goodwill` limits it.',
    access: 'admin',
    permission: 'people.credit',
    fresh: 'always',
    params,
    body: z.object({
      requestId: z.uuid(),
      /** Rupees. */
      amount: typedRupeesSchema,
      reason: z.string().trim().min(1, 'reason_missing').max(300),
    }),
    response: messageSchema,
    errors: ['person_not_found', 'not_yourself', 'goodwill_too_much', 'goodwill_month', 'goodwill_giver'],
  }),
};
