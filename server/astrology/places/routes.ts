import type { Country, Place, places, State } from '#contract/astrology/places/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import { appError } from '../../platform/core/app-error.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { countryName } from './countries.ts';
import { locationOf, namesOf } from './location.ts';
import type { PlaceRow, PlacesService, StateRow } from './service.ts';

const attribution = 'City data © GeoNames, CC BY 4.0';

const presentCountry = (code: string): Country => ({
  code,
  name: countryName(code, 'en'),
  nameHi: countryName(code, 'hi'),
});

const presentState = (row: Pick<StateRow, 'code' | 'name' | 'name_hi'>): State => ({
  code: row.code,
  name: row.name,
  nameHi: namesOf(row).hi,
});

function presentPlace(row: PlaceRow, lang: Lang): Place {
  const country = presentCountry(row.country);
  const state = presentState({ code: row.state, name: row.state_name, name_hi: row.state_name_hi });
  return {
    id: row.id,
    name: row.name,
    nameHi: namesOf(row).hi,
    district: row.district,
    state,
    country,
    location: locationOf(row, lang),
    latitude: row.latitude,
    longitude: row.longitude,
    coordinates: `${row.latitude.toFixed(6)},${row.longitude.toFixed(6)}`,
    timezone: row.timezone,
    alias: row.alias,
    slug: row.slug,
  };
}

const COORDINATES = /^\s*([+-]?\d{1,3}(?:\.\d+)?)\s*,\s*([+-]?\d{1,3}(?:\.\d+)?)\s*$/;

/** Returns the handlers of places. Browsers may cache responses that hardly ever change for a day. */
export const placesHandlers = (service: PlacesService): Handlers<typeof places> => {
  const keepable = (setHeader: (name: string, value: string) => void) =>
    setHeader('cache-control', 'public, max-age=86400');
  return {
    'GET /api/places/countries': async ({ lang, setHeader }) => {
      const countries = (await service.countries()).map(presentCountry);
      const order = new Intl.Collator(lang);
      countries.sort(
        (a, b) =>
          Number(b.code === 'IN') - Number(a.code === 'IN') ||
          order.compare(countryName(a.code, lang), countryName(b.code, lang)),
      );
      keepable(setHeader);
      setHeader('vary', 'Origin, x-lang, cookie');
      return { countries, attribution };
    },
    'GET /api/places/countries/{country}/states': async ({ params, setHeader }) => {
      keepable(setHeader);
      return { states: (await service.states(params.country)).map(presentState) };
    },
    'GET /api/places/countries/{country}/states/{state}/cities': async ({ params, lang, setHeader }) => {
      keepable(setHeader);
      setHeader('vary', 'Origin, x-lang, cookie');
      const rows = await service.cities(params.country, params.state);
      return { cities: rows.map((row) => presentPlace(row, lang)) };
    },
    'GET /api/places/search': async ({ query, lang }) => {
      const rows = await service.search(query.q, query.country ?? null);
      return { places: rows.map((row) => presentPlace(row, lang)), attribution };
    },
    'GET /api/places/at': async ({ query, lang }) => {
      const [, latitude, longitude] = COORDINATES.exec(query.coordinates)?.map(Number) ?? [];
      if (latitude === undefined || longitude === undefined) return appError('coordinates_invalid');
      if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return appError('coordinates_invalid');
      const [here, near] = await Promise.all([
        service.at({ latitude, longitude }),
        service.near({ latitude, longitude }),
      ]);
      return {
        coordinates: `${latitude.toFixed(6)},${longitude.toFixed(6)}`,
        latitude,
        longitude,
        timezone: here.timezone,
        nearest: near && { ...presentPlace(near, lang), distanceKm: Number(near.distance.toFixed(1)) },
      };
    },
  };
};
