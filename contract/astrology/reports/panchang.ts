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

const starSchema = limbSchema.extend({ lord: grahaSchema });
const tithiSchema = limbSchema.extend({
  /** 1 to 15 within its half. */
  index: z.number().int(),
  paksha: z.string(),
});
const karanaSchema = limbSchema.extend({ index: z.number().int(), ...meaningSchema.shape });
const yogaSchema = limbSchema.extend(meaningSchema.shape);
const weekdaySchema = namedSchema.extend({ lord: grahaSchema });

/** Ours: the limbs that hold at one instant. */
const momentSchema = z.object({
  /** The time that was asked for, local. */
  at: localInstantSchema,
  /** The vara that began with the last sunrise. */
  weekday: weekdaySchema,
  tithi: tithiSchema,
  nakshatra: starSchema,
  yoga: yogaSchema,
  karana: karanaSchema,
  /** The lunar month as in `lunar_month.label`. */
  month: z.string(),
});
/** The limbs that hold at one instant. */
export type PanchangMoment = z.output<typeof momentSchema>;

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

/** `title` is ours: the whole name, "Adhika Jyeshtha", "Pausha-Magha (kshaya)". */
const monthSchema = namedSchema.extend({ title: z.string() });

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
  nakshatra: z.array(starSchema),
  tithi: z.array(tithiSchema),
  karana: z.array(karanaSchema),
  yoga: z.array(yogaSchema),
  auspicious_period: z.array(dayPeriodSchema),
  inauspicious_period: z.array(dayPeriodSchema),

  la: z.enum(reportLangs),
  /** The civil date, YYYY-MM-DD. */
  date: z.string(),
  weekday: weekdaySchema,
  /** Ours: the limbs at the time that was asked for. The lists above begin with those at sunrise. */
  moment: momentSchema,
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
    amanta: monthSchema,
    purnimanta: monthSchema,
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
