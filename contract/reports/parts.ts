import { z } from 'zod';

/** The languages of a report; `la` on the wire. */
export const reportLangs = ['en', 'hi'] as const;
/** A language of a report. */
export type ReportLang = (typeof reportLangs)[number];

/** An instant as clocks at the place show it: ISO 8601 with the offset of that day, to the second. */
export const localInstantSchema = z.string();

/** Start and end of a stretch of time, as clocks at the place show them. */
export const spanSchema = z.object({ start: localInstantSchema, end: localInstantSchema });

/** A thing with a number and its name in the asked language. */
export const namedSchema = z.object({ id: z.number().int(), name: z.string() });

/** A graha; ids are Sun 0, Moon 1, Mercury 2, Venus 3, Mars 4, Jupiter 5, Saturn 6, Ascendant 100, Rahu 101, Ketu 102. */
export const grahaSchema = namedSchema.extend({ vedic_name: z.string() });
/** A graha. */
export type GrahaData = z.output<typeof grahaSchema>;

/** A sign, 0 (Mesha) to 11 (Meena). Ours: `western_name` ("Leo"; in Hindi the same word as `name`). */
export const rasiSchema = namedSchema.extend({ lord: grahaSchema, western_name: z.string() });
/** A sign. */
export type RasiData = z.output<typeof rasiSchema>;

/** A nakshatra, 0 (Ashwini) to 26 (Revati), with its pada 1 to 4. */
export const nakshatraSchema = namedSchema.extend({ lord: grahaSchema, pada: z.number().int() });
/** A nakshatra with its pada. */
export type NakshatraData = z.output<typeof nakshatraSchema>;

/** What was asked, and how its time was read. */
export const birthEchoSchema = z.object({
  /** Whose it is; empty when nobody was named. */
  name: z.string(),
  /** The instant with the offset that was used, ISO 8601. */
  datetime: localInstantSchema,
  /** What clocks showed: YYYY-MM-DDTHH:mm. */
  wall_time: z.string(),
  /** Noon was taken because nobody knows the time: lagna, houses and dasha dates may be others. */
  time_unknown: z.boolean(),
  /** IANA zone of the place. */
  timezone: z.string(),
  /** Offset used, "+06:30". */
  offset: z.string(),
  /** `zone`: the history of the place's zone; `override`: the person gave the offset. */
  offset_source: z.enum(['zone', 'override']),
  /** `twice`: clocks were put back over this time (the first is taken); `never`: they jumped over it. */
  clock: z.enum(['once', 'twice', 'never']),
  /** "26.912400,75.787300". */
  coordinates: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** "City, State, Country"; empty when only coordinates were given. */
  location: z.string(),
});
/** A birth as it was asked for and read. */
export type BirthEcho = z.output<typeof birthEchoSchema>;

/** A point of the chart: the lagna, or a graha. */
export const pointSchema = grahaSchema.extend({
  /** Two letters for the chart: "Su", "सू". */
  short: z.string(),
  /** Sidereal degrees, 0 to 360. */
  longitude: z.number(),
  sign: rasiSchema,
  /** Degrees within the sign, 0 to 30. */
  degree: z.number(),
  /** The same to the minute of arc: 24°38′. */
  degree_text: z.string(),
  /** 1 to 12, whole signs from the lagna. */
  house: z.number().int(),
  nakshatra: nakshatraSchema,
});
/** A point of the chart. */
export type PointData = z.output<typeof pointSchema>;

/** A graha of the chart with its condition. */
export const planetSchema = pointSchema.extend({
  retrograde: z.boolean(),
  combust: z.boolean(),
  /** exalted, moolatrikona, own, friend, neutral, enemy, debilitated; null for the nodes. */
  dignity: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Degrees a day. */
  speed: z.number(),
});
/** A graha of the chart with its condition. */
export type PlanetData = z.output<typeof planetSchema>;

/** One chart ready to be drawn: twelve houses from the lagna, each with its sign and the ids of its grahas. */
export const chartSchema = z.object({
  /** 1 (rasi), 9 (navamsa), ... */
  division: z.number().int(),
  name: z.string(),
  houses: z.array(
    z.object({
      house: z.number().int(),
      /** Sign 0 to 11. */
      sign: z.number().int(),
      planets: z.array(z.number().int()),
    }),
  ),
});
/** One chart ready to be drawn. */
export type ChartData = z.output<typeof chartSchema>;

/** Mars counted from one of the three points that traditions count from. */
export const mangalReadingSchema = z.object({
  from: z.enum(['lagna', 'Moon', 'Venus']),
  name: z.string(),
  house: z.number().int(),
  present: z.boolean(),
});
/** Mars counted from one point. */
export type MangalReadingData = z.output<typeof mangalReadingSchema>;

/** How a report was computed; `lines` says it in words, to be printed as they are. */
export const conventionsSchema = z.object({
  ayanamsa: z.object({
    id: z.number().int(),
    name: z.string(),
    degrees: z.number(),
    degrees_text: z.string(),
  }),
  node: z.string(),
  houses: z.string(),
  sunrise: z.string(),
  dasha_year: z.string(),
  delta_t: z.number(),
  engine_version: z.string(),
  lines: z.array(z.string()),
});
/** How a report was computed. */
export type ConventionsData = z.output<typeof conventionsSchema>;

/** One piece of written interpretation in the asked language. `part` says under which heading it belongs. */
export const passageSchema = z.object({
  id: z.string(),
  part: z.string(),
  /** The heading of the part. */
  part_title: z.string(),
  title: z.string(),
  text: z.string(),
});
/** One piece of written interpretation. */
export type Passage = z.output<typeof passageSchema>;
