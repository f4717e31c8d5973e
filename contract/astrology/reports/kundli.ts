import { z } from 'zod';
import { stoneDataSchema } from '../remedies/stone.ts';
import {
  avakahadaSchema,
  birthDoshaSchema,
  birthPanchangSchema,
  ghatakSchema,
  numbersSchema,
} from './birth-star.ts';
import { kpSchema, otherDashasSchema, pointsSchema, strengthSchema } from './depth.ts';
import { formedSchema, moreYogasSchema } from './more-yogas.ts';
import {
  birthEchoSchema,
  chapterSchema,
  chartSchema,
  conventionsSchema,
  grahaSchema,
  localInstantSchema,
  mangalReadingSchema,
  nakshatraSchema,
  namedSchema,
  passageSchema,
  planetSchema,
  pointSchema,
  rasiSchema,
  reportLangs,
  spanSchema,
} from './parts.ts';
import { varshaphalSchema } from './varshaphal.ts';

const periodSchema = namedSchema.extend(spanSchema.shape);
/** A dasha period: its lord (graha id and name), start and end. */
export type DashaData = z.output<typeof periodSchema>;

const antardashaSchema = periodSchema.extend({ pratyantardasha: z.array(periodSchema) });
const mahadashaSchema = periodSchema.extend({ antardasha: z.array(antardashaSchema) });
/** A mahadasha with both levels below it. */
export type MahadashaData = z.output<typeof mahadashaSchema>;

const yogaSchema = z.object({
  /** The engine's name of it, the same in both languages. */
  id: z.string(),
  name: z.string(),
  has_yoga: z.boolean(),
  description: z.string(),
  /** The texts know a cancellation that applies here. */
  cancelled: z.boolean(),
  /** Ours: what forms it; null when absent. */
  formed: formedSchema.nullable(),
});

/** Minutes by which the birth time may be earlier or later before the fact changes. */
const marginSchema = z.object({ earlier: z.number(), later: z.number() });

const saturnPhaseSchema = z.object({
  id: z.enum(['rising', 'peak', 'setting', 'dhaiya-4', 'dhaiya-8']),
  name: z.string(),
});

/** The chart alone: shown before payment and the first part of every kundli. */
export const kundliPreviewSchema = z.object({
  la: z.enum(reportLangs),
  birth: birthEchoSchema,
  nakshatra: nakshatraSchema,
  chandra_rasi: rasiSchema,
  lagna: pointSchema,
  planets: z.array(planetSchema),
  chart: chartSchema,
});
/** The chart alone. */
export type KundliPreview = z.output<typeof kundliPreviewSchema>;

/**
 * A kundli. The first seven fields are those of the provider that existing clients read; the rest is
 * ours. Names are in the requested language, ids are language-independent. Times are local to the birth place.
 */
export const kundliDataSchema = z.object({
  nakshatra_details: z.object({
    nakshatra: nakshatraSchema,
    chandra_rasi: rasiSchema,
    soorya_rasi: rasiSchema,
    /** Tropical sign of the Sun, the Western zodiac. */
    zodiac: namedSchema,
    additional_info: z.object({
      deity: z.string(),
      ganam: z.string(),
      symbol: z.string(),
      animal_sign: z.string(),
      nadi: z.string(),
      color: z.string(),
      best_direction: z.string(),
      syllables: z.string(),
      birth_stone: z.string(),
      gender: z.string(),
      planet: z.string(),
      enemy_yoni: z.string(),
    }),
  }),
  mangal_dosha: z.object({
    has_dosha: z.boolean(),
    description: z.string(),
    has_exception: z.boolean(),
    /** "Mild", "Strong" in the requested language; null without dosha. */
    type: z.string().nullable(),
    exceptions: z.array(z.string()),
    remedies: z.array(z.string()),
    /** Ours: Mars counted from lagna, Moon and Venus; only the first decides. */
    readings: z.array(mangalReadingSchema),
    /** Ours: house of Mars from the lagna. */
    house: z.number().int(),
  }),
  yoga_details: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      yoga_list: z.array(yogaSchema),
    }),
  ),
  dasha_balance: z.object({
    lord: grahaSchema,
    /** ISO 8601, months of 30 days. */
    duration: z.string(),
    description: z.string(),
  }),
  dasha_periods: z.array(mahadashaSchema),
  /** Each graha with its house. */
  kundli: z.array(namedSchema.extend({ house_number: z.number().int() })),

  la: z.enum(reportLangs),
  birth: birthEchoSchema,
  lagna: pointSchema,
  /** The nine grahas, Sun to Ketu. */
  planets: z.array(planetSchema),
  /** The sixteen vargas, D1 first. */
  charts: z.array(chartSchema),
  /** The grahas that aspect each house, and its lord. */
  houses: z.array(
    z.object({
      house: z.number().int(),
      sign: rasiSchema,
      occupants: z.array(z.number().int()),
      aspected_by: z.array(z.number().int()),
    }),
  ),
  weekday: z.object({ civil: namedSchema, vedic: namedSchema }),
  /** The periods that run at `at`; null outside the 120 years. */
  running: z
    .object({
      at: localInstantSchema,
      maha: periodSchema,
      antar: periodSchema,
      pratyantar: periodSchema,
    })
    .nullable(),
  kaal_sarp: z.object({
    present: z.boolean(),
    name: z.string().nullable(),
    /** The nodes between which the grahas are, in words; null when absent. */
    side: z.string().nullable(),
    description: z.string(),
  }),
  sade_sati: z.object({
    /** Saturn's phase at birth; null outside all phases. */
    at_birth: saturnPhaseSchema.nullable(),
    /** Saturn's current phase; null outside all phases. */
    current: saturnPhaseSchema.extend(spanSchema.shape).nullable(),
    description: z.string(),
    /** Every stay within a hundred years. Retrograde motion splits a stay into parts. */
    stays: z.array(saturnPhaseSchema.extend({ sign: namedSchema, ...spanSchema.shape })),
  }),
  ashtakavarga: z.object({
    /** The sum by sign, 0 to 11; 337 in total. */
    sarva: z.array(z.number().int()),
    bhinna: z.array(
      z.object({ graha: grahaSchema, points: z.array(z.number().int()), total: z.number().int() }),
    ),
  }),
  strength: strengthSchema,
  kp: kpSchema,
  other_dashas: otherDashasSchema,
  points: pointsSchema,
  sensitivity: z.object({
    lagna: marginSchema.nullable(),
    moon_pada: marginSchema,
    running_maha: marginSchema.nullable(),
    running_antar: marginSchema.nullable(),
    /** The same in words, printed as they are. */
    lines: z.array(z.string()),
  }),
  /** Ours: the advice on a stone, by the rules of Find my stone. */
  stone: stoneDataSchema,
  avakahada: avakahadaSchema,
  ghatak: ghatakSchema,
  birth_panchang: birthPanchangSchema,
  birth_doshas: z.array(birthDoshaSchema),
  more_yogas: moreYogasSchema,
  numbers: numbersSchema,
  /** The running year of life. Null outside the first 120 years, and when the time of birth is unknown. */
  varshaphal: varshaphalSchema.nullable(),
  conventions: conventionsSchema,
  /** A passage for each placement, period, yoga and dosha. */
  passages: z.array(passageSchema),
  /**
   * The reading in chapters, in reading order. Houses are counted from the Moon if the time of birth is unknown. `now`
   * is left out outside the 120 years.
   */
  chapters: z.array(chapterSchema),
});
/** A kundli on the wire. */
export type KundliData = z.output<typeof kundliDataSchema>;
