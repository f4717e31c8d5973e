import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { daySchema } from '../../core/primitives.ts';
import { localInstantSchema, namedSchema, spanSchema } from '../reports/parts.ts';
import { stars } from './purposes.ts';

const reasonSchema = z.object({
  /** What it is about: `nakshatra`, `tara`, `bhadra`. */
  id: z.string(),
  effect: z.enum(['for', 'against']),
  /** What it adds to or takes from the score. */
  points: z.number().int(),
  /** The sentence, in the language of the request. */
  text: z.string(),
});
/** A reason for or against a window. */
export type MuhuratReason = z.output<typeof reasonSchema>;

const windowSchema = spanSchema.extend({
  /** The panchang date, from sunrise to sunrise: YYYY-MM-DD. */
  date: daySchema,
  weekday: namedSchema,
  /** 0 to 100: 50 and the points of the reasons. */
  score: z.number().int(),
  grade: z.enum(['excellent', 'good', 'fair']),
  /** 1 to 30; the name includes the half of the month. */
  tithi: namedSchema,
  nakshatra: namedSchema,
  /** The rising sign; null where signs never rise. */
  lagna: namedSchema.nullable(),
  /** The weightiest first. */
  reasons: z.array(reasonSchema),
});
/** A window of a muhurat. */
export type MuhuratWindow = z.output<typeof windowSchema>;

const closedSchema = spanSchema.extend({ season: z.string(), name: z.string(), text: z.string() });

const placeSchema = z.object({
  /** The value of `city`: a name or coordinates; null for the shop's own city. */
  city: z.string().nullable(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** The IANA zone. */
  timezone: z.string(),
});

const answerSchema = z.object({
  purpose: z.string(),
  place: placeSchema,
  /** The first and the last date, both included. */
  from: daySchema,
  to: daySchema,
  /** The birth star of the request, with its sign if the star reaches into two; null without one. */
  star: z.object({ slug: z.string(), name: z.string() }).nullable(),
  /** In the order of time; three a day at most. Times are those of the place. */
  windows: z.array(windowSchema),
  closed: z.array(closedSchema),
  /** How many days of the range have a window. */
  days: z.number().int(),
  computed_at: localInstantSchema,
});
/** The muhurats of a purpose. */
export type MuhuratAnswer = z.output<typeof answerSchema>;

const slugs = stars.map(({ slug }) => slug);

/** The query of the finder, in addresses of pages and of the API. */
export const muhuratQuery = z.object({
  /** A name in addresses of pages, "jaipur", or latitude and longitude in degrees, "26.92,75.79"; the shop's city if absent. */
  city: z.string().max(120).optional(),
  /** Today at the place if absent. */
  from: daySchema.optional(),
  /** At most 92 days after `from`; six weeks if absent. */
  to: daySchema.optional(),
  /** A birth star: `rohini`, `krittika-mesha`. */
  star: z.enum(slugs).optional(),
});

/** Endpoints of the muhurat finder. */
export const muhurat = {
  'GET /api/muhurats/{purpose}': endpoint({
    summary: 'Returns the muhurats of a purpose at a place, each with the reasons for and against it.',
    access: 'anyone',
    params: z.object({ purpose: z.string().max(40) }),
    query: muhuratQuery,
    response: answerSchema,
    errors: ['muhurat_purpose_unknown', 'muhurat_range_invalid', 'muhurat_city_unknown'],
    limit: 'muhurat',
  }),
};
