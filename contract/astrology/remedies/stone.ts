import { z } from 'zod';
import { grahaSchema, localInstantSchema, namedSchema } from '../reports/parts.ts';

/** The verdicts on a stone: one is advised, none is needed, or it is better to wait. */
export const stoneVerdicts = ['stone', 'none', 'wait'] as const;
/** A verdict on a stone. */
export type StoneVerdict = (typeof stoneVerdicts)[number];

/**
 * The reasons of a verdict. Of a stone: `lagna`, `maha`, `antar`. Of none: `strong`, `later`. Of waiting: `dasha`, `hidden`,
 * and `time` when the time of birth is unknown.
 */
export const stoneReasons = ['lagna', 'maha', 'antar', 'strong', 'later', 'dasha', 'hidden', 'time'] as const;
/** The reason of a verdict. */
export type StoneReason = (typeof stoneReasons)[number];

/** A sentence of the reasoning, and the text or practice that it follows. */
export const stoneLineSchema = z.object({ text: z.string(), source: z.string() });
/** A sentence of the reasoning with its source. */
export type StoneLine = z.output<typeof stoneLineSchema>;

/** A range of weights with one decimal, in one unit. */
const weightSchema = z.object({ from: z.number(), to: z.number() });

/** The way to wear the advised stone. */
export const stoneWearingSchema = z.object({
  /** The name that products have for it, for a search of the shop. */
  id: z.string(),
  name: z.string(),
  upratna: z.string(),
  finger: z.string(),
  /** The preferred metal first. */
  metals: z.array(z.string()),
  /** The usual weight: in ratti of 182.25 mg (pakki), of 121.5 mg (sunari), and in carats. */
  weight: z.object({ pakki: weightSchema, sunari: weightSchema, carat: weightSchema }),
  weekday: namedSchema,
  /** The graha in whose hora it is first worn. */
  hora: z.string(),
  /** The stones that are not worn with it, as a sentence; '' if there is none. */
  notWith: z.string(),
});

/** One graha as the rules see it, in words. */
const stoneGrahaSchema = grahaSchema.extend({
  /** The houses that it rules: "5th and 8th". */
  rules: z.string(),
  nature: z.enum(['yogakaraka', 'helpful', 'contested', 'neutral', 'harmful']),
  nature_text: z.string(),
  /** What the verse of the lagna says of it. */
  verse: z.string(),
  house: z.number().int(),
  /** Shadbala in percent of what is required. */
  strength: z.number().int(),
  weak: z.boolean(),
  /** "combust", "debilitated", ... */
  state: z.string(),
  /** `maha` or `antar` while its period runs. */
  running: z.enum(['maha', 'antar']).nullable(),
});
/** One graha as the rules see it. */
export type StoneGraha = z.output<typeof stoneGrahaSchema>;

/** What holds by the Moon's sign when the time of birth is unknown. */
const stoneMoonSchema = z.object({ sign: z.string(), helpful: z.array(z.string()), harmful: z.string() });

/** A part of the day of birth, with the answer for it. */
const stoneHourSchema = z.object({
  start: localInstantSchema,
  end: localInstantSchema,
  lagna: z.string(),
  verdict: z.enum(stoneVerdicts),
  /** "Yellow sapphire (Pukhraj)", "No stone is needed", "Wait: ...". */
  text: z.string(),
});

/** The advice on a stone for a birth, in one language. Names and sentences are printed as they are. */
export const stoneDataSchema = z.object({
  verdict: z.enum(stoneVerdicts),
  reason: z.enum(stoneReasons),
  /** The graha of the stone or of the waiting. */
  graha: grahaSchema.nullable(),
  /** The answer in a few words. */
  title: z.string(),
  /** The answer in a sentence. */
  summary: z.string(),
  why: z.array(stoneLineSchema),
  /** How to wear the stone; null unless one is advised. */
  wearing: stoneWearingSchema.nullable(),
  /** The grahas whose stones are not for this birth, with the reason. Empty when the time is unknown. */
  avoid: z.array(z.object({ stone: z.string(), graha: z.string(), why: z.string() })),
  /** The seven grahas. Empty when the time is unknown. */
  grahas: z.array(stoneGrahaSchema),
  /** What a few minutes more or less change. Empty when they change nothing. */
  doubt: z.array(z.string()),
  /** The births for which this answer holds, and the time for which grahas were judged. */
  judged: z.string(),
  /** By the Moon's sign, when the time is unknown; two if the Moon changed its sign that day. */
  moon: z.array(stoneMoonSchema),
  /** By the hour of that day, when the time is unknown. */
  hours: z.array(stoneHourSchema),
});
/** The advice on a stone for a birth. */
export type StoneData = z.output<typeof stoneDataSchema>;
