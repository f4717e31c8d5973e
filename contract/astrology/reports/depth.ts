import { z } from 'zod';
import { grahaSchema, namedSchema, spanSchema } from './parts.ts';

/** Virupas, two decimals; 60 make a rupa. */
const virupas = z.number();
/** The id of a graha, as in `grahaSchema`. */
const grahaId = z.number().int();

const shadbalaRowSchema = z.object({
  graha: grahaSchema,
  /** Strength of place and its five parts. */
  sthana: z.object({
    uccha: virupas,
    saptavargaja: virupas,
    ojayugma: virupas,
    kendra: virupas,
    drekkana: virupas,
    total: virupas,
  }),
  dig: virupas,
  /** Strength of time and its nine parts; yuddha is negative for the loser of a war. */
  kala: z.object({
    natonnata: virupas,
    paksha: virupas,
    tribhaga: virupas,
    varsha: virupas,
    masa: virupas,
    dina: virupas,
    hora: virupas,
    ayana: virupas,
    yuddha: virupas,
    total: virupas,
  }),
  /** 0 for the Sun and the Moon. */
  cheshta: virupas,
  naisargika: virupas,
  /** Negative when the sight of malefics outweighs. */
  drik: virupas,
  virupas,
  rupas: z.number(),
  required_rupas: z.number(),
  /** Rupas over required rupas; 1 and more is strong. */
  ratio: z.number(),
  /** 1 is the strongest by ratio. */
  rank: z.number().int(),
  /** 0 to 60. */
  ishta: virupas,
  kashta: virupas,
});
/** The six strengths of one graha. */
export type ShadbalaRow = z.output<typeof shadbalaRowSchema>;

/** Shadbala and vimshopaka of the seven grahas, Sun to Saturn. */
export const strengthSchema = z.object({
  shadbala: z.array(shadbalaRowSchema),
  /** Lords of the year, month, day and hour of birth; the hour has none where the Sun does not rise. */
  lords: z.object({
    varsha: grahaSchema,
    masa: grahaSchema,
    dina: grahaSchema,
    hora: grahaSchema.nullable(),
  }),
  /** Grahas within a degree of each other, victor first. */
  wars: z.array(z.object({ victor: grahaId, loser: grahaId })),
  /** Of 20, in the groups of 6, 7, 10 and 16 charts. */
  vimshopaka: z.array(
    z.object({
      graha: grahaSchema,
      shad: z.number(),
      sapta: z.number(),
      dasha: z.number(),
      shodasha: z.number(),
    }),
  ),
});
/** Shadbala and vimshopaka. */
export type StrengthData = z.output<typeof strengthSchema>;

/** A place of the zodiac: sidereal degrees, its sign, and degree and minute within the sign. */
const placeSchema = z.object({ longitude: z.number(), sign: namedSchema, degree_text: z.string() });
/** A place of the zodiac. */
export type PlaceData = z.output<typeof placeSchema>;

/** Lords of a place by Krishnamurti, and its number 1 to 249. */
const pointLordsSchema = z.object({
  sign: namedSchema,
  star: namedSchema,
  sub: namedSchema,
  sub_sub: namedSchema,
  number: z.number().int(),
});

/** The KP chart. Cusps, houses and significators are null from the polar circles on. */
export const kpSchema = z.object({
  /** Krishnamurti's, whichever ayanamsa the report has. */
  ayanamsa: z.object({ degrees: z.number(), degrees_text: z.string() }),
  cusps: z.array(placeSchema.extend({ house: z.number().int(), lords: pointLordsSchema })).nullable(),
  planets: z.array(
    grahaSchema.extend(placeSchema.shape).extend({
      house: z.number().int().nullable(),
      lords: pointLordsSchema,
      /** Houses, strongest first: of the star lord, of the graha, owned by the star lord, owned by the graha. */
      signifies: z.array(z.array(z.number().int())).length(4),
    }),
  ),
  significators: z
    .array(
      z.object({
        house: z.number().int(),
        star_of_occupant: z.array(grahaId),
        occupants: z.array(grahaId),
        star_of_lord: z.array(grahaId),
        lord: grahaId,
      }),
    )
    .nullable(),
});
/** The KP chart. */
export type KpData = z.output<typeof kpSchema>;

const periodSchema = namedSchema.extend(spanSchema.shape);
const dashaSchema = periodSchema.extend({ antardasha: z.array(periodSchema) });
/** A dasha of another system with its antardashas. */
export type OtherDasha = z.output<typeof dashaSchema>;

/** Dashas of other systems, from birth (or the notional start before it) over 108 or 120 years. */
export const otherDashasSchema = z.object({
  /** Ids 0 (Mangala) to 7 (Sankata). */
  yogini: z.array(dashaSchema.extend({ lord: grahaSchema })),
  ashtottari: z.object({
    /** Rahu is in a kendra or trikona from the lagna lord, and not in the lagna. */
    by_rahu: z.boolean(),
    /** Born by day in the dark half or by night in the bright one; null where the Sun does not rise. */
    by_half: z.boolean().nullable(),
    /** Ids are those of grahas. */
    periods: z.array(dashaSchema),
  }),
  /** K.N. Rao's; ids are those of signs. */
  chara: z.array(dashaSchema),
});
/** Dashas of other systems. */
export type OtherDashasData = z.output<typeof otherDashasSchema>;

/** Bhava chalit, karakas, arudhas and upagrahas. */
export const pointsSchema = z.object({
  /** Houses by Sripati, sidereal degrees; null where the midheaven is under the horizon. */
  bhava_chalit: z
    .array(
      z.object({
        house: z.number().int(),
        start: placeSchema,
        middle: placeSchema,
        end: placeSchema,
        planets: z.array(grahaId),
      }),
    )
    .nullable(),
  karakas: z.object({
    seven: z.array(z.object({ id: z.string(), name: z.string(), graha: grahaSchema, degree: z.number() })),
    eight: z.array(z.object({ id: z.string(), name: z.string(), graha: grahaSchema, degree: z.number() })),
  }),
  /** A1 (arudha lagna) to A12 (upapada), by the stronger of two lords of Scorpio and Aquarius, and by one. */
  arudhas: z.array(z.object({ house: z.number().int(), sign: namedSchema, sign_by_one_lord: namedSchema })),
  /** Points from the Sun, then those of the time of day, which are missing where the Sun does not rise. */
  upagrahas: z.array(placeSchema.extend({ id: z.string(), name: z.string(), house: z.number().int() })),
});
/** Bhava chalit, karakas, arudhas and upagrahas. */
export type PointsData = z.output<typeof pointsSchema>;
