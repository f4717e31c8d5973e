import { z } from 'zod';
import { langs } from '#languages/list.ts';
import { cardProductSchema } from '../../catalog/products/endpoints.ts';
import { endpoint } from '../../core/endpoint.ts';
import { oneLine } from '../../core/primitives.ts';
import { muhuratSchema } from '../../selling/energisation/endpoints.ts';
import {
  birthEchoSchema,
  chartSchema,
  nakshatraSchema,
  planetSchema,
  pointSchema,
  rasiSchema,
} from '../reports/parts.ts';
import { stoneDataSchema } from './stone.ts';

const text = z.string().overwrite(oneLine).max(200).optional();
const la = z.enum(langs).catch('en');
/** Replaces the zone's offset: "+04:51", "+05:53:20". */
const offset = z.string().max(10).nullish();
const refusals = [
  'datetime_invalid',
  'coordinates_invalid',
  'offset_invalid',
  'birth_too_early',
  'birth_in_future',
] as const;

/** A birth as the form sends it. */
const birth = {
  /** YYYY-MM-DDTHH:mm; only the wall time counts, the zone is that of the place. */
  datetime: text,
  /** "26.912400,75.787300". */
  coordinates: text,
  location: text,
  timeUnknown: z.boolean().optional(),
  offset,
  la,
};

/** The grahas of a moment for a drawing. */
export const skySchema = z.object({
  /** The lagna; null while time or place is missing. The chart then counts houses from the Moon. */
  lagna: pointSchema.nullable(),
  moon: z.object({ sign: rasiSchema, nakshatra: nakshatraSchema }),
  planets: z.array(planetSchema),
  chart: chartSchema,
});
/** The grahas of a moment. */
export type Sky = z.output<typeof skySchema>;

/**
 * Endpoints of Find my stone. Births come by POST, are neither stored nor logged, and no response is cached; `secret` keeps
 * them from being stored for an `Idempotency-Key`, too.
 */
export const remedies = {
  'POST /api/remedies/sky': endpoint({
    summary:
      'Returns the grahas of a moment while it is typed: of a date at noon in India, then of a time, then with the lagna of a place. Stores nothing.',
    access: 'anyone',
    body: z.object({
      /** YYYY-MM-DD. */
      date: z.string().max(20),
      /** HH:mm; absent while it is not typed or unknown. */
      time: z.string().max(10).nullish(),
      coordinates: z.string().max(60).nullish(),
      offset,
      la,
    }),
    response: skySchema,
    errors: refusals,
    limit: 'sky',
    secret: true,
  }),
  'POST /api/remedies/stone': endpoint({
    summary:
      'Returns the stone for a birth, or that none is needed, or to wait, with the rules that decided it. With a stone also up to three products of it, at a low, a middle and a high price. Stores nothing.',
    access: 'anyone',
    body: z.object(birth),
    response: z.object({
      birth: birthEchoSchema,
      stone: stoneDataSchema,
      /** In stock, cheapest first. Empty unless a stone is advised. */
      pieces: z.array(cardProductSchema),
    }),
    errors: ['kundli_fields', ...refusals],
    limit: 'stone',
    secret: true,
  }),
  'GET /api/remedies/pieces/{stone}': endpoint({
    summary: 'Returns up to three products of a stone that is advised, at a low, a middle and a high price.',
    access: 'anyone',
    limit: 'list',
    /** The id of `wearing`: "emerald". */
    params: z.object({ stone: z.string().max(40) }),
    response: z.object({
      /** In stock, cheapest first. */
      pieces: z.array(cardProductSchema),
    }),
  }),
  'POST /api/remedies/wearing': endpoint({
    summary:
      'Returns the next good days and hours to wear the stone of a graha for the first time, in a city. Stores nothing.',
    access: 'anyone',
    body: z.object({
      /** The id of the graha, 0 to 6. */
      graha: z.number().int().min(0).max(6),
      coordinates: z.string().max(60),
      location: text,
    }),
    response: z.object({ timezone: z.string(), muhurats: z.array(muhuratSchema) }),
    errors: ['coordinates_invalid'],
    limit: 'sky',
  }),
};
