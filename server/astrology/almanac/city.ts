import type { AlmanacCity } from '#contract/astrology/almanac/endpoints.ts';
import { type MonthCounting, monthCountingAt } from '#contract/astrology/almanac/month-counting.ts';
import type { Place } from '#jyotish';
import type { Lang } from '#languages/list.ts';
import type { PlaceRow, PlacesService } from '../places/service.ts';

/** A city of the almanac with what its days are computed from. */
export type City = {
  slug: string;
  place: Place;
  zone: string;
  counting: MonthCounting;
  /** Whether its Vikram year begins with Kartika, as in Gujarat. */
  kartikadi: boolean;
  present: (lang: Lang) => AlmanacCity;
};

/** Converts a place with a slug to a city. */
export function toCity(row: PlaceRow, slug: string, countryName: PlacesService['countryName']): City {
  const { latitude, longitude, timezone } = row;
  return {
    slug,
    place: { latitude, longitude },
    zone: timezone,
    counting: monthCountingAt(row.country, row.state),
    kartikadi: row.country === 'IN' && row.state === 'GJ',
    present: (lang) => {
      const name = (lang === 'hi' && row.name_hi) || row.name;
      const state = (lang === 'hi' && row.state_name_hi) || row.state_name;
      return {
        slug,
        name,
        location: [...new Set([name, state, countryName(row.country, lang)])].join(', '),
        latitude,
        longitude,
        timezone,
      };
    },
  };
}
