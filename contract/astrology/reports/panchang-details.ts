import { z } from 'zod';
import { localInstantSchema, namedSchema, rasiSchema, spanSchema } from './parts.ts';

/** Something with a fixed key and its name in the requested language. */
const keyedSchema = z.object({ key: z.string(), name: z.string() });

const padaSchema = namedSchema.extend({ pada: z.number().int(), ...spanSchema.shape });
const gowriSchema = keyedSchema.extend({ ...spanSchema.shape, quality: z.enum(['good', 'bad']) });
const strengthSchema = namedSchema.extend({
  ...spanSchema.shape,
  /** The birth stars, or birth signs, for which this part of the day is good. */
  good_for: z.array(namedSchema),
});

/**
 * Ours: what almanacs print beside the five limbs. Spans have their true start and end; special yogas, tarabala and
 * chandrabala are cut to the day.
 */
export const panchangDetailsSchema = z.object({
  moon_sign: z.array(rasiSchema.extend(spanSchema.shape)),
  sun_sign: z.array(rasiSchema.extend(spanSchema.shape)),
  moon_pada: z.array(padaSchema),
  sun_pada: z.array(padaSchema),
  /** The rising signs, from sunrise to sunrise; empty beyond the polar circles. */
  lagna: z.array(rasiSchema.extend(spanSchema.shape)),
  /** Vishti karana: the world it dwells in, its mouth (worst) and its tail (harmless). */
  bhadra: z.array(
    spanSchema.extend({
      abodes: z.array(keyedSchema.extend(spanSchema.shape)),
      mouth: spanSchema,
      tail: spanSchema,
    }),
  ),
  panchaka: z.array(keyedSchema.extend(spanSchema.shape)),
  ganda_mool: z.array(namedSchema.extend(spanSchema.shape)),
  special_yoga: z.array(keyedSchema.extend({ ...spanSchema.shape, nakshatra: namedSchema })),
  tarabala: z.array(strengthSchema),
  chandrabala: z.array(strengthSchema),
  /** The direction in which no journey begins today. */
  disha_shool: keyedSchema,
  vijaya: spanSchema,
  godhuli: spanSchema,
  nishita: spanSchema,
  pratah_sandhya: spanSchema,
  sayam_sandhya: spanSchema,
  madhyahna: localInstantSchema,
  /** Length of day and night, seconds. */
  day_seconds: z.number().int(),
  night_seconds: z.number().int(),
  /** The thirty muhurtas of two ghatis: 15 of the day, 15 of the night. The nakshatra is null for Abhijit. */
  muhurta: z.array(
    namedSchema.extend({ ...spanSchema.shape, is_day: z.boolean(), nakshatra: namedSchema.nullable() }),
  ),
  gowri: z.object({ day: z.array(gowriSchema), night: z.array(gowriSchema) }),
});
/** The depth of a panchang on the wire. */
export type PanchangDetailsData = z.output<typeof panchangDetailsSchema>;
