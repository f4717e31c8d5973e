import { z } from 'zod';
import {
  birthEchoSchema,
  chartSchema,
  conventionsSchema,
  mangalReadingSchema,
  nakshatraSchema,
  passageSchema,
  planetSchema,
  pointSchema,
  rasiSchema,
  reportLangs,
} from './parts.ts';

/** The eight kootas in their order. */
export const kootaKeys = ['varna', 'vasya', 'tara', 'yoni', 'maitri', 'gana', 'bhakoot', 'nadi'] as const;

const personSchema = z.object({
  koot: z.object({
    varna: z.string(),
    vasya: z.string(),
    tara: z.string(),
    yoni: z.string(),
    graha_maitri: z.string(),
    gana: z.string(),
    bhakoot: z.string(),
    nadi: z.string(),
  }),
  nakshatra: nakshatraSchema,
  rasi: rasiSchema,
  /** Ours. */
  birth: birthEchoSchema,
  lagna: pointSchema,
  planets: z.array(planetSchema),
  chart: chartSchema,
});
/** One person of the pair. */
export type MatchingPerson = z.output<typeof personSchema>;

const mangalSchema = z.object({
  has_dosha: z.boolean(),
  has_exception: z.boolean(),
  dosha_type: z.string().nullable(),
  description: z.string(),
  /** Ours. */
  house: z.number().int(),
  exceptions: z.array(z.string()),
  readings: z.array(mangalReadingSchema),
});
/** Mangal dosha of one person of the pair. */
export type MatchingMangal = z.output<typeof mangalSchema>;

/** A matching. The fields that existing clients read come first; our extensions follow. */
export const matchingDataSchema = z.object({
  girl_info: personSchema,
  boy_info: personSchema,
  message: z.object({ type: z.enum(['good', 'bad']), description: z.string() }),
  guna_milan: z.object({
    total_points: z.number(),
    maximum_points: z.number(),
    guna: z.array(
      z.object({
        id: z.number().int(),
        /** Ours: the koota's key, independent of the language. */
        key: z.enum(kootaKeys),
        name: z.string(),
        girl_koot: z.string(),
        boy_koot: z.string(),
        maximum_points: z.number(),
        obtained_points: z.number(),
        description: z.string(),
        /** Ours: what the koota compares, the rule of its points, and the text that the rule is from. */
        compares: z.string(),
        rule: z.string(),
        source: z.string(),
        /** Ours: what tradition holds to cancel this koota's dosha in this pair. */
        cancelled_by: z.array(z.string()),
      }),
    ),
  }),
  girl_mangal_dosha_details: mangalSchema,
  boy_mangal_dosha_details: mangalSchema,
  /** Circumstances in which tradition considers a dosha cancelled. They never change the points. */
  exceptions: z.array(z.string()),

  la: z.enum(reportLangs),
  /** What the points, the doshas with their cancellations and Mangal come to. `message` says the same in one text. */
  verdict: z.object({
    id: z.enum(['supported', 'with care', 'not advised']),
    name: z.string(),
    /** The total with the points that cancelled doshas took counted in. */
    weighed_points: z.number(),
    reasons: z.array(z.string()),
  }),
  /** The South Indian agreements of the same two stars. They never change the points. */
  porutham: z.object({
    /** Full agreements of the first ten, and of all twelve. */
    ten: z.number().int(),
    twelve: z.number().int(),
    list: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        about: z.string(),
        girl: z.string(),
        boy: z.string(),
        agrees: z.enum(['yes', 'partly', 'no']),
        /** "Agrees", "Partly", "Does not agree". */
        agrees_name: z.string(),
        /** What tradition accepts although they do not agree; null for nothing. */
        cancelled_by: z.string().nullable(),
      }),
    ),
    /** About Rajju and Vedha, in a sentence. */
    text: z.string(),
    /** The text that the agreements follow. */
    source: z.string(),
  }),
  /** By the points alone: not recommended, acceptable, very good, excellent. */
  band: z.object({ id: z.string(), name: z.string() }),
  mangal: z.object({ balanced: z.boolean(), advice: z.string() }),
  /** Points of the same pair in texts that disagree; never part of the total. */
  variants: z.array(
    z.object({ key: z.enum(kootaKeys), name: z.string(), points: z.number(), source: z.string() }),
  ),
  conventions: conventionsSchema,
  passages: z.array(passageSchema),
});
/** A matching on the wire. */
export type MatchingData = z.output<typeof matchingDataSchema>;
