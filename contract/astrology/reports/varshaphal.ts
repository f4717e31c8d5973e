import { z } from 'zod';
import { chartSchema, grahaSchema, planetSchema, pointSchema, rasiSchema, spanSchema } from './parts.ts';

const officeSchema = z.object({ id: z.string(), name: z.string(), graha: grahaSchema });
const strengthSchema = z.object({
  graha: grahaSchema,
  /** Parts of the five-fold strength in units. */
  kshetra: z.number(),
  uchcha: z.number(),
  hadda: z.number(),
  drekkana: z.number(),
  navamsa: z.number(),
  /** Their sum, and a quarter of it: 0 to 20. */
  total: z.number(),
  vishwa: z.number(),
  /** Joys, 0 to 20. */
  harsha: z.number(),
});

/** A part of the year; the lagna is the graha 100. */
const periodSchema = z.object({ lord: grahaSchema, ...spanSchema.shape, runs: z.boolean() });

/** One yoga between the lord of the year's lagna and the lord of a house. */
const yogaSchema = z.object({
  /** `ithasala`, `ishrafa`, `nakta`, and the eleven others. */
  id: z.string(),
  name: z.string(),
  /** The grahas that form it. */
  grahas: z.array(grahaSchema),
  /** Mean of their five-fold strengths, 0 to 20. */
  strength: z.number(),
  /** Names of the yogas that hold it back. */
  cancelled_by: z.array(z.string()),
  /** All of this in one line. */
  detail: z.string(),
});

/** The running year of life. Times are local to the birth place, texts in the requested language. */
export const varshaphalSchema = z.object({
  /** Completed years; the year of life is one more. */
  age: z.number().int(),
  ...spanSchema.shape,
  /** The year begins between sunrise and sunset. */
  by_day: z.boolean(),
  lagna: pointSchema,
  planets: z.array(planetSchema),
  chart: chartSchema,
  muntha: z.object({ sign: rasiSchema, house: z.number().int(), lord: grahaSchema, text: z.string() }),
  year_lord: z.object({
    graha: grahaSchema,
    /** Why, in a sentence. */
    reason: z.string(),
    offices: z.array(officeSchema),
  }),
  strength: z.array(strengthSchema),
  /** Yogas between the lord of the year's lagna and the lord of each house; sentences. */
  yogas: z.array(
    z.object({
      house: z.number().int(),
      field: z.string(),
      /** Names of the yogas. */
      names: z.array(z.string()),
      text: z.string(),
      list: z.array(yogaSchema),
    }),
  ),
  /** Yogas of the whole chart, in sentences. */
  chart_yogas: z.array(z.string()),
  sahams: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      about: z.string(),
      sign: rasiSchema,
      degree_text: z.string(),
      house: z.number().int(),
    }),
  ),
  mudda: z.array(periodSchema),
  /** Periods by the degrees of the seven grahas and the lagna, with their sub-periods; none without time. */
  patyayini: z.array(periodSchema.extend({ parts: z.array(periodSchema) })),
  /** The conventions of the year, printed as they are. */
  lines: z.array(z.string()),
});
/** The running year of life. */
export type VarshaphalData = z.output<typeof varshaphalSchema>;
