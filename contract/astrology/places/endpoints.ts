import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';

const langs = { name: z.string(), nameHi: z.string() };

/** A country: ISO 3166-1 code and names. */
export const countrySchema = z.object({ code: z.string(), ...langs });
/** A country. */
export type Country = z.output<typeof countrySchema>;

/** A state. Its code is the ISO 3166-2 code without the country in India (RJ), elsewhere the code of GeoNames. */
export const stateSchema = z.object({ code: z.string(), ...langs });
/** A state. */
export type State = z.output<typeof stateSchema>;

/** A town, city or place of pilgrimage. */
export const placeSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The Hindi name if there is one, else the English one. */
  nameHi: z.string(),
  /** Distinguishes places with the same name; null if unknown. */
  district: z.string().nullable(),
  state: stateSchema,
  country: countrySchema,
  /** "City, State, Country" in the language of the request: the `location` of a birth. */
  location: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** "26.912400,75.787300": the `coordinates` of a birth. */
  coordinates: z.string(),
  /** The IANA zone. */
  timezone: z.string(),
  /** The alternative name that a search matched ("Kashi" for Varanasi); null if it matched the main name. */
  alias: z.string().nullable(),
  /** Its name in addresses of pages: `jaipur`. Null while the places are being written. */
  slug: z.string().nullable(),
});
/** A town, city or place of pilgrimage. */
export type Place = z.output<typeof placeSchema>;

const country = z.string().trim().toUpperCase().length(2);

/** Endpoints of places. City data © GeoNames, CC BY 4.0, and our own list of places of pilgrimage and old names. */
export const places = {
  'GET /api/places/countries': endpoint({
    summary: 'Lists every country that has places, India first, then by name in the language of the request.',
    access: 'anyone',
    response: z.object({ countries: z.array(countrySchema), attribution: z.string() }),
  }),
  'GET /api/places/countries/{country}/states': endpoint({
    summary: 'Lists the states of a country, by name.',
    access: 'anyone',
    params: z.object({ country }),
    response: z.object({ states: z.array(stateSchema) }),
  }),
  'GET /api/places/countries/{country}/states/{state}/cities': endpoint({
    summary: 'Lists the places of a state, by name.',
    access: 'anyone',
    params: z.object({ country, state: z.string().trim().min(1).max(20) }),
    response: z.object({ cities: z.array(placeSchema) }),
  }),
  'GET /api/places/search': endpoint({
    summary:
      'Returns the best eight places whose name begins with the words or is similar: English, Hindi, old names (Kashi, Bombay). Words after a comma narrow to a state or country.',
    access: 'anyone',
    limit: 'suggest',
    query: z.object({
      q: z.string().trim().max(80).default(''),
      /** Limits the search to this country. */
      country: country.optional(),
    }),
    response: z.object({ places: z.array(placeSchema), attribution: z.string() }),
  }),
  'GET /api/places/at': endpoint({
    summary:
      'Returns the zone at coordinates, and the nearest place within 100 km, for villages entered by hand.',
    access: 'anyone',
    limit: 'suggest',
    query: z.object({ coordinates: z.string().max(60) }),
    response: z.object({
      coordinates: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      timezone: z.string(),
      nearest: placeSchema.extend({ distanceKm: z.number() }).nullable(),
    }),
    errors: ['coordinates_invalid'],
  }),
};
