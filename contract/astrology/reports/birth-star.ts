import { z } from 'zod';
import { grahaSchema, namedSchema, spanSchema } from './parts.ts';

const limbSchema = namedSchema.extend(spanSchema.shape);
/** A length in Indian measure: 60 ghatis a day, 60 palas a ghati, 60 vipalas a pala. */
export const ghatisSchema = z.object({
  ghati: z.number().int(),
  pala: z.number().int(),
  vipala: z.number().int(),
  /** The same in words. */
  text: z.string(),
});

/** The entries of almanacs about the birth star, at the head of a kundli. Texts are in the requested language. */
export const avakahadaSchema = z.object({
  varna: z.string(),
  vashya: z.string(),
  yoni: z.string(),
  gana: z.string(),
  /** Nadi of matching: Adi, Madhya or Antya. */
  nadi: z.string(),
  tattva: z.string(),
  paya: z.string(),
  yunja: z.string(),
  sign_lord: grahaSchema,
  star_lord: grahaSchema,
  lagna_lord: grahaSchema,
  /** Syllables for a name, one for each pada; `own` marks the pada of birth. */
  syllables: z.array(z.object({ pada: z.number().int(), text: z.string(), own: z.boolean() })),
});

/** The times to avoid when a day is chosen for something new, by the Moon sign. */
export const ghatakSchema = z.object({
  month: namedSchema,
  tithis: z.array(namedSchema),
  weekday: namedSchema,
  nakshatra: namedSchema,
  yoga: namedSchema,
  karana: namedSchema,
  /** Eighth of day and night, counted from sunrise, 1 to 8. */
  prahar: z.number().int(),
  moon_sign: namedSchema,
});

/** The panchang at the birth. Times are local to the birth place. */
export const birthPanchangSchema = z.object({
  tithi: limbSchema,
  paksha: z.string(),
  nakshatra: limbSchema,
  yoga: limbSchema,
  karana: limbSchema,
  /** Last sunrise before the birth and the sunset after it; null where the Sun did not rise. */
  sunrise: z.string().nullable(),
  sunset: z.string().nullable(),
  /** Born between them; null where the Sun did not rise. */
  by_day: z.boolean().nullable(),
  /** Time from that sunrise to the birth. Null without a sunrise, and when the time of birth is unknown. */
  ishtakal: ghatisSchema.nullable(),
  /** Passed and whole length of the birth star. */
  bhayat: ghatisSchema,
  bhabhog: ghatisSchema,
  /** The lunar month by the count of the place, with the other count in brackets. */
  month: z.string(),
  vikram: z.number().int(),
  shaka: z.number().int(),
  samvatsara: namedSchema,
  ritu: namedSchema,
  ayana: z.string(),
});

/** Pitra dosha and the births for which Parashara knows a remedy; present or not. */
export const birthDoshaSchema = z.object({
  id: z.string(),
  name: z.string(),
  present: z.boolean(),
  because: z.array(z.string()),
  softened_by: z.array(z.string()),
  remedy: z.string().nullable(),
});

/** Numbers of the date of birth and of the name. */
export const numbersSchema = z.object({
  birth: z.object({ number: z.number().int(), ruler: grahaSchema }),
  destiny: z.object({ number: z.number().int(), ruler: grahaSchema }),
  /** Of the name in Latin letters; null for no name or another script. */
  name: z.object({ compound: z.number().int(), number: z.number().int(), ruler: grahaSchema }).nullable(),
  /** The square of Lo Shu: rows of numbers, and how often the date has each. */
  grid: z.array(z.array(z.object({ number: z.number().int(), count: z.number().int() }))),
  missing: z.array(z.number().int()),
  /** Lines of the square with all three of their numbers, in words. */
  full_lines: z.array(z.string()),
});
/** Numbers of a date of birth. */
export type NumbersData = z.output<typeof numbersSchema>;
