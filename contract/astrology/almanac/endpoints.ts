import { z } from 'zod';
import { langs } from '#languages/list.ts';
import { endpoint } from '../../core/endpoint.ts';
import { daySchema } from '../../core/primitives.ts';
import { grahaSchema, localInstantSchema, namedSchema, spanSchema } from '../reports/parts.ts';
import { type DayKind, dayKinds } from './rules.ts';

/** A city's name in an address: `jaipur`, `aurangabad-bihar`. */
export const citySlugSchema = z.string().regex(/^[a-z0-9-]{1,120}$/);

/** A city of the almanac, in the language of the request. */
const citySchema = z.object({
  slug: z.string(),
  name: z.string(),
  /** "Jaipur, Rajasthan, India". */
  location: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** The IANA zone. */
  timezone: z.string(),
});
/** A city of the almanac. */
export type AlmanacCity = z.output<typeof citySchema>;

const limbSchema = namedSchema.extend({
  ...spanSchema.shape,
  /** The half of the month of a tithi, the lord of a nakshatra; '' for yoga and karana. */
  detail: z.string(),
});
/** A tithi, nakshatra, yoga or karana with its true start and end. */
export type AlmanacLimb = z.output<typeof limbSchema>;

/** A name of the lunar month by the counting of the place, and by the other one if that differs. */
const monthNameSchema = z.object({
  /** Whole: "Kartika", "Adhika Jyeshtha", "Pausha-Magha (kshaya)". */
  name: z.string(),
  other: z.string().nullable(),
  counting: z.enum(['amanta', 'purnimanta']),
  adhika: z.boolean(),
  /** Whether two sankrantis fall into the month. Its name is then that of two months. */
  kshaya: z.boolean(),
  paksha: z.string(),
});
/** A lunar month as pages name it. */
export type AlmanacMonthName = z.output<typeof monthNameSchema>;

const tithiSchema = limbSchema.extend({
  /** The lunar month of the tithi. It begins after a new moon, or after a full moon. */
  month: monthNameSchema,
});
/** The five limbs of a stretch of time, in the order of time. Each one is listed whole. */
const limbsSchema = z.object({
  /** The vara: it lasts from sunrise to sunrise. */
  weekday: namedSchema.extend({ lord: grahaSchema }),
  tithi: z.array(tithiSchema),
  nakshatra: z.array(limbSchema),
  yoga: z.array(limbSchema),
  karana: z.array(limbSchema),
});

const periodSchema = namedSchema.extend({
  /** Empty if the day has none. */
  spans: z.array(spanSchema),
});
/** A good period of the day, or one to avoid. */
export type AlmanacPeriod = z.output<typeof periodSchema>;

const choghadiyaSchema = namedSchema.extend({
  ...spanSchema.shape,
  quality: z.enum(['good', 'neutral', 'bad']),
});

const horaSchema = spanSchema.extend({ lord: grahaSchema });

const festivalSchema = z.object({
  key: z.string(),
  kind: z.enum(dayKinds),
  name: z.string(),
});
/** A festival or vrat. */
export type AlmanacFestival = z.output<typeof festivalSchema>;

/** Altitude above the horizon and hour angle (west positive) in degrees. */
const directionSchema = z.tuple([z.number(), z.number()]);

/** The Sun and the Moon over the place through a day. */
const skySchema = z.object({
  /** The first instant, ISO 8601 in UTC. */
  from: z.iso.datetime(),
  /** Minutes between two entries. */
  step: z.number().int(),
  sun: z.array(directionSchema),
  moon: z.array(directionSchema),
  /** The Moon's angle from the Sun in degrees, 0 new to 180 full to 360, at the first and at the last entry. */
  elongation: z.tuple([z.number(), z.number()]),
});
/** The Sun and the Moon over the place through a day. */
export type AlmanacSky = z.output<typeof skySchema>;

const almanacDaySchema = z.object({
  place: citySchema,
  /** The civil date there, YYYY-MM-DD. */
  date: z.string(),
  /** The quarter of an hour of the request, in local time, if today was asked for. */
  now: localInstantSchema.nullable(),
  /** The date at the place now. */
  today: z.string(),
  /** Null beyond the years of the almanac. */
  previous: z.string().nullable(),
  next: z.string().nullable(),
  /** Whether search engines may index the page. */
  indexed: z.boolean(),
  /** The limbs from sunrise to the next sunrise; of the civil date where the Sun does not rise. */
  ...limbsSchema.shape,
  /** The limbs from midnight to sunrise, which belong to the day before. Null where the Sun does not rise. */
  before_sunrise: limbsSchema.nullable(),
  /** A rise or set is null if it does not happen. */
  sunrise: localInstantSchema.nullable(),
  sunset: localInstantSchema.nullable(),
  next_sunrise: localInstantSchema.nullable(),
  moonrise: localInstantSchema.nullable(),
  moonset: localInstantSchema.nullable(),
  good: z.array(periodSchema),
  avoid: z.array(periodSchema),
  choghadiya: z.object({ day: z.array(choghadiyaSchema), night: z.array(choghadiyaSchema) }),
  hora: z.array(horaSchema),
  /** The month at sunrise. */
  month: monthNameSchema,
  samvat: z.object({
    vikram: z.number().int(),
    shaka: z.number().int(),
    samvatsara: z.string(),
    ritu: z.string(),
    ayana: z.string(),
  }),
  festivals: z.array(festivalSchema),
  sky: skySchema,
});
/** A day at a place, in the language of the request. */
export type AlmanacDay = z.output<typeof almanacDaySchema>;

const calendarDaySchema = z.object({
  date: z.string(),
  /** The tithi at sunrise (at midnight where the Sun does not rise), with its half of the month. */
  tithi: z.object({ id: z.number().int(), name: z.string(), paksha: z.string() }),
  sunrise: localInstantSchema.nullable(),
  sunset: localInstantSchema.nullable(),
  festivals: z.array(festivalSchema),
});
/** A day of a calendar. */
export type CalendarDay = z.output<typeof calendarDaySchema>;

const calendarSchema = z.object({
  place: citySchema,
  /** YYYY-MM. */
  month: z.string(),
  today: z.string(),
  previous: z.string().nullable(),
  next: z.string().nullable(),
  indexed: z.boolean(),
  /** The lunar months that begin or last in it, in order, by the counting of the place. */
  lunar: z.array(z.string()),
  counting: z.enum(['amanta', 'purnimanta']),
  days: z.array(calendarDaySchema),
});
/** A month at a place, in the language of the request. */
export type AlmanacCalendar = z.output<typeof calendarSchema>;

const lineSchema = z.object({
  /** The slug of the city. */
  city: z.string(),
  name: z.string(),
  /** The tithi now, Rahu Kaal until it is over, and the next good hour, in words. Fewer where the Sun does not rise. */
  parts: z.array(z.string()),
  /** When the words are out of date, in UTC. */
  until: z.iso.datetime(),
});
/** The day of a city in one line. */
export type AlmanacLine = z.output<typeof lineSchema>;

const kindsQuery = z
  .string()
  .max(120)
  .transform((text) => dayKinds.filter((kind) => text.split(',').includes(kind)))
  .pipe(z.array(z.enum(dayKinds)).min(1))
  .default([...dayKinds] as DayKind[]);

/** Endpoints of the almanac, open to all. Texts are in the language of the request. */
export const almanac = {
  'GET /api/almanac/days/{city}/{date}': endpoint({
    summary: 'Returns the panchang of a city for a date of the years 1900 to 2100, or for today.',
    access: 'anyone',
    limit: 'almanac',
    params: z.object({ city: citySlugSchema, date: z.union([z.literal('today'), daySchema]) }),
    response: almanacDaySchema,
    errors: ['almanac_city_missing', 'almanac_out_of_range'],
  }),
  'GET /api/almanac/months/{city}/{month}': endpoint({
    summary: 'Returns the festivals and vratas of a city in a month (YYYY-MM) of the years 1900 to 2100.',
    access: 'anyone',
    limit: 'almanac',
    params: z.object({ city: citySlugSchema, month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) }),
    response: calendarSchema,
    errors: ['almanac_city_missing', 'almanac_out_of_range'],
  }),
  'GET /api/almanac/feeds/{city}/calendar.ics': endpoint({
    summary:
      'Returns the festivals and vratas of a city from last month to a year ahead as a calendar to subscribe to.',
    access: 'anyone',
    limit: 'almanac',
    params: z.object({ city: citySlugSchema }),
    query: z.object({
      /** The kinds of days, separated by commas; all if absent. */
      kinds: kindsQuery,
      la: z.enum(langs).default('en'),
    }),
    produces: 'text/calendar; charset=utf-8',
    response: z.string(),
    errors: ['almanac_city_missing'],
  }),
  'GET /api/almanac/now': endpoint({
    summary:
      "Returns the day in one line for a city, or for the shop's own: tithi, Rahu Kaal, next good hours.",
    access: 'anyone',
    limit: 'list',
    query: z.object({ city: citySlugSchema.optional() }),
    /** Null if the shop does not know the city, or has no city of its own. */
    response: z.object({ line: lineSchema.nullable() }),
  }),
  'GET /api/almanac/cities': endpoint({
    summary: 'Lists the largest cities of the almanac for the sitemap, largest first.',
    access: 'anyone',
    response: z.object({ cities: z.array(z.string()) }),
  }),
};
