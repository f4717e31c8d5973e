import { z } from 'zod';
import { panchangDetailsSchema } from './panchang-details.ts';
import {
  conventionsSchema,
  grahaSchema,
  localInstantSchema,
  namedSchema,
  passageSchema,
  reportLangs,
  spanSchema,
} from './parts.ts';

const limbSchema = namedSchema.extend(spanSchema.shape);
/** An element of a limb with its true start and end. */
export type LimbData = z.output<typeof limbSchema>;

/** Ours: what tradition says of it in a few words. */
const meaningSchema = z.object({ meaning: z.string() });

const dayPeriodSchema = namedSchema.extend({
  /** "Auspicious", "Inauspicious" in the requested language. */
  type: z.string(),
  /** Ours: the common name. `name` of the fourth is "Rahu", its title "Rahu Kaal". */
  title: z.string(),
  /** Empty if the day has none. */
  period: z.array(spanSchema),
});
/** A good or bad period of the day. */
export type DayPeriodData = z.output<typeof dayPeriodSchema>;

const choghadiyaSchema = limbSchema.extend({
  quality: z.enum(['good', 'neutral', 'bad']),
  quality_name: z.string(),
});
const horaSchema = spanSchema.extend({ lord: grahaSchema, is_day: z.boolean() });

/**
 * A day. The fields that existing clients read come first; our extensions follow. A rise or set is null if it does not happen.
 */
export const panchangDataSchema = z.object({
  vaara: z.string(),
  sunrise: localInstantSchema.nullable(),
  sunset: localInstantSchema.nullable(),
  moonrise: localInstantSchema.nullable(),
  moonset: localInstantSchema.nullable(),
  nakshatra: z.array(limbSchema.extend({ lord: grahaSchema })),
  tithi: z.array(
    limbSchema.extend({
      /** 1 to 15 within its half. */
      index: z.number().int(),
      paksha: z.string(),
    }),
  ),
  karana: z.array(limbSchema.extend({ index: z.number().int(), ...meaningSchema.shape })),
  yoga: z.array(limbSchema.extend(meaningSchema.shape)),
  auspicious_period: z.array(dayPeriodSchema),
  inauspicious_period: z.array(dayPeriodSchema),

  la: z.enum(reportLangs),
  /** The civil date, YYYY-MM-DD. */
  date: z.string(),
  weekday: namedSchema.extend({ lord: grahaSchema }),
  place: z.object({
    coordinates: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    location: z.string(),
    timezone: z.string(),
    /** Offset at sunrise, "+05:30". */
    offset: z.string(),
  }),
  next_sunrise: localInstantSchema.nullable(),
  /** As newspapers print it: upper limb with refraction, some minutes earlier. */
  visible_sunrise: localInstantSchema.nullable(),
  visible_sunset: localInstantSchema.nullable(),
  /** The rule that defines `sunrise`, in words. */
  sunrise_basis: z.string(),
  choghadiya: z.object({ day: z.array(choghadiyaSchema), night: z.array(choghadiyaSchema) }),
  hora: z.array(horaSchema),
  lunar_month: z.object({
    amanta: namedSchema,
    purnimanta: namedSchema,
    /** Ours: the count that the region of the place uses. */
    count: z.enum(['amanta', 'purnimanta']),
    /** Ours: the month by that count, with the other count in brackets where they differ. Printed as it is. */
    label: z.string(),
    /** Half of the month at sunrise. */
    paksha: z.string(),
    adhika: z.boolean(),
    kshaya: z.boolean(),
  }),
  samvat: z.object({
    shaka: z.number().int(),
    vikram: z.number().int(),
    vikram_gujarati: z.number().int(),
    samvatsara: namedSchema,
    ritu: namedSchema,
    ayana: z.object({ id: z.enum(['uttarayana', 'dakshinayana']), name: z.string() }),
  }),
  festivals: z.array(
    z.object({ key: z.string(), kind: z.enum(['festival', 'observance', 'sankranti']), name: z.string() }),
  ),
  /** Null if the day has no sunrise or sunset. */
  details: panchangDetailsSchema.nullable(),
  conventions: conventionsSchema,
  passages: z.array(passageSchema),
});
/** A day on the wire. */
export type PanchangData = z.output<typeof panchangDataSchema>;
