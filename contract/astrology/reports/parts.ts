import { z } from 'zod';
import { langs } from '#languages/list.ts';

/** The languages of a report; `la` on the wire. */
export const reportLangs = langs;
/** A language of a report. */
export type ReportLang = (typeof reportLangs)[number];

/** An instant in local time of the place: ISO 8601 with the offset of that day, to the second. */
export const localInstantSchema = z.string();

/** The start and end of a span, in local time of the place. */
export const spanSchema = z.object({ start: localInstantSchema, end: localInstantSchema });

/** A number with its name in the requested language. */
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

/** The input of a birth, and how its time was interpreted. */
export const birthEchoSchema = z.object({
  /** The name of the person; '' if none was given. */
  name: z.string(),
  /** The instant with the offset that was used, ISO 8601. */
  datetime: localInstantSchema,
  /** The wall time: YYYY-MM-DDTHH:mm. */
  wall_time: z.string(),
  /** Noon was assumed because the time is unknown: lagna, houses and dasha dates may be different. */
  time_unknown: z.boolean(),
  /** The IANA zone of the place. */
  timezone: z.string(),
  /** The offset used, "+06:30". */
  offset: z.string(),
  /** `zone`: from the history of the place's zone; `override`: given by the person. */
  offset_source: z.enum(['zone', 'override']),
  /** `twice`: clocks were put back over this time (the first one is used); `never`: they jumped over it. */
  clock: z.enum(['once', 'twice', 'never']),
  /** "26.912400,75.787300". */
  coordinates: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** "City, State, Country"; '' if only coordinates were given. */
  location: z.string(),
});
/** The input of a birth, and how it was interpreted. */
export type BirthEcho = z.output<typeof birthEchoSchema>;

/** A point of the chart: the lagna, or a graha. */
export const pointSchema = grahaSchema.extend({
  /** A two-letter abbreviation for the chart: "Su", "सू". */
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

/** One chart ready to draw: twelve houses from the lagna, each with its sign and the ids of its grahas. */
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

/** The house of Mars counted from one of the three points that traditions count from. */
export const mangalReadingSchema = z.object({
  from: z.enum(['lagna', 'Moon', 'Venus']),
  name: z.string(),
  house: z.number().int(),
  present: z.boolean(),
});
/** The house of Mars counted from one point. */
export type MangalReadingData = z.output<typeof mangalReadingSchema>;

/** The conventions of a report's calculation. `lines` says them in words, printed as they are. */
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
/** The conventions of a report's calculation. */
export type ConventionsData = z.output<typeof conventionsSchema>;

/** The ids of the chapters of a kundli's written reading, in reading order. */
export const chapterIds = ['you', 'work', 'love', 'money', 'health', 'children', 'now', 'year'] as const;
/** The id of a chapter. */
export type ChapterId = (typeof chapterIds)[number];

/** One chapter of the written reading in the requested language, composed by combining placements. */
export const chapterSchema = z.object({
  id: z.enum(chapterIds),
  title: z.string(),
  /** One sentence that says the gist. */
  lead: z.string(),
  /** Three to six paragraphs of plain text. Dates in them are local to the birth place and written in words. */
  paragraphs: z.array(z.string()),
  /** The placements that the chapter is composed of, one sentence each. */
  why: z.array(z.string()),
});
/** One chapter of the written reading. */
export type ChapterData = z.output<typeof chapterSchema>;

/** One passage of interpretation in the requested language. `part` is the heading it belongs to. */
export const passageSchema = z.object({
  id: z.string(),
  part: z.string(),
  /** The heading of the part. */
  part_title: z.string(),
  title: z.string(),
  text: z.string(),
});
/** One passage of interpretation. */
export type Passage = z.output<typeof passageSchema>;
